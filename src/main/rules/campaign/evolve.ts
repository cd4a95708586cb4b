import type { RulesetId } from '../ruleset-types.ts';
import type { CampaignOf } from './campaign.ts';
import type { CampaignEventOf } from './command.ts';

/** The campaign after one event. */
export function evolveCampaign<R extends RulesetId>(campaign: CampaignOf<R>, event: CampaignEventOf<R>): CampaignOf<R> {
  switch (event.type) {
    case 'campaignRenamed':
      return { ...campaign, name: event.to };
    case 'optionsChanged':
      return { ...campaign, options: event.to };
    case 'entryAdded':
      return { ...campaign, [event.shelf]: [...campaign[event.shelf], event.entry] };
    case 'entryEdited': {
      const { shelf, to } = event;
      return { ...campaign, [shelf]: campaign[shelf].map((entry) => (entry.id === to.id ? to : entry)) };
    }
    // What a member has now is kept beside the campaign, where encounters write it as well.
    case 'vitalsTakenOver':
    case 'partyRested':
      return campaign;
    case 'packAdded': {
      const { packs = [] } = campaign;
      const at = packs.findIndex(({ id }) => id === event.to.id);
      return { ...campaign, packs: at < 0 ? [...packs, event.to] : packs.with(at, event.to) };
    }
    case 'packRemoved':
      return { ...campaign, packs: (campaign.packs ?? []).filter(({ id }) => id !== event.pack.id) };
    case 'entryRemoved':
      return { ...campaign, [event.shelf]: campaign[event.shelf].filter(({ id }) => id !== event.entry.id) };
  }
}
