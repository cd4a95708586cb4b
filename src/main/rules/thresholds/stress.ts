import { atLeastNothing } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { Event } from './events.ts';
import { mark, markingEvents } from './mark.ts';
import type { Operation } from './operation.ts';
import type { Options } from './options.ts';
import type { Vitals } from './vitals.ts';

type MarkStress = Extract<Operation, { op: 'mark-stress' }>;

/** Stress that must be marked and finds no slot is one Hit Point, however much of it there is (rule TH-25). */
function overflow(vitals: Vitals, missing: number, options: Options): readonly Event[] {
  if (missing === 0) return [];
  const marking = mark(vitals, 1, options);
  const lost: readonly Event[] = marking.lost > 0 ? [{ type: 'marksLost', amount: marking.lost }] : [];
  return [{ type: 'stressOverflowed', missing }, ...markingEvents(vitals, marking), ...lost];
}

function withoutStress(amount: number, forced: boolean): Outcome<readonly Event[]> {
  if (amount === 0) return accept([]);
  return forced
    ? accept([{ type: 'stressIgnored', amount }])
    : refuse('noStress', 'Someone without Stress cannot pay with it.', 'amount');
}

/**
 * Stress that must be marked (forced) or was chosen as a cost. Forced Stress past the last slot is one Hit Point. A cost
 * is refused when nothing is free, or when less is free than it takes, unless this table waives the rest.
 */
export function markStress(vitals: Vitals, operation: MarkStress, options: Options): Outcome<readonly Event[]> {
  const checked = atLeastNothing(operation.amount, { what: 'Stress to mark', field: 'amount' });
  if (!checked.ok) return checked;
  const amount = checked.value;
  const { stress } = vitals;
  if (stress === null) return withoutStress(amount, operation.forced);

  const free = Math.max(0, stress.max - stress.marked);
  const missing = Math.max(0, amount - free);
  if (!operation.forced && missing > 0 && (free === 0 || !options.partialStressCost)) {
    const left = free === 0 ? 'none' : `only ${free}`;
    return refuse('stressFull', `${amount} Stress is the cost and ${left} is free to mark.`, 'amount');
  }
  const marked = amount - missing;
  const events: Event[] = [];
  if (marked > 0) {
    events.push({ type: 'stressMarked', from: stress.marked, to: stress.marked + marked, max: stress.max });
  }
  if (operation.forced) return accept([...events, ...overflow(vitals, missing, options)]);
  if (missing > 0) events.push({ type: 'stressWaived', amount: missing });
  return accept(events);
}
