import type { Event } from './events.ts';
import { lastHitPointNote } from './last-hit-point.ts';
import type { Options } from './options.ts';
import type { Status, Vitals } from './vitals.ts';

/** What marking Hit Points comes to. */
export interface Marking {
  readonly marked: number;
  /** Marks past the last slot. */
  readonly lost: number;
  /** What the last Hit Point does; the status there was, where nothing changes. */
  readonly status: Status;
  /** The last Hit Point was marked now, and the block says something about it. */
  readonly noted: boolean;
}

/** Someone whose fate is open or sealed marks nothing further, neither Hit Points nor armor. */
export const isPastMarking = (status: Status): boolean => status === 'death-move' || status === 'final-action';

/** What every Hit Point marked does to someone who is up (rules TH-18, TH-19). */
function lastHitPoint(vitals: Vitals, wasFull: boolean, options: Options): Status {
  if (vitals.kind !== 'hero') return lastHitPointNote(vitals) === null ? 'defeated' : vitals.status;
  if (!wasFull || options.fullHpHit === 'again') return 'death-move';
  return options.fullHpHit === 'dead' ? 'dead' : 'up';
}

/**
 * The marks of a hit, and all of "mark so many Hit Points" (rules TH-17, TH-24): marks up to the last slot, and the rest
 * is lost. The last Hit Point makes a hero's death move due and defeats everyone else.
 *
 * @param due at least 0
 */
export function mark(vitals: Vitals, due: number, options: Options): Marking {
  const { hp, status } = vitals;
  const room = isPastMarking(status) ? 0 : Math.max(0, hp.max - hp.marked);
  const marked = Math.min(due, room);
  const isFull = hp.marked + marked >= hp.max;
  const triggers = due > 0 && isFull && status === 'up';
  return {
    marked,
    lost: due - marked,
    status: triggers ? lastHitPoint(vitals, room === 0, options) : status,
    noted: triggers && marked > 0 && lastHitPointNote(vitals) !== null,
  };
}

/** The events of a marking. */
export function markingEvents({ hp, status }: Vitals, marking: Marking): readonly Event[] {
  const events: Event[] = [];
  if (marking.marked > 0) {
    events.push({ type: 'hitPointsMarked', from: hp.marked, to: hp.marked + marking.marked, max: hp.max });
  }
  if (marking.noted) events.push({ type: 'lastHitPointNoted' });
  if (marking.status !== status) events.push({ type: 'statusChanged', from: status, to: marking.status });
  return events;
}
