import { describe, expect, it } from 'vitest';
import { damage, done, foe, hero, hit, marked, refusalOf } from './creatures.fixtures.ts';
import type { DamageOperation, Options, Vitals } from './index.ts';

const shown = (vitals: Vitals): string => `${vitals.hp.marked}/${vitals.armor.marked} ${vitals.status}`;

const after = (vitals: Vitals, operation: DamageOperation, options: Partial<Options> = {}): string =>
  shown(done(vitals, operation, options).vitals);

describe('TH-10 the tiers of a hit', () => {
  it.each([
    [-3, 0],
    [0, 0],
    [1, 1],
    [7, 1],
    [8, 2],
    [15, 2],
    [16, 3],
    [17, 3],
    [32, 3],
  ])('%i marks %i', (amount, points) => {
    expect(hit(hero(), damage(amount)).marked).toBe(points);
  });

  it.each([
    ['all', 'foe', 4],
    ['all', 'hero', 4],
    ['heroes', 'foe', 3],
    ['heroes', 'hero', 4],
  ] as const)('TH-12 Massive for %s: 32 marks a %s %#', (massiveAppliesTo, kind, points) => {
    expect(hit(hero({ kind }), damage(32), { massive: true, massiveAppliesTo }).marked).toBe(points);
  });

  it('TH-12 never goes on doubling past Massive, and always ends', () => {
    expect(hit(foe({ thresholds: { major: 7, severe: 14 } }), damage(5600), { massive: true }).marked).toBe(4);
    expect(hit(foe({ thresholds: { major: 0, severe: 0 } }), damage(5600), { massive: true }).marked).toBe(1);
  });
});

describe('TH-14 armor slots', () => {
  it.each([
    ['one slot takes a step', damage(18, { armorSlots: 1 }), {}, '2/1 up'],
    ['one for each hit', damage(18, { armorSlots: 2 }), {}, '2/1 up'],
    ['two where the table allows two', damage(18, { armorSlots: 3 }), { armorPerHit: 2 }, '1/2 up'],
    ['as many as are left', damage(18, { armorSlots: 9 }), { armorPerHit: 'any' }, '0/3 up'],
    ['never more than there is to prevent', damage(5, { armorSlots: 3 }), { armorPerHit: 'any' }, '0/1 up'],
    ['none on nothing', damage(0, { armorSlots: 1 }), {}, '0/0 up'],
    ['none against direct damage', damage(18, { armorSlots: 1, direct: true }), {}, '3/0 up'],
    ['none where armor is off', damage(18, { armorSlots: 1 }), { armorMode: 'off' }, '3/0 up'],
    ['less than none is none', damage(18, { armorSlots: -1 }), {}, '3/0 up'],
  ] as const)('%s', (_name, operation, options, expected) => {
    expect(after(hero(), operation, options)).toBe(expected);
  });

  it('are not there with a score of 0, nor once all are marked', () => {
    const spent = hero({ armor: { score: 3, marked: 3, temporary: 0 } });
    expect(after(spent, damage(18, { armorSlots: 1 }))).toBe('3/3 up');
    expect(after(foe(), damage(18, { armorSlots: 1 }))).toBe('3/0 up');
  });

  it.each([
    [15, 1, 1, '2/1 up', 11],
    [15, 4, 'any', '0/4 up', 0],
    [16, 1, 1, '3/1 up', 12],
    [15, 1, 'any', '2/1 up', 11],
    [4, 2, 'any', '0/1 up', 0],
    [0, 2, 'any', '0/0 up', 0],
  ] as const)(
    'TH-15 subtract their score: %i with %i of %s allowed',
    (amount, armorSlots, armorPerHit, expected, compared) => {
      const armored = hero({ thresholds: { major: 6, severe: 12 }, armor: { score: 4, marked: 0, temporary: 0 } });
      const options: Partial<Options> = { armorMode: 'subtract', armorPerHit };
      expect(after(armored, damage(amount, { armorSlots }), options)).toBe(expected);
      expect(hit(armored, damage(amount, { armorSlots }), options)).toMatchObject({ final: amount, compared });
    },
  );

  it('prevent the last Hit Point', () => {
    expect(after(hero({ hp: marked(5) }), damage(3, { armorSlots: 1 }))).toBe('5/1 up');
  });
});

