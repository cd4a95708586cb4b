import { expect, it } from 'vitest';
import { FLAG_LETTERS, ARMOR_SLOT_LETTER } from '../../../main/rules/entry/entry.ts';
import { HINT_LETTERS, hintCodes } from './hint-codes.ts';

it('gives up to fifteen rows one letter each, in a settled order', () => {
  expect(hintCodes(0)).toEqual([]);
  expect(hintCodes(4)).toEqual(['e', 'r', 't', 'w']);
  expect(hintCodes(15).join('')).toBe(HINT_LETTERS.join(''));
});

it.each([16, 60, 225, 226, 500])('gives %i rows codes none of which begins another', (count) => {
  const codes = hintCodes(count);
  expect(new Set(codes).size).toBe(count);
  const beginnings = codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)));
  expect(beginnings).toEqual([]);
  expect(codes.map(({ length }) => length)).toEqual(codes.map(({ length }) => length).toSorted((a, b) => a - b));
});

it('keeps the first rows at one letter when there are more of them', () => {
  expect(hintCodes(16).slice(0, 14)).toEqual(hintCodes(14));
  expect(hintCodes(60).filter(({ length }) => length === 1)).toHaveLength(11);
  expect(Math.max(...hintCodes(60).map(({ length }) => length))).toBe(2);
});

it('takes no letter that means something in an entry of damage', () => {
  const meant = [...Object.keys(FLAG_LETTERS), ARMOR_SLOT_LETTER, 'x', 'd', 'k', 'l'];
  expect(meant.filter((letter) => HINT_LETTERS.includes(letter))).toEqual([]);
});
