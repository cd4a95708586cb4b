import { whole } from '../amounts.ts';
import type { AddTables, ChangeTokens, LevelUp, Note, RestParty } from '../command.ts';
import type { Course } from '../course.ts';
import { combatantOf } from '../encounter.ts';
import { refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { gainTokens, spendTokens } from '../table/index.ts';
import { DONE, operate } from './operate.ts';

/** Longest text of a note, in characters. */
export const MOST_NOTE = 4000;

/** Gains (what does not fit is lost) or spends the game master's tokens. */
export function changeTokensBy<R extends RulesetId>(course: Course<R>, by: number): Outcome<true> {
  const { gmTokens } = course.now;
  if (gmTokens === null) return refuse('noTokens', 'The game master’s tokens are not used in this encounter.');
  const amount = whole(by, { what: 'number of tokens', field: 'by' });
  if (!amount.ok) return amount;
  const changed = by < 0 ? spendTokens(gmTokens, -by) : gainTokens(gmTokens, by);
  if (!changed.ok) return changed;
  const { current: to, max } = changed.value;
  if (to !== gmTokens.current) course.happen({ type: 'tokensChanged', from: gmTokens.current, to, max });
  return DONE;
}

export const changeTokens = <R extends RulesetId>(course: Course<R>, { by }: ChangeTokens): Outcome<true> =>
  changeTokensBy(course, by);

/** The injury tables of another body come in; where nothing is to be taken in, nothing happens (rule IN-8). */
export function addTables<R extends RulesetId>(course: Course<R>, { pack }: AddTables): Outcome<true> {
  const { now, ruleset } = course;
  if (ruleset.withPack(now.tables, pack) !== now.tables) course.happen({ type: 'tablesAdded', pack });
  return DONE;
}

export function note<R extends RulesetId>(course: Course<R>, command: Note): Outcome<true> {
  const text = command.text.trim();
  if (text === '') return refuse('noteMissing', 'The note is empty.', 'text');
  if (text.length > MOST_NOTE) return refuse('noteTooLong', `A note has ${MOST_NOTE} characters at most.`, 'text');
  if (command.combatant !== null) {
    const found = combatantOf(course.now, command.combatant);
    if (!found.ok) return found;
  }
  course.happen({ type: 'noteTaken', combatant: command.combatant, text, private: command.private });
  return DONE;
}

/** One rest, and then what it does for others. */
function restOne<R extends RulesetId>(
  course: Course<R>,
  { combatant, rest, dice }: RestParty<R>['rests'][number],
): Outcome<true> {
  const { ruleset } = course;
  const rested = operate(course, { combatant, operation: ruleset.rest(rest), dice, source: null, underEffects: false });
  if (!rested.ok) return rested;
  const resting = combatantOf(course.now, combatant);
  if (!resting.ok) return resting;
  for (const { ally, operation } of ruleset.restAid(resting.value.vitals, rest, dice)) {
    if (ally === combatant) return refuse('allyIsSelf', `${resting.value.name} is no ally of their own.`, 'rests');
    const aided = operate(course, { combatant: ally, operation, dice: {}, source: combatant, underEffects: false });
    if (!aided.ok) return aided;
  }
  return DONE;
}

/** A party's rest: each one's own, and what it brings the game master, where tokens are used. */
export function restParty<R extends RulesetId>(course: Course<R>, command: RestParty<R>): Outcome<true> {
  const { rests, gmDie } = command;
  if (rests.length === 0) return refuse('noTarget', 'Nobody rests.', 'rests');
  for (const one of rests) {
    const rested = restOne(course, one);
    if (!rested.ok) return rested;
  }
  if (course.now.gmTokens === null) {
    return gmDie === undefined ? DONE : refuse('dieNotUsed', 'The game master’s tokens are not used here.', 'gmDie');
  }
  const gained = course.ruleset.restTokens(
    rests.map(({ rest }) => rest),
    gmDie,
  );
  return gained.ok ? changeTokensBy(course, gained.value) : gained;
}

/** One combatant gains a level, as the ruleset has it. */
export function levelUp<R extends RulesetId>(course: Course<R>, command: LevelUp<R>): Outcome<true> {
  const { combatant, dice } = command;
  const operation = course.ruleset.levelUp(command.levelUp);
  return operate(course, { combatant, operation, dice, source: null, underEffects: false });
}
