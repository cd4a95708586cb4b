import type { Campaign } from '../../rules/campaign/campaign.ts';
import type { CampaignCommand, CampaignEvent } from '../../rules/campaign/command.ts';
import { StreamStore, type StreamTables } from '../streams/stream-store.ts';
import { campaignModel } from './campaign-model.ts';
import type { PartyVitals } from './live-vitals.ts';

export type CampaignStore = StreamStore<Campaign, CampaignCommand, CampaignEvent>;

/** The campaigns' streams. With an entry that gives a member other vitals go those, in the same transaction. */
export const makeCampaignStore = (tables: StreamTables, vitals: PartyVitals, now: () => number): CampaignStore =>
  new StreamStore(tables, campaignModel, {
    now,
    alongside({ stream, events, after }) {
      for (const event of events) {
        if (event.type !== 'vitalsTakenOver') continue;
        vitals.set(stream, event.entry, { vitals: event.vitals, stream, seq: after.seq });
      }
    },
  });
