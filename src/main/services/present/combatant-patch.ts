import type { CombatantPatch, CombatantView } from '../../../preload/contract/encounter-views.ts';
import { same } from '../same.ts';

/** What of a row is not as it was, field by field and within the vitals; null: nothing. */
export function patchOf(before: CombatantView, after: CombatantView): CombatantPatch | null {
  const { vitals: whole, ...fields } = changedFields(before, after);
  const isChanged = Object.keys(fields).length > 0;
  const vitals = whole && changedFields(before.vitals, after.vitals);
  if (!isChanged && !vitals) return null;
  return { ...fields, id: after.id, ...(vitals ? { vitals } : {}) };
}

/** The fields of `after` that are not as in `before`. */
export function changedFields<Row extends object>(before: Row, after: Row): Partial<Row> {
  const changed: Partial<Row> = {};
  for (const key of Object.keys(after) as (keyof Row)[]) if (!same(before[key], after[key])) changed[key] = after[key];
  return changed;
}
