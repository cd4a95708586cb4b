import { allowsValue } from './option-description.ts';
import { accept, refuse } from './refusal.ts';
import type { Outcome } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import type { OptionsOf, RulesetId } from './ruleset-types.ts';

/** Holds a table's options against what the ruleset knows: every option has one of its values, and no other is there. */
export function checkOptions<R extends RulesetId>(ruleset: Ruleset<R>, options: OptionsOf<R>): Outcome<OptionsOf<R>> {
  const values = new Map<string, unknown>(Object.entries(options));
  const known = new Set<string>(ruleset.optionDescriptions.map(({ key }) => key));
  const unknown = [...values.keys()].find((key) => !known.has(key));
  if (unknown !== undefined) {
    return refuse('unknownOption', `${ruleset.name} has no option "${unknown}".`, `options.${unknown}`);
  }
  const bad = ruleset.optionDescriptions.find((option) => !allowsValue(option, values.get(option.key)));
  if (bad === undefined) return accept(options);
  return refuse('badOption', `"${bad.name}" cannot be set to that.`, `options.${bad.key}`);
}
