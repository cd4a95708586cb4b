import { describe, expect, it } from 'vitest';
import { isOver, median, tableOf } from './figure.ts';

describe('figures', () => {
  it('have the middle of what was measured', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
    expect(() => median([])).toThrow('Nothing was measured.');
  });

  it('are over their bar or not, and say so', () => {
    const at = (value: number, bar: number | null) => ({ name: 'a', value, unit: 'ratio', bar }) as const;
    expect([at(2, 2), at(2.1, 2), at(9, null)].map(isOver)).toEqual([false, true, false]);
    const [, within, over] = tableOf([at(2, 2), at(2.1, 2)]);
    expect(within).toMatch(/2\.00 × +2\.00 ×$/);
    expect(over).toMatch(/2\.10 × +2\.00 × {2}over$/);
  });
});
