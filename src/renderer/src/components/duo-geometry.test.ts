import { describe, expect, it } from 'vitest';
import { duoBar, reserveInWords } from './duo-geometry.ts';

const wounds = (left: number, of: number, after = left) => ({ label: 'Wounds', left, of, after });

describe('duoBar', () => {
  it('is solid up to what is left', () => {
    expect(duoBar(wounds(3, 9), 10)).toMatchObject({ outline: 90, kept: 30, proposed: 0, below: 0 });
  });

  it('hatches what would be lost, down to zero and past it', () => {
    expect(duoBar(wounds(8, 8, 3), 10)).toMatchObject({ kept: 30, proposed: 50, mends: false, belowProposed: 0 });
    expect(duoBar(wounds(2, 7, -2), 10)).toMatchObject({ kept: 0, proposed: 20, below: 0, belowProposed: 2 });
  });

  it('crosses what lies below zero, and tells what is only proposed apart', () => {
    expect(duoBar(wounds(-2, 7), 10)).toMatchObject({ kept: 0, proposed: 0, below: 2, belowProposed: 0 });
    expect(duoBar(wounds(-2, 7, -5), 10)).toMatchObject({ below: 2, belowProposed: 3 });
  });

  it('shows healing as what would come back', () => {
    expect(duoBar(wounds(2, 7, 5), 10)).toMatchObject({ kept: 20, proposed: 30, mends: true });
    expect(duoBar(wounds(-2, 7, 1), 10)).toMatchObject({ proposed: 10, mends: true, below: 2, belowProposed: -2 });
  });

  it('of nothing at all is a bar of numbers, also when it is hit', () => {
    const bars = [duoBar(wounds(0, 0), 10), duoBar(wounds(0, 0, -3), 10)];
    for (const { outline, kept, proposed, below, belowProposed } of bars)
      expect([outline, kept, proposed, below, belowProposed].every((number) => Number.isFinite(number))).toBe(true);
  });

  it('ticks between units, and in fives where they are narrow', () => {
    expect(duoBar(wounds(1, 4), 10).ticks).toEqual([10, 20, 30]);
    expect(duoBar(wounds(1, 12), 2).ticks).toEqual([10, 20]);
    expect(duoBar(wounds(0, 0), 10).ticks).toEqual([]);
    expect(duoBar(wounds(1, 1), 10).ticks).toEqual([]);
  });
});

it('says it in words', () => {
  expect(reserveInWords(wounds(11, 11))).toBe('Wounds 11 of 11');
  expect(reserveInWords(wounds(-2, 7, -4))).toBe('Wounds −2 of 7, would be −4');
});
