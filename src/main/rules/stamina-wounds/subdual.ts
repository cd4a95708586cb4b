import { atLeastNothing } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { SubdualOperation } from './operation.ts';
import { isSubdued, statusEvents } from './status.ts';
import type { Vitals } from './vitals.ts';

/**
 * Damage meant to subdue (rule SW-20): Stamina first, the rest is noted apart and never touches Wounds, never kills and
 * never makes an injury roll due. Someone up falls senseless once real Wounds less subdual damage are 0 or fewer.
 */
export function subdue(vitals: Vitals, operation: SubdualOperation): Outcome<readonly Event[]> {
  const checked = atLeastNothing(operation.amount, { what: 'subdual damage', field: 'amount' });
  if (!checked.ok) return checked;
  const amount = checked.value;
  const { stamina, subdual } = vitals;
  const toStamina = Math.min(stamina?.current ?? 0, amount);
  const toSubdual = amount - toStamina;
  if (!Number.isSafeInteger(vitals.wounds.current - subdual - toSubdual)) {
    return refuse('outOfRange', 'That is too much damage to count.', 'amount');
  }
  const events: Event[] = [{ type: 'subdualTaken', amount, toStamina, toSubdual }];
  if (stamina !== null && toStamina > 0) {
    const { current: from, max } = stamina;
    events.push({ type: 'staminaLost', by: 'subdual', from, to: from - toStamina, max });
  }
  if (toSubdual > 0) events.push({ type: 'subdualChanged', from: subdual, to: subdual + toSubdual });
  const after = events.reduce(evolve, vitals);
  const falls = amount > 0 && after.status === 'up' && isSubdued(after);
  return accept([...events, ...(falls ? statusEvents(after, 'senseless', 'subdued') : [])]);
}
