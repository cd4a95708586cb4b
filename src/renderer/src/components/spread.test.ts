import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from './spread.ts';

describe('labels that would lie on each other', () => {
  it.each([
    ['none', [], []],
    ['room enough: each where it belongs', [10, 40, 90], [10, 40, 90]],
    ['two at one place: one above, one below', [50, 50], [45, 55]],
    ['three', [50, 50, 50], [40, 50, 60]],
    ['at the top they go down', [0, 0, 0], [0, 10, 20]],
    ['at the bottom they go up', [100, 100], [90, 100]],
    ['two that push a third along', [50, 50, 52], [41, 51, 61].map((y) => y - 1 / 3)],
  ])('%s', (_name, wanted, got) => {
    const placed = spread(wanted, 10, 0, 100);
    expect(placed.length).toBe(got.length);
    for (const [at, y] of got.entries()) expect(placed[at]).toBeCloseTo(y, 6);
  });

  it('never lie on each other, and never outside, as long as there is room', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { maxLength: 20 }), (list) => {
        const wanted = list.toSorted((one, other) => one - other);
        const placed = spread(wanted, 20, 0, 400);
        expect(placed.length).toBe(wanted.length);
        for (const [at, y] of placed.entries()) {
          expect(y).toBeGreaterThanOrEqual(-1e-6);
          expect(y).toBeLessThanOrEqual(400 + 1e-6);
          const before = placed[at - 1];
          if (before !== undefined) expect(y - before).toBeGreaterThanOrEqual(20 - 1e-6);
        }
      }),
    );
  });
});
