import { expect, it } from 'vitest';
import { larger, percent, smaller } from './zoom.ts';

it('steps up and down, from a factor between two steps as well, and ends', () => {
  expect([larger(1), larger(1.05), larger(2), larger(3)]).toEqual([1.1, 1.1, null, null]);
  expect([smaller(1), smaller(1.05), smaller(0.8), smaller(0.5)]).toEqual([0.9, 1, null, null]);
});

it('never steps onto the same factor, however it was rounded on the way', () => {
  expect(larger(1.1000001)).toBe(1.25);
  expect(smaller(1.0999999)).toBe(1);
});

it('says it in percent', () => {
  expect(percent(1.25)).toBe('125 %');
});
