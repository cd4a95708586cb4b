import type { Database } from './open.ts';

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

export function sentencesTable(db: Database): SentencesTable {
  const columns = `s.line, s.seq, told.at, s.round, s.lines, undo.at AS undoneAt,
    coalesce(undo.command ->> 'type' = 'correct', 0) AS corrected`;
  const joined = `sentences AS s
    JOIN entries AS told ON told.stream = s.stream AND told.seq = s.seq
    LEFT JOIN entries AS undo ON undo.stream = s.stream AND undo.seq = s.undoneBy`;
  const mark = db.prepare<[number | null, string, number, number]>(
    'UPDATE sentences SET undoneBy = ? WHERE stream = ? AND line = ? AND seq = ?',
  );
  const insert = db.prepare<[string, number, number, number, string]>(
    'INSERT INTO sentences (stream, line, seq, round, lines) VALUES (?, ?, ?, ?, ?)',
  );
  const one = db.prepare<[string, number, number], Row>(
    `SELECT ${columns} FROM ${joined} WHERE s.stream = ? AND s.line = ? AND s.seq = ?`,
  );
  const latest = db.prepare<[string, number, number], Row>(
    `SELECT ${columns} FROM ${joined} WHERE s.stream = ? AND s.line < ? ORDER BY s.line DESC, s.seq DESC LIMIT ?`,
  );
  const any = db.prepare<[string, number], { line: number }>(
    'SELECT line FROM sentences WHERE stream = ? AND line < ? LIMIT 1',
  );
  const stored = ({ corrected, ...row }: Row): StoredSentences => ({ ...row, corrected: corrected === 1 });
  return {
    add: (stream, { line, seq, round, lines }) => {
      insert.run(stream, line, seq, round, lines);
    },
    mark: (stream, tellings, undoneBy) => {
      for (const { line, seq } of tellings) mark.run(undoneBy, stream, line, seq);
    },
    of(stream, { line, seq }) {
      const row = one.get(stream, line, seq);
      return row && stored(row);
    },
    latest: (stream, before, limit) => latest.all(stream, before, limit).map(stored).reverse(),
    isAnyBefore: (stream, before) => any.get(stream, before) !== undefined,
  };
}
