import BetterSqlite3 from 'better-sqlite3';
import { openStored } from '../gestures/stored.ts';
import { databaseIn } from '../gestures/open-table.ts';
import type { Prepared } from './prepared.ts';

/**
 * The least that keeping an entry can cost: one INSERT and one UPDATE in one transaction, as long as what the app writes and
 * with its pragmas.
 *
 * @returns one such transaction
 */
export function bareTransaction(
  file: string,
  { folder, encounter, target }: Prepared,
): { run: () => void; close: () => void } {
  const stored = openStored(databaseIn(folder));
  const entry = stored.entries(encounter.id).at(-1);
  stored.close();
  const body = 'x'.repeat((entry?.command.length ?? 0) + (entry?.events.length ?? 0) + 64);
  const state = 'x'.repeat(JSON.stringify(encounter.combatants.find(({ id }) => id === target)).length);
  const db = new BetterSqlite3(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(
    'CREATE TABLE entries (seq INTEGER PRIMARY KEY, body TEXT); CREATE TABLE state (id INTEGER PRIMARY KEY, state TEXT)',
  );
  db.prepare('INSERT INTO state VALUES (1, ?)').run(state);
  const insert = db.prepare('INSERT INTO entries (body) VALUES (?)');
  const update = db.prepare('UPDATE state SET state = ? WHERE id = 1');
  const both = db.transaction((turn: number) => {
    insert.run(body);
    update.run(state + String(turn % 10));
  });
  let turn = 0;
  return {
    run: () => {
      both.immediate((turn += 1));
    },
    close: () => {
      db.close();
    },
  };
}
