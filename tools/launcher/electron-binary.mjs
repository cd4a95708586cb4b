// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';

/**
 * Where Electron's executable is, by the same rules as the package `electron` itself: `dist/` and `path.txt` beside it,
 * or the folder that ELECTRON_OVERRIDE_DIST_PATH names.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} [platform]
 * @returns {string | null} null when it is not there, or is another version than the package
 * @throws {Failure} when ELECTRON_OVERRIDE_DIST_PATH names a folder without it
 */
export function electronBinary(root, env, platform = process.platform) {
  const home = path.join(root, 'node_modules/electron');
  const override = env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) {
    const file = path.resolve(override, read(path.join(home, 'path.txt')) ?? executableIn(platform));
    if (existsSync(file)) return file;
    throw new Failure(`ELECTRON_OVERRIDE_DIST_PATH names ${override}, but there is no ${file}.`);
  }
  const name = read(path.join(home, 'path.txt'));
  const version = read(path.join(home, 'dist/version'))?.replace(/^v/, '');
  if (!name || version !== electronVersion(root)) return null;
  const file = path.join(home, 'dist', name);
  return existsSync(file) ? file : null;
}

/**
 * @param {string} root
 * @returns {string} the locked version, without `v`
 */
export function electronVersion(root) {
  const text = readFileSync(path.join(root, 'node_modules/electron/package.json'), 'utf8');
  return String(JSON.parse(text).version);
}

/** @param {NodeJS.Platform} platform */
function executableIn(platform) {
  if (platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron';
  return platform === 'win32' ? 'electron.exe' : 'electron';
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
