import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDatabase } from '../../db/files.ts';

/** Whether a data folder that is there, or its database, cannot be written: a locked medium, or somebody else's. */
export function isReadOnly(databaseFile: string): boolean {
  const folder = path.dirname(databaseFile);
  return [folder, databaseFile].some((place) => existsSync(place) && !writable(place));
}

/** As much as the browser's caches may need. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Whether the browser's caches can go beside the data. A folder that is not there yet is made, and judged by then. */
export function takesCaches(databaseFile: string): boolean {
  if (isReadOnly(databaseFile)) return false;
  const folder = path.dirname(databaseFile);
  if (!existsSync(folder)) return true;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= CACHE_BYTES;
}

function writable(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code !== 'EROFS' && code !== 'EACCES' && code !== 'EPERM';
  }
}

/** A copy of a database in a folder for it alone, which goes with the session. */
export interface ReadOnlyCopy {
  readonly file: string;
  remove(): void;
}

/** Even reading a database needs files beside it, so what cannot be written is read from a copy. */
export function copyForReading(databaseFile: string): ReadOnlyCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-read-only-'));
  const file = path.join(folder, path.basename(databaseFile));
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    copyDatabase(databaseFile, file);
    return { file, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
