import type { Course } from '../course.ts';
import type { Encounter } from '../encounter.ts';
import type { Turn } from '../event.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { actingTurn, actorsOf } from '../turns.ts';
import { releaseHeldHits } from './damage.ts';
import { runOutHours, runOutOverdue, runOutTimers } from './timers.ts';

/** Ends the turn that is under way: held hits land, then what lasted to its end runs out. */
export function endTurn<R extends RulesetId>(course: Course<R>): void {
  const turn = actingTurn(course.now);
  if (turn === null) return;
  releaseHeldHits(course);
  runOutTimers(course, 'end', actorsOf(course.now, turn));
  course.happen({ type: 'turnEnded', turn });
}

/** Begins a turn, and with it runs out what lasted to its start. */
export function beginTurn<R extends RulesetId>(course: Course<R>, turn: Turn): void {
  course.happen({ type: 'turnStarted', turn });
  runOutTimers(course, 'start', actorsOf(course.now, turn));
}

/** Begins the next round, and with it runs out what lasted to the end of the one before. */
export function beginRound<R extends RulesetId>(course: Course<R>): void {
  const { round }: Encounter<R> = course.now;
  runOutOverdue(course);
  runOutHours(course);
  course.happen({ type: 'roundStarted', from: round, to: round + 1 });
}
