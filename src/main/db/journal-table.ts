import { CHAIN_START, linkHash } from './chain.ts';
import { sqliteCode } from './connect.ts';
import type { Database } from './open.ts';
import { PLACE, rowOf, rowsOf } from './places.ts';

/** One gesture as it is kept: its command with every die, what it did, and the chain that holds it in its place. */
export interface JournalEntry {
  readonly stream: string;
  /** 1, 2, 3 … within the stream. */
  readonly seq: number;
  /** Made by whoever sends the command; sending it again changes nothing. */
  readonly commandId: string;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  /** JSON text. */
  readonly command: string;
  /** JSON text: a list. */
  readonly events: string;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
}

/** The command id of a new entry is on another one: its command was committed before. */
export class CommittedBefore extends Error {}

/** Where a stream ends: its last entry. */
export type StreamEnd = Pick<JournalEntry, 'seq' | 'hash'>;

export type NewEntry = Pick<JournalEntry, 'stream' | 'commandId' | 'at' | 'command' | 'events'>;

/** Whether a stream is whole: the number of its entries, or the first that is not as it was written. */
export type Verdict =
  { readonly whole: true; readonly entries: number } | { readonly whole: false; readonly seq: number };

export interface JournalTable {
  /**
   * Appends to the stream's end. Call it within the transaction that also changes the state rows.
   *
   * @param end where the stream ends, for whoever knows; else it is read (null: it has no entry yet)
   * @throws CommittedBefore when another entry carries the command id; SqliteError when the stream goes on after `end`
   */
  append(entry: NewEntry, end?: StreamEnd | null): JournalEntry;
  /** The entries of a stream in order, after `seq`. */
  entriesOf(stream: string, after?: number): JournalEntry[];
  /** One entry of a stream. */
  entry(stream: string, seq: number): JournalEntry | undefined;
  /** A stream's last entry; null: it has none. */
  endOf(stream: string): StreamEnd | null;
  /** The entries of a stream that step through its history, in order; all others do something. */
  stepsOf(stream: string): StoredStep[];
  /** The entries of a stream whose events have one of these texts in them, in order. */
  entriesWith(stream: string, texts: readonly string[]): TellingEntry[];
  /** The entry that carries this command id, in whichever stream. */
  byCommand(commandId: string): JournalEntry | undefined;
  /** Reads a whole stream and checks every link of its chain. */
  verify(stream: string): Verdict;
}

/** What an entry did, without its place in the chain. */
export interface TellingEntry extends Pick<JournalEntry, 'seq' | 'at' | 'events'> {
  /** Its command's type. */
  readonly type: string;
}

export interface StoredStep {
  readonly seq: number;
  readonly type: 'undo' | 'redo' | 'rewind' | 'correct';
  /** How far an undo or a rewind goes back; null for the others. */
  readonly to: number | null;
  /** The line that a correction tells anew; null for the others. */
  readonly of: number | null;
  /** JSON text: lists of the lines that a correction changes and drops. */
  readonly changed: string | null;
  readonly dropped: string | null;
}

const COLUMNS = 'stream, seq, commandId, at, command, events, previousHash, hash';
const WITH_TEXTS = `SELECT seq, at, events, command ->> 'type' AS type FROM ${rowsOf('entries')}
  WHERE EXISTS (SELECT 1 FROM json_each(?) WHERE instr(events, value) > 0) ORDER BY place`;

function once<Result>(insert: () => Result): Result {
  try {
    return insert();
  } catch (error) {
    const isRepeated = sqliteCode(error) === 'SQLITE_CONSTRAINT_UNIQUE' && String(error).includes('entries.commandId');
    throw isRepeated ? new CommittedBefore('The command was committed before.', { cause: error }) : error;
  }
}

export function journalTable(db: Database): JournalTable {
  const last = db.prepare<[string], StreamEnd>(
    `SELECT seq, hash FROM ${rowsOf('entries')} ORDER BY place DESC LIMIT 1`,
  );
  const after = db.prepare<[string, number], JournalEntry>(
    `SELECT ${COLUMNS} FROM ${rowsOf('entries')} WHERE place > ${PLACE} ORDER BY place`,
  );
  const one = db.prepare<[number, string], JournalEntry>(`SELECT ${COLUMNS} FROM ${rowOf('entries')}`);
  // The condition is word for word that of the index, without which SQLite does not use it.
  const steps = db.prepare<[string], StoredStep>(
    `SELECT seq, command ->> 'type' AS type, command ->> 'to' AS "to", command ->> 'of' AS "of",
       command -> 'changed' AS changed, command -> 'dropped' AS dropped
     FROM ${rowsOf('entries INDEXED BY steps')}
     WHERE command ->> 'type' IN ('undo', 'redo', 'rewind', 'correct') ORDER BY place`,
  );
  const withTexts = db.prepare<[string, string], TellingEntry>(WITH_TEXTS);
  const byCommand = db.prepare<[string], JournalEntry>(`SELECT ${COLUMNS} FROM entries WHERE commandId = ?`);
  const insert = db.prepare<[string, number, string, number, string, string, Buffer, Buffer, number, string]>(
    `INSERT INTO entries (${COLUMNS}, place) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ${PLACE} FROM streams WHERE id = ?`,
  );
  const endOf = (stream: string): StreamEnd | null => last.get(stream) ?? null;
  return {
    append({ stream, commandId, at, command, events }, end = endOf(stream)) {
      const seq = (end?.seq ?? 0) + 1;
      const link = { stream, seq, commandId, at, command, events, previousHash: end?.hash ?? CHAIN_START };
      const hash = linkHash(link);
      const added = once(() =>
        insert.run(stream, seq, commandId, at, command, events, link.previousHash, hash, seq, stream),
      );
      if (added.changes === 0) throw new RangeError(`There is no stream ${stream}`);
      return { ...link, hash };
    },
    endOf,
    entriesOf: (stream, seq = 0) => after.all(stream, seq),
    entry: (stream, seq) => one.get(seq, stream),
    stepsOf: (stream) => steps.all(stream),
    entriesWith: (stream, texts) => withTexts.all(stream, JSON.stringify(texts)),
    byCommand: (commandId) => byCommand.get(commandId),
    verify(stream) {
      let previous: Buffer = CHAIN_START;
      let seq = 0;
      for (const entry of after.iterate(stream, 0)) {
        seq += 1;
        const fits = entry.seq === seq && entry.previousHash.equals(previous) && entry.hash.equals(linkHash(entry));
        if (!fits) return { whole: false, seq };
        previous = entry.hash;
      }
      return { whole: true, entries: seq };
    },
  };
}
