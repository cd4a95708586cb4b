import type { CampaignView } from '../../../../preload/contract/campaign-views.ts';
import type { Refusal } from '../../state/ask.ts';
import type { Screen } from '../../state/screen.svelte.ts';

type Ruleset = CampaignView['ruleset'];

/** What each ruleset means at the table, in a game master's sentence. */
const WORDS: Readonly<Record<Ruleset, { readonly label: string; readonly sentence: string }>> = {
  thresholds: {
    label: 'Thresholds',
    sentence: 'Damage is held against two thresholds and marks one, two or three Hit Points.',
  },
  'stamina-wounds': {
    label: 'Stamina & Wounds',
    sentence: 'Stamina soaks up a blow first, then Wounds bleed; at 0 an injury is rolled.',
  },
};

export const wordsOf = (ruleset: Ruleset): { readonly label: string; readonly sentence: string } => WORDS[ruleset];

export const RULESETS = (['thresholds', 'stamina-wounds'] as const).map((value) => ({ value, ...WORDS[value] }));

/** Makes a campaign with the sample party and asks at once who fights. A refusal is told as a notice. */
export async function beginWithSample(screen: Screen, ruleset: Ruleset): Promise<void> {
  if (screen.campaign.making) return;
  const refusal = await screen.campaign.create(ruleset, true);
  if (refusal) {
    screen.notices.refuse(refusal.reason);
    return;
  }
  screen.leaveEncounter();
  screen.perform('startEncounter');
}

/** Makes an empty campaign. @returns why not, for its field; null when it is made */
export async function beginEmpty(screen: Screen, ruleset: Ruleset, name: string): Promise<Refusal | null> {
  const refusal = await screen.campaign.create(ruleset, false, name);
  if (!refusal) screen.leaveEncounter();
  return refusal;
}
