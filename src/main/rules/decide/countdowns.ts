import { wholeWithin } from '../amounts.ts';
import type { AddCountdown, AdvanceCountdown, CountRoll, RemoveCountdown } from '../command.ts';
import type { Course } from '../course.ts';
import { evaluate, parseDice } from '../dice.ts';
import type { Countdown, Encounter } from '../encounter.ts';
import type { CountdownId } from '../ids.ts';
import { MOST_NAME } from '../names.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { advanceCountdown as advance, dynamicTicks } from '../table/index.ts';
import type { RollOutcome } from '../table/index.ts';
import { DONE } from './operate.ts';

/** The highest number a countdown begins at, and how many of them one encounter has. */
const MOST_START = 999;
const MOST_COUNTDOWNS = 30;

/** Dice that a start came of have to show it, so that the log never says other than what lay on the table. */
function checkDice({ countdown, dice }: AddCountdown): Outcome<true> {
  if (dice === undefined) return DONE;
  const parsed = parseDice(dice.text);
  if (!parsed.ok) return parsed;
  const rolled = evaluate(parsed.value, dice.faces);
  if (!rolled.ok) return rolled;
  if (rolled.value.total === countdown.start) return DONE;
  return refuse('wrongDice', `The dice show ${rolled.value.total}, not ${countdown.start}.`, 'dice');
}

function checkNew<R extends RulesetId>({ countdowns }: Encounter<R>, command: AddCountdown): Outcome<Countdown> {
  const { countdown } = command;
  const name = countdown.name.trim();
  if (name === '') return refuse('nameMissing', 'A countdown needs a name.', 'countdown.name');
  if (name.length > MOST_NAME) {
    return refuse('nameTooLong', `A name has ${MOST_NAME} characters at most.`, 'countdown.name');
  }
  if (countdowns.some(({ id }) => id === countdown.id)) {
    return refuse('idTaken', 'There is a countdown of this id already.', 'countdown.id');
  }
  if (countdowns.length >= MOST_COUNTDOWNS) {
    return refuse('tooManyCountdowns', `An encounter has ${MOST_COUNTDOWNS} countdowns at most: take one away first.`);
  }
  const start = wholeWithin(countdown.start, 1, MOST_START, { what: 'start of the countdown', field: 'start' });
  return start.ok ? accept({ ...countdown, name, current: start.value }) : start;
}

export function addCountdown<R extends RulesetId>(course: Course<R>, command: AddCountdown): Outcome<true> {
  const added = checkNew(course.now, command);
  if (!added.ok) return added;
  const { follows } = added.value;
  const known = follows === undefined ? DONE : dynamicTicks(follows, 'critical');
  if (!known.ok) return known;
  const checked = advance(added.value, 0);
  if (!checked.ok) return checked;
  const shown = checkDice(command);
  if (!shown.ok) return shown;
  const { dice } = command;
  course.happen({ type: 'countdownAdded', countdown: added.value, ...(dice === undefined ? {} : { dice }) });
  return DONE;
}

function countdownOf<R extends RulesetId>({ countdowns }: Encounter<R>, id: CountdownId): Outcome<Countdown> {
  const found = countdowns.find((countdown) => countdown.id === id);
  return found ? accept(found) : refuse('noSuchCountdown', 'That countdown is not in this encounter.', 'countdown');
}

function tick<R extends RulesetId>(
  course: Course<R>,
  before: Countdown,
  by: number,
  outcome?: RollOutcome,
): Outcome<true> {
  const { id, name, start, current } = before;
  const advanced = advance(before, by);
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
    ...(outcome === undefined ? {} : { outcome }),
  });
  return DONE;
}

/** Ticks a countdown. One that has run out stays as it is, which is refused, so that no tick is lost unseen. */
export function advanceCountdown<R extends RulesetId>(course: Course<R>, command: AdvanceCountdown): Outcome<true> {
  const found = countdownOf(course.now, command.countdown);
  if (!found.ok) return found;
  const { name, current } = found.value;
  if (current === 0) return refuse('countdownEnded', `${name} has run out.`, 'countdown');
  return tick(course, found.value, command.by);
}

/** One roll of a player moves all that follow such rolls (rules EN-18, TB-16). Refused where it would move none. */
export function countRoll<R extends RulesetId>(course: Course<R>, { outcome }: CountRoll): Outcome<true> {
  const dynamic = course.now.countdowns.filter(({ follows, current }) => follows !== undefined && current > 0);
  if (dynamic.length === 0) return refuse('noDynamicCountdown', 'No countdown here follows the players’ rolls.');
  let moved = false;
  for (const countdown of dynamic) {
    const ticks = dynamicTicks(countdown.follows ?? 'progress', outcome);
    if (!ticks.ok) return ticks;
    if (ticks.value === 0) continue;
    const ticked = tick(course, countdown, ticks.value, outcome);
    if (!ticked.ok) return ticked;
    moved = true;
  }
  return moved ? DONE : refuse('nothingMoves', 'Such a roll moves none of these countdowns.', 'outcome');
}

export function removeCountdown<R extends RulesetId>(course: Course<R>, command: RemoveCountdown): Outcome<true> {
  const found = countdownOf(course.now, command.countdown);
  if (!found.ok) return found;
  course.happen({ type: 'countdownRemoved', countdown: found.value });
  return DONE;
}
