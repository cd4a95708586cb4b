import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../src/main/db/temporary.fixtures.ts';
import { numbersFrom } from '../gestures/numbers.ts';
import { databaseIn, openTable, sampleCampaign, startEncounter } from '../gestures/open-table.ts';
import { send, type Gesture } from '../gestures/send.ts';
import { examine } from './examine.ts';
import type { Message } from './messages.ts';

/** A folder with one encounter in which a few notes were written, and what its player told. */
function played() {
  const folder = temporaryFolder();
  const numbers = numbersFrom(1);
  const services = openTable(folder, numbers);
  const { id } = startEncounter(services, sampleCampaign(services, 'thresholds', 'c'), numbers, 'e');
  const messages: Message[] = ['a', 'b', 'c1', 'd'].flatMap((commandId): Message[] => {
    const gesture: Gesture = {
      call: 'encounter.note',
      input: { commandId, encounter: id, text: 'Rain.', private: false, combatant: null },
    };
    const reply = send(services.areas, gesture);
    const revision = reply.ok ? reply.value.revision : null;
    return [
      { type: 'sent', gesture },
      { type: 'acknowledged', commandId, revision },
    ];
  });
  services.close();
  const look = (told = messages) => examine(folder, told, new Map(), numbers).verdict;
  const spoil = (sql: string): void => {
    const db = new BetterSqlite3(databaseIn(folder));
    db.exec(`PRAGMA foreign_keys = 0; ${sql}`);
    db.close();
  };
  return { messages, look, spoil };
}

const clean = { kills: 1, lost: 0, doubled: 0, torn: 0 };

describe('examine', () => {
  it('finds nothing where nothing is wrong, also where the last one was not acknowledged', () => {
    const { messages, look } = played();
    expect(look(messages.slice(0, -1))).toEqual({ ...clean, acknowledged: 3 });
    expect(look()).toEqual({ ...clean, acknowledged: 4 });
  });

  it('counts what is lost from the end', () => {
    const { look, spoil } = played();
    spoil(`DROP TRIGGER entriesAreNeverDeleted; DELETE FROM entries WHERE commandId = 'd'`);
    expect(look()).toMatchObject({ acknowledged: 4, lost: 1 });
  });

  it('counts what nobody sent', () => {
    const { messages, look } = played();
    expect(look(messages.slice(2))).toEqual({ ...clean, acknowledged: 3, doubled: 1 });
  });

  it('counts gaps, and rows that are not what the entries come to', () => {
    const gap = played();
    gap.spoil(`DROP TRIGGER entriesAreNeverDeleted; DELETE FROM entries WHERE commandId = 'b'`);
    const holed = gap.look();
    expect(holed.lost).toBe(1);
    expect(holed.torn).toBeGreaterThan(0);
    const row = played();
    row.spoil(`UPDATE stateRows SET state = '7' WHERE part = 'round'`);
    expect(row.look().torn).toBeGreaterThan(0);
  });
});
