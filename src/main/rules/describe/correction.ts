import { text } from '../parts.ts';
import { line, type Line } from './line.ts';

/**
 * The line of a correction itself: what stands in the place of an earlier line from now on, or which one is struck out.
 *
 * @param told the first line of what stands there now, or of what stood there; undefined where it said nothing
 */
export function correctionLine(how: 'corrected' | 'struckOut', told: Line | undefined): Line {
  const parts = told?.parts ?? [text('a small change')];
  const made = line('correction', told?.combatant ?? null, [
    text(how === 'corrected' ? 'Corrected: ' : 'Struck out: '),
    ...parts,
  ]);
  return told?.private === true ? { ...made, private: true } : made;
}
