import type { CombatantView, ConditionView } from '../../../../preload/contract/encounter-views.ts';

/** A condition that some of the picked rows have, with all that it takes to take it away from them. */
export interface Borne {
  readonly name: string;
  /** What it changes: "+2"; '' for nothing that is a number. */
  readonly number: string;
  readonly left: string | null;
  readonly until: string | null;
  readonly bearers: readonly { readonly combatant: CombatantView['id']; readonly condition: ConditionView['id'] }[];
}

/** What these rows have, each name once. */
export function borneBy(rows: readonly CombatantView[]): readonly Borne[] {
  const byName = new Map<string, Borne>();
  for (const row of rows) {
    for (const { id, name, number, left, until } of row.conditions) {
      const before = byName.get(name);
      const bearers = [...(before?.bearers ?? []), { combatant: row.id, condition: id }];
      byName.set(name, { name, number, left, until, ...before, bearers });
    }
  }
  return [...byName.values()];
}
