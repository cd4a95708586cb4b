import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, pack, toBase64, unpack } from './codec.mjs';

const through = (value: unknown): unknown => unpack(pack(value)) as unknown;

describe('what crosses between processes', () => {
  it.each([
    [undefined],
    [null],
    [true],
    [''],
    ['\uD800 lone, \u2028 separator, \0'],
    [0],
    [-0],
    [Number.NaN],
    [Number.NEGATIVE_INFINITY],
    [123456789012345678901234567890n],
    [new Date(5)],
    [/a"b\/c/giu],
    [new Map<unknown, unknown>([[{ key: 1 }, new Set([1, 'x'])]])],
    [new Uint8Array([0, 255, 7])],
    [new Float64Array([Math.PI, Number.NaN])],
    [new DataView(new ArrayBuffer(4), 1, 2)],
    [new ArrayBuffer(3)],
    [{ a: undefined, nested: { list: [1, [2]] } }],
  ])('%o comes out as it went in', (value) => {
    expect(through(value)).toStrictEqual(value);
  });

  it('any JSON and more', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: true,
    });
    fc.assert(
      fc.property(anything, (value) => {
        expect(through(value)).toEqual(structuredClone(value));
      }),
      { numRuns: 500 },
    );
  });

  it('an invalid date stays one', () => {
    expect((through(new Date(Number.NaN)) as Date).getTime()).toBeNaN();
  });

  it('holes stay holes', () => {
    const sparse: unknown[] = [];
    sparse[2] = 'x';
    const out = through(sparse) as unknown[];
    expect([out.length, 0 in out, 2 in out]).toEqual([3, false, true]);
  });

  it('shared and circular references stay so', () => {
    const shared = { name: 'one' };
    const circle = { first: shared, second: shared, self: null as unknown };
    circle.self = circle;
    const out = through(circle) as typeof circle;
    expect(out.first).toBe(out.second);
    expect(out.self).toBe(out);
  });

  it('errors keep their kind, words and place', () => {
    const error = new RangeError('too much');
    const out = through(error) as Error;
    expect(out).toBeInstanceOf(RangeError);
    expect([out.message, out.stack]).toEqual([error.message, error.stack]);
  });

  it('a key named __proto__ is data', () => {
    const out = through(JSON.parse('{"__proto__": {"evil": 1}}')) as object;
    expect(Object.getPrototypeOf(out)).toBe(Object.prototype);
    expect(Object.keys(out)).toEqual(['__proto__']);
  });

  it.each([
    [() => 1],
    [{ call: () => 1 }],
    [Symbol('s')],
    [new Proxy({}, {})],
    [new WeakMap()],
    [Promise.resolve()],
    [new Blob(['x'])],
  ])('%o is refused in Electron’s words', (value) => {
    expect(() => pack(value)).toThrow('An object could not be cloned.');
  });

  it('bytes survive base64 at every length', () => {
    for (const length of [0, 1, 2, 3, 32_767, 32_768, 100_001]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 31) % 256);
      expect(Buffer.compare(fromBase64(toBase64(bytes)), bytes)).toBe(0);
    }
  });
});
