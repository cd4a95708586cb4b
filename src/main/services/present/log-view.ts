import type { LogLine } from '../../../preload/contract/encounter-views.ts';
import type { StoredSentences } from '../../db/sentences-table.ts';
import { sentence, type Line, type Part } from '../../rules/index.ts';
import { text } from '../../rules/parts.ts';

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
      parts: joinedParts(line.parts),
    })),
  );

/** Words and numbers that stand together as one part: the log sets apart names, tiers and states only. */
function joinedParts(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isPlain = part.kind === 'text' || part.kind === 'number' || part.kind === 'condition';
    if (isPlain && last?.kind === 'text') joined[joined.length - 1] = text(last.text + part.text);
    else joined.push(isPlain ? text(part.text) : part);
  }
  return joined;
}

/** What an entry says, as one text: for a menu ("Undo: …") and the screen reader. */
export const sentencesOf = ({ lines }: Pick<StoredSentences, 'lines'>): string[] =>
  (JSON.parse(lines) as Line[]).map(({ parts }) => sentence(parts));
