import type { Condition } from '../conditions.ts';
import type { Course } from '../course.ts';
import { findCombatant } from '../encounter.ts';
import type { CombatantId } from '../ids.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { operate } from './operate.ts';

/** What a condition does to the numbers of its bearer as it begins and as it ends, such as armor slots that come and go (rule CO-5). */
function changeWith<R extends RulesetId>(
  course: Course<R>,
  bearer: CombatantId,
  { effects }: Pick<Condition, 'effects'>,
  moment: 'begins' | 'ends',
): void {
  const vitals = findCombatant(course.now, bearer)?.vitals;
  const operation = vitals === undefined ? null : course.ruleset.withCondition(vitals, effects, moment);
  if (operation === null) return;
  operate(course, { combatant: bearer, operation, dice: {}, source: null, underEffects: false });
}

export function beginCondition<R extends RulesetId>(
  course: Course<R>,
  combatant: CombatantId,
  condition: Condition,
): void {
  course.happen({ type: 'conditionAdded', combatant, condition });
  changeWith(course, combatant, condition, 'begins');
}

/** @param ranOut it ended by itself */
export function endCondition<R extends RulesetId>(
  course: Course<R>,
  combatant: CombatantId,
  condition: Condition,
  ranOut: boolean,
): void {
  course.happen({ type: 'conditionRemoved', combatant, condition, ranOut });
  changeWith(course, combatant, condition, 'ends');
}

/** Ends those conditions of someone that changed their numbers: nobody takes such numbers along out of the encounter. */
export function endLasting<R extends RulesetId>(course: Course<R>, combatant: CombatantId): void {
  const bearer = findCombatant(course.now, combatant);
  for (const condition of bearer?.conditions ?? []) {
    const vitals = findCombatant(course.now, combatant)?.vitals;
    if (vitals === undefined || course.ruleset.withCondition(vitals, condition.effects, 'ends') === null) continue;
    endCondition(course, combatant, condition, true);
  }
}
