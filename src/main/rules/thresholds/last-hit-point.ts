import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { Event } from './events.ts';
import type { Vitals } from './vitals.ts';

/** What the block says about its last Hit Point; null for heroes and minions, whose fate is settled otherwise. */
export const lastHitPointNote = ({ kind, onLastHitPoint = null }: Vitals): string | null =>
  kind === 'hero' || kind === 'minion' ? null : onLastHitPoint;

/** The note that waits for the game master's answer: every Hit Point is marked, and nothing has come of it. */
export const owedNote = (vitals: Vitals): string | null =>
  vitals.status === 'up' && vitals.hp.marked >= vitals.hp.max ? lastHitPointNote(vitals) : null;

/** The answer: defeated (null), or another block that takes the place of this one (rule TH-53). */
export function answerLastHitPoint(vitals: Vitals, becomes: Vitals | null): Outcome<readonly Event[]> {
  if (owedNote(vitals) === null) return refuse('nothingOwed', 'Nothing is open about a last Hit Point.');
  if (becomes === null) return accept([{ type: 'statusChanged', from: vitals.status, to: 'defeated' }]);
  return accept([{ type: 'blockReplaced', from: vitals, to: becomes }]);
}
