import type { CheckMorale, RollMoraleScore, SettleMorale } from '../command.ts';
import type { Course } from '../course.ts';
import { combatantOf, isSameDue } from '../encounter.ts';
import type { Encounter, MoraleDue } from '../encounter.ts';
import { isAtHalfStrength, isNoMoreThanHeroes, MORALE_SIDES } from '../morale.ts';
import { refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { checkMorale as check, MORALE_REASONS, rollRetainerMorale } from '../table/index.ts';
import type { Side } from '../turn-order.ts';
import { DONE } from './operate.ts';

/** A morale check of one or of a group; what they do about it is the game master's to say. */
export function checkMorale<R extends RulesetId>(course: Course<R>, command: CheckMorale): Outcome<true> {
  const { combatants, score, modifier, dice, reason } = command;
  if (combatants.length === 0) return refuse('noTarget', 'Nobody was named.', 'combatants');
  for (const [index, id] of combatants.entries()) {
    const found = combatantOf(course.now, id, `combatants.${index}`);
    if (!found.ok) return found;
  }
  if (reason !== undefined && !MORALE_REASONS.includes(reason)) {
    return refuse('unknownReason', 'There is no such reason for a morale check.', 'reason');
  }
  const checked = check({ score, modifier }, { ...dice });
  if (!checked.ok) return checked;
  const { first, second } = dice;
  const rolled = first === undefined || second === undefined ? null : first + second;
  const because = reason === undefined ? {} : { reason };
  course.happen({ type: 'moraleChecked', combatants, score, modifier, rolled, holds: checked.value, ...because });
  return DONE;
}

/** A check that is due was made, or is passed over. Refused (`notDue`) where none is. */
export function settleMorale<R extends RulesetId>(course: Course<R>, { due, checked }: SettleMorale): Outcome<true> {
  if (course.now.moraleDue?.some((other) => isSameDue(other, due)) !== true)
    return refuse('notDue', 'That morale check is not due any more.', 'due');
  course.happen({ type: 'moraleCheckSettled', due, checked });
  return DONE;
}

/** A retainer's morale score by 3d6. */
export function rollMoraleScore<R extends RulesetId>(course: Course<R>, command: RollMoraleScore): Outcome<true> {
  const found = combatantOf(course.now, command.combatant);
  if (!found.ok) return found;
  const score = rollRetainerMorale({ ...command.dice });
  if (!score.ok) return score;
  const { first = 0, second = 0, third = 0 } = command.dice;
  const { id: combatant, morale: from = null } = found.value;
  const rolled = first + second + third;
  course.happen({ type: 'moraleScoreRolled', combatant, rolled, from, to: score.value });
  return DONE;
}

/** Why a side's morale is to be checked now that something happened; null: it is not. */
function occasionOf<R extends RulesetId>(
  before: Encounter<R>,
  now: Encounter<R>,
  side: Side,
): MoraleDue['occasion'] | null {
  const wasThere = before.phase === 'running' && before.combatants.some((combatant) => combatant.side === side);
  if (!wasThere) return isNoMoreThanHeroes(now, side) ? 'first-contact' : null;
  return isAtHalfStrength(now, side) && !isAtHalfStrength(before, side) ? 'half-strength' : null;
}

/** What a command led to may make a side's morale due (rule SW-34); it never holds anything up. */
export function noticeMorale<R extends RulesetId>(before: Encounter<R>, course: Course<R>): void {
  if (course.ruleset.morale === null || course.now.phase !== 'running') return;
  for (const side of MORALE_SIDES) {
    const occasion = occasionOf(before, course.now, side);
    if (occasion === null) continue;
    const due: MoraleDue = { side, occasion };
    if (course.now.moraleDue?.some((other) => isSameDue(other, due)) === true) continue;
    course.happen({ type: 'moraleCheckDue', due });
  }
}
