import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkChains } from './chain.ts';
import { connect } from './connect.ts';
import { fillJournal } from './journal.fixtures.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openDatabase, type Database } from './open.ts';
import { temporaryFolder } from './temporary.fixtures.ts';

const MORE = [
  ...MIGRATIONS,
  'CREATE TABLE lamps (id TEXT PRIMARY KEY, oil INTEGER NOT NULL) STRICT;',
  "INSERT INTO lamps SELECT stream || seq, seq FROM entries; INSERT INTO settings VALUES ('lit', 'yes');",
];

function older(): string {
  const file = path.join(temporaryFolder(), 'woundboard.sqlite');
  const db = openDatabase(file);
  fillJournal(db, ['a'], 40);
  db.close();
  return file;
}

const versionOf = (db: Database): unknown => db.pragma('user_version', { simple: true });
const tables = (db: Database): unknown[] =>
  db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all();

describe('migrate', () => {
  it('asks for a backup first, and then does every step', () => {
    const file = older();
    const seen: unknown[] = [];
    const db = openDatabase(file, {
      migrations: MORE,
      beforeMigration: (before) => seen.push(versionOf(before), checkChains(before).entries),
    });
    expect(seen).toEqual([MIGRATIONS.length, 40]);
    expect([versionOf(db), db.prepare('SELECT count(*) FROM lamps').pluck().get()]).toEqual([MORE.length, 40]);
    db.close();
    openDatabase(file, { migrations: MORE, beforeMigration: () => seen.push('again') }).close();
    expect(seen).not.toContain('again');
  });

  it('changes nothing when the backup cannot be made', () => {
    const file = older();
    const fails = (): never => {
      throw new Error('no room for a backup');
    };
    expect(() => openDatabase(file, { migrations: MORE, beforeMigration: fails })).toThrow('no room');
    const db = openDatabase(file);
    expect(versionOf(db)).toBe(MIGRATIONS.length);
    db.close();
  });

  it.each([
    ['a step that fails', 'CREATE TABLE lamps (id);'],
    ['a row that hangs loose', "PRAGMA defer_foreign_keys = 1; INSERT INTO stateRows VALUES ('nobody', 'x', '1');"],
  ])('leaves the old database after %s', (_name, step) => {
    const file = older();
    expect(() => openDatabase(file, { migrations: [...MORE, step] })).toThrow();
    const db = openDatabase(file);
    expect([versionOf(db), tables(db).includes('lamps'), checkChains(db).entries]).toEqual([
      MIGRATIONS.length,
      false,
      40,
    ]);
    db.close();
  });
});

it('refuses an older database whose entries do not follow each other, and leaves it as it was', () => {
  const file = path.join(temporaryFolder(), 'woundboard.sqlite');
  copyFileSync(path.join(import.meta.dirname, 'golden/schema-5.sqlite'), file);
  const db = connect(file, 'existing');
  db.exec('DROP TRIGGER entriesAreNeverDeleted; DELETE FROM entries WHERE seq = 3');
  db.exec('CREATE TRIGGER entriesAreNeverDeleted BEFORE DELETE ON entries BEGIN SELECT 1; END');
  const left = checkChains(db).entries;
  db.close();
  expect(() => openDatabase(file)).toThrow(expect.objectContaining({ problem: 'damaged' }));
  const again = connect(file, 'existing');
  expect([versionOf(again), checkChains(again).entries]).toEqual([5, left]);
  again.close();
});

it('takes over an older database that has lost a trigger and an index, and has them again', () => {
  const file = path.join(temporaryFolder(), 'woundboard.sqlite');
  copyFileSync(path.join(import.meta.dirname, 'golden/schema-5.sqlite'), file);
  const old = connect(file, 'existing');
  const { entries } = checkChains(old);
  old.exec('DROP TRIGGER entriesFollowEachOther; DROP TRIGGER entriesAreNeverDeleted; DROP INDEX steps');
  old.close();
  const db = openDatabase(file);
  expect([versionOf(db), checkChains(db)]).toEqual([MIGRATIONS.length, { entries, broken: null }]);
  expect(() => db.exec('DELETE FROM entries')).toThrow(/append-only/);
  db.close();
});

/** A process that dies at once when the given one of its steps is reached: after each statement there is such a place. */
const script = (file: string, dieAt: number): string => `
  import { connect } from ${JSON.stringify(path.join(import.meta.dirname, 'connect.ts'))};
  import { migrate } from ${JSON.stringify(path.join(import.meta.dirname, 'migrate.ts'))};
  const db = connect(${JSON.stringify(file)}, 'existing');
  let at = 0;
  const step = () => { if ((at += 1) === ${String(dieAt)}) process.kill(process.pid, 'SIGKILL'); };
  const pragma = db.pragma.bind(db);
  const exec = db.exec.bind(db);
  db.exec = (sql) => { step(); exec(sql); step(); return db; };
  db.pragma = (...given) => { step(); const answer = pragma(...given); step(); return answer; };
  migrate(db, ${JSON.stringify(MORE)}, step);
  step();
  console.log('places ' + at);
  db.close();`;

it('leaves exactly the old or the new database when it is killed at any place', () => {
  const run = (file: string, dieAt: number): string =>
    spawnSync(process.execPath, ['--input-type=module', '-e', script(file, dieAt)], { encoding: 'utf8' }).stdout;
  const places = Number(/places (\d+)/.exec(run(older(), 0))?.[1]);
  expect(places).toBeGreaterThan(8);
  const found = new Set<unknown>();
  for (let place = 1; place <= places; place += 1) {
    const file = older();
    run(file, place);
    const db = connect(file, 'existing');
    const version = versionOf(db);
    found.add(version);
    expect([version, tables(db).includes('lamps'), db.pragma('integrity_check', { simple: true })]).toEqual([
      version === MORE.length ? MORE.length : MIGRATIONS.length,
      version === MORE.length,
      'ok',
    ]);
    db.close();
  }
  expect(found).toEqual(new Set([MIGRATIONS.length, MORE.length]));
});
