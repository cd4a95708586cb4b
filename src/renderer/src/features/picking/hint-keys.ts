import { keyOf } from '../../keyboard/chord.ts';
import { HINT_LETTERS } from '../../state/hint-codes.ts';
import type { HintsState } from '../../state/hints.svelte.ts';

const LETTER = /^\p{L}$/u;
const plain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** A letter beside a row, pressed in the field of an entry; Shift: half. @returns whether it was one */
export function hintKey(event: KeyboardEvent, hints: HintsState): boolean {
  if (!plain(event) || event.key === 'Shift') return false;
  const letter = keyOf(event);
  // A key that is held down names nobody twice.
  if (HINT_LETTERS.includes(letter)) return event.repeat || hints.press(letter, event.shiftKey);
  const begun = hints.typed !== '';
  hints.typed = '';
  return begun && event.key === 'Backspace';
}

/**
 * A key while the letters are asked for. Every letter is theirs, so that none that was mistyped does something to a row; any
 * other key puts them away and does what it always does.
 *
 * @returns whether the key was used
 */
export function askedKey(event: KeyboardEvent, hints: HintsState): boolean {
  if (event.key === 'Shift') return false;
  const letter = keyOf(event);
  if (plain(event) && LETTER.test(letter)) {
    if (!event.repeat && !hints.press(letter, event.shiftKey)) hints.leave();
    return true;
  }
  hints.leave();
  return event.key === 'Escape' || event.key === ',';
}
