import { describe, expect, it } from 'vitest';
import { flagButtons, hasFlag, withFlag } from './entry-options.ts';

describe('a flag as a button', () => {
  it.each([
    ['14', 's', '14 s'],
    ['14 s', 's', '14'],
    ['14s', 'a', '14 sa'],
    ['14 sa', 's', '14 a'],
    ['14', '/2', '14/2'],
    ['14 / 2 s', '/2', '14 s'],
    ['14/2', 's', '14/2 s'],
    ['2d6+3', '!', '2d6+3 !'],
    ['2d6+3 !', '!', '2d6+3'],
    ['14 C', 'c', '14'],
    ['  7 ', 'u', '7 u'],
  ])('turns %j by %j into %j', (text, flag, changed) => {
    expect(withFlag(text, flag)).toBe(changed);
  });

  it('is on when the text has it, and off again after it is switched twice', () => {
    for (const ruleset of ['thresholds', 'stamina-wounds'] as const) {
      for (const { flag } of flagButtons(ruleset)) {
        const once = withFlag('2d6+3', flag);
        expect([hasFlag('2d6+3', flag), hasFlag(once, flag), withFlag(once, flag)]).toEqual([false, true, '2d6+3']);
      }
    }
  });
});
