import { describe, expect, it } from 'vitest';
import { markLines, marksInWords, type Mark } from './mark-lines.ts';

const SIGNS: Readonly<Record<Mark, string>> = { marked: '■', proposed: '▨', clearing: '▧', free: '□' };
const draw = (total: number, marked: number, proposed = 0): string =>
  markLines(total, marked, proposed)
    .map((line) => line.map((mark) => SIGNS[mark]).join(''))
    .join(' ');

describe('markLines', () => {
  it.each([
    [0, 0, 0, ''],
    [1, 1, 0, '■'],
    [6, 3, 2, '■■■▨▨□'],
    [6, 4, -2, '■■▧▧□□'],
    [6, 5, 3, '■■■■■▨'],
    [6, 1, -3, '▧□□□□□'],
    [7, 4, 0, '■■■■ □□□'],
    [12, 7, 1, '■■■■■■ ■▨□□□□'],
    [13, 0, 0, '□□□□□ □□□□□ □□□'],
  ])('%i marks, %i marked, %i proposed', (total, marked, proposed, expected) => {
    expect(draw(total, marked, proposed)).toBe(expected);
  });

  it('keeps every line at six or fewer and loses no mark', () => {
    for (let total = 0; total <= 60; total++) {
      const lines = markLines(total, 0, 0);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(6);
      expect(lines.flat()).toHaveLength(total);
    }
  });
});

it('takes a new line sooner where there is less room', () => {
  expect(markLines(6, 1, 0, 4).map((line) => line.length)).toEqual([3, 3]);
  expect(markLines(4, 1, 0, 4)).toHaveLength(1);
  expect(markLines(12, 0, 0, 4).map((line) => line.length)).toEqual([4, 4, 4]);
});

it('says it in words', () => {
  expect(marksInWords(6, 3, 0)).toBe('3 of 6 marked');
  expect(marksInWords(6, 3, 2)).toBe('3 of 6 marked, would be 5');
  expect(marksInWords(6, 6, 2)).toBe('6 of 6 marked');
  expect(marksInWords(6, 1, -3)).toBe('1 of 6 marked, would be 0');
});
