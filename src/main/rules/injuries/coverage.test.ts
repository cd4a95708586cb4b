import { describe, expect, test } from 'vitest';
import { coverageProblems } from './coverage.ts';
import type { NamedRange } from './coverage.ts';

const rows = (...list: readonly (readonly [name: string, from: number, to: number | null])[]): NamedRange[] =>
  list.map(([name, from, to]) => ({ name, from, to }));

describe('IN-1 a table of a die answers every face once', () => {
  test.each<readonly [string, NamedRange[], readonly string[]]>([
    ['one row for all', rows(['a', 1, 6]), []],
    ['two rows side by side', rows(['a', 1, 3], ['b', 4, 6]), []],
    ['rows in another order', rows(['b', 4, 6], ['a', 1, 3]), []],
    ['a row for each face', rows(['a', 1, 1], ['b', 2, 2], ['c', 3, 3], ['d', 4, 4], ['e', 5, 5], ['f', 6, 6]), []],
    ['a gap of one face', rows(['a', 1, 3], ['b', 5, 6]), ['no row covers 4']],
    ['a gap of two', rows(['a', 1, 3], ['b', 6, 6]), ['no row covers 4 to 5']],
    ['a gap at the bottom', rows(['a', 2, 6]), ['no row covers 1']],
    ['a gap of one at the top', rows(['a', 1, 5]), ['no row covers 6']],
    ['a gap of two at the top', rows(['a', 1, 4]), ['no row covers 5 to 6']],
    ['no rows', [], ['no row covers 1 to 6']],
    ['an overlap of one face', rows(['a', 1, 3], ['b', 3, 6]), ['rows "a" and "b" overlap at 3']],
    ['an overlap of two', rows(['a', 1, 4], ['b', 3, 6]), ['rows "a" and "b" overlap at 3 to 4']],
    [
      'an overlap that leaves one face of its own',
      rows(['a', 1, 5], ['b', 2, 6]),
      ['rows "a" and "b" overlap at 2 to 5'],
    ],
    [
      'a row inside another',
      rows(['a', 1, 6], ['b', 2, 3]),
      ['rows "a" and "b" overlap at 2 to 3', 'row "b" can never be reached'],
    ],
    [
      'a row inside another that ends with it',
      rows(['a', 1, 6], ['b', 5, 6]),
      ['rows "a" and "b" overlap at 5 to 6', 'row "b" can never be reached'],
    ],
    [
      'two rows inside a third: what holds the faces is named',
      rows(['a', 1, 6], ['b', 2, 3], ['c', 5, 6]),
      [
        'rows "a" and "b" overlap at 2 to 3',
        'row "b" can never be reached',
        'rows "a" and "c" overlap at 5 to 6',
        'row "c" can never be reached',
      ],
    ],
    ['a row at the last face', rows(['a', 1, 5], ['b', 6, 6]), []],
    ['a row after the last face', rows(['a', 1, 6], ['b', 7, 7]), ['row "b" can never be reached']],
    ['a row before the first face', rows(['a', 1, 6], ['b', 0, 0]), ['row "b" can never be reached']],
    [
      'a row past the last face',
      rows(['a', 1, 3], ['b', 4, 7]),
      ['row "b" reaches past the die, which shows 1 to 6', 'no row covers 4 to 6'],
    ],
    [
      'a row from before the first face',
      rows(['a', 0, 3], ['b', 4, 6]),
      ['row "a" reaches past the die, which shows 1 to 6', 'no row covers 1 to 3'],
    ],
    ['a row that runs backwards', rows(['a', 3, 1], ['b', 1, 6]), ['row "a" runs backwards, from 3 to 1']],
    ['a row without end', rows(['a', 1, 3], ['b', 4, null]), ['row "b" has no end', 'no row covers 4 to 6']],
  ])('IN-2 d6: %s', (_name, table, problems) => {
    expect(coverageProblems(table, 6, 'closed')).toEqual(problems);
  });
});

describe('IN-1 a table that is open upwards answers every total once', () => {
  test.each<readonly [string, NamedRange[], readonly string[]]>([
    ['one row without end', rows(['a', 1, null]), []],
    ['rows up to one without end', rows(['a', 1, 3], ['b', 4, 9], ['c', 10, null]), []],
    ['a row with an end above the die', rows(['a', 1, 900], ['b', 901, null]), []],
    ['a last row that ends', rows(['a', 1, 9]), ['no row covers 10 and more: the last row must be open']],
    ['no rows', [], ['no row covers 1 and more: the last row must be open']],
    ['a gap', rows(['a', 1, 3], ['b', 5, null]), ['no row covers 4']],
    ['two without end', rows(['a', 1, null], ['b', 8, null]), ['rows "a" and "b" overlap at 8 and more']],
    [
      'a row after one without end',
      rows(['a', 1, null], ['b', 8, 9]),
      ['rows "a" and "b" overlap at 8 to 9', 'row "b" can never be reached'],
    ],
    ['a row at 0', rows(['a', 0, 0], ['b', 1, null]), ['row "a" can never be reached']],
  ])('IN-2 open: %s', (_name, table, problems) => {
    expect(coverageProblems(table, 4, 'open')).toEqual(problems);
  });
});
