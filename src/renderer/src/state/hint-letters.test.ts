import { describe, expect, it } from 'vitest';
import { HintLetters } from './hint-letters.ts';

const rows = (count: number, from = 1): string[] => Array.from({ length: count }, (_, at) => `row ${at + from}`);
const inOrder = (letters: HintLetters, ids: readonly string[]): string[] => Object.values(letters.of(ids));

describe('the letters of rows', () => {
  it('are given in the order of the rows', () => {
    expect(inOrder(new HintLetters(), rows(4))).toEqual(['e', 'r', 't', 'w']);
  });

  it('stay when a row above falls, and come back with it', () => {
    const letters = new HintLetters();
    const all = letters.of(rows(12));
    const left = rows(12).filter((row) => row !== 'row 3');
    expect(letters.of(left)).toEqual(Object.fromEntries(left.map((row) => [row, all[row]])));
    expect(letters.of(rows(12))).toEqual(all);
  });

  it('stay when the order changes', () => {
    const letters = new HintLetters();
    const all = letters.of(rows(12));
    expect(letters.of(rows(12).toReversed())).toEqual(all);
  });

  it('of new rows are free ones, not those of the fallen', () => {
    const letters = new HintLetters();
    const all = letters.of(rows(5));
    const later = letters.of(['row 1', 'row 5', 'new']);
    expect(later).toEqual({ 'row 1': all['row 1'], 'row 5': all['row 5'], new: 'b' });
  });

  it('stay when many join: nobody’s letter becomes the beginning of another’s', () => {
    const letters = new HintLetters();
    const all = letters.of(rows(12));
    const more = letters.of(rows(29));
    expect(Object.fromEntries(rows(12).map((row) => [row, more[row]]))).toEqual(all);
    const codes = Object.values(more);
    expect(new Set(codes).size).toBe(29);
    expect(codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)))).toEqual([]);
  });

  it('change for one row at most for each further letter that must begin longer ones', () => {
    const letters = new HintLetters();
    const before = letters.of(rows(15));
    const after = letters.of(rows(31));
    const changed = rows(15).filter((row) => before[row] !== after[row]);
    expect(changed.length).toBeLessThanOrEqual(1);
    const codes = Object.values(after);
    expect(new Set(codes).size).toBe(31);
    expect(codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)))).toEqual([]);
  });

  it('of those who left are given again once there are no others', () => {
    const letters = new HintLetters();
    for (let wave = 0; wave < 40; wave += 1) {
      const codes = inOrder(letters, rows(12, wave * 12));
      expect(new Set(codes).size).toBe(12);
      expect(Math.max(...codes.map((code) => code.length))).toBeLessThanOrEqual(2);
    }
  });

  it.each([60, 225, 500])('are different for %i rows', (count) => {
    const codes = inOrder(new HintLetters(), rows(count));
    expect(new Set(codes).size).toBe(count);
    expect(codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)))).toEqual([]);
  });
});
