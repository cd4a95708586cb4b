/**
 * The letters that stand beside rows, those that are easiest to tell apart first. None of them means anything in an entry
 * of damage (`c u h p f a s`, the `x` of `x2`, the `d`, `k` and `l` of dice), so that an amount, its flags and the rows
 * it is for can be typed in one go.
 */
export const HINT_LETTERS: readonly string[] = 'ertwgbnmvjyzioq'.match(/./g) ?? [];

const PLACES = new Map(HINT_LETTERS.map((letter, at) => [letter, String(10 + at)]));

/** Sorts codes of one length as their letters are sorted above. */
const place = (code: string): number => Number(code.replaceAll(/./g, (letter) => PLACES.get(letter) ?? ''));

/**
 * A code for each of so many rows: one letter as long as the letters reach, then two for the rows further down, and none
 * is the beginning of another.
 */
export function hintCodes(count: number): readonly string[] {
  // The letters that are hardest to tell apart are the first to begin longer codes.
  const longer = HINT_LETTERS.toReversed();
  let from = 0;
  while (longer.length - from < count) {
    const beginning = longer[from] ?? '';
    longer.push(...HINT_LETTERS.map((letter) => beginning + letter));
    from += 1;
  }
  return longer
    .slice(from)
    .toSorted((a, b) => a.length - b.length || place(a) - place(b))
    .slice(0, count);
}
