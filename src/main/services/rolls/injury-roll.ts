import type { InjuryDice } from '../../../preload/contract/roll-views.ts';
import {
  accept,
  combatantOf,
  refuse,
  rulesetOf,
  type Combatant,
  type CombatantId,
  type Command,
  type Encounter,
  type Outcome,
} from '../../rules/index.ts';
import { diceSlots, type SlotDice } from './dice-slots.ts';
import { injuryWord } from './injury-words.ts';

type StaminaEncounter = Encounter<'stamina-wounds'>;

/** The oldest injury roll that someone owes. */
export interface OwedInjury {
  readonly encounter: StaminaEncounter;
  readonly below: number;
  /** Which dice are needed with these, by slot and faces. */
  readonly needed: (dice: SlotDice) => Readonly<Record<string, number>>;
}

/** Refused (`noRollOwed`) when none is owed, and for someone who is not there. */
export function owedInjury(state: Encounter, combatant: CombatantId): Outcome<OwedInjury> {
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

/** The dice of an injury roll, as far as they are typed; `roll` rolls the others. */
export const injurySlots = (
  { encounter, below, needed }: OwedInjury,
  typed: InjuryDice,
  roll?: (faces: number) => number,
): ReturnType<typeof diceSlots> => diceSlots({ ...typed }, needed, injuryWord(encounter.tables.injuries, below), roll);

export const injuryCommand = (combatant: CombatantId, dice: SlotDice): Command => ({
  type: 'rollInjury',
  combatant,
  dice,
});
