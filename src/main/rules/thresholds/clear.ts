import { wholeWithin } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { Event } from './events.ts';
import type { ClearableTrack, ClearOperation } from './operation.ts';
import type { Status, Vitals } from './vitals.ts';

const NAMES: Readonly<Record<ClearableTrack, string>> = { hp: 'Hit Points', stress: 'Stress', armor: 'armor slots' };

const CLEARED = {
  hp: 'hitPointsCleared',
  stress: 'stressCleared',
  armor: 'armorSlotsCleared',
} as const satisfies Readonly<Record<ClearableTrack, Event['type']>>;

const trackOf = (vitals: Vitals, track: ClearableTrack): { readonly max: number; readonly marked: number } | null =>
  track === 'armor' ? { max: vitals.armor.score, marked: vitals.armor.marked } : vitals[track];

/**
 * The events of clearing up to `amount` marks of one track; what is more than is marked is lost. None for a track that
 * is not there.
 */
export function clearTrack(vitals: Vitals, track: ClearableTrack, amount: number): readonly Event[] {
  const found = trackOf(vitals, track);
  const cleared = Math.min(amount, found?.marked ?? 0);
  if (found === null || cleared <= 0) return [];
  return [{ type: CLEARED[track], from: found.marked, to: found.marked - cleared, max: found.max }];
}

/** Who wakes when a Hit Point is cleared: the unconscious, and whom the game master brings back by force. */
function wakes(status: Status, force: boolean): boolean {
  return status === 'unconscious' || (force && (status === 'defeated' || status === 'dead'));
}

/** A status that follows from Hit Points that were really cleared. */
export function wakingEvents(vitals: Vitals, cleared: readonly Event[], force: boolean): readonly Event[] {
  const { status } = vitals;
  const anyHitPoint = cleared.some((event) => event.type === 'hitPointsCleared');
  return anyHitPoint && wakes(status, force) ? [{ type: 'statusChanged', from: status, to: 'up' }] : [];
}

/** Clears marks of one track (rule TH-29). Refuses a negative amount, and Stress of someone who has none. */
export function clear(vitals: Vitals, operation: ClearOperation): Outcome<readonly Event[]> {
  const { track } = operation;
  if (!Object.hasOwn(NAMES, track)) return refuse('unknownTrack', 'There is no such track to clear.', 'track');
  const amount: Outcome<number> =
    operation.amount === 'all'
      ? accept(Infinity)
      : wholeWithin(operation.amount, 0, Infinity, { what: `number of ${NAMES[track]} to clear`, field: 'amount' });
  if (!amount.ok) return amount;
  if (trackOf(vitals, track) === null) return refuse('noStress', 'Someone without Stress cannot clear it.', 'track');
  const cleared = clearTrack(vitals, track, amount.value);
  return accept([...cleared, ...wakingEvents(vitals, cleared, operation.force === true)]);
}
