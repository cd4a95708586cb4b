// @ts-check
/**
 * Every process that this program starts, so that none outlives it. Each gets a process group of its own (not on
 * Windows): Ctrl+C then reaches only us, and we end things in order, the app before the screen it draws on.
 */
import { spawn } from 'node:child_process';
import { Interrupted } from './failure.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} End */

const ownGroup = process.platform !== 'win32';

/** @type {Map<ChildProcess, { group: boolean, over: Promise<void> }>} in the order they were started */
const running = new Map();

/** @type {NodeJS.Signals | null} */
let interruptedBy = null;

/**
 * Starts a process.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { leaderOnly?: boolean }} [options] `leaderOnly`: the first
 *   request to end goes to the process alone, because it ends what it started by itself
 * @throws {Interrupted} once the person has asked to stop
 */
export function launch(command, args, { leaderOnly = false, ...options } = {}) {
  if (interruptedBy) throw new Interrupted(interruptedBy);
  const child = spawn(command, args, { ...options, detached: ownGroup });
  /** @type {Promise<void>} */
  const over = new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  running.set(child, { group: !leaderOnly, over });
  void over.then(() => running.delete(child));
  return child;
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<End>} how it ended; rejects when it could not be started
 */
export function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve({ code: child.exitCode, signal: child.signalCode });
  }
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', reject);
  });
}

/**
 * Asks a process to end, and ends its whole group by force when it does not within `patience` milliseconds.
 *
 * @param {ChildProcess} child
 * @param {{ signal?: NodeJS.Signals, patience?: number }} [how]
 */
export async function end(child, { signal = 'SIGTERM', patience = 10_000 } = {}) {
  const entry = running.get(child);
  if (!entry) return;
  send(child, signal, entry.group);
  const force = setTimeout(() => send(child, 'SIGKILL', true), patience);
  await entry.over;
  clearTimeout(force);
}

/**
 * Ends everything that still runs, the youngest first.
 *
 * @param {{ signal?: NodeJS.Signals, patience?: number }} [how]
 */
export async function endAll(how) {
  for (const child of [...running.keys()].reverse()) await end(child, how);
}

/**
 * From now on the signals that ask to stop end what was started, in order; a second one does it by force. Code that
 * waits for a process then sees it end, and `interruption()` tells why.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function endAllOnSignals(env) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => interrupt(signal));
  // npm passes a signal on to its shell alone, and the shell dies without telling us: that we lost our parent does.
  if (!env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    interrupt('SIGTERM');
  }, 500);
  watch.unref();
}

/** @param {NodeJS.Signals} signal */
function interrupt(signal) {
  if (interruptedBy) for (const child of running.keys()) send(child, 'SIGKILL', true);
  else {
    interruptedBy = signal;
    void endAll({ signal });
  }
}

/** @returns {NodeJS.Signals | null} the signal by which the person asked to stop */
export const interruption = () => interruptedBy;

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @param {boolean} group
 */
function send(child, signal, group) {
  if (child.pid === undefined) return;
  try {
    if (group && ownGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It ended between our look and our signal.
  }
}
