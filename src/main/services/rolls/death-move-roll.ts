import type { DeathMoveInput } from '../../../preload/contract/api/damage-api.ts';
import type { CombatantId, Command } from '../../rules/index.ts';
import { DEATH_MOVE_DICE } from '../../rules/thresholds/index.ts';
import { diceSlots, type SlotDice } from './dice-slots.ts';

/** The dice of a death move, as far as they are typed; `roll` rolls the others. */
export const deathMoveSlots = (
  choice: DeathMoveInput['choice'],
  typed: DeathMoveInput['dice'],
  roll?: (faces: number) => number,
): ReturnType<typeof diceSlots> =>
  diceSlots(
    typed,
    () => DEATH_MOVE_DICE[choice],
    (_slot, value) => String(value),
    roll,
  );

export const deathMoveCommand = (
  combatant: CombatantId,
  { choice, split }: Pick<DeathMoveInput, 'choice' | 'split'>,
  dice: SlotDice,
): Command => ({ type: 'resolveDeathMove', combatant, choice, dice, ...(split ? { split } : {}) });
