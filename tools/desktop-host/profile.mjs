import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameProcess, processesWithArgument, startOf } from './process-table.mjs';

/**
 * Chromium's profile lives for one run only, in a folder of its own that nobody else may read. Nothing that matters is
 * kept there. Whoever made a folder is written inside it, so that a later start can tell a leftover of a killed run
 * from the profile of a running one.
 */

const PREFIX = 'desktop-host-profile-';
const OWNER_FILE = 'desktop-host.json';
/** A folder without an owner's file is one whose maker is just writing it, or was killed at that moment. */
const GRACE_MS = 60_000;

/**
 * @param {string} base the folder for temporary files
 * @returns {string} a new, empty profile folder, mode 0700
 */
export function createProfile(base) {
  const folder = mkdtempSync(join(base, PREFIX));
  const owner = { pid: process.pid, start: startOf(process.pid) };
  writeFileSync(join(folder, OWNER_FILE), JSON.stringify(owner), { mode: 0o600 });
  return folder;
}

/** @param {string} folder as made by {@link createProfile} */
export function removeProfile(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/**
 * Ends what still runs on profiles of killed runs, and removes those profiles. Others' folders and links are left alone.
 *
 * @param {string} base the folder for temporary files
 * @returns {string[]} the folders removed
 */
export function sweepProfiles(base) {
  const removed = [];
  for (const name of readdirSync(base)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(base, name);
    if (!isLeftover(folder)) continue;
    for (const pid of processesWithArgument(`--user-data-dir=${folder}`)) endProcess(pid);
    try {
      removeProfile(folder);
      removed.push(folder);
    } catch {
      // A process of it is still writing: the next start tries again.
    }
  }
  return removed;
}

function isLeftover(/** @type {string} */ folder) {
  try {
    const status = lstatSync(folder);
    if (!status.isDirectory() || status.uid !== process.getuid?.()) return false;
    const owner = ownerOf(folder);
    return owner === null ? Date.now() - status.mtimeMs > GRACE_MS : !isSameProcess(owner);
  } catch {
    return false;
  }
}

/** @returns {{ pid: number; start: string | null } | null} */
function ownerOf(/** @type {string} */ folder) {
  try {
    const { pid, start } = JSON.parse(readFileSync(join(folder, OWNER_FILE), 'utf8'));
    return Number.isInteger(pid) ? { pid, start: typeof start === 'string' ? start : null } : null;
  } catch {
    return null;
  }
}

function endProcess(/** @type {number} */ pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}
