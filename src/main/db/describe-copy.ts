import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasJournal, lastEntries } from './chain.ts';
import { connect, type Database } from './connect.ts';
import { hasColumn, hasPlaces, hasWords } from './entry-lookup.ts';
import { copyDatabase } from './files.ts';
import { isPlain } from './inspect.ts';
import { rowsOf } from './places.ts';

/** What a copy holds, for choosing one. */
export interface CopyContents {
  readonly entries: number;
  /** Time of the last entry; null: there is none. */
  readonly lastAt: number | null;
  /** The encounters that were played last, newest first, five at most. */
  readonly encounters: readonly CopiedEncounter[];
}

export interface CopiedEncounter {
  readonly name: string;
  readonly round: number;
  readonly lastAt: number;
  /** What its last entry says; '' for nothing. */
  readonly last: string;
}

const MOST = 5;

/** Reads what a copy holds, in any schema. @throws SqliteError when it is damaged */
export function describeCopy(file: string): CopyContents {
  return withCopy(file, (db) => {
    if (!hasJournal(db)) return { entries: 0, lastAt: null, encounters: [] };
    const entries = Number(db.prepare('SELECT count(*) FROM entries').pluck().get());
    const ends = lastEntries(db);
    const fights = ends.filter(({ kind }) => kind === 'encounter').slice(0, MOST);
    return {
      entries,
      lastAt: ends[0]?.at ?? null,
      encounters: fights.map(({ stream, at }) => encounterOf(db, stream, at)),
    };
  });
}

/**
 * Opens a copy without leaving anything beside it: one that was a database itself has a write-ahead log, or makes one when it is
 * opened, so it is read from a copy of its own.
 */
function withCopy<Result>(file: string, work: (db: Database) => Result): Result {
  const folder = isPlain(file) ? null : mkdtempSync(path.join(tmpdir(), 'woundboard-read-'));
  try {
    const place = folder === null ? file : path.join(folder, 'copy.sqlite');
    if (folder !== null) copyDatabase(file, place);
    const db = connect(place, folder === null ? 'reading' : 'existing');
    try {
      return work(db);
    } finally {
      db.close();
    }
  } finally {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  }
}

function encounterOf(db: Database, id: string, lastAt: number): CopiedEncounter {
  const part = db.prepare<[string, string], { state: string }>(
    'SELECT state FROM stateRows WHERE stream = ? AND part = ?',
  );
  const read = (name: string): unknown => JSON.parse(part.get(id, name)?.state ?? 'null');
  const name = read('name');
  return { name: typeof name === 'string' ? name : '', round: Number(read('round')), lastAt, last: lastWords(db, id) };
}

/** The words of the last line that counts, in any schema. `?`: the stream */
function latestLines(db: Database): string {
  if (hasWords(db)) {
    const isUndone = 'EXISTS (SELECT 1 FROM undone WHERE undone.place = entries.place)';
    return `SELECT lines FROM ${rowsOf('entries')} WHERE lines IS NOT NULL AND NOT ${isUndone} ORDER BY place DESC LIMIT 1`;
  }
  if (hasPlaces(db))
    return `SELECT lines FROM ${rowsOf('sentences')} WHERE undoneBy IS NULL ORDER BY place DESC LIMIT 1`;
  // A correction tells earlier lines anew, and its own comes last.
  const order = hasColumn(db, 'sentences', 'line') ? 'line' : 'seq';
  return `SELECT lines FROM sentences WHERE stream = ? AND undoneBy IS NULL ORDER BY ${order} DESC LIMIT 1`;
}

function lastWords(db: Database, stream: string): string {
  const latest = db.prepare<[string], { lines: string }>(latestLines(db));
  const lines = JSON.parse(latest.get(stream)?.lines ?? '[]') as {
    readonly parts: readonly { readonly text: string }[];
  }[];
  return (
    lines
      .at(-1)
      ?.parts.map(({ text }) => text)
      .join('') ?? ''
  );
}
