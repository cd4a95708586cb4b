import { moraleOwed } from './morale.ts';
import type { Encounter, HeldHit, MoraleDue, Overflow } from './encounter.ts';
import type { CombatantId } from './ids.ts';
import type { OwedRollOf, RulesetId } from './ruleset-types.ts';
import { rulesetOf } from './rulesets.ts';

/**
 * What is still open after something was said: a roll, a choice, hits that wait for a tie. It is part of the encounter's
 * state, is shown where it belongs, never holds up play, and is answered by a command of its own, in any order.
 */
export type Owed<R extends RulesetId = RulesetId> =
  /** Left open by a combatant's vitals, such as a death move; gone as soon as they say otherwise (death cancels it). */
  | (OwedRollOf<R> & { readonly combatant: CombatantId })
  | ({ readonly kind: 'overflow' } & Overflow)
  | ({ readonly kind: 'morale' } & MoraleDue)
  | { readonly kind: 'heldHits'; readonly hits: readonly HeldHit<R>[] };

/** Everything that is open: each combatant's rolls in the order of the list, then minions to pick, morale and held hits. */
export function owedIn<R extends RulesetId>(encounter: Encounter<R>): readonly Owed<R>[] {
  const ruleset = rulesetOf(encounter);
  const owed: Owed<R>[] = [];
  for (const { id, vitals } of encounter.combatants) {
    for (const roll of ruleset.owed(vitals)) owed.push({ ...roll, combatant: id });
  }
  for (const overflow of encounter.overflows) owed.push({ kind: 'overflow', ...overflow });
  for (const due of moraleOwed(encounter)) owed.push({ kind: 'morale', ...due });
  const { heldHits } = encounter;
  if (heldHits.length > 0) owed.push({ kind: 'heldHits', hits: heldHits });
  return owed;
}
