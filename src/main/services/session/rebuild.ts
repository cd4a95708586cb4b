import type { ChainedEntry } from '../../db/chain.ts';
import { journalTable } from '../../db/journal-table.ts';
import type { Database } from '../../db/open.ts';
import { unbrokenEntries, type SalvagedJournal } from '../../db/salvage/salvage.ts';
import { sentencesTable } from '../../db/sentences-table.ts';
import { stateTable } from '../../db/state-table.ts';
import { streamsTable, type Stream } from '../../db/streams-table.ts';
import { accept } from '../../rules/refusal.ts';
import { campaignModel } from '../campaigns/campaign-model.ts';
import { PartyVitals } from '../campaigns/live-vitals.ts';
import { encounterModel } from '../encounters/encounter-model.ts';
import { makeEncounterStore } from '../encounters/encounter-store.ts';
import type { Body } from '../streams/entry.ts';
import type { StreamModel } from '../streams/stream-model.ts';
import { StreamStore } from '../streams/stream-store.ts';

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
 * sentences and the party's vitals follow from it. Entries of different encounters come in the order of their times. One
 * transaction. @returns how many entries there are now
 */
export function rebuild(db: Database, streams: readonly UsableStream[]): number {
  const replay = makeReplay(db);
  const all = streams.flatMap(({ stream, entries }) => entries.map((entry) => ({ stream, entry })));
  const rank = { campaign: 0, encounter: 1 };
  all.sort((a, b) => rank[a.stream.kind] - rank[b.stream.kind] || a.entry.at - b.entry.at || a.entry.seq - b.entry.seq);
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

type AnyBody = Body<never, never>;

/** The entry that is being replayed, and what it did as far as no command has taken it yet. */
interface Replayed {
  at: number;
  events: readonly never[];
}

function makeReplay(db: Database): (stream: Stream, entry: ChainedEntry) => void {
  const replayed: Replayed = { at: 0, events: [] };
  const now = (): number => replayed.at;
  const tables = {
    streams: streamsTable(db),
    journal: journalTable(db),
    state: stateTable(db),
    // All of it is one transaction already.
    transaction: <Result>(work: () => Result): Result => work(),
  };
  const vitals = new PartyVitals(tables.state);
  const stores = {
    campaign: new StreamStore(tables, asRecorded(campaignModel, replayed), { now }),
    encounter: makeEncounterStore({
      tables,
      sentences: sentencesTable(db),
      now,
      model: asRecorded(encounterModel, replayed),
      alongside: (change) => {
        vitals.writeBack(tables.streams.get(change.stream)?.campaign ?? '', change);
      },
    }),
  };
  return (stream, entry) => {
    replayed.at = entry.at;
    replayed.events = JSON.parse(entry.events) as never[];
    take(stores[stream.kind] as unknown as StreamStore<never, never, never>, stream, entry);
  };
}

/** The rules, but what a gesture does is read from its entry: the rules may have changed since. */
function asRecorded<State, Command, Event>(
  model: StreamModel<State, Command, Event>,
  replayed: Replayed,
): StreamModel<State, Command, Event> {
  return {
    ...model,
    decide() {
      const { events } = replayed;
      // The entry lists what all its commands did together; the first of them is given all of it.
      replayed.events = [];
      return accept({ events, warnings: [] });
    },
  };
}

function take(
  store: StreamStore<never, never, never>,
  stream: Stream,
  { commandId, command, seq }: ChainedEntry,
): void {
  const body = JSON.parse(command) as AnyBody;
  const outcome = perform(store, stream, commandId, body);
  if (!outcome.ok) throw new Error(`Entry ${String(seq)} of ${stream.id} cannot follow: ${outcome.refusal.reason}`);
}

function perform(store: StreamStore<never, never, never>, stream: Stream, commandId: string, body: AnyBody) {
  switch (body.type) {
    case 'begin':
      return store.begin(stream, commandId, body.initial, body.commands);
    case 'do':
      return store.perform(stream.id, commandId, body.commands);
    case 'undo':
      return store.rewind(stream.id, commandId, body.to);
    case 'redo':
      return store.redo(stream.id, commandId);
  }
}
