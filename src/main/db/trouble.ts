import { sqliteCode } from './connect.ts';

/** What may go wrong with a database that is open, as far as a person can do something about it. */
export type DatabaseTrouble = 'diskFull' | 'inUse' | 'readOnly' | 'damaged' | 'diskError';

/** What an error of SQLite means; null: it is none, or a mistake of our own. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  const code = sqliteCode(error);
  if (code === null) return null;
  // A file system that is full, or a quota, shows as a failed write.
  if (/^SQLITE_(FULL|IOERR_WRITE)/.test(code)) return 'diskFull';
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'inUse';
  if (/^SQLITE_(READONLY|PERM)/.test(code)) return 'readOnly';
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return 'damaged';
  if (/^SQLITE_(IOERR|CANTOPEN)/.test(code)) return 'diskError';
  return null;
}
