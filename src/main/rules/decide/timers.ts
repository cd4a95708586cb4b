import { clockLeft } from '../clocks.ts';
import type { Condition, Timer } from '../conditions.ts';
import type { Course } from '../course.ts';
import { findCombatant } from '../encounter.ts';
import type { Encounter } from '../encounter.ts';
import type { CombatantId } from '../ids.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { actingTurn, actorsOf } from '../turns.ts';
import { endCondition } from './lasting.ts';

/** How far the count that a timer goes by has come: rounds, or the spotlights of whose timer it is. */
function reached<R extends RulesetId>({ turns, round }: Encounter<R>, { whose }: Timer): number {
  return turns.mode === 'spotlight' && whose !== null ? (turns.given[whose] ?? 0) : round;
}

function runOut<R extends RulesetId>(course: Course<R>, combatant: CombatantId, condition: Condition): void {
  if (condition.timer?.ends === true) {
    endCondition(course, combatant, condition, true);
  } else {
    remind(course, combatant, condition, true);
  }
}

function remind<R extends RulesetId>(
  course: Course<R>,
  combatant: CombatantId,
  { id, name, note }: Condition,
  timeIsUp: boolean,
): void {
  course.happen({ type: 'reminderRaised', combatant, condition: id, name, note, timeIsUp });
}

/** Every condition that this start or end of a turn ends, or is a reminder of. */
export function runOutTimers<R extends RulesetId>(
  course: Course<R>,
  at: 'start' | 'end',
  actors: readonly CombatantId[],
): void {
  const { now } = course;
  for (const bearer of now.combatants) {
    for (const condition of bearer.conditions) {
      const { timer, remindAt } = condition;
      const isTurn = timer !== null && timer.at === at && timer.whose !== null && actors.includes(timer.whose);
      if (isTurn && reached(now, timer) >= timer.due) {
        runOut(course, bearer.id, condition);
      } else if (remindAt === at && actors.includes(bearer.id)) {
        remind(course, bearer.id, condition, false);
      }
    }
  }
}

/**
 * Every condition that ends with this round, and those whose turn to end never came in it because whose turn it was
 * could not act or has left.
 */
export function runOutOverdue<R extends RulesetId>(course: Course<R>): void {
  const { now } = course;
  for (const bearer of now.combatants) {
    for (const condition of bearer.conditions) {
      const { timer } = condition;
      if (timer === null) continue;
      const hasLeft = timer.whose !== null && findCombatant(now, timer.whose) === undefined;
      if (hasLeft || (countsRounds(now, timer) && now.round >= timer.due)) runOut(course, bearer.id, condition);
    }
  }
}

/** Everyone whose hours are over with this round: said, and nothing more. */
export function runOutHours<R extends RulesetId>(course: Course<R>): void {
  const { now } = course;
  for (const combatant of now.combatants) {
    if (clockLeft(now, combatant) === 1) course.happen({ type: 'hoursRanOut', combatant: combatant.id });
  }
}

const countsRounds = <R extends RulesetId>({ turns }: Encounter<R>, { whose }: Timer): boolean =>
  turns.mode !== 'spotlight' || whose === null;

/** Whether a start or end of someone's turn is still to come in this round. */
function isAhead<R extends RulesetId>(now: Encounter<R>, at: Timer['at'], whose: CombatantId): boolean {
  const acting = actingTurn(now);
  if (acting !== null && actorsOf(now, acting).includes(whose)) return at === 'end';
  const { turns } = now;
  switch (turns.mode) {
    case 'individual':
      return !turns.acted.includes(whose);
    case 'sides': {
      const side = findCombatant(now, whose)?.side;
      return !turns.acted.some((place) => turns.places?.[place]?.some((one) => one === side) === true);
    }
    case 'spotlight':
      return false;
  }
}

/** What of the count has gone by when a timer of this kind is set now: see `dueAfter`. */
function gone<R extends RulesetId>(now: Encounter<R>, timer: Timer): number {
  if (timer.whose === null) return Math.max(1, now.round) - 1;
  const from = countsRounds(now, timer) ? Math.max(1, now.round) : reached(now, timer);
  return from - (isAhead(now, timer.at, timer.whose) ? 1 : 0);
}

/**
 * How many starts or ends of turns (or ends of rounds) a timer still waits for, the one that ends it among them. 0: that
 * one has gone by, as where whose turn it was has changed sides; then it runs out with the round.
 */
export const turnsLeft = <R extends RulesetId>(now: Encounter<R>, timer: Timer): number =>
  Math.max(0, timer.due - gone(now, timer));

/** When a timer of so many starts or ends of turns (or ends of rounds) from now on is due. */
export function dueAfter<R extends RulesetId>(
  now: Encounter<R>,
  timer: Pick<Timer, 'at' | 'whose'>,
  turns: number,
): number {
  return gone(now, { ...timer, due: 0, ends: true }) + turns;
}
