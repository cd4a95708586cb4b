import BetterSqlite3 from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { MIGRATIONS } from './migrations/index.ts';

export type Database = BetterSqlite3.Database;

/** "WBRD": tells our files from any other SQLite database. */
const APPLICATION_ID = 0x57425244;

export type OpenProblem = 'notOurs' | 'newer' | 'damaged' | 'notDurable';

/** Why a file was not opened. It is left as it was. */
export class CannotOpen extends Error {
  readonly problem: OpenProblem;

  constructor(problem: OpenProblem, message: string) {
    super(message);
    this.name = 'CannotOpen';
    this.problem = problem;
  }
}

/**
 * Opens the database of a data folder, or makes it where there is none, and brings it to this version's schema.
 * Every connection syncs each commit (`synchronous=FULL`: the library's own default in WAL loses acknowledged commits at
 * power loss) and waits 250 ms at most for another process.
 *
 * @throws CannotOpen when the file is not ours, from a newer version, damaged, or cannot be made durable
 */
export function openDatabase(file: string): Database {
  const isNew = !existsSync(file);
  const db = new BetterSqlite3(file, { timeout: 250 });
  try {
    if (!isNew) refuseForeign(db);
    makeDurable(db);
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    if (error instanceof BetterSqlite3.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) {
      throw new CannotOpen('damaged', 'The database file is damaged or is no database.');
    }
    throw error;
  }
}

const pragma = (db: Database, name: string): unknown => db.pragma(name, { simple: true });

function refuseForeign(db: Database): void {
  if (pragma(db, 'page_count') === 0) throw new CannotOpen('damaged', 'The database file is empty.');
  if (pragma(db, 'application_id') !== APPLICATION_ID) {
    throw new CannotOpen('notOurs', 'The database file does not belong to Woundboard.');
  }
  const version = Number(pragma(db, 'user_version'));
  if (version > MIGRATIONS.length) {
    throw new CannotOpen('newer', `The database was written by a newer Woundboard (schema ${String(version)}).`);
  }
}

function makeDurable(db: Database): void {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('trusted_schema = OFF');
  if (pragma(db, 'journal_mode') !== 'wal' || pragma(db, 'synchronous') !== 2) {
    throw new CannotOpen('notDurable', 'The data folder is on a disk that cannot keep the database safe.');
  }
}

function migrate(db: Database): void {
  const run = db.transaction(() => {
    const from = Number(pragma(db, 'user_version'));
    for (const step of MIGRATIONS.slice(from)) db.exec(step);
    db.pragma(`application_id = ${String(APPLICATION_ID)}`);
    db.pragma(`user_version = ${String(MIGRATIONS.length)}`);
  });
  if (Number(pragma(db, 'user_version')) < MIGRATIONS.length) run.immediate();
}
