import { expect, it } from 'vitest';
import { fileStem } from './file-stem.ts';

it.each([
  ['Ford at Dusk', 'Ford at Dusk'],
  ['CON', 'Summary CON'],
  ['aux.txt', 'Summary aux.txt'],
  ['..', 'Summary'],
  ['', 'Summary'],
  ['a/b', 'a b'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:x', 'C x'],
  ['dot. ', 'dot'],
  ['\0nul\u202Ebidi', 'nul bidi'],
  ['🜂 fire', '🜂 fire'],
  ['é'.repeat(128), 'é'.repeat(100)],
])('names a file for %j: %j', (text, stem) => {
  expect(fileStem(text)).toBe(stem);
});
