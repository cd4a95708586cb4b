import { isPastMarking } from './mark.ts';
import type { DamageOperation } from './operation.ts';
import type { Options } from './options.ts';
import type { Vitals } from './vitals.ts';

/** Armor slots free to mark. A score of 0 has none. */
export const freeSlots = ({ armor }: Vitals): number => Math.max(0, armor.score - armor.marked);

/** How many of the slots asked for may be marked against this hit; the rest of the asking is ignored (rule TH-14). */
export function allowedSlots(vitals: Vitals, hit: DamageOperation, options: Options): number {
  if (options.armorMode === 'off' || hit.direct === true || isPastMarking(vitals.status)) return 0;
  const perHit = options.armorPerHit === 'any' ? Infinity : options.armorPerHit;
  return Math.min(hit.armorSlots ?? 0, perHit, freeSlots(vitals));
}

/** What armor made of an amount: how many slots it took, and what is left. */
export interface Armored {
  readonly slots: number;
  readonly left: number;
}

/** Each slot takes `each` away. A slot is never spent once nothing is left. */
export function spendSlots(amount: number, allowed: number, each: number): Armored {
  if (amount <= 0 || each <= 0) return { slots: 0, left: Math.max(0, amount) };
  const slots = Math.min(allowed, Math.ceil(amount / each));
  return { slots, left: Math.max(0, amount - slots * each) };
}
