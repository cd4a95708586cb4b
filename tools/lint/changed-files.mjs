// @ts-check
import { spawnSync } from 'node:child_process';

const LINTED = /\.(ts|svelte|js|mjs|cjs)$/;

/**
 * Files to lint that differ from the last commit but one: what it changed, what was changed since, and what is new.
 *
 * @param {string} root a checkout
 * @returns {string[] | null} relative to `root`; null where Git cannot say
 */
export function changedFiles(root) {
  const changed = ask(root, ['diff', '--name-only', '--relative', '--diff-filter=d', '-z', 'HEAD~1']);
  const added = ask(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  return changed && added && [...changed, ...added].filter((file) => LINTED.test(file)).sort();
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function ask(root, args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter((line) => line !== '') : null;
}
