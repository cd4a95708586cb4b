import type { CampaignView, LibraryEntryInput } from '../../src/preload/contract/campaign-views.ts';
import { nextCommand } from '../play/stage.ts';
import type { Fight } from './fight.ts';
import { BadScript } from './read-script.ts';
import type { StepOf } from './steps.ts';

type Wanted = StepOf<'start'>['combatants'][number];

/** Makes the campaign of the fight. */
export async function makeCampaign(fight: Fight, { ruleset, name, sample = false }: StepOf<'campaign'>): Promise<void> {
  const input = { commandId: nextCommand(), ruleset, sample, ...(name === undefined ? {} : { name }) };
  fight.campaign = await fight.stage.call('campaign.create', input);
  fight.encounter = null;
}

/** Puts those who come with vitals into the library, then starts the encounter and lets the screen open it. */
export async function startEncounter(fight: Fight, step: StepOf<'start'>): Promise<void> {
  const campaign = await addMissing(fight, step.combatants);
  const sides = { party: campaign.party, adversaries: campaign.adversaries };
  const entryOf = (shelf: keyof typeof sides, { name }: Wanted) => {
    // The newest of that name: the one that this step brought, where it brought one.
    const entry = sides[shelf].findLast((one) => one.name === name.trim());
    if (!entry) throw new BadScript(`"${name}" has no "vitals" and is not in the library (${shelf}).`);
    return entry.id;
  };
  const { id } = await fight.stage.call('encounter.start', {
    commandId: nextCommand(),
    campaign: campaign.id,
    name: step.name,
    mode: step.mode,
    options: step.options,
    gmTokens: step.tokens,
    party: step.combatants.filter((one) => shelfOf(one) === 'party').map((one) => entryOf('party', one)),
    adversaries: step.combatants
      .filter((one) => shelfOf(one) === 'adversaries')
      .map((one) => ({
        entry: entryOf('adversaries', one),
        count: one.count ?? 1,
        side: one.side === 'other' ? ('other' as const) : ('foe' as const),
      })),
  });
  fight.encounter = id;
  // The screen opens the newest encounter when it starts.
  await fight.stage.page.reload();
  await fight.stage.page.getByRole('main').waitFor();
}

const shelfOf = ({ side = 'foe' }: Wanted): 'party' | 'adversaries' => (side === 'hero' ? 'party' : 'adversaries');

async function addMissing(fight: Fight, wanted: readonly Wanted[]): Promise<CampaignView> {
  let campaign = fight.needCampaign();
  for (const shelf of ['party', 'adversaries'] as const) {
    const entries = wanted
      .filter((one) => one.vitals && shelfOf(one) === shelf)
      .map((one) => entryInput(campaign, one));
    const plural = wanted.find((one) => shelfOf(one) === 'party' && one.count !== undefined && one.count !== 1);
    if (plural) throw new BadScript(`"${plural.name}" is a hero: there is one of each, so "count" is for foes.`);
    if (entries.length === 0) continue;
    const input = { commandId: nextCommand(), campaign: campaign.id, shelf, entries };
    campaign = await fight.stage.call('campaign.addEntries', input);
  }
  fight.campaign = campaign;
  return campaign;
}

function entryInput({ ruleset }: CampaignView, { name, label, notes, vitals }: Wanted): LibraryEntryInput {
  // Main checks every number of it; a script may hold anything.
  return { name, label, notes, vitals: { ...vitals, ruleset } };
}
