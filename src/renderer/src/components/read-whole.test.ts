import { expect, it } from 'vitest';
import { readWhole } from './read-whole.ts';

it.each([
  ['6', 6],
  [' 06 ', 6],
  ['0', 0],
  ['100', 100],
  ['101', null],
  ['', null],
  ['6x', null],
  ['-1', null],
  ['1.5', null],
  ['99999999999999999999', null],
])('reads "%s" from 0 to 100 as %s', (text, value) => {
  expect(readWhole(text, 0, 100)).toBe(value);
});
