import { hash } from 'node:crypto';
import type { Database } from './connect.ts';
import { entryLookup, hasPlaces } from './entry-lookup.ts';

/** An entry of the journal as it stands in the table, in any schema that has one. */
export interface ChainedEntry {
  readonly stream: string;
  readonly seq: number;
  readonly commandId: string;
  readonly at: number;
  readonly command: string;
  readonly events: string;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
}

/** The first entry that is not as it was written. */
export interface BrokenLink {
  readonly stream: string;
  readonly seq: number;
}

export const CHAIN_START: Buffer = Buffer.alloc(32);

/** The hash that an entry must have: SHA-256 over the previous one and every field, each in its own place of a JSON list. */
export function linkHash({
  stream,
  seq,
  commandId,
  at,
  command,
  events,
  previousHash,
}: Omit<ChainedEntry, 'hash'>): Buffer {
  const text = JSON.stringify([stream, seq, commandId, at, command, events]);
  // By way of a string, which takes no memory of its own outside of the heap.
  return Buffer.from(hash('sha256', Buffer.concat([previousHash, Buffer.from(text)]), 'binary'), 'binary');
}

/** Reads the whole journal and checks every link of every stream. `broken` is null when all hold. */
export function checkChains(db: Database): { readonly entries: number; readonly broken: BrokenLink | null } {
  const rows = db.prepare<[], ChainedEntry>(
    `SELECT stream, seq, commandId, at, command, events, previousHash, hash FROM entries
     ORDER BY ${hasPlaces(db) ? 'place' : 'stream, seq'}`,
  );
  let entries = 0;
  let last: { stream: string; seq: number; hash: Buffer } | null = null;
  for (const entry of rows.iterate()) {
    const { stream, seq, hash, previousHash } = entry;
    const before: { seq: number; hash: Buffer } = last?.stream === stream ? last : { seq: 0, hash: CHAIN_START };
    const fits = seq === before.seq + 1 && previousHash.equals(before.hash) && hash.equals(linkHash(entry));
    if (!fits) return { entries, broken: { stream, seq } };
    entries += 1;
    last = { stream, seq, hash };
  }
  return { entries, broken: null };
}

/** Whether this schema has a journal: the first one had settings only. */
export const hasJournal = (db: Database): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'entries'").get() !== undefined;

export interface LastEntry extends Pick<ChainedEntry, 'stream' | 'seq' | 'hash' | 'at'> {
  readonly kind: 'campaign' | 'encounter';
}

/** The last entry of each stream, latest first. Looks each up at the end of its stream, and reads no other. */
export function lastEntries(db: Database): LastEntry[] {
  const streams = db.prepare<[], Pick<LastEntry, 'kind'> & { id: string }>('SELECT id, kind FROM streams');
  const entries = entryLookup(db);
  return streams
    .all()
    .flatMap(({ id, kind }) => {
      const entry = entries.lastOf(id);
      return entry ? [{ ...entry, stream: id, kind }] : [];
    })
    .sort((a, b) => b.at - a.at);
}
