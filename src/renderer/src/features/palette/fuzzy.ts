/** Where the letters of a query were found in a text, and how well. */
export interface Match {
  readonly score: number;
  /** Indices into the text, rising. */
  readonly at: readonly number[];
}

const WORD_START = 8;
const IN_A_ROW = 5;
const FOUND = 1;

const startsWord = (text: string, at: number): boolean => at === 0 || text[at - 1] === ' ';

/** Lower case without accents, letter by letter, so that indices stay true to the text. */
const plain = (text: string): readonly string[] =>
  Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase());

/**
 * The best way to find the letters of the query in the text, in order. Letters at the start of a word, and letters in a
 * row, count for more. Spaces in the query are skipped.
 *
 * @returns null when a letter is missing; an empty query is found everywhere with score 0
 */
export function fuzzyMatch(query: string, text: string): Match | null {
  const wanted = plain(query).filter((letter) => letter !== ' ');
  const letters = plain(text);
  // best[i]: the best match of the first letters of the query that ends at text index i.
  let best: (Match | null)[] | null = null;
  for (const letter of wanted) {
    let before: Match | null = null;
    const next: (Match | null)[] = [];
    for (let i = 0; i < letters.length; i++) {
      const adjacent: Match | null = best?.[i - 1] ?? null;
      const bonus = FOUND + (startsWord(text, i) ? WORD_START : 0);
      next.push(letters[i] === letter ? extend(best === null ? NOTHING : before, adjacent, i, bonus) : null);
      const here = best?.[i] ?? null;
      if (here && (!before || here.score > before.score)) before = here;
    }
    best = next;
  }
  if (best === null) return NOTHING;
  return best.reduce<Match | null>((top, match) => (match && (!top || match.score > top.score) ? match : top), null);
}

const NOTHING: Match = { score: 0, at: [] };

function extend(before: Match | null, adjacent: Match | null, at: number, bonus: number): Match | null {
  const jumped = before && { score: before.score + bonus, at: [...before.at, at] };
  const joined = adjacent && { score: adjacent.score + bonus + IN_A_ROW, at: [...adjacent.at, at] };
  if (jumped && joined) return joined.score >= jumped.score ? joined : jumped;
  return joined ?? jumped;
}

/** A text cut into runs that were found and runs that were not. */
export function runs(
  text: string,
  at: readonly number[],
): readonly { readonly text: string; readonly found: boolean }[] {
  const found = new Set(at);
  const parts: { text: string; found: boolean }[] = [];
  Array.from(text).forEach((letter, index) => {
    const last = parts.at(-1);
    if (last?.found === found.has(index)) last.text += letter;
    else parts.push({ text: letter, found: found.has(index) });
  });
  return parts;
}
