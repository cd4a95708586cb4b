import type { Condition, Timer } from '../conditions.ts';
import { findCombatant, type Encounter } from '../encounter.ts';
import type { ConditionEvent, TableEvent } from '../event.ts';
import { counted, number, sentence, status, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { describeCountdown } from './countdowns.ts';
import { line, nameOf } from './line.ts';
import type { Line } from './line.ts';

const named = ({ name }: Pick<Condition, 'name'>): Part => ({ kind: 'condition', text: name });

/** `until the end of the turn of Oda in round 3`, or `with a reminder at the end of …` */
function timerParts<R extends RulesetId>(now: Encounter<R>, { at, whose, due, ends }: Timer): readonly Part[] {
  const when = ends ? 'until' : 'with a reminder at';
  if (whose === null) return [text(`${when} the end of round `), number(due)];
  const turn: readonly Part[] = [text(`${when} the ${at} of the turn of `), nameOf(now, whose)];
  return now.turns.mode === 'spotlight' ? turn : [...turn, text(' in round '), number(due)];
}

/** When a condition runs out, in words: see `timerParts`. */
export const timerText = <R extends RulesetId>(now: Encounter<R>, timer: Timer): string =>
  sentence(timerParts(now, timer));

export function describeCondition<R extends RulesetId>(now: Encounter<R>, event: ConditionEvent): Line {
  const who = nameOf(now, event.combatant);
  switch (event.type) {
    case 'conditionAdded': {
      const { condition } = event;
      const timed = condition.timer === null ? [] : [text(' '), ...timerParts(now, condition.timer)];
      return line('condition', event.combatant, [who, text(' is '), named(condition), ...timed]);
    }
    case 'conditionRemoved': {
      const parts = [who, text(event.ranOut ? ' is no longer ' : ' loses '), named(event.condition)];
      return line('condition', event.combatant, event.ranOut ? [...parts, text(': it has run out')] : parts);
    }
    case 'hoursRanOut': {
      const state = findCombatant(now, event.combatant)?.vitals.status ?? '';
      const parts = [text('Reminder, '), who, text(' is '), status(state.replaceAll('-', ' '), state)];
      return line('reminder', event.combatant, [...parts, text(', and the hours of it are over')]);
    }
    case 'reminderRaised': {
      const note: readonly Part[] = event.note === '' ? [] : [text(`: ${event.note}`)];
      const time: readonly Part[] = event.timeIsUp ? [text(', and its time is up')] : [];
      return line('reminder', event.combatant, [text('Reminder, '), who, text(' is '), named(event), ...time, ...note]);
    }
  }
}

export function describeTable<R extends RulesetId>(now: Encounter<R>, event: TableEvent): Line {
  switch (event.type) {
    case 'tokensChanged': {
      const by = event.to - event.from;
      const amount = counted(Math.abs(by), 'token', 'tokens');
      const verb = by > 0 ? 'gains ' : 'spends ';
      return line('tokens', null, [
        text(`The game master ${verb}`),
        ...amount,
        text(', '),
        number(event.to),
        text(' of '),
        number(event.max),
      ]);
    }
    case 'countdownAdded':
    case 'countdownAdvanced':
    case 'countdownRemoved':
      return describeCountdown(event);
    case 'noteTaken': {
      const about: readonly Part[] = event.combatant === null ? [] : [nameOf(now, event.combatant), text(': ')];
      return { ...line('note', event.combatant, [...about, text(event.text)]), private: event.private };
    }
  }
}
