import type { Place } from '../injuries/pack.ts';
import type { Injury } from './vitals.ts';

export const samePlace = (one: Place, other: Place): boolean =>
  one.region === other.region && one.spot === other.spot && one.side === other.side;

/** As bad, in the same place, and with the same words beside it. */
export const sameInjury = (one: Injury, other: Injury): boolean =>
  samePlace(one, other) && one.severity === other.severity && one.note === other.note && one.lasts === other.lasts;

/** The injuries with one of them changed in its place, a new one behind them (`from` null), or one taken away (`to` null). */
export function withInjury(
  injuries: readonly Injury[],
  { from, to }: { readonly from: Injury | null; readonly to: Injury | null },
): readonly Injury[] {
  const added = to === null ? [] : [to];
  if (from === null) return [...injuries, ...added];
  const at = injuries.findIndex((injury) => sameInjury(injury, from));
  return at === -1 ? injuries : injuries.toSpliced(at, 1, ...added);
}
