import type { MeetingInput, MeetingRoll, SurpriseInput } from '../../../preload/contract/meeting-views.ts';
import {
  accept,
  describe,
  diceFor,
  type Command,
  type Encounter,
  type MeetingCommand,
  type Outcome,
  type Side,
} from '../../rules/index.ts';
import type { Chance } from '../chance.ts';
import { encounterModel } from '../encounters/encounter-model.ts';
import { surprise } from '../encounters/roster-answers.ts';
import { decideAll } from '../streams/stream-model.ts';
import { diceSlots, type SlotDice } from './dice-slots.ts';

type Roll = (faces: number) => number;

/** One roll of a meeting as far as its dice are there: the command that tells it, null while some are missing. */
export interface ReadRoll {
  readonly view: MeetingRoll;
  readonly command: MeetingCommand | null;
  /** The side that is surprised by it. */
  readonly surprised: Side | null;
}

interface Asked {
  readonly key: string;
  readonly typed: SlotDice;
  readonly command: (dice: SlotDice) => MeetingCommand;
}

const surpriseAsked = ({ side, prepared, wary, die }: SurpriseInput): Asked => ({
  key: `surprise ${side}`,
  typed: { surprise: die },
  command: (dice) => ({ type: 'rollSurprise', side, prepared, wary, dice }),
});

function asked({ surprise: sides, reaction, distance }: MeetingInput): readonly Asked[] {
  const all = sides.map(surpriseAsked);
  if (reaction) all.push({ key: 'reaction', typed: reaction, command: (dice) => ({ type: 'rollReaction', dice }) });
  if (!distance) return all;
  const { visibility, ...typed } = distance;
  return [...all, { key: 'distance', typed, command: (dice) => ({ type: 'rollDistance', visibility, dice }) }];
}

/** The rolls of a meeting. @param roll rolls the dice that are not given; undefined: leaves them open */
export function meetingRolls(encounter: Encounter, input: MeetingInput, roll?: Roll): Outcome<readonly ReadRoll[]> {
  const rolls: ReadRoll[] = [];
  for (const { key, typed, command: make } of asked(input)) {
    const needed = diceFor(encounter, make({})) as Readonly<Record<string, number>>;
    const { slots, dice, complete } = diceSlots(
      typed,
      () => needed,
      (_slot, value) => String(value),
      roll,
    );
    const command = complete ? make(dice) : null;
    if (!command) {
      rolls.push({ view: { key, slots, parts: [] }, command, surprised: null });
      continue;
    }
    const outcome = decideAll(encounterModel, encounter, [command]);
    if (!outcome.ok) return outcome;
    const { events } = outcome.value;
    const [line] = describe(encounter, events);
    const [fell] = events.flatMap((event) => (event.type === 'surpriseRolled' && event.surprised ? event.side : []));
    rolls.push({ view: { key, slots, parts: line?.parts ?? [] }, command, surprised: fell ?? null });
  }
  return accept(rolls);
}

/** The commands of rolls whose dice are there, and of the surprise they bring to those who are there. */
export function meetingCommands(
  encounter: Encounter,
  rolls: readonly ReadRoll[],
  chance: Chance,
): Outcome<readonly Command[]> {
  const sides = rolls.flatMap((roll) => roll.surprised ?? []);
  const able = encounter.combatants.filter(
    ({ gone, conditions }) => gone === null && !conditions.some(({ kind }) => kind === 'surprised'),
  );
  const members = able.map(({ side, id }) => ({ side, ids: [id] }));
  const surprised = surprise(encounter, members, sides, chance);
  return surprised.ok ? accept([...rolls.flatMap(({ command }) => command ?? []), ...surprised.value]) : surprised;
}
