import type { Campaign, CampaignOf } from '../../rules/campaign/campaign.ts';
import { restingParty, type Resting } from '../../rules/campaign/rest.ts';
import { accept, type Encounter, type Outcome, type RulesetId } from '../../rules/index.ts';
import type { PartyVitals } from '../campaigns/live-vitals.ts';
import { everyTable } from '../campaigns/tables.ts';

/** The most game master's tokens there can be (rule TB-13). */
const MOST_TOKENS = 12;

/** The party between encounters: everyone, as they stand now. */
export interface Camp {
  readonly members: readonly Resting<RulesetId>[];
  readonly gmTokens: Encounter['gmTokens'];
  readonly state: Encounter;
}

export function campOf(campaign: Campaign, vitals: PartyVitals): Outcome<Camp> {
  const { ruleset } = campaign;
  const members = campaign.party.map(({ id, vitals: own }) => ({
    entry: id,
    vitals: vitals.of(campaign.id, id)?.vitals ?? own,
  }));
  const first = { current: Math.min(campaign.party.length, MOST_TOKENS), max: MOST_TOKENS };
  const gmTokens = ruleset === 'thresholds' ? (vitals.tokens(campaign.id) ?? first) : null;
  // A campaign's party, options and tables are all of its one ruleset.
  const state = restingParty(campaign as CampaignOf<RulesetId>, members, everyTable(ruleset, campaign), gmTokens);
  return state.ok ? accept({ members, gmTokens, state: state.value }) : state;
}
