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

export type RetoldSentences = Pick<StoredSentences, 'line' | 'seq' | 'round' | 'lines'>;

/** What entries say: themselves, in their own rows of the journal, and corrections in the place of others. */
export interface SentencesTable {
  /** What a correction tells of another line. Call it within the transaction that also appends the entry. */
  retell(stream: string, sentences: RetoldSentences): void;
  /** Tellings were taken back by this entry, or (null) brought back. */
  mark(stream: string, tellings: readonly Telling[], undoneBy: number | null): void;
  of(stream: string, telling: Telling): StoredSentences | undefined;
  /** The latest tellings of lines before `before`, `limit` at most, in the order of their lines. */
  latest(stream: string, before: number, limit: number): StoredSentences[];
  /** Whether there are tellings of lines before `before`. */
  isAnyBefore(stream: string, before: number): boolean;
}

type Row = Omit<StoredSentences, 'corrected'> & { readonly corrected: 0 | 1 };

/** Who took a telling back: of which only the time is told, and whether it was a correction. */
const undoneBy = (entry: string): string => `LEFT JOIN entries AS undo ON undo.place = number * ${SPAN} + ${entry}`;
const UNDONE = "undo.at AS undoneAt, coalesce(undo.step = 'correct', 0) AS corrected";

/** What entries say themselves; to be followed by AND. */
const OWN = `SELECT told.seq AS line, told.seq, told.at, told.round, told.lines, ${UNDONE}
  FROM streams JOIN entries AS told LEFT JOIN undone ON undone.place = told.place ${undoneBy('undone.undoneBy')}
  WHERE told.lines IS NOT NULL`;
/** What corrections say in the place of others; to be followed by WHERE. */
const RETOLD = `SELECT t.line, told.seq, told.at, t.round, t.lines, ${UNDONE}
  FROM streams JOIN retold AS t ON t.stream = streams.id JOIN entries AS told ON told.place = number * ${SPAN} + t.seq
  ${undoneBy('t.undoneBy')}`;
const LATEST = `SELECT * FROM (
    ${OWN} AND id = @stream AND told.place > number * ${SPAN} AND told.place < number * ${SPAN} + @before
    ORDER BY told.place DESC LIMIT @limit
  ) UNION ALL SELECT * FROM (
    ${RETOLD} WHERE id = @stream AND t.line < @before ORDER BY t.line DESC, t.seq DESC LIMIT @limit
  ) ORDER BY line DESC, seq DESC LIMIT @limit`;

export function sentencesTable(db: Database): SentencesTable {
  const own = {
    undo: db.prepare<[number, number, string]>(
      `INSERT OR REPLACE INTO undone (undoneBy, place) SELECT ?, ${PLACE} FROM streams WHERE id = ?`,
    ),
    redo: db.prepare<[number, string]>(`DELETE FROM undone WHERE place = (SELECT ${PLACE} FROM streams WHERE id = ?)`),
    one: db.prepare<[number, string], Row>(`${OWN} AND told.place = ${PLACE} AND id = ?`),
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
    retell(stream, { line, seq, round, lines }) {
      retold.insert.run(stream, line, seq, round, lines);
    },
    mark(stream, tellings, undoneBy) {
      for (const { line, seq } of tellings) {
        if (line !== seq) retold.mark.run(undoneBy, stream, line, seq);
        else if (undoneBy === null) own.redo.run(seq, stream);
        else own.undo.run(undoneBy, seq, stream);
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
