import { accept, refuse, type Outcome } from '../refusal.ts';
import type { RulesetId } from '../ruleset-types.ts';
import type { CampaignOf } from './campaign.ts';
import { addPack, removePack } from './packs.ts';
import { restCampaign } from './rest.ts';
import type { CampaignCommandOf, CampaignEventOf } from './command.ts';

/** The longest name of anything: a campaign, a combatant. */
export const LONGEST_NAME = 200;
const MOST_ENTRIES = 5000;

/**
 * What a command does to a campaign, or why not: `emptyName`, `nameTooLong`, `tooManyEntries`, `entryExists`,
 * `noSuchEntry`, `tooManyPacks`, `noSuchPack`, `bodyInUse`. Option values have been checked by whoever made the command.
 */
export function decideCampaign<R extends RulesetId>(
  campaign: CampaignOf<R>,
  command: CampaignCommandOf<R>,
): Outcome<readonly CampaignEventOf<R>[]> {
  switch (command.type) {
    case 'renameCampaign':
      return rename(campaign, command.name);
    case 'setOptions': {
      const to = { ...campaign.options, ...command.options };
      return accept([{ type: 'optionsChanged', from: campaign.options, to }]);
    }
    case 'addEntries':
      return addEntries(campaign, command);
    case 'removeEntry':
      return removeEntry(campaign, command);
    case 'editEntry':
      return editEntry(campaign, command);
    case 'restCampaign':
      return restCampaign(campaign, command);
    case 'addPack':
      return addPack(campaign, command.pack);
    case 'removePack':
      return removePack(campaign, command.pack);
    case 'takeOverVitals': {
      const { entry, vitals, encounter } = command;
      if (!campaign.party.some(({ id }) => id === entry)) {
        return refuse('noSuchEntry', 'That member is not in the party any more.', 'entry');
      }
      return accept([{ type: 'vitalsTakenOver', entry, vitals, encounter }]);
    }
  }
}

function rename<R extends RulesetId>({ name }: CampaignOf<R>, to: string): Outcome<readonly CampaignEventOf<R>[]> {
  const named = checkName(to);
  return named.ok ? accept([{ type: 'campaignRenamed', from: name, to: named.value }]) : named;
}

/** A name without the spaces around it. Refused: `emptyName`, `nameTooLong`. */
export function checkName(text: string, field = 'name'): Outcome<string> {
  const name = text.trim();
  if (name === '') return refuse('emptyName', 'A name is needed.', field);
  if (name.length > LONGEST_NAME) return refuse('nameTooLong', `A name has ${LONGEST_NAME} characters at most.`, field);
  return accept(name);
}

function addEntries<R extends RulesetId>(
  campaign: CampaignOf<R>,
  { shelf, entries }: Extract<CampaignCommandOf<R>, { type: 'addEntries' }>,
): Outcome<readonly CampaignEventOf<R>[]> {
  if (campaign[shelf].length + entries.length > MOST_ENTRIES) {
    return refuse('tooManyEntries', `A library holds ${MOST_ENTRIES} entries at most.`, 'entries');
  }
  const known = new Set([...campaign.party, ...campaign.adversaries].map(({ id }) => id));
  const events: CampaignEventOf<R>[] = [];
  for (const entry of entries) {
    const named = checkName(entry.name, 'entries');
    if (!named.ok) return named;
    if (known.has(entry.id)) return refuse('entryExists', 'That entry is in the library already.', 'entries');
    known.add(entry.id);
    events.push({ type: 'entryAdded', shelf, entry: { ...entry, name: named.value } });
  }
  return accept(events);
}

function removeEntry<R extends RulesetId>(
  campaign: CampaignOf<R>,
  { shelf, entry: id }: Extract<CampaignCommandOf<R>, { type: 'removeEntry' }>,
): Outcome<readonly CampaignEventOf<R>[]> {
  const at = campaign[shelf].findIndex((entry) => entry.id === id);
  const entry = campaign[shelf][at];
  if (!entry) return refuse('noSuchEntry', 'That entry is not in the library.', 'entry');
  return accept([{ type: 'entryRemoved', shelf, entry, at }]);
}

/** An entry changed in its place (rule CA-5). Refused: `noSuchEntry`, `emptyName`, `nameTooLong`. */
function editEntry<R extends RulesetId>(
  campaign: CampaignOf<R>,
  { shelf, from, to }: Extract<CampaignCommandOf<R>, { type: 'editEntry' }>,
): Outcome<readonly CampaignEventOf<R>[]> {
  if (!campaign[shelf].some(({ id }) => id === from.id))
    return refuse('noSuchEntry', 'That entry is not in the library.', 'entry');
  const named = checkName(to.name, 'changes.name');
  if (!named.ok) return named;
  return accept([{ type: 'entryEdited', shelf, from, to: { ...to, id: from.id, name: named.value } }]);
}
