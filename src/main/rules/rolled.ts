import { accept, refuse } from './refusal.ts';
import type { Outcome } from './refusal.ts';

/** Dice by slot as they were rolled or typed: one face, or several of the same die. */
export type Rolled = Readonly<Record<string, number | readonly number[] | undefined>>;

/** The dice an operation needs: the slot's faces, and how many of them where the slot holds a list. */
export type Needed = Readonly<Record<string, number | { readonly faces: number; readonly count: number }>>;

function checkFace(value: unknown, faces: number, slot: string): Outcome<true> {
  if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= faces) return accept(true);
  return refuse('dieOutOfRange', `The ${slot} die is a d${faces}: it shows 1 to ${faces}.`, `rolls.${slot}`);
}

function checkList(given: unknown, need: { faces: number; count: number }, slot: string): Outcome<true> {
  const values: readonly unknown[] = Array.isArray(given) ? given : [];
  if (values.length !== need.count) {
    const are = need.count === 1 ? 'die is' : 'dice are';
    return refuse('wrongDice', `${need.count} ${slot} ${are} needed, ${values.length} given.`, `rolls.${slot}`);
  }
  for (const value of values) {
    const checked = checkFace(value, need.faces, slot);
    if (!checked.ok) return checked;
  }
  return accept(true);
}

const isGiven = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

/**
 * Holds dice against what is needed: every needed die is there and shows one of its faces, and no other was given.
 * Refuses `dieMissing`, `wrongDice`, `dieOutOfRange` and `dieNotUsed`.
 */
export function checkDice(dice: Rolled, needed: Needed): Outcome<true> {
  for (const [slot, need] of Object.entries(needed)) {
    const given: unknown = dice[slot];
    if (typeof need === 'object') {
      const checked = checkList(given, need, slot);
      if (!checked.ok) return checked;
    } else {
      if (!isGiven(given)) return refuse('dieMissing', `The ${slot} die is missing.`, `rolls.${slot}`);
      const checked = checkFace(given, need, slot);
      if (!checked.ok) return checked;
    }
  }
  const surplus = Object.keys(dice).find((slot) => isGiven(dice[slot]) && !Object.hasOwn(needed, slot));
  if (surplus !== undefined) return refuse('dieNotUsed', `The ${surplus} die is not used here.`, `rolls.${surplus}`);
  return accept(true);
}
