// @ts-check
/** One attempt to fetch Electron's executable, ended when nothing arrives any more; a failure is remembered for a day. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setInterval } from 'node:timers';
import { electronVersion } from './electron-binary.mjs';
import { Failure } from './failure.mjs';
import { innerNode } from './inner-node.mjs';
import { end, ended, interruption, launch } from './processes.mjs';
import { keepLast } from './run.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const MEMORY = '.cache/electron-download.json';
const DAY = 24 * 60 * 60 * 1000;

/**
 * @typedef {object} Attempt
 * @property {string} root
 * @property {NodeJS.ProcessEnv} env
 * @property {import('./teller.mjs').Teller} tell
 * @property {string} [installer]  the script that downloads; Electron's own (its documented `install-electron`)
 * @property {number} [silence]    milliseconds without a new byte after which it is ended
 */

/**
 * @param {Attempt} attempt
 * @returns {Promise<string | null>} why it failed, in words; null when it did not
 */
export async function downloadElectron({ root, env, tell, installer, silence = 20_000 }) {
  const script = installer ?? path.join(root, 'node_modules/electron/install.js');
  const version = electronVersion(root);
  // The download grows in the temporary folder, what is unpacked in dist/: both are watched for new bytes.
  const temporary = mkdtempSync(path.join(tmpdir(), 'woundboard-electron-'));
  const watched = [temporary, path.join(root, 'node_modules/electron/dist')];
  const folders = { TMPDIR: temporary, TEMP: temporary, TMP: temporary };
  try {
    const download = tell.during(`Downloading Electron ${version}`, async (note) => {
      const child = launch(innerNode(root), [script], {
        cwd: root,
        env: { ...env, ...folders, ELECTRON_GET_NO_PROGRESS: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const output = keepLast(child);
      const silent = await endWhenSilent(child, watched, silence, note);
      const { code } = await ended(child);
      if (silent) throw new Failure(`no byte came for ${silence / 1000} s`);
      if (code !== 0) throw new Failure(reasonIn(output()));
    });
    const reason = await download.then(() => null, failureIn);
    if (reason === null) rmSync(path.join(root, MEMORY), { force: true });
    else if (!interruption()) writeStamp(path.join(root, MEMORY), { version, at: new Date().toISOString(), reason });
    return reason;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {Date} [now]
 * @returns {string | null} why the last attempt failed, if that was less than a day ago and for the same version
 */
export function rememberedFailure(root, now = new Date()) {
  const memory = readStamp(path.join(root, MEMORY));
  if (!memory || memory.version !== electronVersion(root)) return null;
  const age = now.getTime() - Date.parse(String(memory.at));
  return age >= 0 && age < DAY ? `${String(memory.reason)}, tried at ${String(memory.at).slice(0, 16)}Z` : null;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string[]} folders
 * @param {number} silence
 * @param {(detail: string) => void} note
 * @returns {Promise<boolean>} whether it was ended for its silence; false when it ended by itself
 */
function endWhenSilent(child, folders, silence, note) {
  return new Promise((resolve) => {
    let bytes = sizeOf(folders);
    const before = bytes;
    let last = Date.now();
    let silent = false;
    const timer = setInterval(
      () => {
        const size = sizeOf(folders);
        if (size !== bytes) [bytes, last] = [size, Date.now()];
        note(`${Math.max(0, (bytes - before) / 1_000_000).toFixed(1)} MB`);
        if (Date.now() - last < silence) return;
        clearInterval(timer);
        silent = true;
        void end(child, { patience: 1000 });
      },
      Math.min(500, silence / 4),
    );
    const over = () => {
      clearInterval(timer);
      resolve(silent);
    };
    child.once('exit', over);
    child.once('error', over);
  });
}

/**
 * @param {string[]} entries
 * @returns {number} bytes in all files below; what vanishes meanwhile counts nothing
 */
function sizeOf(entries) {
  let size = 0;
  for (const entry of entries) {
    try {
      const stat = statSync(entry);
      size += stat.isDirectory() ? sizeOf(readdirSync(entry).map((name) => path.join(entry, name))) : stat.size;
    } catch {
      // Moved or removed while we looked.
    }
  }
  return size;
}

/**
 * @param {unknown} error
 * @returns {string} what a download failed by; any other error is thrown on
 */
function failureIn(error) {
  if (error instanceof Failure) return error.message;
  throw error;
}

/**
 * The one line of a stack that says what went wrong.
 *
 * @param {string} output
 */
function reasonIn(output) {
  const lines = output.split('\n').map((line) => line.trim());
  const cause = lines.find((line) => /\b(E[A-Z]{4,}|getaddrinfo|Response code)\b/.test(line));
  const first = lines.find((line) => line !== '') ?? 'the installer said nothing';
  return (cause ?? first).replace(/^(\[cause\]: )?(\w*Error: )?/, '').slice(0, 200);
}
