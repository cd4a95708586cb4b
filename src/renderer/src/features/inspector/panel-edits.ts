import type { CombatantChanges } from '../../../../preload/contract/api/encounter-api.ts';
import type { CombatantView } from '../../../../preload/contract/encounter-views.ts';
import type { Reply } from '../../../../preload/contract/api.ts';
import type { Applied } from '../../../../preload/contract/damage-views.ts';
import type { Screen } from '../../state/screen.svelte.ts';
import { inTurn, vitalsEdits, type Problem, type SheetEdits } from './sheet-edits.ts';

/** Writes what is edited in the panel of one combatant. */
export interface PanelEdits extends SheetEdits {
  about(changes: CombatantChanges): Promise<Problem>;
}

/** @param combatant whom the panel is of; what waits for its turn is written there also when another is selected by then */
export function panelEdits({ gm, encounter }: Screen, combatant: CombatantView['id']): PanelEdits {
  /** Whom the panel is of needs no naming in it. */
  const why = (reply: Reply<Applied>): Problem =>
    reply.ok ? null : reply.refusal.reason.replace(`${encounter.row(combatant)?.name ?? ''}: `, '');
  const turn = inTurn();
  return {
    about: (changes) =>
      turn(async () => why(await encounter.send((gesture) => gm.encounter.edit({ ...gesture, combatant, changes })))),
    ...vitalsEdits(
      turn,
      async (changes) =>
        why(await encounter.send((gesture) => gm.encounter.setVitals({ ...gesture, combatant, changes }))),
      () => encounter.row(combatant)?.vitals,
    ),
  };
}
