import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { witnessFile } from '../../db/witness.ts';
import { note, playABit, temporarySession, yes, type SessionSet } from '../session/sessions.fixtures.ts';

const MINUTE = 60_000;

/** Time passes, and the keeper looks. */
function pass(set: SessionSet, ms: number): void {
  set.clock.elapsed += ms;
  keeperOf(set).look();
}

function keeperOf({ session }: SessionSet) {
  const keeper = session.keeper();
  if (!keeper) throw new Error('nothing is kept in a read-only session');
  return keeper;
}

const witnessed = ({ databaseFile }: SessionSet): string => readFileSync(witnessFile(databaseFile), 'utf8');
const copies = ({ dataDir }: SessionSet): string[] =>
  existsSync(path.join(dataDir, 'backups')) ? readdirSync(path.join(dataDir, 'backups')).sort() : [];

describe('the witness in play', () => {
  it('is written at most every 30 seconds, and at the end', async () => {
    const set = temporarySession();
    const { id } = await playABit(set);
    const before = witnessed(set);
    pass(set, 29_000);
    expect(witnessed(set)).toBe(before);
    await note(set.session, id);
    pass(set, 2_000);
    const after = witnessed(set);
    expect(after).not.toBe(before);
    await note(set.session, id);
    pass(set, 5_000);
    expect(witnessed(set)).toBe(after);
    set.close();
    expect(witnessed(set)).not.toBe(after);
  });
});

describe('the write-ahead log', () => {
  it('is folded into the file after 30 idle seconds, and is gone at the end', async () => {
    const set = temporarySession();
    const log = `${set.databaseFile}-wal`;
    const { id } = await playABit(set);
    expect(statSync(log).size).toBeGreaterThan(0);
    pass(set, 20_000);
    await note(set.session, id);
    pass(set, 29_000);
    expect(statSync(log).size).toBeGreaterThan(0);
    pass(set, 1_000);
    expect(statSync(log).size).toBe(0);
    await note(set.session, id);
    set.close();
    expect(existsSync(log)).toBe(false);
  });
});

describe('backups in play', () => {
  it('are made every 15 minutes in which something changed', async () => {
    const set = temporarySession();
    const { id } = await playABit(set);
    pass(set, 14 * MINUTE);
    await keeperOf(set).settled();
    expect(copies(set)).toEqual([]);
    pass(set, MINUTE);
    await keeperOf(set).settled();
    expect(copies(set)).toEqual([expect.stringContaining('-play.sqlite')]);
    pass(set, 60 * MINUTE);
    await keeperOf(set).settled();
    expect(copies(set).length).toBe(1);
    await note(set.session, id);
    pass(set, 5_000);
    await keeperOf(set).settled();
    expect(copies(set).length).toBe(2);
    set.close();
    expect(copies(set).length).toBe(2);
  });

  it('that fail are told in words, once a quarter of an hour, and play goes on', async () => {
    const set = temporarySession();
    const { id } = await playABit(set);
    // A file stands where the folder of the backups should be.
    writeFileSync(path.join(set.dataDir, 'backups'), 'in the way');
    pass(set, 15 * MINUTE);
    await keeperOf(set).settled();
    pass(set, 5_000);
    await keeperOf(set).settled();
    expect(set.told).toEqual([expect.stringMatching(/^The backup could not be made: /)]);
    await note(set.session, id);
    rmSync(path.join(set.dataDir, 'backups'));
    pass(set, 15 * MINUTE);
    await keeperOf(set).settled();
    expect(copies(set).length).toBe(1);
  });

  it('are swept of what a broken copying has left', async () => {
    const set = temporarySession();
    await playABit(set);
    set.close();
    const [whole = ''] = copies(set);
    writeFileSync(path.join(set.dataDir, 'backups', `${whole}.tmp`), 'half');
    writeFileSync(path.join(set.dataDir, 'backups', `${whole}.tmp-journal`), 'half');
    const again = set.again();
    expect(copies(set)).toEqual([whole]);
    expect((await yes(again.session.areas.backups.list())).length).toBe(1);
  });
});
