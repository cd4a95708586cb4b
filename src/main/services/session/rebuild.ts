import type { ChainedEntry } from '../../db/chain.ts';
import { journalTable } from '../../db/journal-table.ts';
import type { Database } from '../../db/open.ts';
import { unbrokenEntries, type SalvagedJournal } from '../../db/salvage/salvage.ts';
import { sentencesTable } from '../../db/sentences-table.ts';
import { snapshotsTable } from '../../db/snapshots-table.ts';
import { stateTable } from '../../db/state-table.ts';
import { streamsTable, type Stream } from '../../db/streams-table.ts';
import { makeCampaignStore } from '../campaigns/campaign-store.ts';
import { PartyVitals } from '../campaigns/live-vitals.ts';
import { EncounterSentences } from '../encounters/encounter-sentences.ts';
import { lastRemoved, makeEncounterStore, type EncounterStore } from '../encounters/encounter-store.ts';
import type { Body } from '../streams/entry.ts';
import type { StreamStore } from '../streams/stream-store.ts';

/** The streams that a new database can hold: each with its entries from the first to its first gap, campaigns first. */
export interface UsableStream {
  readonly stream: Stream;
  readonly entries: readonly ChainedEntry[];
}

/** What of a salvaged journal a new database can be built from. */
export function usableStreams(journal: SalvagedJournal): UsableStream[] {
  const unbroken = unbrokenEntries(journal);
  const usable = [...unbroken].map(([id, entries]) => ({
    stream: journal.streams.get(id) ?? guess(id, entries),
    entries,
  }));
  const campaigns = usable.filter(({ stream }) => stream.kind === 'campaign');
  const ids = campaigns.map(({ stream }) => stream.id);
  // An encounter whose campaign is not on record any more can only be of the one there is.
  const only = ids.length === 1 ? ids[0] : undefined;
  const encounters = usable
    .filter(({ stream }) => stream.kind === 'encounter')
    .map(({ stream, entries }) => ({
      stream: ids.includes(stream.campaign) ? stream : { ...stream, campaign: only ?? '' },
      entries,
    }))
    .filter(({ stream }) => stream.campaign !== '');
  return [...campaigns, ...encounters];
}

/** A stream whose own row is lost, as its first entry tells of it. */
function guess(id: string, [first]: readonly ChainedEntry[]): Stream {
  const { initial } = JSON.parse(first?.command ?? '{}') as { initial?: object };
  const isCampaign = initial !== undefined && 'party' in initial;
  return {
    id,
    kind: isCampaign ? 'campaign' : 'encounter',
    campaign: isCampaign ? id : '',
    createdAt: first?.at ?? 0,
  };
}

/**
 * Writes streams into an empty database by the way of every entry: what each did is taken as it was recorded, and rows,
 * sentences and the party's vitals follow from it. Entries of different streams come in the order of their times. One
 * transaction. @returns how many entries there are now
 */
export function rebuild(db: Database, streams: readonly UsableStream[]): number {
  const replay = makeReplay(db);
  const all = streams.flatMap(({ stream, entries }) => entries.map((entry) => ({ stream, entry })));
  // A campaign is there before its encounters; its later entries, such as rests, stand between theirs.
  const rank = ({ stream, entry: { seq } }: (typeof all)[number]): number =>
    stream.kind === 'encounter' ? 1 : Math.min(seq - 1, 1);
  all.sort((a, b) => rank(a) - rank(b) || a.entry.at - b.entry.at || a.entry.seq - b.entry.seq);
  // A clock that went back must not put an entry before the one it follows.
  const queues = new Map(streams.map(({ stream, entries }) => [stream.id, [...entries]]));
  db.transaction(() => {
    for (const { stream } of all) {
      const entry = queues.get(stream.id)?.shift();
      if (entry) replay(stream, entry);
    }
  }).immediate();
  return all.length;
}

function makeReplay(db: Database): (stream: Stream, entry: ChainedEntry) => void {
  let at = 0;
  const now = (): number => at;
  const tables = {
    streams: streamsTable(db),
    journal: journalTable(db),
    state: stateTable(db),
    snapshots: snapshotsTable(db),
    // All of it is one transaction already.
    transaction: <Result>(work: () => Result): Result => work(),
  };
  const vitals = new PartyVitals(tables.state);
  const encounters: EncounterStore = makeEncounterStore({
    tables,
    sentences: new EncounterSentences(sentencesTable(db)),
    now,
    alongside: (change) => {
      const campaign = tables.streams.get(change.stream)?.campaign ?? '';
      vitals.writeBack(campaign, change, (member) => lastRemoved(encounters, change, member));
    },
  });
  const stores = { campaign: makeCampaignStore(tables, vitals, now), encounter: encounters };
  return (stream, { commandId, command, events, ...entry }) => {
    at = entry.at;
    const store = stores[stream.kind] as unknown as StreamStore<never, never, never>;
    store.replay(stream, commandId, JSON.parse(command) as Body<never, never>, JSON.parse(events) as never[]);
  };
}
