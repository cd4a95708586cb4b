// @ts-check
/** Where tests that need another machine note that they did not run, for the runner to list. */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Names the file; unset when a test runs outside of the runner. */
export const NEEDS_LOG = 'WOUNDBOARD_NOT_RUN_LOG';

/**
 * @param {string} name of the group
 * @param {string} why
 * @param {NodeJS.ProcessEnv} [env]
 */
export function noteNotRun(name, why, env = process.env) {
  const file = env[NEEDS_LOG];
  if (file) appendFileSync(file, `${JSON.stringify({ name, why })}\n`);
}

/**
 * @param {string} root
 * @returns {{ env: NodeJS.ProcessEnv, read: () => { name: string, why: string }[] }} an empty log, and the variable that
 *   names it
 */
export function openNeedsLog(root) {
  const file = path.join(root, '.cache/test-reports/not-run.jsonl');
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return { env: { [NEEDS_LOG]: file }, read: () => readNotes(file) };
}

/**
 * @param {string} file
 * @returns {{ name: string, why: string }[]}
 */
function readNotes(file) {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}
