import type { RulesetId, TablesOf } from '../../rules/index.ts';
import { twoLegged } from '../../rules/injuries/two-legged.ts';

/** The tables that a ruleset looks things up in, as an encounter gets them. */
export const tablesFor = <R extends RulesetId>(ruleset: R): TablesOf<R> => TABLES[ruleset];

const TABLES: { readonly [R in RulesetId]: TablesOf<R> } = {
  thresholds: null,
  'stamina-wounds': { injuries: twoLegged },
};
