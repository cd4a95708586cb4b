import { evaluate, facesOf, mostOnDice } from '../dice.ts';
import type { Outcome } from '../refusal.ts';
import type { Entered } from '../ruleset.ts';
import type { HitOf, RulesetId } from '../ruleset-types.ts';
import { RULESETS } from '../rulesets.ts';
import type { DamageEntry } from './entry.ts';

/**
 * A damage entry as a hit of a ruleset.
 *
 * @param rolled the face of each of its dice, from left to right (`facesOf`); empty for a plain number
 * @param types the types of the damage, where the ruleset has any
 */
export function hitOfEntry<R extends RulesetId>(
  ruleset: R,
  entry: DamageEntry,
  rolled: readonly number[],
  types?: Entered['types'],
): Outcome<HitOf<R>> {
  const evaluated = evaluate(entry.amount, rolled);
  if (!evaluated.ok) return evaluated;
  const { times, flags, armorSlots } = entry;
  return RULESETS[ruleset].hit({
    amount: evaluated.value.total,
    mostOnDice: facesOf(entry.amount).length > 0 ? mostOnDice(entry.amount) : null,
    times,
    flags,
    armorSlots,
    ...(types === undefined ? {} : { types }),
  });
}
