import { expect, test } from 'vitest';
import { isOfType, stemEnd, swapExtension, withExtension } from './file-types.mjs';

const page = { name: 'Page', extensions: ['html', 'htm'] };
const text = { name: 'Text', extensions: ['md'] };
const all = { name: 'All files', extensions: ['*'] };
const packed = { name: 'Packed', extensions: ['tar.gz'] };
const types = [page, text, all, packed];

test.each([
  ['ford.html', page, true],
  ['ford.HTM', page, true],
  ['ford.md', page, false],
  ['html', page, false],
  ['.html', page, false],
  ['ford.md', all, true],
  ['ford', undefined, true],
  ['ford.tar.gz', packed, true],
  ['ford.gz', packed, false],
])('%s of %j: %s', (name, type, expected) => {
  expect(isOfType(name, type)).toBe(expected);
});

test.each([
  ['ford', 0, 'ford.html'],
  ['ford.', 0, 'ford.html'],
  ['ford.htm', 0, 'ford.htm'],
  ['ford.HTML', 0, 'ford.HTML'],
  ['night 3.5', 0, 'night 3.5.html'],
  ['ford.md', 0, 'ford.md'],
  ['ford', 2, 'ford'],
  ['ford', 3, 'ford.tar.gz'],
  ['.html', 0, '.html.html'],
  ['ford', 9, 'ford'],
])('%s saved as type %i is %s', (name, chosen, expected) => {
  expect(withExtension(name, types, chosen)).toBe(expected);
});

test('without types a name stays as it is', () => {
  expect(withExtension('ford', [], 0)).toBe('ford');
});

test.each([
  ['/a.html/ford.html', 0, 1, '/a.html/ford.md'],
  ['/tmp/ford', 0, 1, '/tmp/ford'],
  ['/tmp/ford.html', 0, 2, '/tmp/ford.html'],
  ['/tmp/ford.txt', 0, 1, '/tmp/ford.txt'],
  ['/tmp/ford.md', 0, 1, '/tmp/ford.md'],
])('%s from type %i to %i becomes %s', (field, from, to, expected) => {
  expect(swapExtension(field, types, from, to)).toBe(expected);
});

test.each([
  ['/tmp/ford.html', '/tmp/ford'],
  ['/tmp.d/ford', '/tmp.d/ford'],
  ['/tmp/.hidden', '/tmp/.hidden'],
  ['/tmp/a.tar.gz', '/tmp/a.tar'],
  ['/tmp/', '/tmp/'],
])('the stem of %s is %s', (field, stem) => {
  expect(field.slice(0, stemEnd(field))).toBe(stem);
});
