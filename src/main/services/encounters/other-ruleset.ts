import { refuse, rulesetOf, type Encounter, type Outcome, type RulesetId } from '../../rules/index.ts';

/** The refusal of what is of another ruleset than the encounter. */
export function otherRuleset(encounter: Encounter, ruleset: RulesetId): Outcome<never> {
  const [other, own] = [ruleset, encounter.ruleset].map((id) => rulesetOf({ ruleset: id }).name);
  return refuse('otherRuleset', `That is of ${String(other)}, and this encounter plays ${String(own)}.`, 'ruleset');
}
