import type { VitalsView } from '../../../preload/contract/encounter-views.ts';
import {
  describe,
  findCombatant,
  type CombatantId,
  type Command,
  type Encounter,
  type Outcome,
  type Part,
} from '../../rules/index.ts';
import { text } from '../../rules/parts.ts';
import { encounterModel } from '../encounters/encounter-model.ts';
import { vitalsView } from '../present/combatant-view.ts';
import { decideAll } from '../streams/stream-model.ts';

/** What a roll's command would do to the one who owes it. */
export function previewRoll(
  encounter: Encounter,
  command: Command,
  combatant: CombatantId,
): Outcome<{ readonly parts: readonly Part[]; readonly after: VitalsView | null }> {
  const outcome = decideAll(encounterModel, encounter, [command]);
  if (!outcome.ok) return outcome;
  const { state, events } = outcome.value;
  const lines = describe(encounter, events);
  const found = findCombatant(state, combatant);
  return {
    ok: true,
    value: {
      parts: lines.flatMap(({ parts }, index) => (index === 0 ? parts : [text('; '), ...parts])),
      after: found ? vitalsView(state, found) : null,
    },
  };
}
