import { createHash } from 'node:crypto';
import { entryLookup } from './entry-lookup.ts';
import type { Database } from './open.ts';

/** The state of a stream after one of its entries, as a copy that a fold can begin at. */
export interface SnapshotsTable {
  /** The entries that have one, in order. */
  seqsOf(stream: string): number[];
  /** The latest entry that has one; 0: none has. */
  lastOf(stream: string): number;
  /** The state after this entry as JSON text; undefined where the copy is missing or not as it was written. */
  get(stream: string, seq: number): string | undefined;
  /** Keeps a copy. Call it within the transaction that also appends the entry. */
  add(stream: string, seq: number, state: string): void;
}

interface Row {
  readonly state: string;
  readonly digest: Buffer;
}

export function snapshotsTable(db: Database): SnapshotsTable {
  const seqs = db.prepare<[string], { seq: number }>('SELECT seq FROM snapshots WHERE stream = ? ORDER BY seq');
  const last = db.prepare<[string], { seq: number | null }>('SELECT max(seq) AS seq FROM snapshots WHERE stream = ?');
  const get = db.prepare<[string, number], Row>('SELECT state, digest FROM snapshots WHERE stream = ? AND seq = ?');
  const entries = entryLookup(db);
  const insert = db.prepare<[string, number, string, Buffer]>(
    'INSERT OR REPLACE INTO snapshots (stream, seq, state, digest) VALUES (?, ?, ?, ?)',
  );
  return {
    lastOf: (stream) => last.get(stream)?.seq ?? 0,
    seqsOf: (stream) => seqs.all(stream).map(({ seq }) => seq),
    get(stream, seq) {
      const row = get.get(stream, seq);
      const hash = row && entries.hashOf(stream, seq);
      return hash && row.digest.equals(digestOf(hash, row.state)) ? row.state : undefined;
    },
    add(stream, seq, state) {
      const hash = entries.hashOf(stream, seq);
      if (!hash) throw new RangeError(`Stream ${stream} has no entry ${String(seq)}`);
      insert.run(stream, seq, state, digestOf(hash, state));
    },
  };
}

const digestOf = (hash: Buffer, state: string): Buffer => createHash('sha256').update(hash).update(state).digest();
