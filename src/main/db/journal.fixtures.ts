import type { Database } from './connect.ts';
import { journalTable } from './journal-table.ts';
import { streamsTable } from './streams-table.ts';

/** Entries of campaigns that mean nothing to the rules, for tests of what keeps them: `count` for each stream. */
export function fillJournal(db: Database, streams: readonly string[], count: number, size = 200): void {
  const journal = journalTable(db);
  db.transaction(() => {
    for (const stream of streams) {
      if (!streamsTable(db).get(stream)) {
        streamsTable(db).add({ id: stream, kind: 'campaign', campaign: stream, createdAt: 1 });
      }
      const from = journal.entriesOf(stream).length;
      for (let at = from + 1; at <= from + count; at += 1) {
        journal.append({
          stream,
          commandId: `${stream}-${String(at)}`,
          at: 1_700_000_000_000 + at * 60_000,
          command: JSON.stringify({ type: at === 1 ? 'begin' : 'do', commands: [], note: `${stream} ${String(at)}` }),
          events: JSON.stringify(['x'.repeat(size)]),
          step: null,
          words: null,
        });
      }
    }
  }).immediate();
}
