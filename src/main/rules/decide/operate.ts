import { combinedEffects } from '../conditions.ts';
import type { Course } from '../course.ts';
import { combatantOf } from '../encounter.ts';
import type { CombatantId } from '../ids.ts';
import { otherMinions } from '../minions.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { DiceOf, OperationOf, RulesetId } from '../ruleset-types.ts';

/** A decision that only happens; its events are in the course. */
export const DONE: Outcome<true> = accept(true);

/** One operation of the ruleset on one combatant. */
export interface Operating<R extends RulesetId> {
  readonly combatant: CombatantId;
  readonly operation: OperationOf<R>;
  readonly dice: DiceOf<R>;
  readonly source: CombatantId | null;
  /** Conditions count: for damage. */
  readonly underEffects: boolean;
}

/** Refusals of one creature, told with its name. */
const named = (name: string, outcome: Outcome<never> & { ok: false }): Outcome<never> => {
  const { code, reason, field } = outcome.refusal;
  return refuse(code, `${name}: ${reason}`, field);
};

/**
 * Lets the ruleset decide an operation and makes its changes one event of the encounter. Nothing happens, not even an
 * event, where nothing changes and nothing is to be told.
 */
export function operate<R extends RulesetId>(course: Course<R>, operating: Operating<R>): Outcome<true> {
  const { ruleset, now } = course;
  const found = combatantOf(now, operating.combatant);
  if (!found.ok) return found;
  const { id, name, vitals, conditions } = found.value;
  const met = operating.underEffects ? ruleset.underEffects(vitals, combinedEffects(conditions)) : vitals;
  const decided = ruleset.model(now.tables).decide(met, operating.operation, operating.dice, now.options);
  if (!decided.ok) return named(name, decided);
  const changes = decided.value;
  course.happen({
    type: 'vitalsChanged',
    combatant: id,
    op: operating.operation.op,
    source: operating.source,
    changes,
  });
  const felled = ruleset.overflow(changes);
  // No more can fall than stand.
  const more = felled > 0 ? Math.min(felled, otherMinions(course.now, id).length) : 0;
  if (more > 0) course.happen({ type: 'overflowOwed', overflow: { combatant: id, count: more } });
  return DONE;
}
