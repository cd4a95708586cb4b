import BetterSqlite3 from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { journalTable, type JournalEntry } from '../../src/main/db/journal-table.ts';
import { anyGesture } from './any-gesture.ts';
import { numbersFrom, type Numbers } from './numbers.ts';
import { databaseIn, newId, openTable, sampleCampaign, startEncounter } from './open-table.ts';
import { openStored } from './stored.ts';
import { send, valueOf } from './send.ts';

/** SQLite keeps a time of today in so many bytes. */
const TIME_BYTES = 6;

/** An entry as it lies in the database file. */
interface Place {
  readonly seq: number;
  readonly from: number;
  readonly to: number;
}

export interface Flip {
  readonly seq: number;
  /** The first entry that is not as it was written, as the journal's own check says; null: it found nothing. */
  readonly foundAt: number | null;
}

/**
 * Plays an encounter of `entries` entries, flips one random bit of the stored bytes of a random entry in a copy of the file,
 * and lets the journal check itself; `count` times.
 */
export function flipBits(
  folder: string,
  { entries, count, start }: { entries: number; count: number; start: number },
): Flip[] {
  const numbers = numbersFrom(start);
  const stream = play(folder, entries, numbers);
  const file = databaseIn(folder);
  const bytes = readFileSync(file);
  const stored = openStored(file);
  const written = stored.entries(stream);
  stored.close();
  const places = written.flatMap((entry) => placeOf(bytes, entry) ?? []);
  if (places.length < entries / 2) throw new Error('Most entries were not found in the file.');
  const copy = path.join(folder, 'flipped.sqlite');
  return Array.from({ length: count }, () => {
    const { seq, from, to } = numbers.pick(places);
    const spoilt = Buffer.from(bytes);
    const at = from + numbers.below(to - from);
    spoilt.writeUInt8(spoilt.readUInt8(at) ^ (1 << numbers.below(8)), at);
    writeFileSync(copy, spoilt);
    return { seq, foundAt: check(copy, stream, written.length) };
  });
}

function play(folder: string, entries: number, numbers: Numbers): string {
  const services = openTable(folder, numbers);
  const campaign = sampleCampaign(services, 'thresholds', newId(numbers));
  const { id } = startEncounter(services, campaign, numbers, newId(numbers));
  for (;;) {
    const view = valueOf(services.areas.encounter.open({ encounter: id }));
    if (view.revision >= entries) break;
    send(services.areas, anyGesture({ view, campaign, numbers }, newId(numbers)));
  }
  // Closing folds the write-ahead log into the file.
  services.close();
  return id;
}

/** From the command id to the end of the hash: what of the record is the entry's own. null where that is not in one place. */
function placeOf(bytes: Buffer, { seq, commandId, command, events, previousHash, hash }: JournalEntry): Place | null {
  const links = Buffer.concat([previousHash, hash]);
  const at = bytes.indexOf(links);
  // Pages keep remains of entries that were moved: a flip in those changes nothing, so such entries are left out.
  if (at < 0 || bytes.lastIndexOf(links) !== at) return null;
  const from = at - TIME_BYTES - Buffer.byteLength(commandId + command + events);
  const whole = from >= 0 && bytes.toString('utf8', from, from + commandId.length) === commandId;
  return whole ? { seq, from, to: at + previousHash.length + hash.length } : null;
}

function check(file: string, stream: string, entries: number): number | null {
  const db = new BetterSqlite3(file, { readonly: true });
  try {
    const verdict = journalTable(db).verify(stream);
    if (!verdict.whole) return verdict.seq;
    // An end that is cut off is whole in itself; how many there must be is known elsewhere.
    return verdict.entries === entries ? null : verdict.entries + 1;
  } finally {
    db.close();
  }
}
