import type { Database } from './open.ts';

/** What an entry says in words. `lines` is JSON text: a list. */
export interface StoredSentences {
  readonly seq: number;
  readonly at: number;
  readonly round: number;
  readonly lines: string;
  /** When the entry was taken back; null: it counts. */
  readonly undoneAt: number | null;
}

export interface SentencesTable {
  /** Call it within the transaction that also appends the entry. */
  add(stream: string, sentences: Omit<StoredSentences, 'at' | 'undoneAt'>): void;
  /** Entries were taken back by this entry, or (null) brought back. */
  mark(stream: string, seqs: readonly number[], undoneBy: number | null): void;
  of(stream: string, seq: number): StoredSentences | undefined;
  /** The latest entries that say something before the entry `before`, `limit` at most, oldest first. */
  latest(stream: string, before: number, limit: number): StoredSentences[];
  /** How many entries that say something there are before `before`. */
  count(stream: string, before: number): number;
}

export function sentencesTable(db: Database): SentencesTable {
  const columns = 'sentences.seq, entries.at, sentences.round, sentences.lines, undo.at AS undoneAt';
  const joined = `sentences
    JOIN entries ON entries.stream = sentences.stream AND entries.seq = sentences.seq
    LEFT JOIN entries AS undo ON undo.stream = sentences.stream AND undo.seq = sentences.undoneBy`;
  const mark = db.prepare<[number | null, string, string]>(
    'UPDATE sentences SET undoneBy = ? WHERE stream = ? AND seq IN (SELECT value FROM json_each(?))',
  );
  const insert = db.prepare<[string, number, number, string]>(
    'INSERT INTO sentences (stream, seq, round, lines) VALUES (?, ?, ?, ?)',
  );
  const one = db.prepare<[string, number], StoredSentences>(
    `SELECT ${columns} FROM ${joined} WHERE sentences.stream = ? AND sentences.seq = ?`,
  );
  const latest = db.prepare<[string, number, number], StoredSentences>(
    `SELECT ${columns} FROM ${joined} WHERE sentences.stream = ? AND sentences.seq < ? ORDER BY sentences.seq DESC LIMIT ?`,
  );
  const count = db.prepare<[string, number], { count: number }>(
    'SELECT count(*) AS count FROM sentences WHERE stream = ? AND seq < ?',
  );
  return {
    add: (stream, { seq, round, lines }) => {
      insert.run(stream, seq, round, lines);
    },
    mark: (stream, seqs, undoneBy) => {
      mark.run(undoneBy, stream, JSON.stringify(seqs));
    },
    of: (stream, seq) => one.get(stream, seq),
    latest: (stream, before, limit) => latest.all(stream, before, limit).reverse(),
    count: (stream, before) => count.get(stream, before)?.count ?? 0,
  };
}
