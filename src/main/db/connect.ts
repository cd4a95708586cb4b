import BetterSqlite3 from 'better-sqlite3';

export type Database = BetterSqlite3.Database;

/** How long a connection waits for another process; the app stands still meanwhile. */
const MOST_BUSY_MS = 250;

/** `existing`: the file has to be there; `new`: it is made; `reading`: it has to be there and is not written. */
export type ConnectMode = 'existing' | 'new' | 'reading';

/**
 * The one place that opens SQLite files. Whatever a connection is for, it syncs each commit (`synchronous=FULL`: the
 * library's own default in WAL loses acknowledged commits at power loss), holds foreign keys, trusts no schema, lets
 * triggers see what REPLACE deletes, and waits 250 ms at most; each is read back.
 *
 * @throws SqliteError when the file is no database or cannot be opened; Error when SQLite does not take a setting
 */
export function connect(file: string, mode: ConnectMode): Database {
  const db = new BetterSqlite3(file, {
    timeout: MOST_BUSY_MS,
    fileMustExist: mode !== 'new',
    readonly: mode === 'reading',
  });
  try {
    for (const [name, value] of settingsFor(process.platform)) {
      db.pragma(`${name} = ${String(value)}`);
      const is = db.pragma(name, { simple: true });
      if (is !== value) throw new Error(`SQLite keeps ${name} at ${String(is)} instead of ${String(value)}.`);
    }
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** On macOS a sync reaches the disk itself only with these two. */
export function settingsFor(platform: NodeJS.Platform): readonly (readonly [string, number])[] {
  const all: readonly (readonly [string, number])[] = [
    ['busy_timeout', MOST_BUSY_MS],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['trusted_schema', 0],
    ['recursive_triggers', 1],
  ];
  if (platform !== 'darwin') return all;
  return [...all, ['fullfsync', 1], ['checkpoint_fullfsync', 1]];
}

/** The code of an error of SQLite such as `SQLITE_FULL`; null for any other error. */
export function sqliteCode(error: unknown): string | null {
  return error instanceof BetterSqlite3.SqliteError ? error.code : null;
}
