import { wholeWithin } from '../amounts.ts';
import { accept } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { HealOperation } from './operation.ts';
import { regainWounds } from './recover.ts';
import { risingEvents } from './status.ts';
import type { Vitals } from './vitals.ts';

/**
 * Wounds healed, never Stamina (rule SW-21). Someone down gets up at 1 Wound; someone fainted or knocked out sleeps on.
 * Refuses less than 0; healing of 0 does nothing.
 */
export function heal(vitals: Vitals, operation: HealOperation): Outcome<readonly Event[]> {
  const amount = wholeWithin(operation.amount, 0, Infinity, { what: 'number of Wounds to heal', field: 'amount' });
  if (!amount.ok) return amount;
  if (amount.value === 0) return accept([]);
  const { events, lost } = regainWounds(vitals, amount.value);
  const healed = events.reduce(evolve, vitals);
  const received: Event = { type: 'healingReceived', amount: amount.value, lost };
  return accept([received, ...events, ...risingEvents(healed, 'healed', operation.force === true)]);
}
