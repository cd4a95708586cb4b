import type { CombatantPatch, CombatantView } from '../../../preload/contract/encounter-views.ts';
import { same } from '../same.ts';

/** What of a row is not as it was, field by field and within the vitals; null: nothing. */
export function patchOf(before: CombatantView, after: CombatantView): CombatantPatch | null {
  const { vitals: old, ...was } = before;
  const { vitals: now, ...is } = after;
  const fields = changedFields(was, is);
  const vitals = changedFields(old, now);
  const hasVitals = Object.keys(vitals).length > 0;
  if (Object.keys(fields).length === 0 && !hasVitals) return null;
  return { id: after.id, ...fields, ...(hasVitals ? { vitals } : {}) };
}

function changedFields<Row extends object>(before: Row, after: Row): Partial<Row> {
  const old = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(after).filter(([key, value]) => !same(old[key], value));
  return Object.fromEntries(changed) as Partial<Row>;
}
