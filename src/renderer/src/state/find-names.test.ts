import { expect, it } from 'vitest';
import { namesFound } from './find-names.ts';

const ROWS = ['Brakka Thorne', 'Ember Tolly', 'Bésto', 'Netman 1', 'Netman 2', 'Netman 12', 'Weir Crossbow 2'].map(
  (name) => ({ id: name, name }),
);

it.each([
  ['', []],
  ['  ', []],
  ['b', ['Brakka Thorne', 'Bésto']],
  ['BRA', ['Brakka Thorne']],
  ['bes', ['Bésto']],
  ['brakka t', ['Brakka Thorne']],
  ['brakka tx', []],
  ['t', ['Brakka Thorne', 'Ember Tolly']],
  ['net', ['Netman 1', 'Netman 2', 'Netman 12']],
  ['netman 1', ['Netman 1', 'Netman 12']],
  ['n2', ['Netman 2']],
  ['n 2', ['Netman 2']],
  ['w2', ['Weir Crossbow 2']],
  ['n3', []],
  ['cross', ['Weir Crossbow 2']],
  ['rossbow', []],
])('%j finds %j', (typed, expected) => {
  expect(namesFound(typed, ROWS).map(({ name }) => name)).toEqual(expected);
});
