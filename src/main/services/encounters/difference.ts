import type { Combatant, Encounter } from '../../rules/index.ts';

/** Who is not as they were, from one state of an encounter to a later one. */
export interface Difference {
  /** The same stand in the same order and on the same sides. */
  readonly standsAlike: boolean;
  /** Whoever came or is not the very same object as before, in their order; `was` null: they came. */
  readonly changed: readonly { readonly was: Combatant | null; readonly now: Combatant }[];
}

/** The store, the campaign's rows and the board all ask what one entry changed. */
let last: { readonly before: Encounter; readonly after: Encounter; readonly found: Difference } | null = null;

/** What of the combatants changed; one pass over them for each entry, however many ask. */
export function differenceOf(before: Encounter, after: Encounter): Difference {
  if (last?.before !== before || last.after !== after) last = { before, after, found: compare(before, after) };
  return last.found;
}

function compare({ combatants: old }: Encounter, { combatants }: Encounter): Difference {
  let standsAlike = old.length === combatants.length;
  const changed: { was: Combatant | null; now: Combatant }[] = [];
  for (let at = 0; at < combatants.length; at += 1) {
    const [then, now] = [old[at], combatants[at]];
    if (now === undefined || then === now) continue;
    // Nearly always the same stand in the same order.
    if (then?.id === now.id) changed.push({ was: then, now });
    else {
      const was = old.find(({ id }) => id === now.id) ?? null;
      if (was !== now) changed.push({ was, now });
      standsAlike = false;
    }
    if (then?.side !== now.side) standsAlike = false;
  }
  return { standsAlike, changed };
}
