import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../src/main/db/temporary.fixtures.ts';
import { changedFiles } from './changed-files.mjs';

/** A checkout with two commits; the second changes `b.ts` and takes `gone.ts` away. */
function checkout(): { folder: string; write: (name: string, text: string) => void } {
  const folder = temporaryFolder();
  const write = (name: string, text: string): void => {
    writeFileSync(path.join(folder, name), text);
  };
  const git = (...args: string[]): void => {
    const who = ['-c', 'user.name=A lamp', '-c', 'user.email=lamp@example.invalid', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'ignore' });
  };
  git('init', '-q');
  for (const name of ['a.ts', 'b.ts', 'c.svelte', 'gone.ts', 'words.md']) write(name, '1');
  git('add', '.');
  git('commit', '-qm', 'first');
  write('b.ts', '2');
  write('words.md', '2');
  rmSync(path.join(folder, 'gone.ts'));
  git('add', '.');
  git('commit', '-qm', 'second');
  return { folder, write };
}

it('finds what the last commit changed, what was changed since, and what is new', () => {
  const { folder, write } = checkout();
  expect(changedFiles(folder)).toEqual(['b.ts']);
  write('c.svelte', '2');
  write('new one.mjs', '');
  write('notes.md', '');
  expect(changedFiles(folder)).toEqual(['b.ts', 'c.svelte', 'new one.mjs']);
});

it('cannot say where there is no commit before the last', () => {
  expect(changedFiles(temporaryFolder())).toBeNull();
});
