import type { Line, Part } from '../../rules/index.ts';
import { text } from '../../rules/parts.ts';

/** Lines as they are kept and shown: words and numbers that stand together as one part. The log sets apart names, tiers and states only. */
export const plainLines = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, parts: joinedParts(line.parts) }));

function joinedParts(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  let words = '';
  for (const part of parts) {
    if (part.kind === 'text' || part.kind === 'number' || part.kind === 'condition') {
      words += part.text;
      continue;
    }
    if (words !== '') joined.push(text(words));
    words = '';
    joined.push(part);
  }
  if (words !== '') joined.push(text(words));
  return joined;
}
