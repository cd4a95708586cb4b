// @ts-check
/**
 * The picture of the painted board. The launcher names the file in WOUNDBOARD_PICTURE; the app writes it, whole or not
 * at all, once the board is painted, and ends by itself after that when WOUNDBOARD_ONCE=1.
 */
import { closeSync, existsSync, mkdirSync, openSync, readSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.mjs';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * @param {string} file
 * @param {boolean} once
 * @returns {NodeJS.ProcessEnv} what tells the app; an older picture of that name is removed, so that a new one is one
 */
export function askForPicture(file, once) {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return { WOUNDBOARD_PICTURE: file, ...(once ? { WOUNDBOARD_ONCE: '1' } : {}) };
}

/**
 * @param {string} file
 * @param {() => boolean} over whether the app has ended
 * @param {number} [patience] milliseconds
 * @returns {Promise<{ width: number, height: number } | null>} its size in pixels; null when the app ended without one
 * @throws {Failure} when it does not come in time, or is no picture
 */
export async function pictureSaved(file, over, patience = 120_000) {
  const until = Date.now() + patience;
  while (!existsSync(file)) {
    // The app may have written it just before it ended.
    if (over()) return existsSync(file) ? sizeOf(file) : null;
    if (Date.now() > until)
      throw new Failure(`The board was not painted within ${patience / 1000} s; there is no picture.`);
    await delay(100);
  }
  return sizeOf(file);
}

/** @param {string} file */
function sizeOf(file) {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(24);
    if (readSync(handle, head) < 24 || !head.subarray(0, 8).equals(PNG))
      throw new Failure(`${file} is no PNG picture.`);
    return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  } finally {
    closeSync(handle);
  }
}
