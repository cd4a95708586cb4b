import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceText, evaluate, facesOf, mostOnDice, parseDice, rangeOf } from './dice.ts';
import type { DiceExpression } from './dice.ts';

const parsed = (text: string): DiceExpression => {
  const outcome = parseDice(text);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value;
};

const codeOf = (text: string): string => {
  const outcome = parseDice(text);
  return outcome.ok ? 'accepted' : outcome.refusal.code;
};

describe('DI-1 parseDice', () => {
  it.each([
    ['d20', [20]],
    ['10', []],
    ['2D6', [6, 6]],
    ['2d6+1d4-1', [6, 6, 4]],
    ['2d6+3-1', [6, 6]],
    ['1d6 − 2', [6]],
    ['d%', [100]],
    ['3d6kl2 + d8', [6, 6, 6, 8]],
    ['100d1000', Array.from({ length: 100 }, () => 1000)],
  ])('%s rolls %j', (text, faces) => {
    expect(facesOf(parsed(text))).toEqual(faces);
  });

  it.each([
    ['', 'notDice'],
    ['2d', 'notDice'],
    ['2d6 3', 'notDice'],
    ['0d6', 'noDice'],
    ['1d0', 'noDice'],
    ['101d6', 'tooManyDice'],
    ['60d6+41d6', 'tooManyDice'],
    ['9999999d6', 'tooManyDice'],
    ['1d1001', 'tooManyFaces'],
    ['1000000', 'tooLarge'],
    ['-1d6', 'notDice'],
  ])('DI-2 refuses %j: %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

describe('DI-3 evaluate', () => {
  it.each([
    ['10', [], 10],
    ['2d6+3', [3, 4], 10],
    ['2d6+1d4-1', [6, 1, 4], 10],
    ['1d6-2', [1], -1],
    ['10-2d6', [6, 5], -1],
    ['2d6kh1', [3, 5], 5],
    ['2d6kl1', [3, 5], 3],
    ['4d6kh3+1', [1, 6, 1, 4], 12],
  ])('%s with %j comes to %i', (text, rolled, total) => {
    expect(evaluate(parsed(text), rolled)).toMatchObject({ ok: true, value: { total } });
  });

  it('DI-4 says which dice count; of equal ones those further left', () => {
    const outcome = evaluate(parsed('3d6kh1'), [5, 2, 5]);
    expect(outcome.ok && outcome.value.dice.map(({ kept }) => kept)).toEqual([true, false, false]);
  });

  it.each([
    ['2d6', [3], 'wrongDice'],
    ['2d6', [3, 4, 5], 'wrongDice'],
    ['5', [1], 'wrongDice'],
    ['2d6', [3, 7], 'dieOutOfRange'],
    ['2d6', [0, 3], 'dieOutOfRange'],
    ['d6', [1.5], 'dieOutOfRange'],
    ['d6', [Number.NaN], 'dieOutOfRange'],
  ])('%s refuses %j: %s', (text, rolled, code) => {
    expect(evaluate(parsed(text), rolled)).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('DI-5 rangeOf and mostOnDice', () => {
  it.each([
    ['2d8+1', 3, 17, 16],
    ['1d6-2', -1, 4, 6],
    ['10-2d6', -2, 8, -2],
    ['4d6kh3', 3, 18, 18],
    ['7', 7, 7, 0],
  ])('%s lies between %i and %i, its dice show %i at most', (text, min, max, most) => {
    expect(rangeOf(parsed(text))).toEqual({ min, max });
    expect(mostOnDice(parsed(text))).toBe(most);
  });

  it('holds whatever is rolled', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2d6+3', '1d4-3d8+2', '5d10kh2-1', '3d6kl2', 'd%'),
        fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
        (text, numbers) => {
          const expression = parsed(text);
          const rolled = facesOf(expression).map((faces, index) => ((numbers[index] ?? 0) % faces) + 1);
          const outcome = evaluate(expression, rolled);
          const { min, max } = rangeOf(expression);
          expect(outcome.ok && outcome.value.total >= min && outcome.value.total <= max).toBe(true);
        },
      ),
    );
  });

  it.each(['2d6 + d4 − 1', '4d6kh3', 'd20', '12', '1d6kl1'])('DI-6 %s is written back as it was', (text) => {
    expect(diceText(parsed(text))).toBe(text);
  });
});
