import { existsSync, readFileSync, statSync } from 'node:fs';
import { CHAIN_START, linkHash, type ChainedEntry } from '../chain.ts';
import type { Stream } from '../streams-table.ts';
import { PageImage } from './page-image.ts';
import { recordsOn, type Value } from './records.ts';

/** What can be read out of a database file, whatever is wrong with it. */
export interface SalvagedJournal {
  /** Every entry whose own hash holds: by stream, then in order. */
  readonly entries: readonly ChainedEntry[];
  /** The streams that are on record. */
  readonly streams: ReadonlyMap<string, Stream>;
}

/**
 * Reads all entries that are still whole, page by page, without SQLite: neither the schema nor an index has to be. Each entry
 * carries a hash over all it says, so nothing that was changed or half overwritten is taken for an entry. The file is only read.
 */
export function salvage(file: string): SalvagedJournal {
  const image = new PageImage(bytesOf(file), bytesOf(`${file}-wal`));
  const found = new Map<string, ChainedEntry>();
  const streams = new Map<string, Stream>();
  for (const page of image.pages()) {
    for (const record of recordsOn(page, image)) {
      const stream = asStream(record);
      if (stream) streams.set(stream.id, stream);
      const entry = asEntry(record);
      if (entry) found.set(entry.hash.toString('hex'), entry);
    }
  }
  const entries = [...found.values()].sort((a, b) =>
    a.stream < b.stream ? -1 : a.stream > b.stream ? 1 : a.seq - b.seq,
  );
  return { entries, streams };
}

/** The entries of each stream that follow each other from the first, by stream: all that a state can be worked out of. */
export function unbrokenEntries({ entries }: SalvagedJournal): Map<string, ChainedEntry[]> {
  const unbroken = new Map<string, ChainedEntry[]>();
  for (const entry of entries) {
    const before = unbroken.get(entry.stream) ?? [];
    const last = before.at(-1);
    const follows = entry.seq === (last?.seq ?? 0) + 1 && entry.previousHash.equals(last?.hash ?? CHAIN_START);
    if (!follows) continue;
    before.push(entry);
    unbroken.set(entry.stream, before);
  }
  return unbroken;
}

const bytesOf = (file: string): Buffer =>
  existsSync(file) && statSync(file).isFile() ? readFileSync(file) : Buffer.alloc(0);

function asEntry(record: readonly Value[]): ChainedEntry | null {
  const [stream, seq, commandId, at, command, events, previousHash, hash] = record;
  const isText = typeof stream === 'string' && typeof commandId === 'string' && typeof command === 'string';
  if (!isText || typeof events !== 'string' || typeof seq !== 'number' || typeof at !== 'number') return null;
  if (!Buffer.isBuffer(previousHash) || !Buffer.isBuffer(hash)) return null;
  const entry = { stream, seq, commandId, at, command, events, previousHash, hash };
  return linkHash(entry).equals(hash) ? entry : null;
}

function asStream(record: readonly Value[]): Stream | null {
  const [id, kind, campaign, createdAt, number = null] = record;
  if (record.length > 5 || number !== null || typeof id !== 'string' || typeof campaign !== 'string') return null;
  if ((kind !== 'campaign' && kind !== 'encounter') || typeof createdAt !== 'number') return null;
  return (kind === 'campaign') === (id === campaign) ? { id, kind, campaign, createdAt } : null;
}
