import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BAD_FILES, fingerprints, wholeDatabase } from './bad-files.fixtures.ts';
import { checkChains } from './chain.ts';
import { copyName } from './copy-names.ts';
import { fillJournal } from './journal.fixtures.ts';
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
      const names = [
        'journal_mode',
        'synchronous',
        'foreign_keys',
        'busy_timeout',
        'trusted_schema',
        'recursive_triggers',
      ];
      expect([round, ...names.map(read)]).toEqual([round, 'wal', 2, 1, 250, 0, 1]);
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

  it.each(BAD_FILES.map(({ name, ...rest }) => [name, rest] as const))(
    'finds %s, says so, and leaves every byte as it was',
    (_name, { spoil, problem }) => {
      const whole = wholeDatabase(dir, (db) => {
        fillJournal(db, ['one', 'two'], 60);
      });
      spoil(whole);
      const before = fingerprints(dir);
      if (problem === null) {
        const db = openDatabase(whole);
        expect(checkChains(db)).toEqual({ entries: 120, broken: null });
        db.close();
        return;
      }
      expect(problemOf(() => openDatabase(whole))).toBe(problem);
      expect(fingerprints(dir)).toEqual(before);
    },
  );

  it('never begins anew where a write-ahead log or a backup is left', () => {
    writeFileSync(`${file}-wal`, 'x');
    expect(problemOf(() => openDatabase(file))).toBe('missing');
    rmSync(`${file}-wal`);
    mkdirSync(path.join(dir, 'backups'));
    writeFileSync(path.join(dir, 'backups', copyName(1, 0, 'play')), '');
    expect(problemOf(() => openDatabase(file))).toBe('missing');
    expect(existsSync(file)).toBe(false);
  });

  it('makes a new database under its name only when it is whole', () => {
    writeFileSync(`${file}.new`, 'half of a start that was broken off');
    openDatabase(file).close();
    expect(readdirSync(dir)).toEqual(['woundboard.sqlite']);
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
