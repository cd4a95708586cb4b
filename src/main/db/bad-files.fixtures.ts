import BetterSqlite3 from 'better-sqlite3';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { OpenProblem } from './problem.ts';
import { openDatabase, type Database } from './open.ts';
import { writeWitness } from './witness.ts';

/** What may stand where the database should be, and what is said of it; null: it opens, with all its entries. */
export interface BadFile {
  readonly name: string;
  /** Is given a whole database without a write-ahead log, and spoils it. */
  readonly spoil: (file: string) => void;
  readonly problem: OpenProblem | null;
}

const change = (file: string, work: (bytes: Buffer) => void): void => {
  const bytes = readFileSync(file);
  work(bytes);
  writeFileSync(file, bytes);
};

const pageSize = 4096;

const bad = (name: string, problem: BadFile['problem'], spoil: BadFile['spoil']): BadFile => ({ name, problem, spoil });

export const BAD_FILES: readonly BadFile[] = [
  bad('a text', 'damaged', (file) => {
    writeFileSync(file, 'shopping list: lamp oil, rope\n'.repeat(500));
  }),
  bad('the first 16 bytes alone', 'damaged', (file) => {
    truncateSync(file, 16);
  }),
  bad('the first 100 bytes alone', 'damaged', (file) => {
    truncateSync(file, 100);
  }),
  bad('the first half', 'damaged', (file) => {
    truncateSync(file, Math.floor(statSync(file).size / 2));
  }),
  bad('all but the last byte', 'damaged', (file) => {
    truncateSync(file, statSync(file).size - 1);
  }),
  bad('nothing at all', 'damaged', (file) => {
    writeFileSync(file, '');
  }),
  bad('a folder', 'damaged', (file) => {
    rmSync(file);
    mkdirSync(file);
  }),
  bad('no file where there was one', 'missing', (file) => {
    rmSync(file);
  }),
  bad('a page of zeros', 'damaged', (file) => {
    change(file, (bytes) => bytes.fill(0, 5 * pageSize, 6 * pageSize));
  }),
  bad('the first page of zeros', 'damaged', (file) => {
    change(file, (bytes) => bytes.fill(0, 0, pageSize));
  }),
  bad('the database of another program', 'notOurs', (file) => {
    rmSync(file);
    const other = new BetterSqlite3(file);
    other.exec('CREATE TABLE t (x); PRAGMA application_id = 7');
    other.close();
  }),
  bad('an encrypted file', 'damaged', (file) => {
    change(file, (bytes) => {
      for (const [index, byte] of bytes.entries()) bytes[index] = byte ^ ((index * 167 + 13) & 255);
    });
  }),
  bad('the database of a newer version', 'newer', (file) => {
    change(file, (bytes) => bytes.writeUInt32BE(999, 60));
  }),
  bad('a write-ahead log of rubbish', null, (file) => {
    writeFileSync(`${file}-wal`, Buffer.alloc(40_000, 0x5a));
  }),
  bad('a shared memory of rubbish', null, (file) => {
    writeFileSync(`${file}-shm`, Buffer.alloc(32_768, 0x5a));
  }),
  bad('a write-ahead log without its shared memory', null, (file) => {
    const db = openDatabase(file);
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.prepare("INSERT INTO settings (name, value) VALUES ('left', 'in the log')").run();
    const aside = `${file}.aside`;
    for (const end of ['', '-wal']) copyFileSync(file + end, aside + end);
    db.close();
    for (const end of ['', '-wal']) copyFileSync(aside + end, file + end);
    for (const end of ['', '-wal']) rmSync(aside + end);
  }),
];

/** A whole database with entries and a witness, closed. @param fill writes the entries */
export function wholeDatabase(folder: string, fill: (db: Database) => void): string {
  const file = path.join(folder, 'woundboard.sqlite');
  const db = openDatabase(file);
  fill(db);
  writeWitness(file, db, null);
  db.close();
  return file;
}

/** What stands in a folder, name by name, as SHA-256; folders by their names alone. */
export function fingerprints(folder: string): Record<string, string> {
  const all = readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry): [string, string] => {
    const place = path.join(entry.parentPath, entry.name);
    const print = entry.isFile() ? createHash('sha256').update(readFileSync(place)).digest('hex') : 'folder';
    return [path.relative(folder, place), print];
  });
  return Object.fromEntries(all);
}
