import type { Ruleset } from './ruleset.ts';
import type { RulesetId } from './ruleset-types.ts';
import { staminaWoundsRuleset } from './stamina-wounds/ruleset.ts';
import { thresholdsRuleset } from './thresholds/ruleset.ts';

/** Every ruleset there is. A further one is a folder, a line here and a line in ruleset-types.ts. */
export const RULESETS: { readonly [R in RulesetId]: Ruleset<R> } = {
  thresholds: thresholdsRuleset,
  'stamina-wounds': staminaWoundsRuleset,
};

export const RULESET_IDS = Object.keys(RULESETS) as readonly RulesetId[];

/** The ruleset of an encounter, or of anything else that names one. */
export const rulesetOf = <R extends RulesetId>({ ruleset }: { readonly ruleset: R }): Ruleset<R> => RULESETS[ruleset];
