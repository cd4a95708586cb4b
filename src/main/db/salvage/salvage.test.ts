import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BAD_FILES, fingerprints, wholeDatabase } from '../bad-files.fixtures.ts';
import { fillJournal } from '../journal.fixtures.ts';
import { openDatabase } from '../open.ts';
import { temporaryFolder } from '../temporary.fixtures.ts';
import { salvage, unbrokenEntries } from './salvage.ts';

const usable = (file: string): number =>
  [...unbrokenEntries(salvage(file)).values()].reduce((sum, entries) => sum + entries.length, 0);

describe('salvage', () => {
  it('reads every entry of a whole database, long ones too, and what is still in its log', () => {
    const folder = temporaryFolder();
    const file = wholeDatabase(folder, (db) => {
      fillJournal(db, ['a'], 50, 9_000);
      fillJournal(db, ['b'], 50, 1_030);
    });
    const db = openDatabase(file);
    fillJournal(db, ['b', 'c'], 50, 300);
    const { entries, streams } = salvage(file);
    const stored = db
      .prepare(
        'SELECT stream, seq, commandId, at, command, events, previousHash, hash FROM entries ORDER BY stream, seq',
      )
      .all();
    expect(entries).toEqual(stored);
    expect([...streams.keys()].sort()).toEqual(['a', 'b', 'c']);
    expect(usable(file)).toBe(200);
    db.close();
  });

  /** The least that can be read; of 120 entries, 0 where nothing is said. */
  const readable: Readonly<Record<string, number>> = {
    'the first half': 8,
    'all but the last byte': 110,
    'a page of zeros': 100,
    'the first page of zeros': 120,
    'the database of a newer version': 120,
    'a write-ahead log of rubbish': 120,
    'a shared memory of rubbish': 120,
    'a write-ahead log without its shared memory': 120,
  };

  it.each(BAD_FILES.map(({ name, spoil }) => [name, spoil] as const))('takes what it can out of %s', (name, spoil) => {
    const folder = temporaryFolder();
    const file = wholeDatabase(folder, (db) => {
      fillJournal(db, ['one', 'two'], 60);
    });
    spoil(file);
    const before = fingerprints(folder);
    const { length } = salvage(file).entries;
    expect(fingerprints(folder)).toEqual(before);
    const least = readable[name] ?? 0;
    expect(length).toBeGreaterThanOrEqual(least);
    if (least === 0) expect(length).toBe(0);
  });

  it('loses little with one page of zeros, whichever it is', () => {
    const file = wholeDatabase(temporaryFolder(), (db) => {
      fillJournal(db, ['a', 'b', 'c'], 600);
    });
    const whole = readFileSync(file);
    const pages = statSync(file).size / 4096;
    expect(pages).toBeGreaterThan(150);
    let least = Infinity;
    for (let page = 0; page < pages; page += 7) {
      const bytes = Buffer.from(whole);
      bytes.fill(0, page * 4096, (page + 1) * 4096);
      writeFileSync(file, bytes);
      least = Math.min(least, salvage(file).entries.length);
    }
    expect(least).toBeGreaterThan(1800 * 0.95);
  });

  it('takes nothing for an entry that is not as it was written', () => {
    const file = wholeDatabase(temporaryFolder(), (db) => {
      fillJournal(db, ['a'], 40, 900);
    });
    const whole = readFileSync(file);
    const known = new Map(salvage(file).entries.map((entry) => [entry.seq, entry]));
    for (let bit = 0; bit < 400; bit += 1) {
      const bytes = Buffer.from(whole);
      const at = 4096 + ((bit * 7919 * 13) % (whole.length - 4096));
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit % 8));
      writeFileSync(file, bytes);
      const { entries } = salvage(file);
      expect(entries.length).toBeGreaterThan(30);
      for (const entry of entries) expect(entry).toEqual(known.get(entry.seq));
    }
  });

  it('keeps a stream up to its first gap', () => {
    const file = wholeDatabase(temporaryFolder(), (db) => {
      fillJournal(db, ['a', 'b'], 9);
      db.exec('PRAGMA foreign_keys = 0; DROP TRIGGER entriesAreNeverDeleted');
      db.exec("DELETE FROM entries WHERE stream = 'a' AND seq = 5");
    });
    const unbroken = unbrokenEntries(salvage(file));
    expect([unbroken.get('a')?.length, unbroken.get('b')?.length]).toEqual([4, 9]);
  });
});
