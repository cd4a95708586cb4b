import type { Because, Event } from './events.ts';
import type { Options } from './options.ts';
import type { Status, Vitals } from './vitals.ts';

const OUT_COLD: readonly Status[] = ['fainted', 'knocked-out'];
const OUT_OF_PLAY: readonly Status[] = ['dead', 'defeated'];

/** Fainted and knocked out people stay so until their hours are over or someone wakes them: nothing else brings them to. */
export const isOutCold = (status: Status): boolean => OUT_COLD.includes(status);

/** Whether a creature refuses operations in this status (rule SW-2). */
export const isOutOfPlay = (status: Status): boolean => OUT_OF_PLAY.includes(status);

/** Fallen: an injury roll is due at the fall, and any damage afterwards kills (rules SW-8, SW-9, SW-11). */
export const isFallen = (wounds: number, options: Options): boolean =>
  options.injuryAt === 'zero' ? wounds <= 0 : wounds < 0;

/** Whether this creature rolls for an injury when it falls; a beast that does not is defeated (rule SW-10). */
export const rollsInjury = ({ kind }: Vitals, options: Options): boolean =>
  kind === 'trained' || options.beastsRollInjury;

/** The change of status as events: none when it stays the same. Hours last only while someone is out cold. */
export function statusEvents(
  vitals: Vitals,
  status: Status,
  because: Because,
  hours: number | null = null,
): readonly Event[] {
  const from = { status: vitals.status, hours: vitals.hours };
  if (from.status === status && from.hours === hours) return [];
  return [{ type: 'statusChanged', from, to: { status, hours }, because }];
}

/** Real Wounds less subdual damage leave nothing to stand on (rule SW-20). */
export const isSubdued = ({ wounds, subdual }: Pick<Vitals, 'wounds' | 'subdual'>): boolean =>
  wounds.current - subdual <= 0;

/**
 * Who gets up, once Wounds or subdual damage got better: someone down at 1 Wound or more, someone senseless whose Wounds
 * outnumber the subdual damage again. Nobody who is out cold does. Forced, the dead and defeated rise as well.
 */
export function risingEvents(vitals: Vitals, because: Because, force = false): readonly Event[] {
  const { status, wounds } = vitals;
  const mayRise = status === 'down' || status === 'senseless' || (force && isOutOfPlay(status));
  if (!mayRise || wounds.current < 1) return [];
  return statusEvents(vitals, isSubdued(vitals) ? 'senseless' : 'up', because);
}

/** Death, which cancels every injury roll that is owed (rule SW-17). */
export function deathEvents(vitals: Vitals, owed: Vitals['injuryRollsOwed'], because: Because): readonly Event[] {
  const cancelled = owed.map(({ below }): Event => ({ type: 'injuryRollCancelled', below }));
  return [...cancelled, ...statusEvents(vitals, 'dead', because)];
}
