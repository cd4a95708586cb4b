import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../db/temporary.fixtures.ts';
import { writeWhole } from './write-whole.ts';

it('replaces a file whole and leaves nothing beside it', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'summary.md');
  writeFileSync(file, 'old');
  expect(await writeWhole(file, 'new')).toBeNull();
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['new', ['summary.md']]);
});

it.each([
  ['a folder that is not there', 'gone/summary.md', 'That folder is not there.'],
  ['a folder of that name', 'taken', 'That is a folder, not a file.'],
  ['a name that is too long', `${'x'.repeat(300)}.md`, 'That name is too long.'],
])('says in words why it cannot write into %s', async (_what, name, reason) => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'taken'));
  const outcome = await writeWhole(path.join(folder, name), 'text');
  expect(outcome?.refusal.reason).toBe(`The file could not be written. ${reason}`);
  expect([readdirSync(folder), existsSync(path.join(folder, 'gone'))]).toEqual([['taken'], false]);
});
