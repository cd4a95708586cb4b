import { describe, expect, it } from 'vitest';
import { done, foe, hero, marked, refusalOf } from './creatures.fixtures.ts';
import type { Operation, RestMove, RestOperation, Vitals } from './index.ts';
import { gmTokensFor } from './rest.ts';

const rest = (
  length: RestOperation['length'],
  moves: readonly RestMove[],
  changes: Partial<RestOperation> = {},
): Operation => ({
  op: 'rest',
  length,
  moves: moves.map((move) => ({ move })),
  shortRestsSoFar: 0,
  ...changes,
});

const worn = (changes: Partial<Vitals> = {}): Vitals =>
  hero({ hp: marked(5), stress: marked(4), armor: { score: 3, marked: 3, temporary: 0 }, ...changes });

const after = (operation: Operation, moves: readonly number[] | null, vitals = worn()): readonly unknown[] => {
  const result = done(vitals, operation, {}, moves === null ? {} : { moves });
  const { hp, stress, armor, status } = result.vitals;
  const [taken] = result.events;
  return [hp.marked, stress?.marked, armor.marked, status, taken?.type === 'restTaken' ? taken.shortRests : 'none'];
};

describe('TH-57 preparing', () => {
  const hope = (changes: Partial<RestOperation>, dice: readonly number[], current = 2): readonly unknown[] => {
    const vitals = worn({ hope: { max: 6, current } });
    const result = done(vitals, { ...rest('short', []), ...changes } as Operation, {}, { moves: dice });
    return [result.vitals.hope?.current, result.vitals.hp.marked];
  };

  it('brings a Hope, two together with someone, and never more than there is room for', () => {
    expect(hope({ moves: [{ move: 'prepare' }] }, [])).toEqual([3, 5]);
    expect(hope({ moves: [{ move: 'prepare', together: true }] }, [])).toEqual([4, 5]);
    expect(hope({ moves: [{ move: 'prepare' }, { move: 'prepare', together: true }] }, [], 5)).toEqual([6, 5]);
  });

  it('takes no die, so that the die is that of the move beside it', () => {
    expect(hope({ moves: [{ move: 'prepare' }, { move: 'tend-wounds' }] }, [3])).toEqual([3, 1]);
    const both: Operation = { ...rest('short', ['prepare', 'tend-wounds']) };
    expect(refusalOf(worn(), both, {}, { moves: [3, 3] })).toBe('wrongDice');
  });

  it('is one’s own, and takes Hope', () => {
    expect(refusalOf(worn({ hope: null }), rest('long', ['prepare']), {}, {})).toBe('noHope');
    const ally = 'a' as NonNullable<RestOperation['moves']>[number]['ally'] & string;
    const aimed: Operation = { ...rest('long', []), moves: [{ move: 'prepare', ally }] } as Operation;
    expect(refusalOf(worn(), aimed, {}, {})).toBe('preparingIsOwn');
  });
});

describe('TH-39 the count of short rests', () => {
  it('stands in the sheet, goes on from there and begins again after a long one', () => {
    const short: Operation = { op: 'rest', length: 'short', moves: [] };
    const thrice = done(worn({ shortRests: 2 }), short, {}, {}).vitals;
    expect(thrice.shortRests).toBe(3);
    expect(refusalOf(thrice, short, {}, {})).toBe('longRestDue');
    expect(done(thrice, { op: 'rest', length: 'long', moves: [] }, {}, {}).vitals.shortRests).toBe(0);
  });
});

describe('TH-36 a short rest', () => {
  it.each([
    [['tend-wounds'], [2], [2, 4, 3, 'up', 1]],
    [['clear-stress'], [1], [5, 2, 3, 'up', 1]],
    [['repair-armor'], [1], [5, 4, 1, 'up', 1]],
    [
      ['tend-wounds', 'tend-wounds'],
      [1, 1],
      [1, 4, 3, 'up', 1],
    ],
    [
      ['tend-wounds', 'clear-stress'],
      [4, 4],
      [0, 0, 3, 'up', 1],
    ],
    [[], null, [5, 4, 3, 'up', 1]],
  ] as const)('%j with %j', (moves, dice, expected) => {
    expect(after(rest('short', moves), dice)).toEqual(expected);
  });

  it('adds the tier to each die', () => {
    expect(after(rest('short', ['tend-wounds']), [1], worn({ tier: 3 }))[0]).toBe(1);
  });

  it('wakes someone unconscious when it clears a Hit Point', () => {
    expect(after(rest('short', ['tend-wounds']), [1], worn({ status: 'unconscious' }))[3]).toBe('up');
    expect(after(rest('short', ['clear-stress']), [1], worn({ status: 'unconscious' }))[3]).toBe('unconscious');
  });

  it('TH-38 gives nothing when it is broken off, and does not count', () => {
    const broken = rest('short', ['tend-wounds'], { interrupted: true, shortRestsSoFar: 2 });
    expect(after(broken, null)).toEqual([5, 4, 3, 'up', 2]);
    expect(refusalOf(worn(), broken, {}, { moves: [2] })).toBe('dieNotUsed');
  });

  it.each([
    [2, 3, 'accepted'],
    [3, 3, 'longRestDue'],
    [4, 3, 'longRestDue'],
    [0, 1, 'accepted'],
    [1, 1, 'longRestDue'],
    [0, 0, 'longRestDue'],
  ])('TH-39 after %i others, with a limit of %i: %s', (shortRestsSoFar, shortRestLimit, code) => {
    expect(refusalOf(worn(), rest('short', [], { shortRestsSoFar }), { shortRestLimit })).toBe(code);
    expect(refusalOf(worn(), rest('long', [], { shortRestsSoFar }), { shortRestLimit })).toBe('accepted');
  });
});

