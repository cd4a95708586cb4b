import { findCombatant } from './encounter.ts';
import type { Encounter } from './encounter.ts';
import type { CombatantId } from './ids.ts';
import type { RulesetId } from './ruleset-types.ts';

/** Minions of the struck one's side that still stand and are in play, without itself (rule EN-10). */
export function otherMinions<R extends RulesetId>(encounter: Encounter<R>, struck: CombatantId): CombatantId[] {
  const side = findCombatant(encounter, struck)?.side;
  return encounter.combatants
    .filter(
      (one) =>
        one.id !== struck &&
        one.side === side &&
        one.gone === null &&
        one.vitals.kind === 'minion' &&
        one.vitals.status === 'up',
    )
    .map(({ id }) => id);
}
