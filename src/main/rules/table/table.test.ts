import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../refusal.ts';
import {
  advanceCountdown,
  checkMorale,
  checkSurprise,
  criticalTotal,
  dynamicTicks,
  fallingDice,
  gainTokens,
  hordeMembers,
  initiativeDice,
  moraleDice,
  moraleTrigger,
  rollDistance,
  rollReaction,
  rollRetainerMorale,
  rollRound,
  spendTokens,
} from './index.ts';
import type { Countdown, Loop } from './index.ts';

const valueOf = <Value>(outcome: Outcome<Value>): Value => {
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value;
};
const codeOf = (outcome: Outcome<unknown>): string | null => (outcome.ok ? null : outcome.refusal.code);
const bad = [NaN, 1.5, Infinity, '3', null, undefined] as readonly number[];
const die = fc.integer({ min: 1, max: 6 });

describe('initiative', () => {
  test.each([
    [1, 'foes'],
    [3, 'foes'],
    [4, 'heroes'],
    [6, 'heroes'],
  ])('TB-1 two sides: on a %i the %s go first', (heroes, first) => {
    const second = first === 'heroes' ? 'foes' : 'heroes';
    for (const sides of [
      ['heroes', 'foes'],
      ['foes', 'heroes'],
    ]) {
      expect(valueOf(rollRound('sides', sides, { heroes }))).toEqual([[first], [second]]);
    }
  });

  test('TB-1 without heroes the die is the first side’s', () => {
    expect(initiativeDice(['guards', 'wolves'])).toEqual({ guards: 6 });
    expect(valueOf(rollRound('sides', ['guards', 'wolves'], { guards: 4 }))).toEqual([['guards'], ['wolves']]);
  });

  test.each([
    [{ a: 3, b: 6, c: 5 }, [['b'], ['c'], ['a']]],
    [{ a: 5, b: 2, c: 5 }, [['a', 'c'], ['b']]],
    [{ a: 2, b: 5, c: 5 }, [['b', 'c'], ['a']]],
    [{ a: 4, b: 4, c: 4 }, [['a', 'b', 'c']]],
  ])('TB-2, TB-3 three sides by %j, ties at once', (dice, order) => {
    expect(valueOf(rollRound('sides', ['a', 'b', 'c'], dice))).toEqual(order);
  });

  test.each([
    [['heroes', 'foes'], {}, 'dieMissing'],
    [['heroes', 'foes'], { heroes: 7 }, 'dieOutOfRange'],
    [['heroes', 'foes'], { heroes: 3, foes: 4 }, 'dieNotUsed'],
    [['a', 'b', 'c'], { a: 1, b: 2 }, 'dieMissing'],
    [['a', 'b', 'c'], { a: 1, b: 2, c: 0 }, 'dieOutOfRange'],
    [['a', 'b', 'c'], { a: 1, b: 2, c: 3, d: 4 }, 'dieNotUsed'],
    [['a'], { a: 1 }, 'tooFewSides'],
    [[], {}, 'tooFewSides'],
    [['a', 'a'], { a: 1 }, 'sameSide'],
    [['a', ' '], { a: 1 }, 'badSides'],
    [null as never, {}, 'badSides'],
  ])('TB-18 %j with %j is refused: %s', (sides, dice, code) => {
    expect(codeOf(rollRound('sides', sides, dice))).toBe(code);
  });

  test('TB-1 no other way of rolling is known', () => {
    expect(codeOf(rollRound('speed' as never, ['a', 'b'], { a: 1 }))).toBe('unknownMode');
  });

  test('TB-2 every side acts exactly once, and nobody acts before a higher die', () => {
    fc.assert(
      fc.property(fc.array(die, { minLength: 3, maxLength: 8 }), (faces) => {
        const sides = faces.map((_, at) => `side ${String(at)}`);
        const dice = Object.fromEntries(sides.map((side, at) => [side, faces[at] ?? 0]));
        const order = valueOf(rollRound('sides', sides, dice));
        expect(order.flat().toSorted()).toEqual(sides.toSorted());
        const values = order.map((group) => new Set(group.map((side) => dice[side])));
        expect(values.every((group) => group.size === 1)).toBe(true);
        const heights = values.flatMap((group) => [...group]).map(Number);
        expect(heights).toEqual(heights.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('morale', () => {
  test.each([
    [7, 0, 6, 1, true],
    [7, 0, 5, 3, false],
    [7, 2, 4, 5, true],
    [7, 2, 4, 6, false],
    [7, 9, 4, 6, false],
    [7, -1, 3, 3, true],
    [7, -2, 3, 3, false],
    [7, -9, 3, 2, true],
    [2, 0, 1, 1, true],
    [2, -2, 1, 1, false],
    [11, 0, 6, 6, false],
    [11, 1, 6, 6, true],
  ])('TB-4, TB-5 score %i, modifier %i, dice %i and %i: holds %s', (score, modifier, first, second, holds) => {
    expect(valueOf(checkMorale({ score, modifier }, { first, second }))).toBe(holds);
  });

  test.each([-9, 0, 2])('TB-5 a score of 12 always holds, without dice, whatever the modifier (%i)', (modifier) => {
    expect(moraleDice(12)).toEqual({});
    expect(valueOf(checkMorale({ score: 12, modifier }, {}))).toBe(true);
    expect(codeOf(checkMorale({ score: 12, modifier }, { first: 1, second: 1 }))).toBe('dieNotUsed');
  });

  test('TB-4 bad scores and modifiers are refused', () => {
    const dice = { first: 1, second: 1 };
    for (const score of [1, 13, 0, -1]) expect(codeOf(checkMorale({ score, modifier: 0 }, dice))).toBe('outOfRange');
    for (const score of bad) expect(codeOf(checkMorale({ score, modifier: 0 }, dice))).toBe('notWhole');
    for (const modifier of bad) expect(codeOf(checkMorale({ score: 7, modifier }, dice))).toBe('notWhole');
  });

  test.each([
    [{ first: 3 }, 'dieMissing'],
    [{ second: 3 }, 'dieMissing'],
    [{ first: 3, second: 7 }, 'dieOutOfRange'],
    [{ first: 3, second: 3, third: 3 }, 'dieNotUsed'],
  ])('TB-18 %j is refused: %s', (dice, code) => {
    expect(codeOf(checkMorale({ score: 7, modifier: 0 }, dice))).toBe(code);
    expect(codeOf(rollReaction(dice))).toBe(code);
  });

  test.each([
    [6, 3, undefined, 'half-fallen'],
    [6, 2, undefined, null],
    [5, 2, undefined, null],
    [5, 3, undefined, 'half-fallen'],
    [1, 0, { max: 9, current: 4 }, 'alone-at-half-wounds'],
    [1, 0, { max: 8, current: 4 }, 'alone-at-half-wounds'],
    [1, 0, { max: 9, current: 5 }, null],
    [1, 0, undefined, null],
    [6, 0, { max: 9, current: 1 }, null],
  ])('TB-6 of %i, %i fell (%j): %s', (members, fallen, wounds, trigger) => {
    expect(moraleTrigger({ members, fallen, ...(wounds && { wounds }) })).toBe(trigger);
  });

  test('TB-7 retainers by 3d6, every total', () => {
    const scores = [2, 3, 4, 5, 6, 6, 7, 7, 7, 7, 8, 8, 9, 10, 11, 12];
    for (let total = 3; total <= 18; total++) {
      const first = Math.min(6, total - 2);
      const second = Math.min(6, total - first - 1);
      const third = total - first - second;
      expect([total, valueOf(rollRetainerMorale({ first, second, third }))]).toEqual([total, scores[total - 3]]);
    }
  });

  test.each([
    [{ first: 3, second: 4 }, 'dieMissing'],
    [{ first: 0, second: 4, third: 1 }, 'dieOutOfRange'],
    [{ first: 1, second: 4, third: 1, fourth: 2 }, 'dieNotUsed'],
  ])('TB-18 3d6 of %j are refused: %s', (dice, code) => {
    expect(codeOf(rollRetainerMorale(dice))).toBe(code);
    expect(codeOf(rollDistance(null, dice))).toBe(code);
  });
});

describe('meeting', () => {
  test.each([
    [false, false, 2],
    [false, true, 1],
    [true, false, 4],
    [true, true, 3],
  ])('TB-8 prepared %s, wary %s: surprised up to %i', (prepared, wary, highest) => {
    for (let surprise = 1; surprise <= 6; surprise++) {
      expect(valueOf(checkSurprise({ prepared, wary }, { surprise }))).toBe(surprise <= highest);
    }
  });

  test('TB-8 answers that are none, and dice, are refused', () => {
    expect(codeOf(checkSurprise({ prepared: 'yes' as never, wary: false }, { surprise: 1 }))).toBe('notYesOrNo');
    expect(codeOf(checkSurprise({ prepared: true, wary: false }, {}))).toBe('dieMissing');
    expect(codeOf(checkSurprise({ prepared: true, wary: false }, { surprise: 7 }))).toBe('dieOutOfRange');
    expect(codeOf(checkSurprise({ prepared: true, wary: false }, { surprise: 1, first: 1 }))).toBe('dieNotUsed');
  });

  test('TB-9 reactions, every total', () => {
    const words =
      'hostile unfriendly unfriendly unfriendly indifferent indifferent indifferent talkative talkative talkative helpful';
    for (const [at, word] of words.split(' ').entries()) {
      const first = Math.min(6, at + 1);
      expect([at + 2, valueOf(rollReaction({ first, second: at + 2 - first }))]).toEqual([at + 2, word]);
    }
  });

  test.each([
    [null, 1, 30],
    [null, 6, 180],
    [60, 6, 60],
    [179, 6, 179],
    [180, 6, 180],
    [0, 2, 0],
  ])('TB-10 seen %s, three %is: %i feet', (visibility, face, feet) => {
    expect(valueOf(rollDistance(visibility, { first: face, second: face, third: face }))).toBe(feet);
  });

  test('TB-10 a visibility below 0 or no number is refused', () => {
    const dice = { first: 1, second: 1, third: 1 };
    expect(codeOf(rollDistance(-1, dice))).toBe('outOfRange');
    expect(codeOf(rollDistance(1.5, dice))).toBe('notWhole');
    expect(codeOf(rollDistance(undefined as never, dice))).toBe('notWhole');
  });

  test.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [19, 1],
    [35, 3],
    [199, 19],
    [200, 20],
    [201, 20],
    [9999, 20],
  ])('TB-11 a fall of %i feet: %i dice', (feet, dice) => {
    expect(valueOf(fallingDice(feet))).toBe(dice);
  });

  test('TB-11 a height below 0 or no number is refused', () => {
    expect(codeOf(fallingDice(-1))).toBe('outOfRange');
    for (const feet of bad) expect(codeOf(fallingDice(feet))).toBe('notWhole');
  });
});

describe('criticals', () => {
  test.each([
    ['2d8+1', [3, 5], 25],
    ['1d6+2d4+3', [6, 1, 4], 28],
    ['2d6-2', [1, 4], 15],
    ['d8', [5], 13],
    ['D8', [5], 13],
    ['d%', [37], 137],
    [' 2d6 − 2 ', [1, 4], 15],
    ['2d6 + 1d4 - 1', [6, 6, 4], 31],
    ['3+1d6', [2], 11],
    ['2d6-1d4', [6, 6, 1], 22],
    ['7', [], 7],
    ['2d6kh1+1', [2, 5], 12],
  ])('TB-12 %s showing %j is %i', (notation, rolled, total) => {
    expect(valueOf(criticalTotal(notation, rolled))).toBe(total);
  });

  test.each([
    ['2d8+1', [3], 'wrongDice'],
    ['2d8+1', [3, 4, 5], 'wrongDice'],
    ['1d8', [], 'wrongDice'],
    ['1d8', null as never, 'wrongDice'],
    ['1d8+1d6', [9, 2], 'dieOutOfRange'],
    ['1d8+1d6', [8, 7], 'dieOutOfRange'],
    ['1d8', [0], 'dieOutOfRange'],
    ['1d8', [1.5], 'dieOutOfRange'],
    ['1d8', ['3' as never], 'dieOutOfRange'],
    ['', [], 'notDice'],
    ['2x8', [], 'notDice'],
    ['2d8+', [1, 2], 'notDice'],
    ['2d8 1', [1, 2], 'notDice'],
    ['1d6 2', [1], 'notDice'],
    ['d', [], 'notDice'],
    ['0d6', [], 'noDice'],
    ['1d0', [], 'noDice'],
    ['++1d6', [1], 'notDice'],
    ['-1+1d4', [1], 'notDice'],
    ['1.5d6', [1], 'notDice'],
    ['9999999d6', [1], 'tooManyDice'],
    ['101d6', [1], 'tooManyDice'],
    [26 as never, [1], 'notDice'],
    [null as never, [1], 'notDice'],
  ])('TB-12 %s showing %j is refused: %s', (notation, rolled, code) => {
    expect(codeOf(criticalTotal(notation, rolled))).toBe(code);
  });
});

describe('tokens', () => {
  test.each([
    [5, 3, 8],
    [11, 3, 12],
    [12, 1, 12],
    [5, 0, 5],
  ])('TB-13 %i and %i gained are %i of 12', (current, amount, after) => {
    expect(valueOf(gainTokens({ current, max: 12 }, amount))).toEqual({ current: after, max: 12 });
  });

  test.each([
    [5, 5, 0],
    [5, 2, 3],
    [0, 0, 0],
  ])('TB-13 %i less %i spent are %i', (current, amount, after) => {
    expect(valueOf(spendTokens({ current, max: 12 }, amount))).toEqual({ current: after, max: 12 });
  });

  test('TB-13 more than there is, and bad numbers, are refused', () => {
    expect(codeOf(spendTokens({ current: 5, max: 12 }, 6))).toBe('notEnoughTokens');
    for (const change of [gainTokens, spendTokens]) {
      expect(codeOf(change({ current: 5, max: 12 }, -1))).toBe('outOfRange');
      expect(codeOf(change({ current: 13, max: 12 }, 1))).toBe('outOfRange');
      expect(codeOf(change({ current: -1, max: 12 }, 1))).toBe('outOfRange');
      for (const amount of bad) expect(codeOf(change({ current: 5, max: 12 }, amount))).toBe('notWhole');
      expect(codeOf(change({ current: 5, max: 1.5 }, 1))).toBe('notWhole');
    }
  });
});

describe('countdowns', () => {
  const at = (start: number, current: number, loop: Loop): Countdown => ({ start, current, loop });

  test.each([
    [at(4, 4, 'none'), 1, 4, 3, false, false],
    [at(4, 1, 'none'), 1, 4, 0, true, true],
    [at(4, 2, 'none'), 5, 4, 0, true, true],
    [at(4, 0, 'none'), 1, 4, 0, false, true],
    [at(4, 0, 'none'), 0, 4, 0, false, true],
    [at(4, 4, 'none'), 0, 4, 4, false, false],
    [at(4, 1, 'same'), 1, 4, 4, true, false],
    [at(4, 3, 'same'), 99, 4, 4, true, false],
    [at(4, 1, 'rising'), 1, 5, 5, true, false],
    [at(4, 1, 'falling'), 1, 3, 3, true, false],
    [at(2, 1, 'falling'), 4, 1, 1, true, false],
    [at(1, 1, 'falling'), 1, 1, 0, true, true],
    [at(1, 0, 'falling'), 1, 1, 0, false, true],
  ] as const)('TB-14, TB-15 %j by %i', (countdown, by, start, current, fired, ended) => {
    const after = { countdown: { start, current, loop: countdown.loop }, fired, ended };
    expect(valueOf(advanceCountdown(countdown, by))).toEqual(after);
  });

  test('TB-14 bad numbers and loops are refused', () => {
    for (const by of bad) expect(codeOf(advanceCountdown(at(4, 4, 'none'), by))).toBe('notWhole');
    expect(codeOf(advanceCountdown(at(4, 4, 'none'), -1))).toBe('outOfRange');
    expect(codeOf(advanceCountdown(at(0, 0, 'none'), 1))).toBe('outOfRange');
    expect(codeOf(advanceCountdown(at(4, -1, 'none'), 1))).toBe('outOfRange');
    expect(codeOf(advanceCountdown(at(4, 4, 'sideways' as never), 1))).toBe('unknownLoop');
    expect(codeOf(advanceCountdown(at(4, 4, 'constructor' as never), 1))).toBe('unknownLoop');
  });

  test.each([
    ['fail-fear', 0, 3],
    ['fail-hope', 0, 2],
    ['success-fear', 1, 1],
    ['success-hope', 2, 0],
    ['critical', 3, 0],
  ] as const)('TB-16 %s ticks progress %i, consequence %i', (outcome, progress, consequence) => {
    expect(valueOf(dynamicTicks('progress', outcome))).toBe(progress);
    expect(valueOf(dynamicTicks('consequence', outcome))).toBe(consequence);
  });

  test('TB-16 words that mean nothing are refused', () => {
    expect(codeOf(dynamicTicks('luck' as never, 'critical'))).toBe('unknownOutcome');
    expect(codeOf(dynamicTicks('progress', 'draw' as never))).toBe('unknownOutcome');
    expect(codeOf(dynamicTicks('progress', 'toString' as never))).toBe('unknownOutcome');
    expect(codeOf(dynamicTicks('toString' as never, 'critical'))).toBe('unknownOutcome');
  });
});

describe('hordes', () => {
  test.each([
    [3, 4, 1, 9],
    [5, 6, 6, 0],
    [2, 5, 0, 10],
    [1, 0, 0, 0],
  ])('TB-17 %i to a slot, %i slots, %i marked: %i living', (perHp, max, marked, living) => {
    expect(valueOf(hordeMembers({ perHp, hp: { max, marked } }))).toBe(living);
  });

  test.each([
    [0, 4, 1],
    [3, -1, 0],
    [3, 4, 5],
    [3, 4, -1],
    [1.5, 4, 1],
    [3, NaN, 1],
    [3, 4, NaN],
  ])('TB-17 %d to a slot, %d slots, %d marked is refused', (perHp, max, marked) => {
    expect(hordeMembers({ perHp, hp: { max, marked } }).ok).toBe(false);
  });
});
