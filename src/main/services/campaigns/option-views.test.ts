import { expect, it } from 'vitest';
import { RULESET_IDS, rulesetOf } from '../../rules/index.ts';
import { tablesFor } from './tables.ts';
import { optionViews } from './option-views.ts';

it.each(RULESET_IDS)('has every option of %s once, the default first', (ruleset) => {
  const { defaultOptions } = rulesetOf({ ruleset }).model(tablesFor(ruleset));
  const firsts = optionViews(ruleset).map(({ key, values }) => [key, values[0]?.value]);
  expect(Object.fromEntries(firsts)).toEqual(defaultOptions);
  expect(firsts).toHaveLength(Object.keys(defaultOptions).length);
});

it('offers each number of a range once, beside the words', () => {
  const slots = optionViews('thresholds').find(({ key }) => key === 'armorPerHit');
  expect(slots?.values.map(({ label }) => label)).toEqual([
    'One',
    'As many as are left',
    ...['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  ]);
});
