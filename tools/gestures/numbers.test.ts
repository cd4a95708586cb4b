import { describe, expect, it } from 'vitest';
import { numbersFrom } from './numbers.ts';

const several = (start: number): number[] => {
  const numbers = numbersFrom(start);
  return Array.from({ length: 1000 }, () => numbers.below(10));
};

describe('numbersFrom', () => {
  it('gives the same numbers from the same start, others from another', () => {
    expect(several(7)).toEqual(several(7));
    expect(several(7)).not.toEqual(several(8));
  });

  it('gives every number of a range, about as often', () => {
    const counts = new Map<number, number>();
    for (const number of several(3)) counts.set(number, (counts.get(number) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(Math.min(...counts.values())).toBeGreaterThan(60);
  });

  it('picks nothing from nothing', () => {
    expect(() => numbersFrom(1).pick([])).toThrow('Nothing to pick from.');
  });
});
