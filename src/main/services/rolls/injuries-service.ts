import type { InjuriesApi } from '../../../preload/contract/api/damage-api.ts';
import type { InjuryPreview } from '../../../preload/contract/roll-views.ts';
import { accept, type Outcome } from '../../rules/index.ts';
import { locate } from '../../rules/injuries/lookup.ts';
import type { PromptAnswers } from '../answers.ts';
import type { SlotDice } from './dice-slots.ts';
import { injuryCommand, injurySlots, owedInjury } from './injury-roll.ts';
import { previewRoll } from './preview-roll.ts';
import type { RollsOptions } from './roll-options.ts';

/** The rolls that are owed after a fall, and where a blow lands. */
export function makeInjuriesService({ gestures, chance }: RollsOptions): PromptAnswers<InjuriesApi> {
  const roll = (faces: number): number => chance.roll(faces);
  return {
    preview({ encounter: id, combatant, dice: typed, roll: wanted }): Outcome<InjuryPreview> {
      const current = gestures.current(id);
      if (!current.ok) return current;
      const owed = owedInjury(current.value.state, combatant);
      if (!owed.ok) return owed;
      const { encounter, below } = owed.value;
      const { slots, dice, complete } = injurySlots(owed.value, typed, wanted === true ? roll : undefined);
      const place =
        dice.region === undefined ? null : locate(encounter.tables.injuries, pick(dice, ['region', 'spot', 'side']));
      const open = { below, slots, place: place?.ok === true ? place.value : null };
      if (!complete) return accept({ ...open, parts: [], after: null });
      const preview = previewRoll(encounter, injuryCommand(combatant, dice), combatant);
      return preview.ok ? accept({ ...open, ...preview.value }) : preview;
    },
    record: ({ combatant, dice: typed, ...gesture }) =>
      gestures.enter(gesture, (encounter) => {
        const owed = owedInjury(encounter, combatant);
        if (!owed.ok) return owed;
        const { dice } = injurySlots(owed.value, typed, roll);
        return accept({ commands: [injuryCommand(combatant, dice)], entered: { kind: 'injury', combatant, dice } });
      }),
  };
}

const pick = (dice: SlotDice, slots: readonly string[]): Record<string, number> =>
  Object.fromEntries(Object.entries(dice).filter((entry): entry is [string, number] => slots.includes(entry[0])));
