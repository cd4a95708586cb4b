import type { MeetingApi } from '../../../preload/contract/api/meeting-api.ts';
import type { MeetingPreview, SurpriseRoll } from '../../../preload/contract/meeting-views.ts';
import { accept, refuse, rulesetOf, table, type Encounter, type Outcome } from '../../rules/index.ts';
import type { PromptAnswers } from '../answers.ts';
import { meetingCommands, meetingRolls } from './meeting-rolls.ts';
import type { RollsOptions } from './roll-options.ts';

const RANGES: Readonly<Record<number, string>> = { 1: 'on 1 only', 2: 'on 1 or 2' };

/** How sides meet. */
export function makeMeetingService({ gestures, chance }: RollsOptions): PromptAnswers<MeetingApi> {
  const roll = (faces: number): number => chance.roll(faces);
  return {
    surprise({ prepared, wary, die = chance.roll(6) }): Outcome<SurpriseRoll> {
      const surprised = table.checkSurprise({ prepared, wary }, { surprise: die });
      if (!surprised.ok) return surprised;
      const upTo = table.surpriseUpTo({ prepared, wary });
      return accept({ die, surprised: surprised.value, sentence: `Surprised ${RANGES[upTo] ?? `on 1 to ${upTo}`}.` });
    },
    preview({ encounter, roll: wanted, ...input }): Outcome<MeetingPreview> {
      const current = gestures.current(encounter);
      if (!current.ok) return current;
      const read = meetingRolls(current.value.state, input, wanted === true ? roll : undefined);
      if (!read.ok) return read;
      const rolls = read.value.map(({ view }) => view);
      return accept({ rolls, rollable: rolls.some(({ slots }) => slots.some(({ value }) => value === null)) });
    },
    record: ({ commandId, encounter: id, ...input }) =>
      gestures.run({ commandId, encounter: id }, (encounter) => {
        const known = knowsMeetings(encounter);
        if (!known.ok) return known;
        const rolls = meetingRolls(encounter, input, roll);
        if (!rolls.ok) return rolls;
        if (rolls.value.length === 0) return refuse('nothingRolled', 'Nothing is rolled for.');
        return meetingCommands(encounter, rolls.value, chance);
      }),
  };
}

function knowsMeetings(encounter: Encounter): Outcome<true> {
  const { conditions, name } = rulesetOf(encounter);
  if (conditions.some(({ kind }) => kind === 'surprised')) return accept(true);
  return refuse('noSurprise', `${name} knows no surprise.`);
}
