import type { ElsewhereView } from '../../../preload/contract/damage-views.ts';
import type { RulesetId } from '../../rules/index.ts';
import type { Elsewhere } from '../campaigns/live-vitals.ts';
import { vitalsWords, type TrackedVitals } from './vitals-words.ts';

/** How a member stands in the campaign and how they would by an encounter, as one sentence. */
export function elsewhereView({ combatant, stands }: Elsewhere, ruleset: RulesetId): ElsewhereView {
  const [now, here] = [stands, combatant.vitals].map((vitals) => vitalsWords({ ruleset, ...vitals } as TrackedVitals));
  const sentence = `${combatant.name} changed elsewhere since and stands at ${String(now)}; here it is ${String(here)}.`;
  return { combatant: combatant.id, sentence };
}
