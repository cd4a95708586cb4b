// @ts-check
/** Which browser of this machine can draw the windows: Chromium, Chrome or Edge. Plain Node, no dependency. */
import { accessSync, closeSync, constants, openSync, readSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ status: 'found', path: string, name: string }
 *   | { status: 'snap', path: string }
 *   | { status: 'missing', path?: string }} Browser
 * `path` of `missing` is what DESKTOP_HOST_CHROMIUM names, when that is why nothing was found.
 */

/** Command names, in order of preference, with the name people know. */
const COMMANDS = /** @type {const} */ ([
  ['chromium', 'Chromium'],
  ['chromium-browser', 'Chromium'],
  ['google-chrome-stable', 'Google Chrome'],
  ['google-chrome', 'Google Chrome'],
  ['microsoft-edge-stable', 'Microsoft Edge'],
  ['microsoft-edge', 'Microsoft Edge'],
]);

/** Where packages put them when PATH is short (a desktop entry, a service, sudo). */
const LINUX_PLACES = /** @type {const} */ ([
  ['/usr/bin/chromium', 'Chromium'],
  ['/usr/bin/chromium-browser', 'Chromium'],
  ['/usr/lib/chromium/chromium', 'Chromium'],
  ['/usr/lib64/chromium-browser/chromium-browser', 'Chromium'],
  ['/opt/google/chrome/google-chrome', 'Google Chrome'],
  ['/opt/microsoft/msedge/microsoft-edge', 'Microsoft Edge'],
]);

const MAC_APPS = /** @type {const} */ (['Chromium', 'Google Chrome', 'Microsoft Edge']);

/**
 * Looks for a browser: what DESKTOP_HOST_CHROMIUM names, else PATH, else the usual places.
 *
 * A snap is never `found`: it cannot read a profile outside its own folders and does not pass its parent's pipes on, so
 * the host could not talk to it. It is reported only when nothing better is there.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @param {string} [root] put before every usual place (not before PATH); a test's stand-in for `/`
 * @returns {Browser} `missing` on Windows always: the desktop host is not offered there
 */
export function findBrowser(env = process.env, platform = process.platform, root = '') {
  if (platform === 'win32') return { status: 'missing' };
  const chosen = env.DESKTOP_HOST_CHROMIUM;
  if (chosen) {
    if (!isProgram(chosen)) return { status: 'missing', path: chosen };
    return isSnap(chosen) ? { status: 'snap', path: chosen } : { status: 'found', path: chosen, name: nameOf(chosen) };
  }
  /** @type {string | undefined} */
  let snap;
  for (const [file, name] of candidates(env, platform, root)) {
    if (!isProgram(file)) continue;
    if (!isSnap(file)) return { status: 'found', path: file, name };
    snap ??= file;
  }
  return snap === undefined ? { status: 'missing' } : { status: 'snap', path: snap };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @param {string} root
 * @returns {(readonly [string, string])[]} file and name, best first
 */
function candidates(env, platform, root) {
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder !== '');
  const onPath = COMMANDS.flatMap(([command, name]) =>
    folders.map((folder) => /** @type {const} */ ([path.join(folder, command), name])),
  );
  if (platform !== 'darwin') {
    return [...onPath, ...LINUX_PLACES.map(([file, name]) => /** @type {const} */ ([root + file, name]))];
  }
  const homes = [`${root}/Applications`, ...(env.HOME ? [path.join(env.HOME, 'Applications')] : [])];
  const apps = MAC_APPS.flatMap((name) =>
    homes.map((home) => /** @type {const} */ ([path.join(home, `${name}.app/Contents/MacOS/${name}`), name])),
  );
  return [...apps, ...onPath];
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Below a `/snap/` folder, a link to the `snap` command, or a script that hands over to either.
 *
 * @param {string} file
 */
function isSnap(file) {
  const real = realpathSync(file);
  if (file.includes('/snap/') || real.includes('/snap/') || path.basename(real) === 'snap') return true;
  const text = beginning(real);
  return text.startsWith('#!') && /\/snap\/bin\/|\bsnap run\b/.test(text);
}

/** @param {string} file */
function beginning(file) {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(8192);
    return bytes.toString('latin1', 0, readSync(handle, bytes, 0, bytes.length, 0));
  } catch {
    return '';
  } finally {
    closeSync(handle);
  }
}

/** @param {string} file */
function nameOf(file) {
  const base = path.basename(file).toLowerCase();
  if (base.includes('chromium')) return 'Chromium';
  if (base.includes('edge')) return 'Microsoft Edge';
  return base.includes('chrome') ? 'Google Chrome' : path.basename(file);
}
