import { describe, expect, it } from 'vitest';
import { allowsValue } from '../option-description.ts';
import { defaultOptions, optionDescriptions } from './options.ts';

describe('TH-47 the options of Thresholds', () => {
  it('are all described, once each', () => {
    expect(optionDescriptions.map(({ key }) => key).toSorted()).toEqual(Object.keys(defaultOptions).toSorted());
  });

  it.each(optionDescriptions.map((option) => [option.key, option] as const))(
    '%s has its default first',
    (key, option) => {
      expect(option.values[0]?.value).toBe(defaultOptions[key]);
      expect(option.sentence).toMatch(/^[A-Z].*\.$/);
      for (const { value } of option.values) expect(allowsValue(option, value)).toBe(true);
      expect(allowsValue(option, 'something else')).toBe(false);
      expect(allowsValue(option, undefined)).toBe(false);
    },
  );

  it.each([
    ['armorPerHit', [1, 2, 12, 'any'], [0, 13, 1.5, 'all']],
    ['hpCap', [1, 8, 99], [0, 100, '12']],
    ['shortRestLimit', [0, 3], [-1]],
  ] as const)('%s takes whole numbers within its range', (key, good, bad) => {
    const option = optionDescriptions.find((one) => one.key === key);
    if (!option) throw new Error(`no option ${key}`);
    expect(good.map((value) => allowsValue(option, value))).toEqual(good.map(() => true));
    expect(bad.map((value) => allowsValue(option, value))).toEqual(bad.map(() => false));
  });
});
