import { describe, expect, it } from 'vitest';
import { done, foe, hero, marked, refusalOf } from './creatures.fixtures.ts';
import type { Operation, Vitals, VitalsEdit } from './index.ts';

const edited = (vitals: Vitals, changes: VitalsEdit): Vitals => done(vitals, { op: 'edit', changes }).vitals;
const editCode = (changes: object, vitals = hero()): string => refusalOf(vitals, { op: 'edit', changes });

describe('TH-24 Hit Points marked without damage', () => {
  it.each([
    [3, 2, '5 up'],
    [3, 3, '6 death-move'],
    [3, 9, '6 death-move'],
    [3, 0, '3 up'],
    [3, -1, '3 up'],
    [6, 1, '6 death-move'],
    [6, 0, '6 up'],
  ])('%i marked, %i more: %s', (before, amount, expected) => {
    const { hp, status } = done(hero({ hp: marked(before) }), { op: 'mark-hp', amount }).vitals;
    expect(`${hp.marked} ${status}`).toBe(expected);
  });

  it('defeats an adversary, and tells what was lost', () => {
    const result = done(foe({ hp: marked(5) }), { op: 'mark-hp', amount: 3 });
    expect(result.vitals.status).toBe('defeated');
    expect(result.events).toContainEqual({ type: 'marksLost', amount: 2 });
  });

  it('TH-1, TH-2 is refused for what is no number, and for the dead', () => {
    expect(refusalOf(hero(), { op: 'mark-hp', amount: 0.5 })).toBe('notWhole');
    expect(refusalOf(hero({ status: 'dead' }), { op: 'mark-hp', amount: 1 })).toBe('outOfPlay');
  });
});

describe('TH-30 armor', () => {
  it.each([
    [1, 2, 'accepted', 3],
    [1, 3, 'armorFull', 1],
    [3, 0, 'accepted', 3],
    [3, 1, 'armorFull', 3],
    [1, -2, 'accepted', 1],
  ])('%i marked, %i more: %s', (before, amount, code, slots) => {
    const vitals = hero({ armor: { score: 3, marked: before, temporary: 0 } });
    const operation: Operation = { op: 'mark-armor', amount };
    expect(refusalOf(vitals, operation)).toBe(code);
    if (code === 'accepted') expect(done(vitals, operation).vitals.armor.marked).toBe(slots);
  });

  it.each([
    [{ score: 3, marked: 1, temporary: 0 }, 2, { score: 5, marked: 1, temporary: 2 }],
    [{ score: 11, marked: 1, temporary: 0 }, 4, { score: 12, marked: 1, temporary: 1 }],
    [{ score: 12, marked: 1, temporary: 0 }, 4, { score: 12, marked: 1, temporary: 0 }],
    [{ score: 5, marked: 4, temporary: 2 }, -2, { score: 3, marked: 2, temporary: 0 }],
    [{ score: 5, marked: 1, temporary: 2 }, -2, { score: 3, marked: 0, temporary: 0 }],
    [{ score: 5, marked: 1, temporary: 2 }, -1, { score: 4, marked: 0, temporary: 1 }],
    [{ score: 5, marked: 1, temporary: 2 }, 0, { score: 5, marked: 1, temporary: 2 }],
  ])('temporary: %j by %i', (armor, by, expected) => {
    expect(done(hero({ armor }), { op: 'temporary-armor', by }).vitals.armor).toEqual(expected);
  });

  it('cannot lose more temporary armor than there is', () => {
    expect(refusalOf(hero(), { op: 'temporary-armor', by: -1 })).toBe('noTemporaryArmor');
    expect(refusalOf(hero(), { op: 'temporary-armor', by: 0.5 })).toBe('notWhole');
  });
});

describe('TH-31 Hope', () => {
  it.each([
    [2, 3, 5],
    [2, 9, 6],
    [2, -2, 0],
    [2, 0, 2],
    [6, 1, 6],
  ])('%i changed by %i is %i', (current, by, expected) => {
    expect(done(hero({ hope: { max: 6, current } }), { op: 'change-hope', by }).vitals.hope?.current).toBe(expected);
  });

  it.each([
    [hero(), -3, 'notEnoughHope'],
    [foe(), 1, 'noHope'],
    [hero(), 1.5, 'notWhole'],
  ])('refuses %#', (vitals, by, code) => {
    expect(refusalOf(vitals, { op: 'change-hope', by })).toBe(code);
  });
});

describe('TH-22 a minion picked to fall', () => {
  it('is defeated with every Hit Point marked', () => {
    const minion = foe({ kind: 'minion', hp: marked(0, 1) });
    expect(done(minion, { op: 'fell-minion' }).vitals).toMatchObject({ status: 'defeated', hp: { marked: 1 } });
    expect(done({ ...minion, hp: marked(1, 1) }, { op: 'fell-minion' }).vitals.status).toBe('defeated');
    expect(refusalOf(foe(), { op: 'fell-minion' })).toBe('notAMinion');
  });
});

