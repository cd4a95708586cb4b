import { whole, wholeWithin } from '../amounts.ts';
import { accept } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import type { Needed, Rolled } from '../rolled.ts';
import { THREE_D6, TWO_D6, sumOf } from './sum-of-dice.ts';

/** Someone with this score never breaks and never rolls. */
export const FEARLESS = 12;
export const LOWEST_MORALE = 2;
const MOST_MODIFIER = 2;

/** The dice of a morale check: none for a score of 12. */
export const moraleDice = (score: number): Needed => (score === FEARLESS ? {} : TWO_D6);

/**
 * A morale check (rules TB-4, TB-5): 2d6 of at most the score, plus a modifier that counts 2 at most either way, and one
 * holds. A score of 12 always holds, without dice. Refused: a score outside 2 to 12, a modifier that is no whole number,
 * and dice that are missing, not used or off their faces.
 */
export function checkMorale(
  morale: { readonly score: number; readonly modifier: number },
  dice: Rolled,
): Outcome<boolean> {
  const score = wholeWithin(morale.score, LOWEST_MORALE, FEARLESS, { what: 'morale score', field: 'score' });
  if (!score.ok) return score;
  const modifier = whole(morale.modifier, { what: 'morale modifier', field: 'modifier' });
  if (!modifier.ok) return modifier;
  if (score.value === FEARLESS) {
    const unused = checkDice(dice, {});
    return unused.ok ? accept(true) : unused;
  }
  const rolled = sumOf(dice, TWO_D6);
  if (!rolled.ok) return rolled;
  const counted = Math.max(-MOST_MODIFIER, Math.min(MOST_MODIFIER, modifier.value));
  return accept(rolled.value <= score.value + counted);
}

/** Why someone who serves for pay checks their morale, besides what a fight brings (rule SW-45). */
export type MoraleReason = 'danger' | 'scandal' | 'pay' | 'orders' | 'profit';

export const MORALE_REASONS: readonly MoraleReason[] = ['danger', 'scandal', 'pay', 'orders', 'profit'];

/** Why a side checks its morale. */
export type MoraleTrigger = 'half-fallen' | 'alone-at-half-wounds';

/**
 * Whether a group has come to the point where its morale is checked (rule TB-6): half of it, or more, has fallen (slept,
 * charmed and held count as fallen); someone alone at half of their Wounds or fewer.
 */
export function moraleTrigger(group: {
  readonly members: number;
  readonly fallen: number;
  readonly wounds?: { readonly max: number; readonly current: number };
}): MoraleTrigger | null {
  const { members, fallen, wounds } = group;
  if (members > 1) return 2 * fallen >= members ? 'half-fallen' : null;
  return wounds && 2 * wounds.current <= wounds.max ? 'alone-at-half-wounds' : null;
}

/** Morale by 3d6, for the totals from 3 to 18. */
const RETAINER_MORALE: readonly number[] = [2, 3, 4, 5, 6, 6, 7, 7, 7, 7, 8, 8, 9, 10, 11, 12];
const LOWEST_TOTAL = 3;

/** A retainer's morale score out of 3d6 (rule TB-7). */
export function rollRetainerMorale(dice: Rolled): Outcome<number> {
  const rolled = sumOf(dice, THREE_D6);
  if (!rolled.ok) return rolled;
  return accept(RETAINER_MORALE[rolled.value - LOWEST_TOTAL] ?? FEARLESS);
}
