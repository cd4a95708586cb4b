import type { LibraryEntryChanges } from '../../../preload/contract/campaign-views.ts';
import type { Campaign, LibraryEntry } from '../../rules/campaign/campaign.ts';
import {
  accept,
  refuse,
  rulesetOf,
  type EditOf,
  type Outcome,
  type RulesetId,
  type VitalsOf,
} from '../../rules/index.ts';
import { everyTable } from './tables.ts';

/** The vitals with some of their numbers set by hand, as in a fight (rules TH-46, SW-29). */
function editedVitals<R extends RulesetId>(
  ruleset: R,
  campaign: Campaign,
  vitals: VitalsOf<R>,
  changes: EditOf<R>,
): Outcome<VitalsOf<R>> {
  const rules = rulesetOf({ ruleset });
  const model = rules.model(everyTable(ruleset, campaign));
  const decided = model.decide(vitals, rules.edit(changes), {}, model.defaultOptions);
  return decided.ok ? accept(decided.value.reduce((now, event) => model.evolve(now, event), vitals)) : decided;
}

/**
 * An entry of a library with what was changed. Refused: `otherRuleset`, `noMorale` where the ruleset has none, and as the
 * ruleset refuses numbers.
 *
 * @param entry with the vitals that it has now
 */
export function editedEntry(
  campaign: Campaign,
  entry: LibraryEntry,
  { vitals, morale, ...changes }: LibraryEntryChanges,
): Outcome<LibraryEntry> {
  const { ruleset } = campaign;
  const rules = rulesetOf({ ruleset });
  if ((morale ?? null) !== null && rules.morale === null)
    return refuse('noMorale', `${rules.name} has no Morale.`, 'changes.morale');
  let now: LibraryEntry['vitals'] = entry.vitals;
  if (vitals !== undefined) {
    const { ruleset: of, ...numbers } = vitals;
    if (of !== ruleset) return refuse('otherRuleset', `This campaign plays ${rules.name}.`, 'changes.vitals');
    const edited = editedVitals<RulesetId>(ruleset, campaign, now, numbers);
    if (!edited.ok) return edited;
    now = edited.value;
  }
  const { morale: was = null, ...others } = entry;
  const known = morale === undefined ? was : morale;
  // The compiler does not see that vitals of the campaign's ruleset make an entry of it.
  return accept({ ...others, ...changes, ...(known === null ? {} : { morale: known }), vitals: now } as LibraryEntry);
}
