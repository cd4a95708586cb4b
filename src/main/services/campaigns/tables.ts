import type { Campaign } from '../../rules/campaign/campaign.ts';
import type { RulesetId, TablesOf } from '../../rules/index.ts';
import { packsOf } from '../tables/packs.ts';
import { twoLegged } from '../../rules/injuries/two-legged.ts';

/**
 * The tables that a ruleset looks things up in, as an encounter gets them: those of the body that nobody has to name. The
 * tables of other bodies come in with whoever has one.
 */
export const tablesFor = <R extends RulesetId>(ruleset: R): TablesOf<R> => TABLES[ruleset];

const TABLES: { readonly [R in RulesetId]: TablesOf<R> } = {
  thresholds: null,
  'stamina-wounds': { injuries: twoLegged },
};

/** Every table that a campaign has: what its library is held against. */
export const everyTable = <R extends RulesetId>(ruleset: R, campaign: Pick<Campaign, 'packs'>): TablesOf<R> =>
  ALL[ruleset](campaign);

const ALL: { readonly [R in RulesetId]: (campaign: Pick<Campaign, 'packs'>) => TablesOf<R> } = {
  thresholds: () => null,
  'stamina-wounds': (campaign) => ({ injuries: twoLegged, others: packsOf(campaign).slice(1) }),
};
