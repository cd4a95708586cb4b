import type { RollDistance, RollReaction, RollSurprise } from '../command.ts';
import type { Course } from '../course.ts';
import type { Outcome } from '../refusal.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { checkSurprise, rollDistance as distanceOf, rollReaction as reactionOf, surpriseUpTo } from '../table/index.ts';
import { DONE } from './operate.ts';

/** Whether a side saw it coming. */
export function rollSurprise<R extends RulesetId>(course: Course<R>, command: RollSurprise): Outcome<true> {
  const { side, prepared, wary, dice } = command;
  const surprised = checkSurprise({ prepared, wary }, { ...dice });
  if (!surprised.ok) return surprised;
  const upTo = surpriseUpTo({ prepared, wary });
  const { surprise: die = 0 } = dice;
  course.happen({ type: 'surpriseRolled', side, die, upTo, prepared, wary, surprised: surprised.value });
  return DONE;
}

/** How strangers take to the party. */
export function rollReaction<R extends RulesetId>(course: Course<R>, { dice }: RollReaction): Outcome<true> {
  const reaction = reactionOf({ ...dice });
  if (!reaction.ok) return reaction;
  const { first = 0, second = 0 } = dice;
  course.happen({ type: 'reactionRolled', rolled: first + second, reaction: reaction.value });
  return DONE;
}

/** How far off a meeting begins. */
export function rollDistance<R extends RulesetId>(
  course: Course<R>,
  { visibility, dice }: RollDistance,
): Outcome<true> {
  const feet = distanceOf(visibility, { ...dice });
  if (!feet.ok) return feet;
  const { first = 0, second = 0, third = 0 } = dice;
  course.happen({ type: 'distanceRolled', rolled: first + second + third, feet: feet.value, visibility });
  return DONE;
}
