import type { DieSlot, InjuryDice, InjuryWords } from '../../../preload/contract/roll-views.ts';
import {
  accept,
  combatantOf,
  refuse,
  rulesetOf,
  staminaWounds,
  type Combatant,
  type CombatantId,
  type Command,
  type Encounter,
  type Outcome,
} from '../../rules/index.ts';
import { effectAt, locate, placeDice, severityAt } from '../../rules/injuries/lookup.ts';
import type { Effect, InjuryPack, InjuryResult, Place } from '../../rules/injuries/pack.ts';
import { diceSlots, type SlotDice } from './dice-slots.ts';
import { injuryWord } from './injury-words.ts';

type StaminaEncounter = Encounter<'stamina-wounds'>;

/** The oldest injury roll that someone owes. */
export interface OwedInjury {
  readonly encounter: StaminaEncounter;
  /** The tables of their body. */
  readonly pack: InjuryPack;
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
  return accept({ encounter, pack: staminaWounds.packOf(vitals, encounter.tables), below: oldest.below, needed });
}

export interface InjurySlots {
  readonly slots: readonly DieSlot[];
  /** Those of the dice that are needed; others may have been said before anyone knew. */
  readonly dice: Readonly<Record<string, number>>;
  readonly complete: boolean;
}

/** The dice of an injury roll, as far as they are typed; `roll` rolls the others. */
export function injurySlots(
  { pack, below, needed }: OwedInjury,
  typed: InjuryDice,
  roll?: (faces: number) => number,
): InjurySlots {
  const word = injuryWord(pack, below);
  const { slots, dice, complete } = diceSlots({ ...typed }, needed, word, roll);
  const used = slots.map(({ slot }) => slot as string);
  return { slots, complete, dice: Object.fromEntries(Object.entries(dice).filter(([slot]) => used.includes(slot))) };
}

/**
 * The dice of the place that may be said before the severity is known: players call out what lies before them. The spot's
 * and the side's come with the region, or before it where they have the same faces everywhere.
 */
export function slotsAhead(pack: InjuryPack, dice: SlotDice): Readonly<Record<string, number>> {
  const known = placeDice(pack, dice) as Readonly<Record<string, number>>;
  if (Object.keys(known).length > 1) return known;
  const { rows } = pack.regions;
  const [first] = rows;
  if (!first || rows.some(({ spots }) => spots.die !== first.spots.die)) return known;
  const sides = new Set(rows.flatMap((row) => row.sides?.die ?? []));
  const [side] = sides;
  return { ...known, spot: first.spots.die, ...(side !== undefined && sides.size === 1 ? { side } : {}) };
}

/** What an injury roll has come to so far. */
export interface InjurySoFar {
  readonly result: InjuryResult | null;
  readonly place: Place | null;
  /** What the tables say of it. */
  readonly effect: Effect | null;
}

/** What these dice say, each as far as it is there. */
export function injurySoFar(pack: InjuryPack, below: number, dice: SlotDice): InjurySoFar {
  const { injury, region, spot, side } = dice;
  const row = injury === undefined ? undefined : severityAt(pack, injury + below);
  const sided = placeDice(pack, { region }).side !== undefined;
  const found = region === undefined ? null : locate(pack, { region, spot, ...(sided ? { side } : {}) });
  const place = found?.ok === true ? found.value : null;
  const lasting = row?.result === 'minor' || row?.result === 'permanent' ? row.result : null;
  const effect = lasting !== null && place ? effectAt(pack, place, lasting) : null;
  return { result: row?.result ?? null, place, effect };
}

/** The command of an injury roll. Words that nobody wrote are those of the tables. */
export function injuryCommand(owed: OwedInjury, combatant: CombatantId, dice: SlotDice, words: InjuryWords): Command {
  const { effect } = injurySoFar(owed.pack, owed.below, dice);
  const note = words.note ?? effect?.means;
  const lasts = words.lasts ?? effect?.lasts;
  return {
    type: 'rollInjury',
    combatant,
    dice,
    ...(note === undefined ? {} : { note }),
    ...(lasts === undefined ? {} : { lasts }),
  };
}

/** What was written beside an injury, as it is kept with the entry. */
export const writtenWords = ({ note, lasts }: InjuryWords): InjuryWords => ({
  ...(note === undefined ? {} : { note }),
  ...(lasts === undefined ? {} : { lasts }),
});
