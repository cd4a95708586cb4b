/** How one mark of a track is drawn: applied, only proposed (to mark, or to clear), or free. */
export type Mark = 'marked' | 'proposed' | 'clearing' | 'free';

/** Marks in a line, where a track has the usual room. */
export const LONGEST_LINE = 6;

/**
 * The marks of a track, line by line: never more in a line than there is room for, and lines as even as they go.
 *
 * @param total marks there are, ≥ 0
 * @param marked of these marked, 0 to `total`
 * @param proposed how many more would be marked; negative: how many would be cleared. What goes past the ends is dropped
 * @param room marks that a line has room for, ≥ 1
 */
export function markLines(
  total: number,
  marked: number,
  proposed: number,
  room = LONGEST_LINE,
): readonly (readonly Mark[])[] {
  const after = Math.min(total, Math.max(0, marked + proposed));
  const marks = Array.from({ length: total }, (_, at): Mark => {
    if (at < Math.min(marked, after)) return 'marked';
    if (at < after) return 'proposed';
    return at < marked ? 'clearing' : 'free';
  });
  const lines = Math.max(1, Math.ceil(total / room));
  const longest = Math.ceil(total / lines);
  return Array.from({ length: lines }, (_, line) => marks.slice(line * longest, (line + 1) * longest));
}

/** What a track is, in words: `3 of 6 marked, would be 5`. */
export function marksInWords(total: number, marked: number, proposed: number): string {
  const after = Math.min(total, Math.max(0, marked + proposed));
  return `${marked} of ${total} marked${after === marked ? '' : `, would be ${after}`}`;
}
