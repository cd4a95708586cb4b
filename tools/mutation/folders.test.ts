import { expect, test } from 'vitest';
import { FOLDERS, patternsFor } from './folders.mjs';

test('a folder stands for its code, a file for itself; tests are never mutated', () => {
  const [folder = ''] = FOLDERS;
  const patterns = patternsFor([folder, `${folder}/`, `${folder}/read.ts`]);
  expect(patterns.slice(0, 3)).toEqual([`${folder}/**/*.ts`, `${folder}/**/*.ts`, `${folder}/read.ts`]);
  expect(patterns.slice(3)).toContain('!**/*.test.ts');
});
