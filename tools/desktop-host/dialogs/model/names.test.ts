import { describe, expect, test } from 'vitest';
import { asPrefix, expandHome, nameProblem, resolveTyped, textProblem } from './names.mjs';

const at = { shown: '/home/mira/Documents', home: '/home/mira' };

test.each([
  ['~', '/home/mira'],
  ['~/Games/ford.json', '/home/mira/Games/ford.json'],
  ['~mira', '~mira'],
  ['a/~', 'a/~'],
])('%s expands to %s', (text, expanded) => {
  expect(expandHome(text, at.home)).toBe(expanded);
});

test.each([
  ['ford.json', '/home/mira/Documents/ford.json'],
  ['../ford.json', '/home/mira/ford.json'],
  ['Games//./ford.json', '/home/mira/Documents/Games/ford.json'],
  ['/tmp/ford.json', '/tmp/ford.json'],
  ['~/ford.json', '/home/mira/ford.json'],
])('%s means %s', (text, meant) => {
  expect(resolveTyped(text, at)).toBe(meant);
});

test('the top folder gets no second separator', () => {
  expect([asPrefix('/'), asPrefix('/tmp')]).toEqual(['/', '/tmp/']);
});

describe('what is wrong with a name', () => {
  test.each([
    ['', 'Type a name.'],
    ['..', '“..” already has a meaning of its own. Choose another name.'],
    ['a/b', 'A name cannot contain “/”.'],
    ['a\0b', 'There is an invisible null character in this name. Type it anew.'],
    ['a\nb', 'There is an invisible control character in this name. Type it anew.'],
    ['a\ud800b', 'There is half a character in this name. Type it anew.'],
  ])('%j: %s', (name, sentence) => {
    expect(nameProblem(name)).toBe(sentence);
  });

  test('255 bytes are taken, 256 are refused with their number', () => {
    expect(nameProblem('a'.repeat(255))).toBeNull();
    expect(nameProblem('a'.repeat(256))).toContain('256 bytes');
  });

  test('bytes count, not letters', () => {
    expect(nameProblem('ö'.repeat(127))).toBeNull();
    expect(nameProblem('ö'.repeat(128))).toContain('256 bytes');
  });

  test.each(['Session 3: The Ford', 'a<b>.html', ' leading', 'Überfall', '鬼火', '.hidden'])('%s is fine', (name) => {
    expect(nameProblem(name)).toBeNull();
    expect(textProblem(name)).toBeNull();
  });
});
