import type { BoardState } from '../../state/board.svelte.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** ↑ and ↓ move; Shift picks on the way, Alt keeps what is picked. @returns whether it was such a key */
export function moveKey(event: KeyboardEvent, board: BoardState): boolean {
  const by = STEPS[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey) return false;
  board.move(by, event.shiftKey ? 'extend' : event.altKey ? 'walk' : 'only');
  return true;
}

/** What begins an entry when it is typed at a row: a digit, `+` or `=`. */
export const startsEntry = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^[0-9+=]$/.test(key) && !ctrlKey && !metaKey && !altKey;

const ARROWS_OF_THEIR_OWN = '[role=tab], [role=radiogroup], [role=menu], [role=listbox], input, select, textarea';

/** Whether a key pressed here may be the board's: not in a field, a dialog, or what uses arrows itself. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  const { target } = event;
  return !(target instanceof Element) || target.closest(`dialog, ${ARROWS_OF_THEIR_OWN}`) === null;
}
