import type { Database } from './open.ts';
import { PLACE, SPAN } from './places.ts';

/** What a line of the story says in words. `lines` is JSON text: a list. */
export interface StoredSentences {
  /** The entry in whose place it stands. */
  readonly line: number;
  /** The entry that tells it: the same, or a correction. */
  readonly seq: number;
  readonly at: number;
  readonly round: number;
  readonly lines: string;
  /** When it was taken back or told anew; null: it counts. */
  readonly undoneAt: number | null;
  /** It was told anew rather than taken back. */
  readonly corrected: boolean;
}

/** A line in the words of an entry. */
export interface Telling {
  readonly line: number;
  readonly seq: number;
}

export type NewSentences = Pick<StoredSentences, 'line' | 'seq' | 'round' | 'lines'>;

export interface SentencesTable {
  /** Call it within the transaction that also appends the entry. */
  add(stream: string, sentences: NewSentences): void;
  /** Tellings were taken back by this entry, or (null) brought back. */
  mark(stream: string, tellings: readonly Telling[], undoneBy: number | null): void;
  of(stream: string, telling: Telling): StoredSentences | undefined;
  /** The latest tellings of lines before `before`, `limit` at most, in the order of their lines. */
  latest(stream: string, before: number, limit: number): StoredSentences[];
  /** Whether there are tellings of lines before `before`. */
  isAnyBefore(stream: string, before: number): boolean;
}

type Row = Omit<StoredSentences, 'corrected'> & { readonly corrected: 0 | 1 };

/** The columns of a telling `t` that an entry `told` tells and an entry `undo` took back. */
const columns = (line: string): string => `${line} AS line, told.seq, told.at, t.round, t.lines, undo.at AS undoneAt,
  coalesce(undo.command ->> 'type' = 'correct', 0) AS corrected`;
const UNDO = `LEFT JOIN entries AS undo ON undo.place = number * ${SPAN} + t.undoneBy`;

/** What entries say themselves; to be followed by WHERE. */
const OWN = `SELECT ${columns('told.seq')} FROM streams JOIN sentences AS t JOIN entries AS told ON told.place = t.place ${UNDO}`;
/** What corrections say in the place of others. */
const RETOLD = `SELECT ${columns('t.line')} FROM streams JOIN retold AS t ON t.stream = streams.id
  JOIN entries AS told ON told.place = number * ${SPAN} + t.seq ${UNDO}`;
const LATEST = `SELECT * FROM (
    ${OWN} WHERE id = @stream AND t.place > number * ${SPAN} AND t.place < number * ${SPAN} + @before
    ORDER BY t.place DESC LIMIT @limit
  ) UNION ALL SELECT * FROM (
    ${RETOLD} WHERE id = @stream AND t.line < @before ORDER BY t.line DESC, t.seq DESC LIMIT @limit
  ) ORDER BY line DESC, seq DESC LIMIT @limit`;

export function sentencesTable(db: Database): SentencesTable {
  const own = {
    insert: db.prepare<[number, string, number, string]>(
      `INSERT INTO sentences (round, lines, place) SELECT ?, ?, ${PLACE} FROM streams WHERE id = ?`,
    ),
    mark: db.prepare<[number | null, number, string]>(
      `UPDATE sentences SET undoneBy = ? WHERE place = (SELECT ${PLACE} FROM streams WHERE id = ?)`,
    ),
    one: db.prepare<[number, string], Row>(`${OWN} WHERE t.place = ${PLACE} AND id = ?`),
  };
  const retold = {
    insert: db.prepare<[string, number, number, number, string]>(
      'INSERT INTO retold (stream, line, seq, round, lines) VALUES (?, ?, ?, ?, ?)',
    ),
    mark: db.prepare<[number | null, string, number, number]>(
      'UPDATE retold SET undoneBy = ? WHERE stream = ? AND line = ? AND seq = ?',
    ),
    one: db.prepare<[string, number, number], Row>(`${RETOLD} WHERE id = ? AND t.line = ? AND t.seq = ?`),
  };
  const latest = db.prepare<[{ stream: string; before: number; limit: number }], Row>(LATEST);
  const stored = ({ corrected, ...row }: Row): StoredSentences => ({ ...row, corrected: corrected === 1 });
  return {
    add(stream, { line, seq, round, lines }) {
      if (line === seq) own.insert.run(round, lines, seq, stream);
      else retold.insert.run(stream, line, seq, round, lines);
    },
    mark(stream, tellings, undoneBy) {
      for (const { line, seq } of tellings) {
        if (line === seq) own.mark.run(undoneBy, seq, stream);
        else retold.mark.run(undoneBy, stream, line, seq);
      }
    },
    of(stream, { line, seq }) {
      const row = line === seq ? own.one.get(seq, stream) : retold.one.get(stream, line, seq);
      return row && stored(row);
    },
    latest: (stream, before, limit) => latest.all({ stream, before, limit }).map(stored).reverse(),
    isAnyBefore: (stream, before) => latest.get({ stream, before, limit: 1 }) !== undefined,
  };
}
