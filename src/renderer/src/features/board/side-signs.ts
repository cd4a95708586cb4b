import type { SideView } from '../../../../preload/contract/encounter-views.ts';

/** The sides that act at once, in words: `Tied at 5: act together, then damage applies`. */
export const tieInWords = ({ die }: SideView): string =>
  `Tied${die === null ? '' : ` at ${die}`}: act together, then damage applies`;

/** `7, two defeated`. */
export function countInWords(count: number, out: number): string {
  return out === 0 ? String(count) : `${count}, ${out} out`;
}
