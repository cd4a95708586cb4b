import type { LogLine } from '../../../preload/contract/encounter-views.ts';
import type { StoredSentences } from '../../db/sentences-table.ts';
import { sentence, type Line } from '../../rules/index.ts';

/** The lines of stored entries, in their order. */
export const logLines = (stored: readonly StoredSentences[]): LogLine[] =>
  stored.flatMap(({ line: place, seq, at, round, undoneAt, corrected, lines }) =>
    (JSON.parse(lines) as Line[]).map((line, index): LogLine => ({
      key: `${place}.${seq}.${index}`,
      line: place,
      seq,
      at,
      round,
      undoneAt,
      corrected,
      ...line,
    })),
  );

/** What an entry says, as one text: for a menu ("Undo: …") and the screen reader. */
export const sentencesOf = ({ lines }: Pick<StoredSentences, 'lines'>): string[] =>
  (JSON.parse(lines) as Line[]).map(({ parts }) => sentence(parts));
