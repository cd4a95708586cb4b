import type { Database } from './connect.ts';
import { rowOf, rowsOf } from './places.ts';

export interface LastRow {
  readonly seq: number;
  readonly hash: Buffer;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
}

/** Looks up single entries of any schema that has a journal: also of a copy that an earlier version made. */
export interface EntryLookup {
  /** The last entry of a stream; undefined: it has none. */
  lastOf(stream: string): LastRow | undefined;
  /** The hash of an entry; undefined: there is no such entry. */
  hashOf(stream: string, seq: number): Buffer | undefined;
}

export function entryLookup(db: Database): EntryLookup {
  const placed = hasPlaces(db);
  const last = db.prepare<[string], LastRow>(
    placed
      ? `SELECT seq, hash, at FROM ${rowsOf('entries')} ORDER BY place DESC LIMIT 1`
      : 'SELECT seq, hash, at FROM entries WHERE stream = ? ORDER BY seq DESC LIMIT 1',
  );
  const hash = db.prepare<[number, string], { hash: Buffer }>(
    placed ? `SELECT hash FROM ${rowOf('entries')}` : 'SELECT hash FROM entries WHERE seq = ? AND stream = ?',
  );
  return {
    lastOf: (stream) => last.get(stream),
    hashOf: (stream, seq) => hash.get(seq, stream)?.hash,
  };
}

/** Whether entries have places in this schema: before the fourth they had their stream and number for a key. */
export const hasPlaces = (db: Database): boolean => hasColumn(db, 'entries', 'place');

/** Whether what an entry says stands in its own row in this schema: before the fifth it had a table of its own. */
export const hasWords = (db: Database): boolean => hasColumn(db, 'entries', 'lines');

export const hasColumn = (db: Database, table: string, name: string): boolean =>
  db.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, name) !== undefined;
