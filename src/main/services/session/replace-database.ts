import { existsSync, linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkCopy } from '../../db/copy.ts';
import { besides, copyDatabase, syncFile, syncFolder } from '../../db/files.ts';
import { lockFolder } from '../../db/folder-lock.ts';
import { openDatabase, type Database } from '../../db/open.ts';
import { witnessFile } from '../../db/witness.ts';
import { EXCHANGE, type Backups } from '../safety/backups.ts';

/**
 * Puts another database in the place of the one there is, which nobody has open. The other one is prepared and checked beside it
 * first; then the present one goes among the backups, byte for byte, with all that lies beside it, and can be had again from there.
 *
 * @param prepare makes the other database: a file of this name in a folder of its own
 * @throws Error with what is wrong; then the present one stands where it stood
 */
export function replaceDatabase(databaseFile: string, backups: Backups, prepare: (draft: string) => void): void {
  const dataDir = path.dirname(databaseFile);
  const lock = lockFolder(dataDir);
  const folder = mkdtempSync(path.join(dataDir, EXCHANGE));
  try {
    const draft = path.join(folder, path.basename(databaseFile));
    prepare(draft);
    checkCopy(draft);
    syncFile(draft);
    setAside(databaseFile, backups);
    // It tells of the other database, and would miss entries in this one.
    rmSync(witnessFile(databaseFile), { force: true });
    renameSync(draft, databaseFile);
    syncFolder(dataDir);
    backups.prune();
  } finally {
    rmSync(folder, { recursive: true, force: true });
    lock.release();
  }
}

/** A copy of a backup as one plain file. One that was set aside may still have its write-ahead log. */
export function draftOfBackup(backup: string, draft: string): void {
  copyDatabase(backup, draft);
  plain(draft, () => undefined);
}

/** Makes a new database, works on it, and leaves it as one plain file. */
export function plain(draft: string, work: (db: Database) => void): void {
  const db = openDatabase(draft);
  try {
    work(db);
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
}

function setAside(databaseFile: string, backups: Backups): void {
  if (!existsSync(databaseFile)) return;
  const { file: aside } = backups.next('aside');
  mkdirSync(path.dirname(aside), { recursive: true });
  // The log first: it must never lie beside a database that it does not belong to.
  const names = besides(aside);
  for (const [index, beside] of besides(databaseFile).entries()) {
    if (existsSync(beside)) renameSync(beside, names[index] ?? '');
  }
  link(databaseFile, aside);
  syncFolder(path.dirname(aside));
}

/** A second name where the file system has such a thing, so that there is no moment without a database. */
function link(from: string, to: string): void {
  if (statSync(from).isFile()) {
    try {
      linkSync(from, to);
      return;
    } catch {
      // Such as on a USB stick: the file is moved instead.
    }
  }
  renameSync(from, to);
}
