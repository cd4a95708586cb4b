// @ts-check
import { once } from 'node:events';
import { launch } from './processes.mjs';

/** Bytes of output kept: enough for the last lines of any error. */
const KEPT = 65_536;

/**
 * Runs a command to its end without showing its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ ok: boolean, code: number | null, output: string }>} `output`: the last 64 KiB of what it wrote;
 *   `ok: false` also when there is no such command, with that as its output
 */
export async function run(command, args, options = {}) {
  const child = launch(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = keepLast(child);
  try {
    const [code] = await once(child, 'close');
    return { ok: code === 0, code, output: output() };
  } catch (error) {
    return { ok: false, code: null, output: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => string} what it has written lately
 */
export function keepLast(child) {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece) => void (text = (text + piece).slice(-KEPT)));
  }
  return () => text;
}

/**
 * @param {string} text
 * @param {number} [count]
 * @returns {string} the last lines that say something, indented
 */
export function lastLines(text, count = 12) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/EBADENGINE/.test(line));
  return lines
    .slice(-count)
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n');
}
