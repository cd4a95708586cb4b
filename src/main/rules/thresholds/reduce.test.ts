import { describe, expect, it } from 'vitest';
import { damage, hero, hit } from './creatures.fixtures.ts';
import type { DamagePart, DamageType, Options, Vitals } from './index.ts';

const final = (
  parts: readonly DamagePart[],
  changes: Partial<Vitals>,
  options: Partial<Options> = {},
  direct = false,
): number => hit(hero(changes), { op: 'damage', parts, direct }, options).final;

const P: readonly DamageType[] = ['physical'];
const M: readonly DamageType[] = ['magic'];
const BOTH: readonly DamageType[] = ['physical', 'magic'];
const part = (amount: number, types = P, half = false): DamagePart => ({ amount, types, half });

describe('TH-5, TH-6 resistance and immunity', () => {
  it.each([
    ['resisted, rounded up', [part(15)], { resist: P }, 8],
    ['not that type', [part(15, M)], { resist: P }, 15],
    ['both types, one resisted', [part(16, BOTH)], { resist: P }, 16],
    ['both types, both resisted', [part(16, BOTH)], { resist: BOTH }, 8],
    ['named twice, halved once', [part(16)], { resist: [...P, ...P] }, 8],
    ['immune', [part(40, M)], { immune: M }, 0],
    ['both types, immune to one', [part(40, BOTH)], { immune: M }, 40],
    ['immune to one, resisting the other', [part(40, BOTH)], { immune: M, resist: P }, 20],
    ['untyped is never resisted', [part(15, [])], { resist: BOTH, immune: BOTH }, 15],
    ['two parts of one type are rounded once', [part(5), part(6)], { resist: P }, 6],
    ['two parts of two types are apart', [part(5), part(5, M)], { resist: P }, 8],
    ['types in either order are the same', [part(5, BOTH), part(6, ['magic', 'physical'])], { resist: BOTH }, 6],
    ['half on a save, then resisted', [part(30, P, true)], { resist: P }, 8],
    ['half on a save, part by part', [part(5, P, true), part(5, P, true)], {}, 6],
    ['half of 5 is 3', [part(5, P, true)], {}, 3],
    ['half of 21 is 11', [part(21, P, true)], {}, 11],
    ['half of 1 is 1', [part(1, P, true)], {}, 1],
    ['half of 7, resisted, is 2', [part(7, P, true)], { resist: P }, 2],
    ['half of nothing is nothing', [part(0, P, true)], {}, 0],
    ['less than nothing is nothing', [part(-5), part(7)], {}, 7],
  ] as const)('TH-3, TH-4 %s', (_name, parts, changes, expected) => {
    expect(final(parts, changes)).toBe(expected);
  });

  it.each([
    ['up', 8],
    ['down', 7],
  ] as const)('TH-7 halves are rounded %s', (halfRounding, expected) => {
    expect(final([part(15)], { resist: P }, { halfRounding })).toBe(expected);
    expect(final([part(15, P, true)], {}, { halfRounding })).toBe(expected);
  });

  it.each([
    [true, true, 15],
    [true, false, 8],
    [false, true, 8],
    [false, false, 8],
  ])('TH-8 option %s, direct %s: resisted 15 is %i', (directIgnoresResistance, direct, expected) => {
    expect(final([part(15)], { resist: P }, { directIgnoresResistance }, direct)).toBe(expected);
  });

  it('TH-8 keeps immunity against direct damage', () => {
    expect(final([part(15)], { immune: P }, { directIgnoresResistance: true }, true)).toBe(0);
  });
});

describe('TH-9 flat reductions', () => {
  it.each([
    ['after resistance', [part(20)], { resist: P, reduce: [{ types: P, amount: 3 }] }, 7],
    ['once a hit, not once a part', [part(5), part(5)], { reduce: [{ types: P, amount: 3 }] }, 7],
    [
      'each of several',
      [part(10)],
      {
        reduce: [
          { types: P, amount: 3 },
          { types: P, amount: 2 },
        ],
      },
      5,
    ],
    ['down to 0 within its types', [part(5), part(5, M)], { reduce: [{ types: P, amount: 15 }] }, 5],
    ['not where a type is not named', [part(10, BOTH)], { reduce: [{ types: P, amount: 3 }] }, 10],
    ['where all are named', [part(10, BOTH)], { reduce: [{ types: BOTH, amount: 3 }] }, 7],
    ['across parts it names', [part(2), part(10, M)], { reduce: [{ types: BOTH, amount: 5 }] }, 7],
    ['not off untyped damage', [part(10, [])], { reduce: [{ types: BOTH, amount: 5 }] }, 10],
    ['never raising it', [part(10)], { reduce: [{ types: P, amount: -5 }] }, 10],
  ] as const)('%s', (_name, parts, changes, expected) => {
    expect(final(parts, changes)).toBe(expected);
  });
});

it('TH-51 tells each step that took something', () => {
  const taken = hit(hero({ resist: P, immune: M, reduce: [{ types: P, amount: 3 }] }), {
    op: 'damage',
    parts: [part(30, P, true), part(4, M)],
  });
  expect(taken).toMatchObject({
    amount: 34,
    final: 5,
    steps: [
      { by: 'half', from: 34, to: 19 },
      { by: 'immunity', from: 19, to: 15 },
      { by: 'resistance', from: 15, to: 8 },
      { by: 'reduction', from: 8, to: 5 },
    ],
  });
  expect(hit(hero(), damage(5)).steps).toEqual([]);
});
