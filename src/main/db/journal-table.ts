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

/** The stream goes on after the entry that was taken for its last. */
export class DoesNotFollow extends Error {}

/** Where a stream ends: its last entry, and where that lies. */
export interface StreamEnd extends Pick<JournalEntry, 'seq' | 'hash'> {
  readonly place: number;
}

export interface NewEntry extends Pick<JournalEntry, 'stream' | 'commandId' | 'at' | 'command' | 'events'> {
  /** How it steps through the history; null: it does something. */
  readonly step: StoredStep['type'] | null;
  /** What it says itself in words, in which round; null: nothing. `lines` is JSON text: a list. */
  readonly words: { readonly round: number; readonly lines: string } | null;
}

/** Whether a stream is whole: the number of its entries, or the first that is not as it was written. */
export type Verdict =
  { readonly whole: true; readonly entries: number } | { readonly whole: false; readonly seq: number };

export interface JournalTable {
  /**
   * Appends to the stream's end. Call it within the transaction that also changes the state rows.
   *
   * @param end where the stream ends, for whoever knows; else it is read (null: it has no entry yet)
   * @throws CommittedBefore when another entry carries the command id; DoesNotFollow when the stream does not end with `end`
   */
  append(entry: NewEntry, end?: StreamEnd | null): JournalEntry & StreamEnd;
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

function inserted<Result>(insert: () => Result): Result {
  try {
    return insert();
  } catch (error) {
    switch (sqliteCode(error)) {
      case 'SQLITE_CONSTRAINT_UNIQUE':
        throw new CommittedBefore('The command was committed before.', { cause: error });
      case 'SQLITE_CONSTRAINT_PRIMARYKEY':
      case 'SQLITE_CONSTRAINT_FOREIGNKEY':
        throw new DoesNotFollow('An entry follows the last one of its stream.', { cause: error });
      default:
        throw error;
    }
  }
}

type Added = [
  ...[stream: string, seq: number, commandId: string, at: number, command: string, events: string],
  ...[previousHash: Buffer, hash: Buffer, place: number],
  ...[step: string | null, round: number | null, lines: string | null],
];

/** Adds an entry after the end of its stream, or (null) as its first. */
function appending(db: Database): (entry: NewEntry, end: StreamEnd | null) => JournalEntry & StreamEnd {
  const placeOfFirst = db.prepare<[number, string], number>(`SELECT ${PLACE} FROM streams WHERE id = ?`).pluck();
  const insert = db.prepare<Added>(
    `INSERT INTO entries (${COLUMNS}, place, step, round, lines) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return ({ stream, commandId, at, command, events, step, words }, end) => {
    const seq = (end?.seq ?? 0) + 1;
    const place = end ? end.place + 1 : placeOfFirst.get(seq, stream);
    if (place === undefined) throw new RangeError(`There is no stream ${stream}`);
    const previousHash = end?.hash ?? CHAIN_START;
    const link = { stream, seq, commandId, at, command, events, previousHash };
    const hash = linkHash(link);
    const [round, lines] = [words?.round ?? null, words?.lines ?? null];
    inserted(() =>
      insert.run(stream, seq, commandId, at, command, events, previousHash, hash, place, step, round, lines),
    );
    return { ...link, hash, place };
  };
}

export function journalTable(db: Database): JournalTable {
  const last = db.prepare<[string], StreamEnd>(
    `SELECT seq, hash, place FROM ${rowsOf('entries')} ORDER BY place DESC LIMIT 1`,
  );
  const after = db.prepare<[string, number], JournalEntry>(
    `SELECT ${COLUMNS} FROM ${rowsOf('entries')} WHERE place > ${PLACE} ORDER BY place`,
  );
  const one = db.prepare<[number, string], JournalEntry>(`SELECT ${COLUMNS} FROM ${rowOf('entries')}`);
  // The condition is word for word that of the index, without which SQLite does not use it.
  const steps = db.prepare<[string], StoredStep>(
    `SELECT seq, step AS type, command ->> 'to' AS "to", command ->> 'of' AS "of",
       command -> 'changed' AS changed, command -> 'dropped' AS dropped
     FROM ${rowsOf('entries INDEXED BY steps')}
     WHERE step IS NOT NULL ORDER BY place`,
  );
  const withTexts = db.prepare<[string, string], TellingEntry>(WITH_TEXTS);
  const byCommand = db.prepare<[string], JournalEntry>(`SELECT ${COLUMNS} FROM entries WHERE commandId = ?`);
  const append = appending(db);
  const endOf = (stream: string): StreamEnd | null => last.get(stream) ?? null;
  return {
    append: (entry, end = endOf(entry.stream)) => append(entry, end),
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
