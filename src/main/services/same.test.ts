import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { same } from './same.ts';

describe('same', () => {
  it('is what JSON says of both, whatever the order of the fields', () => {
    const shuffled = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (_key, one: unknown) =>
        typeof one === 'object' && one !== null && !Array.isArray(one)
          ? Object.fromEntries(Object.entries(one).reverse())
          : one,
      );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(same(value, shuffled(value))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        // Fields of two random values are rarely the same in another order.
        if (JSON.stringify(one) === JSON.stringify(other)) expect(same(one, other)).toBe(true);
        else if (same(one, other)) expect(sorted(one)).toBe(sorted(other));
      }),
    );
  });

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [{ a: undefined, b: 1 }, { b: 1, c: 2 }, false],
    [[1, 2], [1, 2, 3], false],
    [[], {}, false],
    [{}, [], false],
    [null, {}, false],
    [0, null, false],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
    [{}, { toString: {} }, false],
    [{ toString: {} }, {}, false],
    [JSON.parse('{"__proto__":{}}'), {}, false],
  ])('%j and %j: %s', (one, other, is) => {
    expect(same(one, other)).toBe(is);
  });
});

/** As text with the fields in the order of the alphabet. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
