import { accept } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import type { Needed, Rolled } from '../rolled.ts';

export const D6 = 6;

/** The dice of 2d6 and 3d6 by slot. */
export const TWO_D6: Needed = { first: D6, second: D6 };
export const THREE_D6: Needed = { first: D6, second: D6, third: D6 };

/** One face, of dice that `checkDice` let pass. */
export const faceOf = (dice: Rolled, slot: string): number => Number(dice[slot]);

/** The total of exactly these dice; else the refusal of the first that is missing, not used or off its faces. */
export function sumOf(dice: Rolled, needed: Needed): Outcome<number> {
  const checked = checkDice(dice, needed);
  if (!checked.ok) return checked;
  return accept(Object.keys(needed).reduce((sum, slot) => sum + faceOf(dice, slot), 0));
}
