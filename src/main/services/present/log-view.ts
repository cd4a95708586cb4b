import type { LogLine } from '../../../preload/contract/encounter-views.ts';
import { sentence, type Part } from '../../rules/index.ts';
import { text } from '../../rules/parts.ts';
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
export const sentencesOf = ({ lines }: Pick<ToldSentences, 'lines'>): string[] =>
  lines.map(({ parts }) => sentence(parts));
