import type { InjuriesApi } from '../../../preload/contract/api/damage-api.ts';
import type { DieSlot, InjuryDice, InjuryPreview } from '../../../preload/contract/roll-views.ts';
import { accept, refuse, type Outcome } from '../../rules/index.ts';
import { placeFaces } from '../../rules/injuries/lookup.ts';
import type { PromptAnswers } from '../answers.ts';
import { commandsForAll } from './all-injuries.ts';
import { diceSlots } from './dice-slots.ts';
import {
  injuryCommand,
  injurySlots,
  injurySoFar,
  owedInjury,
  slotsAhead,
  writtenWords,
  type OwedInjury,
} from './injury-roll.ts';
import { clockWords, injuryWord } from './injury-words.ts';
import { previewRoll } from './preview-roll.ts';
import type { RollsOptions } from './roll-options.ts';

type PreviewInput = Parameters<InjuriesApi['preview']>[0];

/** The injury rolls that are owed after a fall. */
export function makeInjuriesService({
  gestures,
  chance,
}: RollsOptions): Omit<PromptAnswers<InjuriesApi>, 'heal' | 'history' | 'places' | 'set'> {
  const roll = (faces: number): number => chance.roll(faces);
  return {
    preview(input): Outcome<InjuryPreview> {
      const current = gestures.current(input.encounter);
      if (!current.ok) return current;
      const owed = owedInjury(current.value.state, input.combatant);
      return owed.ok ? previewOf(owed.value, input, roll) : owed;
    },
    record: ({ combatant, dice: typed, note, lasts, ...gesture }) =>
      gestures.enter(gesture, (encounter) => {
        const owed = owedInjury(encounter, combatant);
        if (!owed.ok) return owed;
        const { dice } = injurySlots(owed.value, typed, roll);
        const words = writtenWords({ note, lasts });
        return accept({
          commands: [injuryCommand(owed.value, combatant, dice, words)],
          entered: { kind: 'injury', combatant, dice, ...words },
        });
      }),
    recordAll: ({ rolls, ...gesture }) =>
      gestures.enter(gesture, (encounter) => commandsForAll(encounter, rolls, roll)),
  };
}

function previewOf(
  owed: OwedInjury,
  { combatant, dice: typed, note, lasts, roll, pointedAt }: PreviewInput,
  chance: (faces: number) => number,
): Outcome<InjuryPreview> {
  const { encounter, pack, below } = owed;
  const pointed = pointedAt ? placeFaces(pack, pointedAt) : accept({});
  if (!pointed.ok) return pointed;
  const said = pointedAt ? { injury: typed.injury, hours: typed.hours, ...pointed.value } : typed;
  const wrong = wrongDie(openSlots(owed, said), said);
  if (wrong) return wrong;
  const given = typeof roll === 'string' ? withOneRolled(owed, said, roll, chance) : said;
  const { slots, dice, complete } = injurySlots(owed, given, roll === true ? chance : undefined);
  const so = injurySoFar(pack, below, { ...given, ...dice });
  const far = {
    ...so,
    pack: pack.id,
    below,
    clock: so.result === 'knocked-out' && dice.hours !== undefined ? clockWords(dice.hours) : null,
    slots: complete ? slots : openSlots(owed, given),
  };
  if (!complete) return accept({ ...far, parts: [], after: null });
  const preview = previewRoll(encounter, injuryCommand(owed, combatant, dice, { note, lasts }), combatant);
  return preview.ok ? accept({ ...far, ...preview.value }) : preview;
}

/** The dice as they are asked for: those of the place may be said ahead of the severity, and of the region. */
function openSlots(owed: OwedInjury, dice: InjuryDice): readonly DieSlot[] {
  const { slots } = injurySlots(owed, dice);
  const isNeeded = (slot: string): boolean => slots.some((one) => one.slot === slot);
  if (dice.injury !== undefined && !isNeeded('region')) return slots;
  const { pack } = owed;
  const ahead = diceSlots({ ...dice }, (known) => slotsAhead(pack, known), injuryWord(pack, owed.below));
  const others = ahead.slots.filter(({ slot }) => !isNeeded(slot));
  return [...slots, ...others.map((slot): DieSlot => ({ ...slot, ahead: true }))];
}

/** A die off its faces is told at its own field, before anything is worked out with it. */
function wrongDie(slots: readonly DieSlot[], dice: InjuryDice): ReturnType<typeof refuse> | null {
  const wrong = slots.find(({ slot, faces }) => {
    const value = (dice as Readonly<Record<string, number | undefined>>)[slot];
    return value !== undefined && !(Number.isInteger(value) && value >= 1 && value <= faces);
  });
  if (!wrong) return null;
  const { label, faces, slot } = wrong;
  return refuse('dieOutOfRange', `${label} is a d${faces}: it shows 1 to ${faces}.`, `rolls.${slot}`);
}

/** These dice with one more; a die that is there, or that is not asked for, is not rolled. */
function withOneRolled(
  owed: OwedInjury,
  dice: InjuryDice,
  slot: string,
  chance: (faces: number) => number,
): InjuryDice {
  const wanted = openSlots(owed, dice).find((one) => one.slot === slot && one.value === null);
  return wanted ? { ...dice, [slot]: chance(wanted.faces) } : dice;
}
