import { matchAt, plainText, readDice } from '../dice.ts';

/** The damage of a usual attack, as it goes into an entry. */
export interface Attack {
  /** Dice or a number, in the grammar of an entry. */
  readonly dice: string;
  /** The types that the text names, each once; empty where it names none. */
  readonly types: readonly ('physical' | 'magic')[];
}

const PHYSICAL = /\b(?:physical|phys?)\b/iu;
const MAGIC = /\b(?:magic(?:al)?|mag)\b/iu;
const BEGINNING = /\s*/y;

/**
 * Reads the attack of a library entry, such as `1d8+3 magic` or `2d6 physical and magic, melee`: dice or a number first, then
 * words, of which the types of damage count (rule DE-7). null: it does not begin with dice or a number.
 */
export function parseAttack(text: string): Attack | null {
  const from = matchAt(BEGINNING, text, 0)?.[0].length ?? 0;
  const read = readDice(plainText(text), from);
  if (!read.ok) return null;
  const words = text.slice(read.value.end);
  // `2d6kh9` or `12x` is a slip, and not dice with a word after them.
  if (/^[\p{L}\d]/u.test(words)) return null;
  return {
    dice: text.slice(from, read.value.end),
    types: [
      ...(PHYSICAL.test(words) ? (['physical'] as const) : []),
      ...(MAGIC.test(words) ? (['magic'] as const) : []),
    ],
  };
}
