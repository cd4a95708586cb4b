import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LOCK_NAME, lockFolder } from './folder-lock.ts';
import { temporaryFolder } from './temporary.fixtures.ts';

/** Another process that holds the folder until it is killed. */
async function holder(folder: string) {
  const script = `import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'folder-lock.ts'))};
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  return child;
}

const trial = (folder: string): string => {
  try {
    lockFolder(folder).release();
    return 'held';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

it('keeps a folder for one process, until it ends however it ends', async () => {
  const folder = temporaryFolder();
  const child = await holder(folder);
  expect(trial(folder)).toBe('This data folder is already open in another Woundboard.');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(trial(folder)).toBe('held');
});

it('keeps it within one process as well, and gives it back', () => {
  const folder = temporaryFolder();
  const lock = lockFolder(folder);
  expect(trial(folder)).toMatch(/already open/);
  lock.release();
  expect(trial(folder)).toBe('held');
});

it('does not mind what somebody wrote into the lock file', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, LOCK_NAME), 'not a lock '.repeat(100));
  expect(trial(folder)).toBe('held');
});
