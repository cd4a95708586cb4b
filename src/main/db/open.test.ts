import BetterSqlite3 from 'better-sqlite3';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from './migrations/index.ts';
import { CannotOpen, openDatabase } from './open.ts';
import { settingsTable } from './settings-table.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'woundboard-db-'));
  file = path.join(dir, 'woundboard.sqlite');
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

const problemOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof CannotOpen) return error.problem;
    throw error;
  }
  return 'none';
};

describe('openDatabase', () => {
  it('makes a new one that syncs every commit, on every connection', () => {
    for (const round of ['new', 'again']) {
      const db = openDatabase(file);
      const read = (name: string): unknown => db.pragma(name, { simple: true });
      expect([round, read('journal_mode'), read('synchronous'), read('foreign_keys'), read('busy_timeout')]).toEqual([
        round,
        'wal',
        2,
        1,
        250,
      ]);
      expect([read('application_id'), read('user_version')]).toEqual([0x57425244, MIGRATIONS.length]);
      db.close();
    }
  });

  it('keeps what was written', () => {
    const first = openDatabase(file);
    settingsTable(first).put(new Map([['theme', 'light']]));
    settingsTable(first).put(
      new Map([
        ['theme', 'dark'],
        ['zoom', '1.5'],
      ]),
    );
    first.close();
    const second = openDatabase(file);
    expect(Object.fromEntries(settingsTable(second).all())).toEqual({ theme: 'dark', zoom: '1.5' });
    second.close();
  });

  it('refuses an empty file, and leaves it empty', () => {
    writeFileSync(file, '');
    expect(problemOf(() => openDatabase(file))).toBe('damaged');
    expect(readFileSync(file).length).toBe(0);
  });

  it('refuses what is no database, and leaves it as it was', () => {
    const bytes = Buffer.from('shopping list: lamp oil, rope\n'.repeat(500));
    writeFileSync(file, bytes);
    expect(problemOf(() => openDatabase(file))).toBe('damaged');
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('refuses the database of another program', () => {
    const other = new BetterSqlite3(file);
    other.exec('CREATE TABLE t (x); PRAGMA application_id = 7');
    other.close();
    const bytes = readFileSync(file);
    expect(problemOf(() => openDatabase(file))).toBe('notOurs');
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('refuses the database of a newer version, and leaves it as it was', () => {
    const db = openDatabase(file);
    db.pragma(`user_version = ${String(MIGRATIONS.length + 1)}`);
    db.close();
    const bytes = readFileSync(file);
    expect(problemOf(() => openDatabase(file))).toBe('newer');
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});
