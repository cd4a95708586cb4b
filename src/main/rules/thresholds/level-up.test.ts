import { describe, expect, it } from 'vitest';
import { done, foe, hero, marked, refusalOf } from './creatures.fixtures.ts';
import { tierOf, thresholdsFor, shiftThresholds } from './derive.ts';
import type { LevelUpOperation, Operation } from './index.ts';

const to = (level: number, changes: Partial<LevelUpOperation> = {}): Operation => ({
  op: 'level-up',
  level,
  ...changes,
});

describe('TH-42 level-up', () => {
  it.each([
    [1, 2, 2],
    [2, 4, 2],
    [4, 5, 3],
    [6, 7, 3],
    [7, 8, 4],
    [1, 10, 4],
  ])('from %i to %i is tier %i', (level, next, tier) => {
    expect(done(hero({ level }), to(next)).vitals).toMatchObject({ level: next, tier });
  });

  it.each([
    [
      { major: 7, severe: 15 },
      { major: 9, severe: 17 },
    ],
    [null, { major: 2, severe: 4 }],
    [undefined, { major: 8, severe: 16 }],
  ])('TH-43 with armor %j', (armorBase, thresholds) => {
    const operation = armorBase === undefined ? to(2) : to(2, { armorBase });
    expect(done(hero(), operation).vitals.thresholds).toEqual(thresholds);
  });

  it.each([
    [['hp-slot'], 7, 6],
    [['stress-slot'], 6, 7],
    [['hp-slot', 'stress-slot'], 7, 7],
    [['hp-slot', 'hp-slot'], 8, 6],
    [[], 6, 6],
  ] as const)('TH-44 with %j', (picks, hp, stress) => {
    const { vitals } = done(hero({ hp: marked(2), stress: marked(1) }), to(2, { picks }));
    expect([vitals.hp, vitals.stress]).toEqual([marked(2, hp), marked(1, stress)]);
  });

  it.each([
    [to(1), 'outOfRange'],
    [to(0), 'outOfRange'],
    [to(11), 'outOfRange'],
    [to(1.5), 'notWhole'],
    [to(2, { picks: ['hp-slot', 'hp-slot', 'stress-slot'] }), 'tooManyPicks'],
    [to(2, { picks: ['luck' as 'hp-slot'] }), 'unknownPick'],
    [to(2, { armorBase: { major: 9, severe: 5 } }), 'severeBelowMajor'],
    [to(2, { armorBase: { major: 1.5, severe: 5 } }), 'notWhole'],
    [to(2, { armorBase: { major: 1, severe: -5 } }), 'outOfRange'],
  ])('refuses %j: %s', (operation, code) => {
    expect(refusalOf(hero(), operation)).toBe(code);
  });

  it('TH-44 allows two picks for each level gained', () => {
    expect(refusalOf(hero(), to(3, { picks: ['hp-slot', 'hp-slot', 'stress-slot'] }))).toBe('accepted');
    expect(refusalOf(hero({ level: 10 }), to(11))).toBe('levelCap');
  });

  it.each([
    [11, 12, 'hp-slot', 'accepted'],
    [12, 12, 'hp-slot', 'hpCap'],
    [12, 13, 'hp-slot', 'accepted'],
    [13, 12, 'hp-slot', 'hpCap'],
    [11, 12, 'stress-slot', 'accepted'],
    [12, 12, 'stress-slot', 'stressCap'],
    [12, 14, 'stress-slot', 'accepted'],
  ] as const)('TH-44 %i slots under a cap of %i, a %s: %s', (max, cap, pick, code) => {
    const vitals = hero({ hp: marked(0, max), stress: marked(0, max) });
    expect(refusalOf(vitals, to(2, { picks: [pick] }), { hpCap: cap, stressCap: cap })).toBe(code);
    expect(refusalOf(vitals, to(2), { hpCap: 1, stressCap: 1 })).toBe('accepted');
  });

  it.each([
    [{ major: 7, severe: 14 }, 0],
    [{ major: 8, severe: 14 }, 1],
    [{ major: 7, severe: 15 }, 1],
  ])('TH-43 tells new thresholds only where they change: %j', (armorBase, told) => {
    const vitals = hero({ thresholds: { major: 9, severe: 16 } });
    const { events } = done(vitals, to(2, { armorBase }));
    expect(events.filter(({ type }) => type === 'thresholdsChanged')).toHaveLength(told);
  });

  it('TH-44 has no Stress slot for someone without Stress', () => {
    expect(refusalOf(foe({ stress: null }), to(2, { picks: ['stress-slot'] }))).toBe('noStress');
  });
});

describe('TH-43 derived numbers', () => {
  it('TH-42 tiers', () => {
    expect([1, 2, 4, 5, 7, 8, 10].map(tierOf)).toEqual([1, 2, 2, 3, 3, 4, 4]);
  });

  it('thresholds are base and level, or level and twice the level', () => {
    expect(thresholdsFor(3, { major: 5, severe: 11 })).toEqual({ major: 8, severe: 14 });
    expect(thresholdsFor(3, null)).toEqual({ major: 3, severe: 6 });
  });

  it.each([
    [
      { major: 8, severe: 16 },
      { major: 2, severe: 2 },
      { major: 10, severe: 18 },
    ],
    [
      { major: 8, severe: 16 },
      { major: 0, severe: 3 },
      { major: 8, severe: 19 },
    ],
    [
      { major: 2, severe: 4 },
      { major: -5, severe: -2 },
      { major: 1, severe: 2 },
    ],
    [
      { major: 8, severe: 9 },
      { major: 0, severe: -5 },
      { major: 8, severe: 8 },
    ],
    [
      { major: null, severe: 9 },
      { major: 2, severe: 2 },
      { major: null, severe: 11 },
    ],
    [
      { major: 4, severe: null },
      { major: 2, severe: 2 },
      { major: 6, severe: null },
    ],
    [
      { major: 0, severe: 0 },
      { major: 2, severe: 2 },
      { major: 0, severe: 0 },
    ],
  ])('TH-45 %j shifted by %j', (thresholds, by, expected) => {
    expect(shiftThresholds(thresholds, by)).toEqual(expected);
  });
});
