import type { ActionId } from '../../../preload/contract/actions.ts';
import type { Binding } from '../keyboard/action-registry.svelte.ts';
import { ask } from './ask.ts';
import type { DialogName } from './dialogs.svelte.ts';
import { restIsLast, takeBackRest } from './rest-actions.ts';
import type { Screen } from './screen.svelte.ts';

export type RecordActionId = Extract<
  ActionId,
  | 'undo'
  | 'redo'
  | 'startEncounter'
  | 'addCombatants'
  | 'quickAdd'
  | 'endEncounter'
  | 'showCampaigns'
  | 'findInLibrary'
  | 'writeNote'
  | 'saveSummary'
>;

const NO_CAMPAIGN = 'There is no campaign yet; begin with the sample party or an empty one.';
const NO_ENCOUNTER = 'No encounter is open.';

const opens = (screen: Screen, name: DialogName, blocked: () => string | null): Binding => ({
  run: () => {
    screen.dialogs.show(name);
  },
  blocked,
});

/** Why something cannot be done to a running encounter; null when it can. */
function notRunning({ encounter }: Screen): string | null {
  if (!encounter.head) return NO_ENCOUNTER;
  return encounter.head.phase === 'running' ? null : `${encounter.head.name} has ended.`;
}

/** Saves the summary of the open encounter where the game master says, and tells where that is. */
export async function saveSummary(screen: Screen): Promise<void> {
  const { head } = screen.encounter;
  if (!head) return;
  const reply = await ask(() => screen.gm.summary.export({ encounter: head.id, format: 'markdown' }));
  if (!reply.ok) screen.notices.refuse(reply.refusal.reason);
  else if (reply.value.file === null) screen.notices.tell('The summary was not saved.');
  else screen.notices.tell(`Saved the summary: ${reply.value.file}`);
}

/** Everything around the board: history, library, notes, the start and the end of encounters. */
export const recordBindings = (screen: Screen): Readonly<Record<RecordActionId, Binding>> => ({
  undo: {
    // Between encounters the last rest is what happened last.
    run: () =>
      void (restIsLast(screen)
        ? takeBackRest(screen)
        : screen.encounter.perform((gesture) => screen.gm.journal.undo(gesture))),
    blocked: () => {
      if (restIsLast(screen)) return null;
      if (!screen.encounter.head) return NO_ENCOUNTER;
      return screen.encounter.head.undo === null ? 'There is nothing to undo.' : null;
    },
  },
  redo: {
    run: () => void screen.encounter.perform((gesture) => screen.gm.journal.redo(gesture)),
    blocked: () => {
      if (!screen.encounter.head) return NO_ENCOUNTER;
      return screen.encounter.head.redo === null ? 'There is nothing to redo.' : null;
    },
  },
  startEncounter: opens(screen, 'start', () => (screen.campaign.current === null ? NO_CAMPAIGN : null)),
  addCombatants: opens(screen, 'add', () => notRunning(screen)),
  quickAdd: opens(screen, 'quickAdd', () => notRunning(screen)),
  endEncounter: opens(screen, 'end', () => notRunning(screen)),
  showCampaigns: opens(screen, 'campaigns', () => (screen.safety.inRecovery ? 'The data are not open.' : null)),
  findInLibrary: {
    run: () => {
      screen.places.go('find');
    },
    blocked: () => (screen.campaign.current === null ? NO_CAMPAIGN : null),
  },
  writeNote: {
    run: () => {
      screen.places.go('note');
    },
    blocked: () => (screen.encounter.head === null ? NO_ENCOUNTER : null),
  },
  saveSummary: {
    run: () => void saveSummary(screen),
    blocked: () => (screen.encounter.head === null ? NO_ENCOUNTER : null),
  },
});
