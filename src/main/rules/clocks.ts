import type { Combatant, Encounter } from './encounter.ts';
import type { RulesetId } from './ruleset-types.ts';
import { rulesetOf } from './rulesets.ts';

/**
 * How many rounds are left of the hours that someone is out for (rule SW-46), 0 once they are over; null: none run, or they
 * began before the encounter.
 */
export function clockLeft<R extends RulesetId>(
  encounter: Encounter<R>,
  { vitals, outSince = null }: Combatant<R>,
): number | null {
  const lasts = rulesetOf(encounter).roundsOut(vitals);
  if (lasts === null || outSince === null) return null;
  return Math.max(0, lasts - (encounter.round - outSince));
}
