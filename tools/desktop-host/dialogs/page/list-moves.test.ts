import { describe, expect, test } from 'vitest';
import type { Entry } from '../model/folder.mjs';
import { chooseAll, choose, chosenNames, type Choice } from './choice.js';
import { jumpTo, moveBy, rowsInSight, scrollFor, visibleEntries } from './list-moves.js';

const entry = (name: string): Entry => ({
  name: name.replace('/', ''),
  kind: name.endsWith('/') ? 'folder' : 'file',
  hidden: name.startsWith('.'),
  usable: !name.startsWith('broken'),
  note: '',
  modified: null,
});
const entries = ['Games/', '.hidden/', 'broken.json', 'ford.json', 'notes.md'].map(entry);
const listing = { folder: '/a', prefix: '/a/', hasParent: true, entries };
const type = { name: 'Encounter', extensions: ['json'] };

describe('what is shown', () => {
  const shown = (wish: Partial<Parameters<typeof visibleEntries>[1]>, hasParent = true) =>
    visibleEntries({ ...listing, hasParent }, { showHidden: false, type, directory: false, ...wish }).map(
      ({ name }) => name,
    );

  test('the way up, folders, and files of the type', () => {
    expect(shown({})).toEqual(['..', 'Games', 'broken.json', 'ford.json']);
    expect(shown({ type: undefined })).toEqual(['..', 'Games', 'broken.json', 'ford.json', 'notes.md']);
  });

  test('hidden ones on demand; no way up from the top; no files where folders are wanted', () => {
    expect(shown({ showHidden: true, directory: true })).toEqual(['..', 'Games', '.hidden']);
    expect(shown({ directory: true }, false)).toEqual(['Games']);
  });
});

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['ArrowUp', -1, 0],
  ['PageDown', 2, 6],
  ['PageUp', 2, 0],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['Tab', 5, null],
])('%s from %i of 10 rows, 5 in sight, leads to %s', (key, from, to) => {
  expect(moveBy(key, from, 10, 5)).toBe(to);
});

describe('typed letters', () => {
  const names = ['../', 'Alder', 'Älfric', 'bog', 'Night at the bog', 'night 2'].map(entry);
  test.each([
    [0, 'a', 1],
    [1, 'a', 2],
    [2, 'aa', 1],
    [1, 'äl', 1],
    [0, 'night ', 4],
    [4, 'night 2', 5],
    [0, 'the', 4],
    [0, 'x', -1],
    [0, '.', -1],
  ])('from %i, %j leads to %i', (from, typed, to) => {
    expect(jumpTo(names, from, typed)).toBe(to);
  });
});

test('of five thousand rows only those near the sight are drawn', () => {
  expect(rowsInSight(28_000, 280, 28, 5_000)).toEqual({ from: 990, to: 1_020 });
  expect(rowsInSight(0, 280, 28, 3)).toEqual({ from: 0, to: 3 });
});

test.each([
  [0, 100, 0],
  [4, 0, 0],
  [20, 0, 308],
  [11, 28, 56],
])('row %i with the list at %i px scrolls to %i px', (index, top, to) => {
  expect(scrollFor(index, top, 280, 28)).toBe(to);
});

describe('choosing several', () => {
  const files = ['../', 'Games/', 'a', 'b', 'broken', 'c'].map(entry);
  const none: Choice = { active: 2, pivot: 2, names: new Set() };
  const names = (choice: Choice) => chosenNames(choice, files);

  test('only, toggle, range and all', () => {
    const one = choose(none, 2, 'only', files, false);
    expect(names(one)).toEqual(['a']);
    const two = choose(one, 5, 'toggle', files, false);
    expect(names(two)).toEqual(['a', 'c']);
    expect(names(choose(two, 2, 'toggle', files, false))).toEqual(['c']);
    expect(names(choose(one, 5, 'range', files, false))).toEqual(['a', 'b', 'c']);
    expect(names(chooseAll(none, files, false))).toEqual(['a', 'b', 'c']);
    expect(choose(two, 3, 'none', files, false)).toMatchObject({ active: 3, names: two.names });
  });

  test('a range can shrink and turn, because it is measured from where it started', () => {
    const down = choose(choose(none, 3, 'only', files, false), 5, 'range', files, false);
    expect(names(choose(down, 2, 'range', files, false))).toEqual(['a', 'b']);
  });

  test('folders are taken only where folders are wanted, the way up and broken entries never', () => {
    expect(names(choose(none, 1, 'only', files, false))).toEqual([]);
    expect(names(chooseAll(none, files, true))).toEqual(['Games']);
    expect(names(choose(none, 4, 'toggle', files, false))).toEqual([]);
  });
});
