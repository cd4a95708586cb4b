import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lastEntries } from './chain.ts';
import type { Database } from './connect.ts';
import { entryLookup } from './entry-lookup.ts';
import { writeSmallFile } from './files.ts';

/** Where a stream ended when the witness last looked. */
interface Ending {
  readonly stream: string;
  readonly seq: number;
  /** Of that entry, in hexadecimal digits. */
  readonly hash: string;
}

/** Entries that were there and are not any more. */
export interface MissingEntries {
  /** At least so many. */
  readonly count: number;
  /** Time of the last entry that is left, in milliseconds since 1970, UTC; null: none is left. */
  readonly after: number | null;
}

interface Witness {
  readonly endings: readonly Ending[];
  /** Told at an earlier start, and not yet answered. */
  readonly missing: MissingEntries | null;
}

/** As many streams as are watched: those that were written last. */
const MOST_STREAMS = 64;

/**
 * A small file beside the database that says how far it had come. SQLite takes a database whose write-ahead log was lost, cut
 * or swapped for a whole one; the witness knows better. It also says that there was a database at all.
 */
export const witnessFile = (databaseFile: string): string =>
  path.join(path.dirname(databaseFile), `${path.basename(databaseFile, path.extname(databaseFile))}.witness.json`);

/** Writes where each stream ends now, and what is still to be told of missing entries. */
export function writeWitness(databaseFile: string, db: Database, missing: MissingEntries | null): void {
  const endings = lastEntries(db)
    .slice(0, MOST_STREAMS)
    .map(({ stream, seq, hash }): Ending => ({ stream, seq, hash: hash.toString('hex') }));
  writeSmallFile(witnessFile(databaseFile), JSON.stringify({ endings, missing } satisfies Witness));
}

/** Compares the database with what the witness saw. null: nothing is missing, or there is no witness to ask. */
export function missingEntries(databaseFile: string, db: Database): MissingEntries | null {
  const witness = readWitness(databaseFile);
  if (witness === null) return null;
  const entries = entryLookup(db);
  let count = 0;
  for (const ending of witness.endings) {
    const seq = entries.lastOf(ending.stream)?.seq ?? 0;
    if (seq < ending.seq) count += ending.seq - seq;
    // As long as it was, or longer, and still another one: at the least the last entry was lost.
    else if (entries.hashOf(ending.stream, ending.seq)?.toString('hex') !== ending.hash) count += 1;
  }
  if (count === 0) return witness.missing;
  const latest = db.prepare<[], { at: number | null }>('SELECT max(at) AS at FROM entries').get();
  return { count, after: latest?.at ?? null };
}

/** A witness that cannot be read says nothing; it is written anew with the next entry. */
function readWitness(databaseFile: string): Witness | null {
  try {
    const { endings, missing } = JSON.parse(readFileSync(witnessFile(databaseFile), 'utf8')) as Partial<Witness>;
    return Array.isArray(endings) ? { endings, missing: missing ?? null } : null;
  } catch {
    return null;
  }
}
