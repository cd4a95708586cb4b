import BetterSqlite3 from 'better-sqlite3';
import type { EncounterView } from '../../src/preload/contract/encounter-views.ts';
import type { JournalEntry, Verdict } from '../../src/main/db/journal-table.ts';
import { journalTable } from '../../src/main/db/journal-table.ts';
import { sentencesTable } from '../../src/main/db/sentences-table.ts';
import { EncounterSentences } from '../../src/main/services/encounters/encounter-sentences.ts';
import { snapshotsTable } from '../../src/main/db/snapshots-table.ts';
import { stateTable } from '../../src/main/db/state-table.ts';
import { streamsTable, type Stream } from '../../src/main/db/streams-table.ts';
import { campaignModel, LIVE } from '../../src/main/services/campaigns/campaign-model.ts';
import { EncounterBoard } from '../../src/main/services/encounters/encounter-board.ts';
import { encounterModel } from '../../src/main/services/encounters/encounter-model.ts';
import { makeEncounterStore } from '../../src/main/services/encounters/encounter-store.ts';
import { foldEntries } from './fold-entries.ts';
import type { Campaign } from '../../src/main/rules/campaign/campaign.ts';
import type { CampaignEvent } from '../../src/main/rules/campaign/command.ts';
import type { Encounter, Event } from '../../src/main/rules/index.ts';

/** What is on the disk, read through a connection of its own that cannot write. */
export interface Stored {
  streams(): Stream[];
  /** The entries of a stream, oldest first. */
  entries(stream: string): JournalEntry[];
  verify(stream: string): Verdict;
  /** The state of a stream as its rows have it. */
  rows(stream: string): unknown;
  /** The state of an encounter as its rows have it. */
  encounter(stream: string): Encounter;
  /** The encounter as a store and a board show it that have read it just now. */
  view(stream: string): EncounterView;
  /** The state that the stream's active entries give, folded from the first, by code that the app does not have. */
  fold(stream: string, entries: readonly JournalEntry[]): unknown;
  /** What a campaign keeps of each party member: the vitals, and which encounter's entry wrote them. */
  live(campaign: string): ReadonlyMap<string, Live>;
  /** `ok`, or what SQLite finds wrong with the file. */
  integrity(): string;
  /** Another number whenever another connection has committed a change since the last call. */
  version(): number;
  close(): void;
}

export interface Live {
  readonly vitals: unknown;
  readonly stream: string;
  readonly seq: number;
}

/** @throws SqliteError when the file is no database */
export function openStored(file: string): Stored {
  const db = new BetterSqlite3(file, { readonly: true, fileMustExist: true });
  const journal = journalTable(db);
  const state = stateTable(db);
  const streams = streamsTable(db);
  const sentences = new EncounterSentences(sentencesTable(db));
  const store = makeEncounterStore({
    tables: { streams, journal, state, snapshots: snapshotsTable(db), transaction: () => refuseToWrite() },
    sentences,
    now: () => 0,
    alongside: () => undefined,
  });
  const partsOf = (stream: string): Map<string, unknown> =>
    new Map([...state.parts(stream)].map(([part, text]) => [part, JSON.parse(text) as unknown]));
  const rows = (stream: string): unknown =>
    streams.get(stream)?.kind === 'encounter'
      ? encounterModel.join(partsOf(stream))
      : campaignModel.join(new Map([...partsOf(stream)].filter(([part]) => !part.startsWith(LIVE))));
  return {
    streams: () => streams.campaigns().flatMap((campaign) => [campaign, ...streams.encountersOf(campaign.id)]),
    entries: (stream) => journal.entriesOf(stream),
    verify: (stream) => journal.verify(stream),
    rows,
    encounter: (stream) => encounterModel.join(partsOf(stream)),
    view: (stream) => {
      store.forget();
      return new EncounterBoard(sentences).whole(store.read(stream));
    },
    fold: (stream, entries) =>
      streams.get(stream)?.kind === 'encounter'
        ? foldEntries(entries, (now: Encounter, event) => encounterModel.evolve(now, event as Event))
        : foldEntries(entries, (now: Campaign, event) => campaignModel.evolve(now, event as CampaignEvent)),
    live: (campaign) =>
      new Map(
        [...partsOf(campaign)]
          .filter(([part]) => part.startsWith(LIVE))
          .map(([part, live]) => [part.slice(LIVE.length), live as Live]),
      ),
    integrity: () => String(db.pragma('integrity_check', { simple: true })),
    version: () => Number(db.pragma('data_version', { simple: true })),
    close: () => {
      db.close();
    },
  };
}

function refuseToWrite(): never {
  throw new Error('This connection only reads.');
}
