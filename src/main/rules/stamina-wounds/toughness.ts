import { whole } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { isOutCold, risingEvents, statusEvents } from './status.ts';
import type { Vitals } from './vitals.ts';

/**
 * A change of the Toughness modifier moves Wounds and their maximum by as much (rule SW-27). It is not damage: it kills
 * nobody and makes no injury roll due, but someone left with 0 Wounds or fewer is down. Refused where it would leave a
 * maximum below 1.
 */
export function changeToughness(vitals: Vitals, asked: number): Outcome<readonly Event[]> {
  const by = whole(asked, { what: 'change of Toughness', field: 'by' });
  if (!by.ok) return by;
  const { toughness, wounds } = vitals;
  if (by.value === 0) return accept([]);
  const to = {
    toughness: toughness + by.value,
    wounds: { max: wounds.max + by.value, current: wounds.current + by.value },
  };
  if (to.wounds.max < 1) return refuse('noWoundsLeft', 'That would leave no Wounds to have.', 'by');
  if (!Number.isSafeInteger(to.wounds.max)) return refuse('outOfRange', 'That is too much Toughness to count.', 'by');
  const changed: Event = { type: 'toughnessChanged', from: { toughness, wounds }, to };
  const after = evolve(vitals, changed);
  const falls = to.wounds.current <= 0 && !isOutCold(after.status);
  const status = falls ? statusEvents(after, 'down', 'toughness') : risingEvents(after, 'toughness');
  return accept([changed, ...status]);
}
