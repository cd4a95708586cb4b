import type { OptionView } from '../../../preload/contract/campaign-views.ts';
import { RULESETS, type RulesetId } from '../../rules/index.ts';

/** The optional rules of a ruleset, each with every choice there is: a range becomes one choice for each of its numbers. */
export function optionViews(ruleset: RulesetId): OptionView[] {
  return RULESETS[ruleset].optionDescriptions.map(({ key, name, sentence, values, range }) => {
    const named = new Set<unknown>(values.map(({ value }) => value));
    const numbers = range === undefined ? [] : upTo(range.least, range.most).filter((value) => !named.has(value));
    const more = numbers.map((value) => ({ value, label: String(value) }));
    return { key, name, sentence, values: [...values, ...more] };
  });
}

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);
