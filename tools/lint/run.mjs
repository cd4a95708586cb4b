// @ts-check
/**
 * `npm run lint` reads every file. `npm run lint:changed`, for before a commit, reads what changed since either last ran; where
 * neither has run yet, what is not committed and what the last commit changed: everything takes minutes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changedFiles } from './changed-files.mjs';

const root = path.join(import.meta.dirname, '../..');
const CACHE = '.cache/eslint';
const EVERYTHING = ['.', '--cache', '--cache-strategy', 'content', '--cache-location', CACHE];

/** @returns {string[] | null} what ESLint is to read, as its arguments; null: nothing changed */
function choice() {
  const cache = path.join(root, CACHE);
  if (!process.argv.includes('--changed')) {
    // What depends on another file's types may be wrong although it did not change itself.
    rmSync(cache, { force: true });
    return EVERYTHING;
  }
  const files = existsSync(cache) ? null : changedFiles(root);
  if (files === null) return EVERYTHING;
  return files.length === 0 ? null : ['--no-warn-ignored', ...files];
}

const args = choice();
if (args === null) console.log('Nothing to lint has changed since the last commit but one.');
else {
  const eslint = path.join(root, 'node_modules/eslint/bin/eslint.js');
  const { status } = spawnSync(process.execPath, [eslint, ...args], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