describe('TH-46 edit', () => {
  it.each([
    [{ hp: { marked: 6 } }, { hp: marked(6), status: 'up' }],
    [{ hp: { max: 3 } }, { hp: marked(3, 3), status: 'up' }],
    [{ hp: { max: 9 } }, { hp: marked(4, 9) }],
    [{ stress: { max: 2 } }, { stress: marked(2, 2) }],
    [{ stress: null }, { stress: null }],
    [{ armor: { score: 1 } }, { armor: { score: 1, marked: 1, temporary: 1 } }],
    [{ armor: { marked: 0 } }, { armor: { score: 4, marked: 0, temporary: 2 } }],
    [{ hope: { max: 1 } }, { hope: { max: 1, current: 1 } }],
    [{ hope: null }, { hope: null }],
    [{ thresholds: { severe: null } }, { thresholds: { major: 8, severe: null } }],
    [{ thresholds: { major: 0, severe: 0 } }, { thresholds: { major: 0, severe: 0 } }],
    [
      { level: 3, tier: 2, minionValue: 4, hordeValue: '1d4+1' },
      { level: 3, tier: 2, minionValue: 4 },
    ],
    [
      { kind: 'foe', status: 'defeated' },
      { kind: 'foe', status: 'defeated' },
    ],
    [{ resist: ['magic'], immune: [], reduce: [{ types: ['magic'], amount: 2 }] }, { resist: ['magic'] }],
  ] as const)('%j', (changes, expected) => {
    const vitals = hero({ hp: marked(4), stress: marked(3), armor: { score: 4, marked: 2, temporary: 2 } });
    expect(edited(vitals, changes)).toMatchObject(expected);
  });

  it('gives Stress and Hope to someone without', () => {
    const bare = foe({ stress: null });
    expect(edited(bare, { stress: { max: 3 } }).stress).toEqual(marked(0, 3));
    expect(edited(bare, { hope: { max: 3, current: 2 } }).hope).toEqual({ max: 3, current: 2 });
    expect(editCode({ stress: { marked: 1 } }, bare)).toBe('outOfRange');
  });

  it.each([
    [{ hp: { max: 0 } }, 'outOfRange'],
    [{ hp: { max: 100 } }, 'outOfRange'],
    [{ hp: { marked: 7 } }, 'outOfRange'],
    [{ hp: { marked: -1 } }, 'outOfRange'],
    [{ hp: { max: 5, marked: 6 } }, 'outOfRange'],
    [{ hp: { marked: 1.5 } }, 'notWhole'],
    [{ stress: { marked: 7 } }, 'outOfRange'],
    [{ armor: { score: 13 } }, 'outOfRange'],
    [{ armor: { score: 2, marked: 3 } }, 'outOfRange'],
    [{ hope: { current: 7 } }, 'outOfRange'],
    [{ hope: { max: -1 } }, 'outOfRange'],
    [{ thresholds: { major: 17 } }, 'severeBelowMajor'],
    [{ thresholds: { severe: 7 } }, 'severeBelowMajor'],
    [{ thresholds: { major: -1 } }, 'outOfRange'],
    [{ thresholds: { severe: 2.5 } }, 'notWhole'],
    [{ level: 11 }, 'outOfRange'],
    [{ level: 0 }, 'outOfRange'],
    [{ tier: 5 }, 'outOfRange'],
    [{ minionValue: 0 }, 'outOfRange'],
    [{ kind: 'god' }, 'unknownKind'],
    [{ status: 'asleep' }, 'unknownStatus'],
    [{ resist: ['cold'] }, 'unknownDamageType'],
    [{ immune: 'magic' }, 'unknownDamageType'],
    [{ reduce: [{ types: ['magic'], amount: -1 }] }, 'badReduction'],
    [{ reduce: [{ types: ['cold'], amount: 1 }] }, 'badReduction'],
  ])('refuses %j: %s', (changes, code) => {
    expect(editCode(changes)).toBe(code);
  });

  it('reaches the dead, and has no event when it changes nothing', () => {
    expect(edited(hero({ status: 'dead' }), { status: 'up' }).status).toBe('up');
    expect(done(hero(), { op: 'edit', changes: { hp: { max: 6 }, level: 1 } }).events).toEqual([]);
  });

  it('says what was and what is, of what changed alone', () => {
    expect(done(hero(), { op: 'edit', changes: { hp: { marked: 2 }, level: 1 } }).events).toEqual([
      { type: 'vitalsEdited', from: { hp: marked(0) }, to: { hp: marked(2) } },
    ]);
  });
});

it('TH-2 refuses an operation that there is not', () => {
  expect(refusalOf(hero(), { op: 'dance' } as unknown as Operation)).toBe('unknownOperation');
});
