import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import type { Needed } from '../rolled.ts';
import type { Event } from './events.ts';
import type { Dice } from './operation.ts';
import { isOutCold, statusEvents } from './status.ts';
import { HOURS_DIE } from './vitals.ts';
import type { Vitals } from './vitals.ts';

export const LAST_ACTION_DICE: Needed = { hours: HOURS_DIE };

/**
 * The one last action of someone who is down; afterwards they faint for a d6 of hours (rule SW-18). Refused for everyone
 * else. It may come before an injury roll that is still owed.
 */
export function lastAction(vitals: Vitals, dice: Dice): Outcome<readonly Event[]> {
  if (vitals.status !== 'down') {
    return refuse('notDown', 'Only someone who is down has a last action to take.', 'op');
  }
  const checked = checkDice({ ...dice }, LAST_ACTION_DICE);
  if (!checked.ok) return checked;
  return accept([{ type: 'lastActionTaken' }, ...statusEvents(vitals, 'fainted', 'last-action', dice.hours ?? null)]);
}

/**
 * Someone fainted, knocked out or senseless comes to, because their hours are over or the game master says so: up with
 * 1 Wound or more, else down (rule SW-28). Refused for everyone else.
 */
export function wake(vitals: Vitals): Outcome<readonly Event[]> {
  if (!isOutCold(vitals.status) && vitals.status !== 'senseless') {
    return refuse('notUnconscious', 'Only someone fainted, knocked out or senseless can come to.', 'op');
  }
  return accept(statusEvents(vitals, vitals.wounds.current >= 1 ? 'up' : 'down', 'woken'));
}
