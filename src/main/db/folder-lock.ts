import { rmSync } from 'node:fs';
import path from 'node:path';
import { connect, sqliteCode, type Database } from './connect.ts';
import { CannotOpen } from './problem.ts';

export const LOCK_NAME = 'woundboard.lock';

export interface FolderLock {
  release(): void;
}

/**
 * Keeps a data folder for this process. The lock is one of the system's own on an empty database, held by SQLite: it ends with
 * the process however that ends, so that none is ever left behind.
 *
 * @throws CannotOpen `inUse` when another process holds it, after 250 ms at most
 */
export function lockFolder(folder: string): FolderLock {
  const file = path.join(folder, LOCK_NAME);
  const db = hold(file, true);
  return {
    release: () => {
      db.close();
    },
  };
}

function hold(file: string, again: boolean): Database {
  let db: Database | undefined;
  try {
    db = connect(file, 'new');
    // Nothing is ever written, so the lock needs no room.
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db?.close();
    const code = sqliteCode(error) ?? '';
    if (code.startsWith('SQLITE_BUSY')) {
      throw new CannotOpen('inUse', 'This data folder is already open in another Woundboard.');
    }
    if (code !== 'SQLITE_NOTADB' || !again) throw error;
    // Somebody wrote into the lock file. Nothing of worth is ever in it.
    rmSync(file);
    return hold(file, false);
  }
}
