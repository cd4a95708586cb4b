import type { CombatantPatch, CombatantView } from '../../../preload/contract/encounter-views.ts';
import { same } from '../same.ts';

/** What of a row is not as it was, field by field and within the vitals; null: nothing. */
export function patchOf(before: CombatantView, after: CombatantView): CombatantPatch | null {
  const fields = changedFields(before, after, 'vitals');
  const vitals = changedFields(before.vitals, after.vitals);
  const hasVitals = Object.keys(vitals).length > 0;
  if (!hasVitals && Object.keys(fields).length === 0) return null;
  return hasVitals ? { ...fields, id: after.id, vitals } : { ...fields, id: after.id };
}

/** The fields of `after` that are not as in `before`, but for one that is not looked at. */
export function changedFields<Row extends object>(before: Row, after: Row, other?: keyof Row): Partial<Row> {
  const changed: Partial<Row> = {};
  for (const key in after) {
    if (key !== other && !same(before[key], after[key])) changed[key] = after[key];
  }
  return changed;
}
