import type { RulesetId } from '../../rules/index.ts';
import staminaWounds from '../../../../resources/samples/stamina-wounds.json' with { type: 'json' };
import thresholds from '../../../../resources/samples/thresholds.json' with { type: 'json' };
import type { FiledLibrary } from './read-library.ts';

/** A party of five and six adversaries for each ruleset, of our own invention, to begin with at once. */
export const SAMPLES: { readonly [R in RulesetId]: FiledLibrary & { readonly ruleset: R } } = {
  thresholds: { ...thresholds, ruleset: 'thresholds' },
  'stamina-wounds': { ...staminaWounds, ruleset: 'stamina-wounds' },
};
