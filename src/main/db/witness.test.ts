import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillJournal } from './journal.fixtures.ts';
import { openDatabase } from './open.ts';
import { temporaryFolder } from './temporary.fixtures.ts';
import { missingEntries, witnessFile, writeWitness } from './witness.ts';

const FILES = ['', '-wal'];

/** A data folder as a power cut leaves it: 20 entries in the file, 50 more in its log, the witness beside them. */
function afterPowerCut(): { file: string; older: string } {
  const work = path.join(temporaryFolder(), 'work');
  mkdirSync(work);
  const file = path.join(work, 'woundboard.sqlite');
  const older = path.join(work, 'older-wal');
  const db = openDatabase(file);
  fillJournal(db, ['a'], 20);
  db.pragma('wal_checkpoint(TRUNCATE)');
  for (let round = 0; round < 50; round += 1) {
    fillJournal(db, ['a'], 1);
    if (round === 29) copyFileSync(`${file}-wal`, older);
  }
  writeWitness(file, db, null);
  const cut = path.join(path.dirname(work), 'cut');
  mkdirSync(cut);
  for (const end of FILES) copyFileSync(file + end, path.join(cut, `woundboard.sqlite${end}`));
  copyFileSync(witnessFile(file), witnessFile(path.join(cut, 'woundboard.sqlite')));
  db.close();
  return { file: path.join(cut, 'woundboard.sqlite'), older };
}

function missingAfter(spoil: (wal: string, older: string) => void): ReturnType<typeof missingEntries> {
  const { file, older } = afterPowerCut();
  spoil(`${file}-wal`, older);
  const db = openDatabase(file);
  try {
    return missingEntries(file, db);
  } finally {
    db.close();
  }
}

const minute = (entry: number): number => 1_700_000_000_000 + entry * 60_000;

describe('the witness', () => {
  it('misses nothing after a power cut that lost nothing', () => {
    expect(missingAfter(() => undefined)).toBeNull();
  });

  it('counts what a lost log held', () => {
    expect(
      missingAfter((wal) => {
        rmSync(wal);
      }),
    ).toEqual({ count: 50, after: minute(20) });
  });

  it('counts what a log that was cut held', () => {
    const missing = missingAfter((wal) => {
      truncateSync(wal, readFileSync(wal).length - 5000);
    });
    expect(missing).toEqual({ count: 1, after: minute(69) });
  });

  it('counts what stood behind a flipped bit', () => {
    const missing = missingAfter((wal) => {
      const bytes = readFileSync(wal);
      const at = Math.floor(bytes.length / 2);
      bytes[at] = (bytes[at] ?? 0) ^ 4;
      writeFileSync(wal, bytes);
    });
    expect(missing?.count).toBeGreaterThan(10);
    expect(missing?.after).toBe(minute(70 - (missing?.count ?? 0)));
  });

  it('counts what a log lacks that was put in its place from an earlier time', () => {
    const missing = missingAfter((wal, older) => {
      copyFileSync(older, wal);
    });
    expect(missing).toEqual({ count: 20, after: minute(50) });
  });

  it('sees that a stream is another one, though as long', () => {
    const file = path.join(temporaryFolder(), 'woundboard.sqlite');
    const db = openDatabase(file);
    fillJournal(db, ['a'], 3, 10);
    const other = openDatabase(path.join(temporaryFolder(), 'woundboard.sqlite'));
    fillJournal(other, ['a'], 3, 11);
    writeWitness(file, other, null);
    expect(missingEntries(file, db)?.count).toBe(1);
    db.close();
    other.close();
  });

  it('keeps telling what was not answered yet', () => {
    const file = path.join(temporaryFolder(), 'woundboard.sqlite');
    const db = openDatabase(file);
    fillJournal(db, ['a'], 3);
    writeWitness(file, db, { count: 7, after: 5 });
    expect(missingEntries(file, db)).toEqual({ count: 7, after: 5 });
    writeWitness(file, db, null);
    expect(missingEntries(file, db)).toBeNull();
    expect(readdirSync(path.dirname(file)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    db.close();
  });

  it('says nothing when it cannot be read', () => {
    const file = path.join(temporaryFolder(), 'woundboard.sqlite');
    const db = openDatabase(file);
    expect(missingEntries(file, db)).toBeNull();
    for (const text of ['', '{', '7', '{"endings":1}']) {
      writeFileSync(witnessFile(file), text);
      expect(missingEntries(file, db)).toBeNull();
    }
    db.close();
  });
});
