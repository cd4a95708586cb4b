import { describe, expect, test } from 'vitest';
import { everyValue, withoutDifference } from '../option-values.fixtures.ts';
import type { ValueRow } from '../option-values.fixtures.ts';
import { optionDescriptions } from './options.ts';
import type { Options } from './options.ts';
import { beast, creature, hit, hurt, play, refusal, roll, track } from './play.fixtures.ts';
import type { Step } from './play.fixtures.ts';
import type { Vitals } from './vitals.ts';

type Chosen = Partial<Options>;

const shown = ({ wounds, stamina, status, injuryRollsOwed }: Vitals): string =>
  `${wounds.current} and ${stamina?.current ?? 'none'}, ${status}${injuryRollsOwed.length > 0 ? ', owes' : ''}`;

const hour = (stamina?: number, safe = false): Step => [
  { op: 'rest', length: 'hour', safe },
  stamina === undefined ? {} : { stamina },
];

/** What the option decides, as far as it can be seen from outside. */
const OUTCOMES: { readonly [Key in keyof Options]: (options: Chosen) => string } = {
  woundDrain: (options) => shown(play(hurt(8, 5), [hit(2, 'unaware')], options).vitals),
  injuryAt: (options) => shown(play(hurt(3, 0), [hit(3)], options).vitals),
  beastsRollInjury: (options) => shown(play(beast(2), [hit(3)], options).vitals),
  belowZeroUnconscious: (options) => {
    const minor = roll({ injury: 2, region: 1, spot: 1 });
    return shown(play(hurt(1, 0), [hit(3), minor], options).vitals);
  },
  locateAlways: (options) =>
    refusal(play(hurt(1, 0), [hit(1)], options).vitals, roll({ injury: 1, hours: 2 }), options) ?? 'accepted',
  toughOnHourly: (options) => shown(play(creature({ stamina: track(0, 5), toughness: 2 }), [hour(1)], options).vitals),
  safeHourFull: (options) => refusal(hurt(8, 0), hour(undefined, true), options) ?? 'accepted',
};

const ROWS: readonly ValueRow[] = [
  ['woundDrain', true, '6 and 3, up'],
  ['woundDrain', false, '6 and 5, up'],
  ['injuryAt', 'zero', '0 and 0, down, owes'],
  ['injuryAt', 'below-zero', '0 and 0, down'],
  ['beastsRollInjury', false, '-1 and none, defeated'],
  ['beastsRollInjury', true, '-1 and none, down, owes'],
  ['belowZeroUnconscious', false, '-2 and 0, down'],
  ['belowZeroUnconscious', true, '-2 and 0, fainted'],
  ['locateAlways', false, 'accepted'],
  ['locateAlways', true, 'dieMissing'],
  ['toughOnHourly', true, '8 and 3, up'],
  ['toughOnHourly', false, '8 and 1, up'],
  ['safeHourFull', false, 'dieMissing'],
  ['safeHourFull', true, 'accepted'],
];

describe('SW-31 every value of every option', () => {
  test('has a row, and each option’s rows tell its values apart', () => {
    expect(ROWS.map(([key, value]) => [key, value])).toEqual(everyValue(optionDescriptions));
    expect(withoutDifference(optionDescriptions, ROWS)).toEqual([]);
  });

  test.each(ROWS)('%s %j: %s', (key, value, outcome) => {
    const see = Object.entries(OUTCOMES).find(([known]) => known === key)?.[1];
    expect(see?.({ [key]: value })).toBe(outcome);
  });
});
