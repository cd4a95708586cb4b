import { diceFor, type Encounter, type SidesDice } from '../../rules/index.ts';
import type { Chance } from '../chance.ts';

/** Dice as a person gives them: some typed, the others left to the app. */
export type Typed = Readonly<Record<string, number | undefined>>;

/** Every die that is needed: as typed, else rolled. A typed die that is not needed is kept, so that the rules refuse it. */
export function fillDice(
  needed: Readonly<Record<string, number>>,
  typed: Typed,
  chance: Chance,
): Record<string, number> {
  const dice: Record<string, number> = {};
  for (const [slot, value] of Object.entries(typed)) if (value !== undefined) dice[slot] = value;
  for (const [slot, faces] of Object.entries(needed)) dice[slot] ??= chance.roll(faces);
  return dice;
}

/** The dice of the sides for the round that begins now: as typed, else rolled. */
export function sidesDice(encounter: Encounter, typed: Typed, chance: Chance): SidesDice {
  const needed = Object.entries(diceFor(encounter, { type: 'rollSides', dice: {} })).filter(
    (slot): slot is [string, number] => typeof slot[1] === 'number',
  );
  return fillDice(Object.fromEntries(needed), typed, chance);
}
