import type { Campaign, LibraryEntry, Shelf } from '../../rules/campaign/campaign.ts';
import type { CampaignCommand, CampaignEvent } from '../../rules/campaign/command.ts';
import { decideCampaign } from '../../rules/campaign/decide.ts';
import { evolveCampaign } from '../../rules/campaign/evolve.ts';
import { accept } from '../../rules/refusal.ts';
import type { StreamModel } from '../streams/stream-model.ts';

const SHELVES: readonly Shelf[] = ['party', 'adversaries'];

/** Parts that other streams write into a campaign's rows and that are no part of its own fold. */
export const LIVE = 'live:';

/** A campaign as a stream: one part for each of its fields and for each entry of its library. */
export const campaignModel: StreamModel<Campaign, CampaignCommand, CampaignEvent> = {
  decide(campaign, command) {
    const outcome = decideCampaign(campaign, command);
    return outcome.ok ? accept({ events: outcome.value as readonly CampaignEvent[], warnings: [] }) : outcome;
  },
  evolve: (campaign, event) => evolveCampaign(campaign, event) as Campaign,
  split({ party, adversaries, ...fields }) {
    const parts = new Map<string, unknown>(Object.entries(fields));
    for (const [shelf, entries] of Object.entries({ party, adversaries })) {
      parts.set(`order:${shelf}`, entries.map(({ id }) => id).join(' '));
      for (const entry of entries) parts.set(`${shelf}:${entry.id}`, entry);
    }
    return parts;
  },
  join(parts) {
    const shelves = SHELVES.map((shelf) => {
      const order = (parts.get(`order:${shelf}`) as string).split(' ').filter((id) => id !== '');
      return [shelf, order.map((id) => parts.get(`${shelf}:${id}`) as LibraryEntry)] as const;
    });
    const fields = [...parts].filter(([part]) => !part.includes(':'));
    return { ...Object.fromEntries(fields), ...Object.fromEntries(shelves) } as unknown as Campaign;
  },
};
