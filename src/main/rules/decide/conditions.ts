import { wholeWithin } from '../amounts.ts';
import type { AddCondition, RemoveCondition } from '../command.ts';
import type { Timer } from '../conditions.ts';
import type { Course } from '../course.ts';
import { combatantOf } from '../encounter.ts';
import type { CombatantId } from '../ids.ts';
import { refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { beginCondition, endCondition } from './lasting.ts';
import { DONE } from './operate.ts';
import { dueAfter } from './timers.ts';

/** How a timer goes for one bearer; its number of turns and whose they are must have been checked. */
function timerFor<R extends RulesetId>(
  course: Course<R>,
  timer: AddCondition['timer'],
  bearer: CombatantId,
): Timer | null {
  if (timer === null) return null;
  const { at, ends, turns } = timer;
  const whose = timer.whose === 'bearer' ? bearer : timer.whose;
  return { at, whose, ends, due: dueAfter(course.now, { at, whose }, turns) };
}

function checkTimer<R extends RulesetId>(course: Course<R>, timer: AddCondition['timer']): Outcome<unknown> {
  if (timer === null) return DONE;
  const checked = wholeWithin(timer.turns, 1, 999, { what: 'number of turns it lasts', field: 'timer.turns' });
  if (!checked.ok || timer.whose === null || timer.whose === 'bearer') return checked;
  return combatantOf(course.now, timer.whose, 'timer.whose');
}

/**
 * Puts a condition on one or several. Nobody has the same one twice: those who have it already are passed over with a
 * warning, and it is refused when that is everyone.
 */
export function addCondition<R extends RulesetId>(course: Course<R>, command: AddCondition): Outcome<true> {
  const { condition, targets } = command;
  if (condition.name.trim() === '') return refuse('nameMissing', 'A condition needs a name.', 'condition.name');
  if (targets.length === 0) return refuse('noTarget', 'Nobody was named.', 'targets');
  const checked = checkTimer(course, command.timer);
  if (!checked.ok) return checked;
  const armor = wholeWithin(condition.effects.armor ?? 1, 1, 12, {
    what: 'number of armor slots',
    field: 'condition.armor',
  });
  if (!armor.ok) return armor;
  let added = 0;
  for (const [index, { combatant, id }] of targets.entries()) {
    const found = combatantOf(course.now, combatant, `targets.${index}.combatant`);
    if (!found.ok) return found;
    const { name, conditions } = found.value;
    if (conditions.some((other) => other.name === condition.name || other.id === id)) {
      course.warn({ code: 'hasCondition', text: `${name} is ${condition.name} already.`, combatant });
      continue;
    }
    const timer = timerFor(course, command.timer, combatant);
    beginCondition(course, combatant, { ...condition, id, timer });
    added += 1;
  }
  if (added > 0) return DONE;
  return refuse('hasCondition', `Everyone named is ${condition.name} already.`, 'targets');
}

export function removeCondition<R extends RulesetId>(course: Course<R>, command: RemoveCondition): Outcome<true> {
  const found = combatantOf(course.now, command.combatant);
  if (!found.ok) return found;
  const { id: combatant, name, conditions } = found.value;
  const condition = conditions.find(({ id }) => id === command.condition);
  if (!condition) return refuse('noSuchCondition', `${name} has no such condition.`, 'condition');
  endCondition(course, combatant, condition, false);
  return DONE;
}
