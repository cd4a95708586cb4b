import type { LogLine } from '../../../preload/contract/encounter-views.ts';
import { sentence } from '../../rules/index.ts';
import type { ToldSentences } from '../encounters/encounter-sentences.ts';

/** The lines of stored entries, in their order. */
export function logLines(stored: readonly ToldSentences[]): LogLine[] {
  const shown: LogLine[] = [];
  for (const { line: place, seq, at, round, undoneAt, corrected, lines } of stored) {
    for (const [index, line] of lines.entries()) {
      shown.push({ ...line, key: `${place}.${seq}.${index}`, line: place, seq, at, round, undoneAt, corrected });
    }
  }
  return shown;
}

/** What an entry says, as one text: for a menu ("Undo: …") and the screen reader. */
export const sentencesOf = ({ lines }: Pick<ToldSentences, 'lines'>): string[] =>
  lines.map(({ parts }) => sentence(parts));
