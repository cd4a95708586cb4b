import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Puts what a file holds on the disk itself. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Puts the names in a folder on the disk itself. Windows has no such thing; there the system does it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Gives a finished file its final name, so that it is under that name whole or not at all. */
export function putInPlace(draft: string, file: string): void {
  syncFile(draft);
  renameSync(draft, file);
  syncFolder(path.dirname(file));
}

/** Writes a small file whole or not at all. What stood there before stands until then. */
export function writeSmallFile(file: string, text: string): void {
  const draft = `${file}.tmp`;
  try {
    writeFileSync(draft, text);
    putInPlace(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Bytes of a file; null when it is not there. */
export const sizeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.size ?? null;

/** The files that SQLite keeps beside a database. */
export const besides = (file: string): readonly string[] => [`${file}-wal`, `${file}-shm`, `${file}-journal`];

/** Removes a database with all that SQLite keeps beside it. For drafts and copies of our own only. */
export function removeDatabase(file: string): void {
  for (const one of [file, ...besides(file)]) rmSync(one, { force: true, recursive: true });
}

/** Copies a database that nobody has open, with its write-ahead log if there is one. */
export function copyDatabase(file: string, copy: string): void {
  copyFileSync(file, copy, constants.COPYFILE_FICLONE);
  if (sizeOf(`${file}-wal`) !== null) copyFileSync(`${file}-wal`, `${copy}-wal`, constants.COPYFILE_FICLONE);
}
