import { connect } from '../../src/main/db/connect.ts';
import { databaseIn } from '../gestures/open-table.ts';
import type { Prepared } from './prepared.ts';

/** How much text the last two entries of a stream hold and, with their hashes, how long a row is on the average. */
function entryLength(file: string, stream: string): number {
  const db = connect(file, 'reading');
  const lengths = db
    .prepare<[string], number>(
      `SELECT length(stream || commandId || command || events || coalesce(lines, '')) + 64 FROM entries
       WHERE stream = ? ORDER BY place DESC LIMIT 2`,
    )
    .pluck()
    .all(stream);
  db.close();
  const [one, other] = lengths;
  if (one === undefined || other === undefined) throw new Error('The encounter has too few entries.');
  return Math.round((one + other) / 2);
}

/**
 * The least that keeping an entry can cost: one INSERT and one UPDATE in one transaction, as long as the last two entries that the
 * app wrote and with its pragmas.
 *
 * @returns one such transaction
 */
export function bareTransaction(
  file: string,
  { folder, encounter, target }: Prepared,
): { run: () => void; close: () => void } {
  const body = 'x'.repeat(entryLength(databaseIn(folder), encounter.id));
  const state = 'x'.repeat(JSON.stringify(encounter.combatants.find(({ id }) => id === target)).length);
  const db = connect(file, 'new');
  db.pragma('journal_mode = WAL');
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
