import { atLeastNothing } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { bypassReasons, isCause } from './bypass.ts';
import type { HitResult } from './events.ts';
import type { Hit } from './operation.ts';
import type { Vitals } from './vitals.ts';

/** What is left in both pools. `stamina` is null for a beast. */
export interface Pools {
  readonly stamina: number | null;
  readonly wounds: number;
}

export const poolsOf = ({ stamina, wounds }: Vitals): Pools => ({
  stamina: stamina === null ? null : stamina.current,
  wounds: wounds.current,
});

/** A hit with its amount and causes checked; less than nothing counts as 0 (rule SW-1). */
export function checkHit(hit: Hit, path: string): Outcome<Hit> {
  const amount = atLeastNothing(hit.amount, { what: 'damage', field: `${path}amount` });
  if (!amount.ok) return amount;
  const causes: unknown = hit.causes;
  if (!Array.isArray(causes) || !causes.every(isCause)) {
    return refuse('unknownCause', 'The damage has a cause that these rules do not know.', `${path}causes`);
  }
  return accept({ amount: amount.value, causes });
}

/**
 * Where one hit goes (rules SW-4 to SW-7). Stamina takes what it can and Wounds the rest; past Stamina, Wounds take all.
 * Each Wound lost then drains one point of the Stamina that is left, if this table drains: only hits past Stamina leave
 * any to drain. Without Stamina everything goes to Wounds.
 */
export function strike(
  { stamina, wounds }: Pools,
  { amount, causes }: Hit,
  drains: boolean,
): { hit: HitResult; left: Pools } {
  const reasons = bypassReasons(causes);
  const toStamina = reasons.length > 0 ? 0 : Math.min(stamina ?? 0, amount);
  const toWounds = amount - toStamina;
  const drained = drains ? Math.min((stamina ?? 0) - toStamina, toWounds) : 0;
  return {
    hit: { amount, causes, reasons, toStamina, toWounds, drained },
    left: { stamina: stamina === null ? null : stamina - toStamina - drained, wounds: wounds - toWounds },
  };
}

/** A hit that touched nothing: someone fallen was struck, and died of it. */
export const unfelt = ({ amount, causes }: Hit): HitResult => ({
  amount,
  causes,
  reasons: bypassReasons(causes),
  toStamina: 0,
  toWounds: 0,
  drained: 0,
});
