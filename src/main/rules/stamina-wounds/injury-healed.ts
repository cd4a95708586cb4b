import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { Event } from './events.ts';
import type { Injury, Vitals } from './vitals.ts';

const same = (one: Injury, other: Injury): boolean =>
  one.severity === other.severity && one.region === other.region && one.spot === other.spot && one.side === other.side;

/** The injuries without the oldest that is as bad and in the same place. */
export function withoutInjury(injuries: readonly Injury[], healed: Injury): readonly Injury[] {
  const at = injuries.findIndex((injury) => same(injury, healed));
  return at === -1 ? injuries : injuries.toSpliced(at, 1);
}

/**
 * The game master says that an injury has healed, of however long it was to last (rule SW-38). Nothing else follows: Wounds
 * and status stay. Refused (`noSuchInjury`) for one that is not there.
 */
export function healInjury(vitals: Vitals, asked: Injury): Outcome<readonly Event[]> {
  const injury = vitals.injuries.find((one) => same(one, asked));
  if (injury) return accept([{ type: 'injuryHealed', injury }]);
  return refuse('noSuchInjury', 'There is no such injury.', 'injury');
}
