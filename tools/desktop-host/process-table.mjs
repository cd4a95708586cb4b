import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Questions about other processes of this machine; on Linux from /proc, elsewhere from `ps`. */

/**
 * @param {number} pid
 * @returns {boolean} true also for a process of another user
 */
export function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  return process.platform !== 'linux' || stateOf(pid) !== 'Z';
}

/** The fields of /proc/<pid>/stat after the name, which may itself hold blanks and brackets. */
function statOf(/** @type {number} */ pid) {
  try {
    const text = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function stateOf(/** @type {number} */ pid) {
  return statOf(pid)[0] ?? null;
}

/**
 * When a process began, in words of the system: together with the number it tells a process from a later one that got
 * the same number.
 *
 * @param {number} pid
 * @returns {string | null} null where the system does not say
 */
export function startOf(pid) {
  if (process.platform === 'linux') return statOf(pid)[19] ?? null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/**
 * @param {{ pid: number; start: string | null }} process as it was written down earlier
 * @returns {boolean} whether that very process still runs
 */
export function isSameProcess({ pid, start }) {
  if (!isRunning(pid)) return false;
  const now = startOf(pid);
  return start === null || now === null || start === now;
}

/**
 * @param {string} argument a whole argument
 * @returns {number[]} processes that were started with it
 */
export function processesWithArgument(argument) {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && argumentsOf(name).includes(argument))
      .map(Number);
  }
  try {
    const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).split('\n');
    return lines.filter((line) => line.includes(argument)).map((line) => Number.parseInt(line, 10));
  } catch {
    return [];
  }
}

function argumentsOf(/** @type {string} */ pid) {
  try {
    // Chromium's helpers join their arguments with blanks; the browser itself keeps the zero bytes.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 ]/);
  } catch {
    return [];
  }
}
