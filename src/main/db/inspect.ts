import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { CannotOpen } from './problem.ts';
import { sizeOf } from './files.ts';

/** "WBRD": tells our files from any other SQLite database. */
export const APPLICATION_ID = 0x57425244;

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;

/**
 * Looks at a database file by its bytes alone, before SQLite may touch it.
 *
 * @param newest the highest schema that this version knows
 * @throws CannotOpen `damaged`, `notOurs` or `newer`
 */
export function inspect(file: string, newest: number): void {
  const stat = statSync(file);
  if (stat.isDirectory()) throw new CannotOpen('damaged', 'Where the database should be there is a folder.');
  if (stat.size === 0) throw new CannotOpen('damaged', 'The database file is empty.');
  const header = readStart(file);
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new CannotOpen('damaged', 'The database file is damaged or is no database.');
  }
  if (header.readUInt32BE(68) !== APPLICATION_ID) {
    throw new CannotOpen('notOurs', 'The database file does not belong to Woundboard.');
  }
  refuseNewer(header.readUInt32BE(60), newest);
  // With a write-ahead log the pages of the file may be older than its header says, and rightly so.
  if ((sizeOf(`${file}-wal`) ?? 0) === 0 && stat.size < sizeByHeader(header)) {
    throw new CannotOpen('damaged', 'The database file is cut short.');
  }
}

/** @throws CannotOpen `newer` */
export function refuseNewer(version: number, newest: number): void {
  if (version > newest) {
    throw new CannotOpen('newer', `The database was written by a newer Woundboard (schema ${String(version)}).`);
  }
}

function readStart(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEADER_BYTES);
    return bytes.subarray(0, readSync(handle, bytes, 0, HEADER_BYTES, 0));
  } finally {
    closeSync(handle);
  }
}

/** The page count is right only where the change counter was written with it. */
function sizeByHeader(header: Buffer): number {
  const pageSize = header.readUInt16BE(16);
  const counted = header.readUInt32BE(24) === header.readUInt32BE(92);
  return counted ? (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(28) : 0;
}

/** Whether a database is one single file, which can be read without anything appearing beside it. */
export function isPlain(file: string): boolean {
  const usesLog = readStart(file).readUInt8(18) === 2;
  return !usesLog && (sizeOf(`${file}-wal`) ?? 0) === 0;
}
