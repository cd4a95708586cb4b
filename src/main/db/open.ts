import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copiesBeside } from './copy-names.ts';
import { connect, sqliteCode, type Database } from './connect.ts';
import { copyDatabase, removeDatabase, sizeOf, syncFile, syncFolder } from './files.ts';
import { APPLICATION_ID, inspect, refuseNewer } from './inspect.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { CannotOpen } from './problem.ts';
import { witnessFile } from './witness.ts';

export type { Database } from './connect.ts';
export { CannotOpen, type OpenProblem } from './problem.ts';

export interface OpenOptions {
  /**
   * Makes a verified backup of an older database before its schema is changed; what it throws keeps the database as it is.
   * Absent: none is made.
   */
  readonly beforeMigration?: (db: Database) => void;
  /** Every step to this version's schema. Tests give their own. */
  readonly migrations?: readonly string[];
}

/**
 * Opens the database of a data folder and brings it to this version's schema. A new one is made only where there has never
 * been one: beside a witness, a backup or a write-ahead log a missing file is refused. A file that is refused is left as it was,
 * byte for byte: it is looked at by its bytes, and through a copy where there is a write-ahead log, before it is opened.
 *
 * @throws CannotOpen with the problem in words; an Error of the file system when the folder cannot be used
 */
export function openDatabase(file: string, options: OpenOptions = {}): Database {
  const migrations = options.migrations ?? MIGRATIONS;
  if (!existsSync(file)) {
    if (wasHere(file)) throw new CannotOpen('missing', 'The database file is gone.');
    createDatabase(file, migrations);
  }
  return explained(() => {
    inspect(file, migrations.length);
    lookAtCopy(file, migrations.length);
    return opened(file, (db) => {
      refuseForeign(db, migrations.length);
      quickCheck(db);
      makeDurable(db);
      migrate(db, migrations, options.beforeMigration);
    });
  });
}

/** Whether there has been a database, so that its absence is a loss and not a first start. */
function wasHere(file: string): boolean {
  return existsSync(witnessFile(file)) || (sizeOf(`${file}-wal`) ?? 0) > 0 || copiesBeside(file);
}

/** A new database gets its name when it is whole, so that a start that is broken off leaves none. */
function createDatabase(file: string, migrations: readonly string[]): void {
  const draft = `${file}.new`;
  removeDatabase(draft);
  const db = connect(draft, 'new');
  try {
    makeDurable(db);
    migrate(db, migrations);
  } finally {
    db.close();
  }
  syncFile(draft);
  renameSync(draft, file);
  syncFolder(path.dirname(file));
}

/**
 * A write-ahead log changes the file as soon as SQLite opens it, be it a right one or a wrong one. So a copy is opened first.
 * Where there is no room for a copy the log is trusted.
 */
function lookAtCopy(file: string, newest: number): void {
  if ((sizeOf(`${file}-wal`) ?? 0) === 0) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-look-'));
  try {
    const copy = path.join(folder, 'copy.sqlite');
    if (!copied(file, copy)) return;
    const db = opened(copy, (looked) => {
      refuseForeign(looked, newest);
      quickCheck(looked);
      looked.pragma('wal_checkpoint(TRUNCATE)');
    });
    db.close();
    inspect(copy, newest);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copied(file: string, copy: string): boolean {
  try {
    copyDatabase(file, copy);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}

function opened(file: string, work: (db: Database) => void): Database {
  const db = connect(file, 'existing');
  try {
    work(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The words for what SQLite says of a file that it cannot open, or in which it does not find what it is asked for. */
export function explained<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const code = sqliteCode(error) ?? '';
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
      throw new CannotOpen('damaged', 'The database file is damaged or is no database.');
    }
    if (code.startsWith('SQLITE_BUSY')) {
      throw new CannotOpen('inUse', 'The database is already open in another program.');
    }
    if (/^SQLITE_(READONLY|PERM)/.test(code)) {
      throw new CannotOpen('readOnly', 'The data folder cannot be written.');
    }
    if (/^SQLITE_(FULL|IOERR_WRITE|IOERR_SHM)/.test(code)) {
      throw new CannotOpen('noRoom', 'There is no room left on the disk of the data folder.');
    }
    if (/^SQLITE_(CANTOPEN|IOERR)/.test(code)) {
      throw new CannotOpen('unreadable', `The database file cannot be read (${code}).`);
    }
    // The same code asks every file the same: this one is not as any version made it.
    if (/^SQLITE_(ERROR|CONSTRAINT|MISMATCH|SCHEMA)/.test(code)) throw new CannotOpen('damaged', UNFIT);
    throw error;
  }
}

const UNFIT = 'The database is not as Woundboard made it: something in it is missing or was changed.';

const pragma = (db: Database, name: string): unknown => db.pragma(name, { simple: true });

function refuseForeign(db: Database, newest: number): void {
  if (pragma(db, 'application_id') !== APPLICATION_ID) {
    throw new CannotOpen('notOurs', 'The database file does not belong to Woundboard.');
  }
  refuseNewer(Number(pragma(db, 'user_version')), newest);
}

/** 84 ms for 100,000 entries. What it cannot see, the chain of hashes shows. */
function quickCheck(db: Database): void {
  if (pragma(db, 'quick_check(1)') !== 'ok') throw new CannotOpen('damaged', 'The database file is damaged inside.');
}

function makeDurable(db: Database): void {
  if (pragma(db, 'journal_mode = WAL') !== 'wal') {
    throw new CannotOpen('notDurable', 'The data folder is on a disk that cannot keep the database safe.');
  }
}
