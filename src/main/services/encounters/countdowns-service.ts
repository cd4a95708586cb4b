import type { CountdownInput, CountdownsApi } from '../../../preload/contract/api/countdown-api.ts';
import type { CountdownStartView } from '../../../preload/contract/encounter-views.ts';
import {
  accept,
  countdownId,
  evaluate,
  facesOf,
  parseDice,
  rangeOf,
  refuse,
  rulesetOf,
  type AddCountdown,
  type Command,
  type DiceExpression,
  type Encounter,
  type Outcome,
} from '../../rules/index.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Chance } from '../chance.ts';
import type { Gestures } from './gestures.ts';

/** Where a countdown can begin (rule EN-18). */
const [LEAST, MOST] = [1, 999] as const;

/** The countdowns of an encounter: dice that nobody typed are rolled here. */
export function makeCountdownsService(gestures: Gestures, chance: Chance): PromptAnswers<CountdownsApi> {
  const one =
    (command: Command): (() => Outcome<readonly Command[]>) =>
    () =>
      accept([command]);
  return {
    readStart({ start }): Outcome<CountdownStartView> {
      const read = readStart(start);
      if (!read.ok) return read;
      const { min, max } = rangeOf(read.value);
      return accept({ dice: facesOf(read.value).map((faces) => ({ faces })), from: min, to: max });
    },
    add: ({ commandId, encounter, ...input }) =>
      gestures.run({ commandId, encounter }, (state) => {
        const command = adding(state, input, chance);
        return command.ok ? accept([command.value]) : command;
      }),
    advance: ({ countdown, by, ...gesture }) => gestures.run(gesture, one({ type: 'advanceCountdown', countdown, by })),
    countRoll: ({ outcome, ...gesture }) => gestures.run(gesture, one({ type: 'countRoll', outcome })),
    remove: ({ countdown, ...gesture }) => gestures.run(gesture, one({ type: 'removeCountdown', countdown })),
  };
}

function readStart(text: string): Outcome<DiceExpression> {
  if (text.trim() === '') return refuse('noStart', 'Say where it begins: a number, or dice such as d6.', 'start');
  const parsed = parseDice(text);
  if (!parsed.ok) return refuse(parsed.refusal.code, parsed.refusal.reason, 'start');
  const { min, max } = rangeOf(parsed.value);
  if (min >= LEAST && max <= MOST) return parsed;
  const could = min === max ? `not at ${min}` : `and these dice could show ${min} to ${max}`;
  return refuse('outOfRange', `A countdown begins at ${LEAST} to ${MOST}, ${could}.`, 'start');
}

function adding(encounter: Encounter, input: CountdownInput, chance: Chance): Outcome<AddCountdown> {
  const { name, start: written, faces: typed = [], loop, follows, hidden } = input;
  if (name.trim() === '') return refuse('nameMissing', 'A countdown needs a name.', 'name');
  if (follows !== null && encounter.ruleset !== 'thresholds') {
    return refuse('noDynamic', `${rulesetOf(encounter).name} has no rolls with Hope or Fear.`, 'follows');
  }
  const read = readStart(written);
  if (!read.ok) return read;
  const dice = facesOf(read.value);
  if (typed.length > dice.length) return refuse('dieNotUsed', 'There are more dice than its start has.', 'faces');
  const faces = dice.map((of, at) => typed[at] ?? chance.roll(of));
  const rolled = evaluate(read.value, faces);
  if (!rolled.ok) return refuse(rolled.refusal.code, rolled.refusal.reason, 'faces');
  return accept({
    type: 'addCountdown',
    countdown: {
      id: countdownId(chance.id()),
      name,
      start: rolled.value.total,
      loop,
      hidden,
      ...(follows === null ? {} : { follows }),
    },
    ...(dice.length === 0 ? {} : { dice: { text: written.trim(), faces } }),
  });
}