describe('TH-13, TH-16 riders', () => {
  it.each([
    ['one more, if any', damage(8, { extraHp: 1 }), '3/0 up'],
    ['none more on nothing', damage(0, { extraHp: 1 }), '0/0 up'],
    ['none more once armor left nothing', damage(3, { extraHp: 1, armorSlots: 1 }), '0/1 up'],
    ['at least two', damage(3, { minHp: 2 }), '2/0 up'],
    ['at least two, before armor', damage(3, { minHp: 2, armorSlots: 1 }), '1/1 up'],
    ['at least two of nothing is nothing', damage(0, { minHp: 2 }), '0/0 up'],
    ['at least one changes no Severe', damage(16, { minHp: 1 }), '3/0 up'],
  ] as const)('%s', (_name, operation, expected) => {
    expect(after(hero(), operation)).toBe(expected);
  });
});

describe('TH-18 the last Hit Point', () => {
  it.each([
    ['a hero owes a death move', hero({ hp: marked(3) }), '6/0 death-move', { marked: 3, lost: 0, deathMove: true }],
    ['past it marks are lost', hero({ hp: marked(5) }), '6/0 death-move', { marked: 1, lost: 2, deathMove: true }],
    ['a foe is defeated', foe({ hp: marked(5) }), '6/0 defeated', { lost: 2, defeated: true, deathMove: false }],
    ['a horde is defeated', foe({ kind: 'horde', hp: marked(3) }), '6/0 defeated', { defeated: true, hordeHalf: true }],
    ['one left is one left', hero({ hp: marked(2) }), '5/0 up', { marked: 3, lost: 0, deathMove: false }],
  ] as const)('TH-17 %s', (_name, vitals, expected, facts) => {
    expect(after(vitals, damage(20))).toBe(expected);
    expect(hit(vitals, damage(20))).toMatchObject(facts);
  });

  it.each([
    ['again', '6/0 death-move'],
    ['ignore', '6/0 up'],
    ['dead', '6/0 dead'],
  ] as const)('TH-19 with every one marked, a hit on a hero who is up: %s', (fullHpHit, expected) => {
    expect(after(hero({ hp: marked(6) }), damage(3), { fullHpHit })).toBe(expected);
    expect(after(hero({ hp: marked(6) }), damage(0), { fullHpHit })).toBe('6/0 up');
    expect(after(hero({ hp: marked(6) }), damage(3, { armorSlots: 1 }), { fullHpHit })).toBe('6/1 up');
    expect(after(foe({ hp: marked(6) }), damage(3), { fullHpHit })).toBe('6/0 defeated');
  });

  it.each(['death-move', 'final-action'] as const)('TH-20 marks nothing further on someone on %s', (status) => {
    const vitals = hero({ hp: marked(4), status });
    expect(after(vitals, damage(20, { armorSlots: 1 }))).toBe(`4/0 ${status}`);
    expect(hit(vitals, damage(20, { armorSlots: 1 }))).toMatchObject({
      tier: 'severe',
      marked: 0,
      lost: 3,
      armorMarked: 0,
      deathMove: false,
    });
  });
});

