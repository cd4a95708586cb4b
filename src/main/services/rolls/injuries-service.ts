import type { InjuriesApi } from '../../../preload/contract/api/damage-api.ts';
import type { InjuryPreview } from '../../../preload/contract/roll-views.ts';
import {
  accept,
  combatantOf,
  refuse,
  rulesetOf,
  type Combatant,
  type CombatantId,
  type Command,
  type Encounter,
  type EncounterId,
  type Outcome,
} from '../../rules/index.ts';
import { locate } from '../../rules/injuries/lookup.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Gestures } from '../encounters/gestures.ts';
import { diceSlots, type SlotDice } from './dice-slots.ts';
import { injuryWord } from './injury-words.ts';
import { previewRoll } from './preview-roll.ts';
import type { RollsOptions } from './roll-options.ts';

type StaminaEncounter = Encounter<'stamina-wounds'>;

/** The rolls that are owed after a fall, and where a blow lands. */
export function makeInjuriesService({ gestures, store, chance }: RollsOptions): PromptAnswers<InjuriesApi> {
  const command = (combatant: CombatantId, dice: SlotDice): Command => ({ type: 'rollInjury', combatant, dice });
  return {
    preview({ encounter: id, combatant, dice: typed, roll }): Outcome<InjuryPreview> {
      const owed = owedInjury(gestures, id, combatant);
      if (!owed.ok) return owed;
      const { encounter, needed, below } = owed.value;
      const pack = encounter.tables.injuries;
      const { slots, dice, complete } = diceSlots(
        { ...typed },
        needed,
        injuryWord(pack, below),
        roll === true ? (faces) => chance.roll(faces) : undefined,
      );
      const place = dice.region === undefined ? null : locate(pack, pick(dice, ['region', 'spot', 'side']));
      const open = { below, slots, place: place?.ok === true ? place.value : null };
      if (!complete) return accept({ ...open, parts: [], after: null });
      const preview = previewRoll(store, encounter, command(combatant, dice), combatant);
      return preview.ok ? accept({ ...open, ...preview.value }) : preview;
    },
    record: ({ combatant, dice: typed, ...gesture }) =>
      gestures.run(gesture, () => {
        const owed = owedInjury(gestures, gesture.encounter, combatant);
        if (!owed.ok) return owed;
        const { dice } = diceSlots(
          { ...typed },
          owed.value.needed,
          () => '',
          (faces) => chance.roll(faces),
        );
        return accept([command(combatant, dice)]);
      }),
  };
}

interface OwedInjury {
  readonly encounter: StaminaEncounter;
  readonly below: number;
  readonly needed: (dice: SlotDice) => Readonly<Record<string, number>>;
}

function owedInjury(gestures: Gestures, id: EncounterId, combatant: CombatantId): Outcome<OwedInjury> {
  const current = gestures.current(id);
  if (!current.ok) return current;
  const { state } = current.value;
  const found = combatantOf(state, combatant);
  if (!found.ok) return found;
  const none = refuse('noRollOwed', `${found.value.name} owes no injury roll.`, 'combatant');
  if (state.ruleset !== 'stamina-wounds') return none;
  const encounter = state as StaminaEncounter;
  const { vitals } = found.value as Combatant<'stamina-wounds'>;
  const [oldest] = vitals.injuryRollsOwed;
  if (!oldest) return none;
  const rules = rulesetOf(encounter);
  const needed = (dice: SlotDice): Readonly<Record<string, number>> =>
    rules.diceFor(vitals, { op: 'roll-injury' }, dice, encounter.options, encounter.tables) as Readonly<
      Record<string, number>
    >;
  return accept({ encounter, below: oldest.below, needed });
}

const pick = (dice: SlotDice, slots: readonly string[]): Record<string, number> =>
  Object.fromEntries(Object.entries(dice).filter((entry): entry is [string, number] => slots.includes(entry[0])));
