import type { JournalTable } from '../../db/journal-table.ts';
import type { Campaign } from '../../rules/campaign/campaign.ts';
import type { CampaignCommand, CampaignEvent } from '../../rules/campaign/command.ts';
import { same } from '../same.ts';
import type { Change } from '../streams/change.ts';
import { StreamStore, type StreamTables } from '../streams/stream-store.ts';
import { campaignModel } from './campaign-model.ts';
import type { PartyVitals } from './live-vitals.ts';

export type CampaignStep = Change<Campaign, CampaignEvent>;
export type CampaignStore = StreamStore<Campaign, CampaignCommand, CampaignEvent>;

/**
 * The campaigns' streams. With an entry that gives members other vitals go those, in the same transaction; taken back, a
 * rest gives them what they had before it.
 */
export const makeCampaignStore = (tables: StreamTables, vitals: PartyVitals, now: () => number): CampaignStore =>
  new StreamStore(tables, campaignModel, {
    now,
    alongside(change) {
      for (const event of change.events) follow(vitals, change, event, 'to');
      for (const event of eventsOf(tables.journal, change, change.brought)) follow(vitals, change, event, 'to');
      for (const event of eventsOf(tables.journal, change, change.taken)) follow(vitals, change, event, 'from');
    },
  });

const eventsOf = (
  journal: JournalTable,
  { stream }: CampaignStep,
  tellings: CampaignStep['taken'],
): readonly CampaignEvent[] =>
  tellings.flatMap(({ told }) => JSON.parse(journal.entry(stream, told)?.events ?? '[]') as CampaignEvent[]);

function follow(
  vitals: PartyVitals,
  { stream, after: { seq } }: CampaignStep,
  event: CampaignEvent,
  end: 'from' | 'to',
): void {
  if (event.type === 'vitalsTakenOver' && end === 'to') {
    vitals.set(stream, event.entry, { vitals: event.vitals, stream, seq });
  } else if (event.type === 'entryEdited') {
    const { shelf, from, to } = event;
    if (shelf !== 'party' || same(from.vitals, to.vitals)) return;
    if (end === 'to') vitals.setRested(stream, to.id, { vitals: to.vitals, stream, seq });
    else vitals.takeRestBack(stream, to.id, { vitals: from.vitals, stream, seq });
  } else if (event.type === 'partyRested') {
    const { members, gmTokens } = event;
    for (const { entry, [end]: now } of members) {
      if (end === 'to') vitals.setRested(stream, entry, { vitals: now, stream, seq });
      else vitals.takeRestBack(stream, entry, { vitals: now, stream, seq });
    }
    if (gmTokens && end === 'to') vitals.setRestedTokens(stream, gmTokens.to);
    else if (gmTokens) vitals.takeTokensBack(stream, gmTokens.from);
  }
}
