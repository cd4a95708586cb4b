import type { LogLine } from '../../../preload/contract/encounter-views.ts';
import { sentence } from '../../rules/index.ts';
import type { ToldSentences } from '../encounters/encounter-sentences.ts';

/** The lines of stored entries, in their order. */
export const logLines = (stored: readonly ToldSentences[]): LogLine[] =>
  stored.flatMap(({ line: place, seq, at, round, undoneAt, corrected, lines }) =>
    lines.map((line, index): LogLine => ({
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
export const sentencesOf = ({ lines }: Pick<ToldSentences, 'lines'>): string[] =>
  lines.map(({ parts }) => sentence(parts));
