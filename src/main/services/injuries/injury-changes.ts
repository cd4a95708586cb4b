import type { CombatantId, Event, VitalsOf } from '../../rules/index.ts';
import type { Event as StaminaEvent } from '../../rules/stamina-wounds/events.ts';

type Injury = VitalsOf<'stamina-wounds'>['injuries'][number];

/** What became of somebody's injuries. */
export type InjuryChange =
  /** They came into the encounter with these. */
  | { readonly kind: 'brought'; readonly injuries: readonly Injury[] }
  | { readonly kind: 'gained'; readonly injury: Injury; readonly how: 'fall' | 'hand' }
  | { readonly kind: 'healed'; readonly injury: Injury }
  /** The game master said that it is another. */
  | { readonly kind: 'changed'; readonly from: Injury; readonly to: Injury }
  /** The game master said that it was never there. */
  | { readonly kind: 'struck'; readonly injury: Injury };

/** As bad, and in the same place; the words beside it do not count. */
export const alike = (one: Injury, other: Injury): boolean =>
  one.severity === other.severity && one.region === other.region && one.spot === other.spot && one.side === other.side;

/** Those of `some` that have no partner among the others. */
export function without(some: readonly Injury[], others: readonly Injury[]): Injury[] {
  const left = [...others];
  return some.filter((injury) => {
    const at = left.findIndex((other) => alike(injury, other));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** What an event of an encounter did to injuries. */
export function injuryChanges(event: Event): (InjuryChange & { readonly combatant: CombatantId })[] {
  if (event.type === 'combatantAdded') {
    const { id, vitals } = event.combatant;
    return 'injuries' in vitals ? [{ kind: 'brought', injuries: vitals.injuries, combatant: id }] : [];
  }
  if (event.type !== 'vitalsChanged') return [];
  const { combatant } = event;
  // A change of the other ruleset has none of these types.
  const changes = event.changes as readonly StaminaEvent[];
  return changes.flatMap((change) => changesOf(change).map((one) => ({ ...one, combatant })));
}

function changesOf(change: StaminaEvent): InjuryChange[] {
  switch (change.type) {
    case 'injuryRecorded':
      return [{ kind: 'gained', injury: change.injury, how: 'fall' }];
    case 'injuryHealed':
      return [{ kind: 'healed', injury: change.injury }];
    case 'injurySet': {
      const { from, to } = change;
      if (to === null) return from === null ? [] : [{ kind: 'struck', injury: from }];
      return [from === null ? { kind: 'gained', injury: to, how: 'hand' } : { kind: 'changed', from, to }];
    }
    case 'vitalsEdited': {
      const { injuries: to } = change.to;
      if (to === undefined) return [];
      const { injuries: from = [] } = change.from;
      return [
        ...without(from, to).map((injury): InjuryChange => ({ kind: 'healed', injury })),
        ...without(to, from).map((injury): InjuryChange => ({ kind: 'gained', injury, how: 'hand' })),
      ];
    }
    default:
      return [];
  }
}
