import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { temporaryFolder } from '../../db/temporary.fixtures.ts';
import { playABit, temporarySession, yes, type SessionSet } from './sessions.fixtures.ts';

const NEWEST = 6;
/** As no version ever wrote it, though SQLite finds nothing wrong with its pages. */
const UNFIT: readonly (readonly [what: string, schema: number, sql: string])[] = [
  ['an older table without a column', 2, 'ALTER TABLE sentences DROP COLUMN round'],
  ['no entries at all, in an older schema', 3, 'PRAGMA foreign_keys = 0; DROP TABLE snapshots'],
  ['a table that an older schema has not', 4, 'CREATE TABLE undone (lamp TEXT)'],
  ['a view over a table that is made anew', 5, 'CREATE VIEW lamps AS SELECT * FROM entries'],
  ['a number of a schema that it has not', 4, 'PRAGMA user_version = 3'],
  ['no settings', NEWEST, 'DROP TABLE settings'],
  ['no index that is asked for', NEWEST, 'DROP INDEX steps'],
  ['no index that a reference needs', NEWEST, 'DROP INDEX numbersOfStreams'],
  ['a table without a column', NEWEST, 'ALTER TABLE retold DROP COLUMN round'],
];

function golden(schema: number, sql: string): SessionSet {
  const dataDir = path.join(temporaryFolder(), 'data');
  mkdirSync(dataDir);
  const file = path.join(dataDir, 'woundboard.sqlite');
  copyFileSync(path.join(import.meta.dirname, `../../db/golden/schema-${String(schema)}.sqlite`), file);
  const db = connect(file, 'existing');
  db.exec(sql);
  db.close();
  return temporarySession(dataDir);
}

/** Words that only somebody who writes SQL knows. */
const SQL_WORDS = /no such|column|table|view|index|trigger|foreign|constraint|sql/i;

describe('a database that SQLite opens and Woundboard cannot use', () => {
  it.each(UNFIT)('with %s is told of in plain words, and built anew out of its entries', async (_what, schema, sql) => {
    const { session, told } = golden(schema, sql);
    const { mode, problem } = await yes(session.areas.recovery.state());
    expect([mode, problem?.kind, problem?.replaceable]).toEqual(['recovery', 'damaged', true]);
    expect(problem?.sentence).not.toMatch(SQL_WORDS);
    expect(problem?.usable).toBeGreaterThanOrEqual(26);
    await yes(session.areas.recovery.rebuild());
    expect(await yes(session.areas.recovery.state())).toMatchObject({ mode: 'open' });
    expect((await yes(session.areas.campaign.list())).length).toBe(2);
    expect(told).toEqual([]);
  });

  it('can be exchanged for a backup', async () => {
    const set = temporarySession();
    const view = await playABit(set);
    const copy = await yes(set.session.areas.backups.make());
    set.close();
    const db = connect(set.databaseFile, 'existing');
    db.exec('DROP INDEX steps');
    db.close();
    const { session } = set.again();
    expect(await yes(session.areas.recovery.state())).toMatchObject({ mode: 'recovery' });
    await yes(session.areas.backups.restore({ backup: copy.id }));
    expect(await yes(session.areas.encounter.open({ encounter: view.id }))).toEqual(view);
  });

  it('is refused as a backup in plain words, and the data stay', async () => {
    const set = temporarySession();
    const view = await playABit(set);
    const copy = await yes(set.session.areas.backups.make());
    const db = connect(path.join(set.dataDir, 'backups', copy.id), 'existing');
    db.exec('ALTER TABLE entries RENAME COLUMN command TO other');
    db.close();
    const reply = await set.session.areas.backups.restore({ backup: copy.id });
    expect(reply.ok ? '' : reply.refusal.code).toBe('cannotRestore');
    expect(reply.ok ? '' : reply.refusal.reason).not.toMatch(SQL_WORDS);
    expect(await yes(set.session.areas.encounter.open({ encounter: view.id }))).toEqual(view);
  });
});

describe('an older database with an entry that is not as it was written', () => {
  it('is no matter of a backup that cannot be made: it is damaged, and built anew', async () => {
    const sql = `DROP TRIGGER entriesAreNeverChanged;
      UPDATE entries SET events = replace(events, '9', '8') WHERE seq = 4;
      CREATE TRIGGER entriesAreNeverChanged BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END`;
    const { session } = golden(5, sql);
    const { problem } = await yes(session.areas.recovery.state());
    expect(problem).toMatchObject({ kind: 'damaged', replaceable: true });
    expect(problem?.sentence).toContain('Entry 4 of');
    await yes(session.areas.recovery.rebuild());
    expect(await yes(session.areas.recovery.state())).toMatchObject({ mode: 'open' });
  });
});