describe('TH-37 a long rest', () => {
  it.each([
    [
      ['tend-wounds', 'clear-stress'],
      [0, 0, 3, 'up', 0],
    ],
    [['repair-armor'], [5, 4, 0, 'up', 0]],
    [[], [5, 4, 3, 'up', 0]],
  ] as const)('%j', (moves, expected) => {
    expect(after(rest('long', moves, { shortRestsSoFar: 3 }), null)).toEqual(expected);
  });

  it('wakes the unconscious, also without a Hit Point cleared', () => {
    expect(after(rest('long', []), null, worn({ status: 'unconscious' }))[3]).toBe('up');
  });

  it('TH-38 counts as short when it is broken off, and wakes nobody by itself', () => {
    const broken = rest('long', ['tend-wounds'], { interrupted: true, shortRestsSoFar: 3 });
    expect(after(broken, [2])).toEqual([2, 4, 3, 'up', 4]);
    expect(refusalOf(worn(), broken)).toBe('wrongDice');
    expect(after(rest('long', [], { interrupted: true }), null, worn({ status: 'unconscious' }))[3]).toBe(
      'unconscious',
    );
  });
});

describe('TH-39 what is refused', () => {
  const three: readonly RestMove[] = ['tend-wounds', 'tend-wounds', 'tend-wounds'];
  it.each([
    ['three moves', rest('short', three), [1, 1, 1], 'tooManyMoves'],
    ['three moves of a long rest', rest('long', three), null, 'tooManyMoves'],
    ['an unknown move', rest('short', ['nap' as RestMove]), [1], 'unknownMove'],
    ['a name from elsewhere', rest('short', ['valueOf' as RestMove]), [1], 'unknownMove'],
    ['an unknown length', rest('nap' as 'short', []), null, 'unknownLength'],
    ['a missing die', rest('short', ['tend-wounds', 'clear-stress']), [1], 'wrongDice'],
    ['a die too many', rest('short', ['tend-wounds']), [1, 2], 'wrongDice'],
    ['a face that is none', rest('short', ['tend-wounds']), [5], 'dieOutOfRange'],
    ['a face of nothing', rest('short', ['tend-wounds']), [0], 'dieOutOfRange'],
    ['a die in a long rest', rest('long', ['tend-wounds']), [2], 'dieNotUsed'],
    ['half a rest before', rest('short', [], { shortRestsSoFar: 0.5 }), null, 'notWhole'],
    ['fewer than none before', rest('short', [], { shortRestsSoFar: -1 }), null, 'outOfRange'],
  ])('%s', (_name, operation, moves, code) => {
    expect(refusalOf(worn(), operation, {}, moves === null ? {} : { moves })).toBe(code);
  });

  it('TH-27 Stress to clear where there is none', () => {
    expect(refusalOf(foe({ stress: null }), rest('short', ['clear-stress']), {}, { moves: [1] })).toBe('noStress');
  });
});

describe('TH-40 the game master’s tokens', () => {
  it.each([
    ['short', 4, 3, { ok: true, value: 3 }],
    ['long', 4, 3, { ok: true, value: 7 }],
    ['none', 4, undefined, { ok: true, value: 0 }],
  ] as const)('a %s rest of %i', (result, heroes, die, expected) => {
    expect(gmTokensFor(result, heroes, die)).toEqual(expected);
  });

  it.each([
    ['short', undefined, 'dieMissing'],
    ['long', 5, 'dieOutOfRange'],
    ['none', 2, 'dieNotUsed'],
  ] as const)('a %s rest with a die of %s: %s', (result, die, code) => {
    expect(gmTokensFor(result, 4, die)).toMatchObject({ refusal: { code } });
  });
});
