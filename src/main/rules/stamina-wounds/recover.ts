import type { Event } from './events.ts';
import type { Vitals } from './vitals.ts';

/** Wounds regained, up to the maximum: the events (none when nothing is regained) and how much found no room. */
export function regainWounds(
  { wounds }: Vitals,
  amount: number,
): { readonly events: readonly Event[]; readonly lost: number } {
  const room = Math.max(0, wounds.max - wounds.current);
  const gained = Math.min(amount, room);
  const { current: from, max } = wounds;
  return {
    events: gained > 0 ? [{ type: 'woundsRegained', from, to: from + gained, max }] : [],
    lost: amount - gained,
  };
}

/** Stamina regained up to the maximum, and as much subdual damage gone: it recovers exactly as Stamina does (rule SW-20). */
export function regainStamina({ stamina, subdual }: Vitals, amount: number): readonly Event[] {
  const events: Event[] = [];
  if (stamina !== null && stamina.current < stamina.max && amount > 0) {
    const to = Math.min(stamina.max, stamina.current + amount);
    events.push({ type: 'staminaRegained', from: stamina.current, to, max: stamina.max });
  }
  if (subdual > 0 && amount > 0)
    events.push({ type: 'subdualChanged', from: subdual, to: Math.max(0, subdual - amount) });
  return events;
}
