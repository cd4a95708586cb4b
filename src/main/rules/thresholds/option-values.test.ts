import { describe, expect, it } from 'vitest';
import { everyValue, withoutDifference } from '../option-values.fixtures.ts';
import type { ValueRow } from '../option-values.fixtures.ts';
import { damage, done, foe, hero, marked, refusalOf } from './creatures.fixtures.ts';
import type { Options, Vitals } from './index.ts';
import { derive } from './derive.ts';
import { defaultOptions, optionDescriptions } from './options.ts';

type Chosen = Partial<Options>;

/** `3 of 6, up`, with the armor slots where any are marked. */
const shown = ({ hp, armor, status }: Vitals): string =>
  `${hp.marked} of ${hp.max}, ${status}${armor.marked > 0 ? `, slots ${armor.marked}` : ''}`;

/** How far whole numbers from 0 on are accepted, one after the other; `none` where 0 is refused already. */
function lastAccepted(from: number, isAccepted: (at: number) => boolean): string {
  let at = from;
  while (at < 200 && isAccepted(at)) at += 1;
  return at === from ? 'none' : String(at - 1);
}

const plated = hero({ hp: marked(0, 20), armor: { score: 12, marked: 0, temporary: 0 } });

/** What the option decides, as far as it can be seen from outside. */
const OUTCOMES: { readonly [Key in keyof Options]: (options: Chosen) => string } = {
  massive: (options) => shown(done(hero(), damage(32), options).vitals),
  massiveAppliesTo: (options) => shown(done(foe(), damage(32), { massive: true, ...options }).vitals),
  armorMode: (options) => shown(done(hero(), damage(20, { armorSlots: 1 }), options).vitals),
  armorPerHit: (options) => shown(done(plated, damage(20, { armorSlots: 12, minHp: 12 }), options).vitals),
  halfRounding: (options) => shown(done(hero({ resist: ['physical'] }), damage(15), options).vitals),
  directIgnoresResistance: (options) =>
    shown(done(hero({ resist: ['physical'] }), damage(14, { direct: true }), options).vitals),
  partialStressCost: (options) =>
    refusalOf(hero({ stress: marked(5) }), { op: 'mark-stress', amount: 2, forced: false }, options),
  foeStressVulnerable: (options) => {
    const strained = foe({ stress: marked(6) });
    return derive(strained, { ...defaultOptions, ...options }).vulnerable ? 'Vulnerable' : 'as before';
  },
  overflowFrom: (options) => {
    const minion = foe({ kind: 'minion', minionValue: 3, hp: marked(0, 1) });
    const [taken] = done(minion, damage(7, { dealtBy: 'foe' }), options).events;
    return taken?.type === 'hitTaken' ? `${taken.minionsDefeated} fall` : 'no hit';
  },
  fullHpHit: (options) => shown(done(hero({ hp: marked(6) }), damage(3), options).vitals),
  riskDoubles: (options) => {
    const due = hero({ hp: marked(6), status: 'death-move' });
    return shown(done(due, { op: 'death-move', choice: 'stake-it-all' }, options, { hope: 5, fear: 5 }).vitals);
  },
  hpCap: (options) =>
    lastAccepted(
      1,
      (max) =>
        refusalOf(hero({ hp: marked(0, max) }), { op: 'level-up', level: 2, picks: ['hp-slot'] }, options) ===
        'accepted',
    ),
  stressCap: (options) =>
    lastAccepted(
      1,
      (max) =>
        refusalOf(hero({ stress: marked(0, max) }), { op: 'level-up', level: 2, picks: ['stress-slot'] }, options) ===
        'accepted',
    ),
  shortRestLimit: (options) =>
    lastAccepted(
      0,
      (shortRestsSoFar) => refusalOf(hero(), { op: 'rest', length: 'short', shortRestsSoFar }, options) === 'accepted',
    ),
};

const ROWS: readonly ValueRow[] = [
  ['massive', false, '3 of 6, up'],
  ['massive', true, '4 of 6, up'],
  ['massiveAppliesTo', 'all', '4 of 6, up'],
  ['massiveAppliesTo', 'heroes', '3 of 6, up'],
  ['armorMode', 'step', '2 of 6, up, slots 1'],
  ['armorMode', 'subtract', '3 of 6, up, slots 1'],
  ['armorMode', 'off', '3 of 6, up'],
  ['armorPerHit', 1, '11 of 20, up, slots 1'],
  ['armorPerHit', 'any', '0 of 20, up, slots 12'],
  ['armorPerHit', 12, '0 of 20, up, slots 12'],
  ['halfRounding', 'up', '2 of 6, up'],
  ['halfRounding', 'down', '1 of 6, up'],
  ['directIgnoresResistance', false, '1 of 6, up'],
  ['directIgnoresResistance', true, '2 of 6, up'],
  ['partialStressCost', false, 'stressFull'],
  ['partialStressCost', true, 'accepted'],
  ['foeStressVulnerable', true, 'Vulnerable'],
  ['foeStressVulnerable', false, 'as before'],
  ['overflowFrom', 'heroes', '1 fall'],
  ['overflowFrom', 'any', '3 fall'],
  ['fullHpHit', 'again', '6 of 6, death-move'],
  ['fullHpHit', 'ignore', '6 of 6, up'],
  ['fullHpHit', 'dead', '6 of 6, dead'],
  ['riskDoubles', 'clear-all', '0 of 6, up'],
  ['riskDoubles', 'clear-nothing', '6 of 6, up'],
  ['hpCap', 12, '11'],
  ['hpCap', 1, 'none'],
  ['hpCap', 99, '98'],
  ['stressCap', 12, '11'],
  ['stressCap', 1, 'none'],
  ['stressCap', 99, '98'],
  ['shortRestLimit', 3, '2'],
  ['shortRestLimit', 0, 'none'],
  ['shortRestLimit', 99, '98'],
];

describe('TH-47 every value of every option', () => {
  it('has a row, and each option’s rows tell its values apart', () => {
    expect(ROWS.map(([key, value]) => [key, value])).toEqual(everyValue(optionDescriptions));
    expect(withoutDifference(optionDescriptions, ROWS)).toEqual([]);
  });

  it.each(ROWS)('%s %j: %s', (key, value, outcome) => {
    const see = Object.entries(OUTCOMES).find(([known]) => known === key)?.[1];
    expect(see?.({ [key]: value })).toBe(outcome);
  });
});
