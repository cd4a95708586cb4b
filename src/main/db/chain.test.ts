import { describe, expect, it } from 'vitest';
import { checkChains, linkHash } from './chain.ts';
import { fillJournal } from './journal.fixtures.ts';
import { journalTable } from './journal-table.ts';
import { temporaryDatabase } from './temporary.fixtures.ts';

describe('checkChains', () => {
  it('holds the chains that the journal makes', () => {
    const db = temporaryDatabase();
    fillJournal(db, ['a', 'b'], 3);
    for (const entry of journalTable(db).entriesOf('a')) expect(linkHash(entry)).toEqual(entry.hash);
    expect(checkChains(db)).toEqual({ entries: 6, broken: null });
  });

  it.each([
    ['the command', "command = '{}'"],
    ['what it did', "events = '[]'"],
    ['its time', 'at = at + 1'],
    ['its id', "commandId = 'other'"],
    ['the hash', 'hash = zeroblob(32)'],
    ['the hash before', 'previousHash = zeroblob(32)'],
  ])('finds the entry in which %s was changed', (_what, set) => {
    const db = temporaryDatabase();
    fillJournal(db, ['a', 'b'], 9);
    db.exec('DROP TRIGGER entriesAreNeverChanged');
    db.exec(`UPDATE entries SET ${set} WHERE stream = 'b' AND seq = 5`);
    expect(checkChains(db)).toEqual({ entries: 13, broken: { stream: 'b', seq: 5 } });
  });

  it('finds an entry that is gone', () => {
    const db = temporaryDatabase();
    fillJournal(db, ['a'], 9);
    db.exec('PRAGMA foreign_keys = 0; DROP TRIGGER entriesAreNeverDeleted; DELETE FROM entries WHERE seq = 5');
    expect(checkChains(db).broken).toEqual({ stream: 'a', seq: 6 });
  });
});
