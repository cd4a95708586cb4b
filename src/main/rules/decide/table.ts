import { whole } from '../amounts.ts';
import type {
  AddCountdown,
  AdvanceCountdown,
  ChangeTokens,
  CheckMorale,
  LevelUp,
  Note,
  RemoveCountdown,
  RestParty,
} from '../command.ts';
import type { Course } from '../course.ts';
import { combatantOf } from '../encounter.ts';
import type { Countdown, Encounter } from '../encounter.ts';
import type { CountdownId } from '../ids.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { advanceCountdown as advance, checkMorale as check, gainTokens, spendTokens } from '../table/index.ts';
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

export function addCountdown<R extends RulesetId>(course: Course<R>, command: AddCountdown): Outcome<true> {
  const { countdown } = command;
  if (countdown.name.trim() === '') return refuse('nameMissing', 'A countdown needs a name.', 'countdown.name');
  if (course.now.countdowns.some(({ id }) => id === countdown.id)) {
    return refuse('idTaken', 'There is a countdown of this id already.', 'countdown.id');
  }
  const added: Countdown = { ...countdown, current: countdown.start };
  const checked = advance(added, 0);
  if (!checked.ok) return checked;
  course.happen({ type: 'countdownAdded', countdown: added });
  return DONE;
}

function countdownOf<R extends RulesetId>({ countdowns }: Encounter<R>, id: CountdownId): Outcome<Countdown> {
  const found = countdowns.find((countdown) => countdown.id === id);
  return found ? accept(found) : refuse('noSuchCountdown', 'That countdown is not in this encounter.', 'countdown');
}

/** Ticks a countdown. One that has run out stays as it is, which is refused, so that no tick is lost unseen. */
export function advanceCountdown<R extends RulesetId>(course: Course<R>, command: AdvanceCountdown): Outcome<true> {
  const found = countdownOf(course.now, command.countdown);
  if (!found.ok) return found;
  const { id, name, start, current } = found.value;
  if (current === 0) return refuse('countdownEnded', `${name} has run out.`, 'countdown');
  const advanced = advance(found.value, command.by);
  if (!advanced.ok) return advanced;
  const { countdown, fired, ended } = advanced.value;
  course.happen({
    type: 'countdownAdvanced',
    countdown: id,
    name,
    from: { start, current },
    to: { start: countdown.start, current: countdown.current },
    fired,
    ended,
  });
  return DONE;
}

export function removeCountdown<R extends RulesetId>(course: Course<R>, command: RemoveCountdown): Outcome<true> {
  const found = countdownOf(course.now, command.countdown);
  if (!found.ok) return found;
  course.happen({ type: 'countdownRemoved', countdown: found.value });
  return DONE;
}

/** A morale check of one or of a group; what they do about it is the game master's to say. */
export function checkMorale<R extends RulesetId>(course: Course<R>, command: CheckMorale): Outcome<true> {
  const { combatants, score, modifier, dice } = command;
  if (combatants.length === 0) return refuse('noTarget', 'Nobody was named.', 'combatants');
  for (const [index, id] of combatants.entries()) {
    const found = combatantOf(course.now, id, `combatants.${index}`);
    if (!found.ok) return found;
  }
  const checked = check({ score, modifier }, { ...dice });
  if (!checked.ok) return checked;
  const { first, second } = dice;
  const rolled = first === undefined || second === undefined ? null : first + second;
  course.happen({ type: 'moraleChecked', combatants, score, modifier, rolled, holds: checked.value });
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