describe('TH-21 minions and hordes', () => {
  const minion = (value?: number): Vitals =>
    foe({
      kind: 'minion',
      thresholds: { major: null, severe: null },
      hp: marked(0, 1),
      ...(value === undefined ? {} : { minionValue: value }),
    });

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 2],
    [6, 3],
    [9, 4],
  ])('TH-22 %i by a hero against minions of 3 defeats %i', (amount, count) => {
    expect(hit(minion(3), damage(amount, { dealtBy: 'hero' })).minionsDefeated).toBe(count);
  });

  it.each([
    ['a foe’s damage defeats one', damage(9, { dealtBy: 'foe' }), {}, 1],
    ['nobody’s does too', damage(9), {}, 1],
    ['a foe’s more where anyone’s may', damage(9, { dealtBy: 'foe' }), { overflowFrom: 'any' }, 4],
    ['an area effect only those it is aimed at', damage(9, { dealtBy: 'hero', area: true }), {}, 1],
  ] as const)('TH-22 %s', (_name, operation, options, count) => {
    expect(hit(minion(3), operation, options).minionsDefeated).toBe(count);
  });

  it('defeats one minion without a number, one of 0, and one with more Hit Points', () => {
    expect(hit(minion(), damage(9, { dealtBy: 'hero' })).minionsDefeated).toBe(1);
    expect(hit(minion(0), damage(9, { dealtBy: 'hero' })).minionsDefeated).toBe(1);
    expect(after({ ...minion(3), hp: marked(0, 4) }, damage(1))).toBe('1/0 defeated');
  });

  it('counts what was reduced: a half of 1 still defeats', () => {
    const resisting: Vitals = { ...minion(3), resist: ['physical'] };
    expect(hit(resisting, damage(5, { dealtBy: 'hero' }))).toMatchObject({ final: 3, minionsDefeated: 2 });
    expect(hit(resisting, damage(1, { dealtBy: 'hero' })).minionsDefeated).toBe(1);
  });

  it('says 0 for anyone else', () => {
    expect(hit(foe(), damage(50, { dealtBy: 'hero' })).minionsDefeated).toBe(0);
  });

  it.each([
    [2, 6, true],
    [1, 5, false],
    [2, 5, true],
  ])('TH-23 a horde with %i of %i marked, one more: half %s', (before, max, half) => {
    expect(hit(foe({ kind: 'horde', hp: marked(before, max) }), damage(4)).hordeHalf).toBe(half);
    expect(hit(foe({ hp: marked(before, max) }), damage(4)).hordeHalf).toBe(false);
  });
});

describe('TH-1 what is refused', () => {
  it.each([
    ['no number', { op: 'damage', parts: [{ amount: null, types: [] }] }, 'notWhole'],
    ['a fraction', { op: 'damage', parts: [{ amount: 1.5, types: [] }] }, 'notWhole'],
    ['a word', { op: 'damage', parts: [{ amount: 'NaN', types: [] }] }, 'notWhole'],
    ['infinity', { op: 'damage', parts: [{ amount: Infinity, types: [] }] }, 'notWhole'],
    ['no parts', { op: 'damage', parts: [] }, 'noDamage'],
    ['parts that are none', { op: 'damage' }, 'noDamage'],
    ['an unknown type', { op: 'damage', parts: [{ amount: 3, types: ['cold'] }] }, 'unknownDamageType'],
    ['types that are none', { op: 'damage', parts: [{ amount: 3 }] }, 'unknownDamageType'],
    ['half a slot', { op: 'damage', parts: [{ amount: 3, types: [] }], armorSlots: 0.5 }, 'notWhole'],
    ['fewer extra', { op: 'damage', parts: [{ amount: 3, types: [] }], extraHp: -1 }, 'outOfRange'],
    ['a negative floor', { op: 'damage', parts: [{ amount: 3, types: [] }], minHp: -1 }, 'outOfRange'],
    [
      'past counting',
      { op: 'damage', parts: Array(2).fill({ amount: Number.MAX_SAFE_INTEGER, types: [] }) },
      'outOfRange',
    ],
  ])('%s', (_name, operation, code) => {
    expect(refusalOf(hero(), operation as DamageOperation)).toBe(code);
  });

  it.each(['dead', 'retired', 'defeated'] as const)('TH-2 someone %s, unless it is forced', (status) => {
    expect(refusalOf(hero({ status }), damage(5))).toBe('outOfPlay');
    expect(after(hero({ status }), damage(8, { force: true }))).toBe(`2/0 ${status}`);
  });

  it('TH-20 an unconscious hero, unless it is forced, and then nothing more happens to them', () => {
    const unconscious = hero({ hp: marked(6), status: 'unconscious' });
    expect(refusalOf(unconscious, damage(9))).toBe('unconscious');
    expect(after(unconscious, damage(9, { force: true }))).toBe('6/0 unconscious');
  });

  it('TH-48 a die, for damage rolls none', () => {
    expect(refusalOf(hero(), damage(5), {}, { hope: 3 })).toBe('dieNotUsed');
  });
});
