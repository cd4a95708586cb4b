import { describe, expect, it } from 'vitest';
import { facesOf, oddsWords, percent } from './odds-words.ts';

describe('odds in words', () => {
  it.each([
    [{ from: 3, to: 3 }, '3'],
    [{ from: 4, to: 5 }, '4–5'],
    [{ from: 8, to: null }, '8+'],
  ])('the results %j are %s', (row, words) => {
    expect(facesOf(row)).toBe(words);
  });

  it.each([
    [{ ways: 0, of: 4 }, 'never', '0 %'],
    [{ ways: 4, of: 4 }, 'always', '100 %'],
    [{ ways: 3, of: 4 }, '3 in 4', '75 %'],
    [{ ways: 2, of: 4 }, '1 in 2', '50 %'],
    [{ ways: 2, of: 36 }, '1 in 18', '5.6 %'],
    [{ ways: 1, of: 6 }, '1 in 6', '16.7 %'],
    [{ ways: 9, of: 100 }, '9 in 100', '9 %'],
  ])('%j is %s, or %s', (odds, words, share) => {
    expect(oddsWords(odds)).toBe(words);
    expect(percent(odds)).toBe(share);
  });
});
