import BetterSqlite3 from 'better-sqlite3';
import type { OpenedServices } from '../../src/main/services/open-services.ts';
import type { Numbers } from '../gestures/numbers.ts';
import { send, type Gesture } from '../gestures/send.ts';
import { tell } from './messages.ts';

/**
 * Sends one gesture, and tells before and after it.
 *
 * @returns whether it was accepted
 */
export function act({ areas }: OpenedServices, gesture: Gesture): boolean {
  const { commandId } = gesture.input;
  tell({ type: 'sent', gesture });
  const reply = send(areas, gesture);
  if (reply.ok) tell({ type: 'acknowledged', commandId, revision: reply.value.revision });
  else tell({ type: 'refused', commandId });
  return reply.ok;
}

/**
 * The app's own connection folds its log into the database only after a thousand pages, which no run here reaches before it
 * is killed. A second one does it after every few gestures, so that kills fall into that as well.
 */
export function checkpoints(file: string, numbers: Numbers): () => void {
  const db = new BetterSqlite3(file);
  db.pragma('synchronous = FULL');
  return () => {
    if (numbers.odds(1, 5)) db.pragma(`wal_checkpoint(${numbers.odds(1, 2) ? 'PASSIVE' : 'TRUNCATE'})`);
  };
}
