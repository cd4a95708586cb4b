import { BoardPage } from '../../e2e/pages/board-page.ts';
import type { Fight } from './fight.ts';
import type { StepOf } from './steps.ts';

/** Picks rows and types into an entry by keyboard, as a game master does, and leaves it open for a picture. */
export async function showEntry(fight: Fight, { select, type }: StepOf<'show'>): Promise<void> {
  const board = new BoardPage(fight.stage.page);
  await fight.stage.putAway();
  if (select !== undefined) await board.pick([select].flat());
  if (type !== undefined) await board.type(type);
}
