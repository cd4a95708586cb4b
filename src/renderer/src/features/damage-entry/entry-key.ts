import { moveKey } from '../board/board-keys.ts';
import { hintKey } from '../picking/hint-keys.ts';
import type { Screen } from '../../state/screen.svelte.ts';

/** A key pressed in the field of an entry that is more than text. @returns whether it was one */
export function entryKey(event: KeyboardEvent, { entry, board, hints }: Screen): boolean {
  if (event.isComposing) return false;
  if (event.key === 'Enter' && !event.ctrlKey && !event.altKey && !event.metaKey) {
    if (!event.repeat) void (event.shiftKey ? entry.heal() : entry.apply());
    return true;
  }
  return moveKey(event, board) || hintKey(event, hints);
}
