import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { GmApi } from '../../preload/contract/api.ts';
import type { CampaignView } from '../../preload/contract/campaign-views.ts';
import type { EncounterChange } from '../../preload/contract/encounter-views.ts';
import type { AppInfo, Settings } from '../../preload/contract/views.ts';
import { checkWhole } from '../db/copy.ts';
import { journalTable } from '../db/journal-table.ts';
import { lockFolder, type FolderLock } from '../db/folder-lock.ts';
import { CannotOpen, explained, openDatabase, type Database } from '../db/open.ts';
import { sentencesTable } from '../db/sentences-table.ts';
import { snapshotsTable } from '../db/snapshots-table.ts';
import { settingsTable } from '../db/settings-table.ts';
import { stateTable } from '../db/state-table.ts';
import { streamsTable } from '../db/streams-table.ts';
import { transactions } from '../db/transaction.ts';
import { missingEntries } from '../db/witness.ts';
import type { Answers } from './answers.ts';
import { makeAppService, type AppService, type Desktop } from './app-service.ts';
import { makeCampaignStore, type CampaignStore } from './campaigns/campaign-store.ts';
import { CampaignService } from './campaigns/campaign-service.ts';
import { PartyVitals } from './campaigns/live-vitals.ts';
import { systemChance, type Chance } from './chance.ts';
import { makeCorrectionService } from './corrections/correction-service.ts';
import { DamageService } from './damage/damage-service.ts';
import { makeCountdownsService } from './encounters/countdowns-service.ts';
import { EncounterBoard } from './encounters/encounter-board.ts';
import { EncounterSentences } from './encounters/encounter-sentences.ts';
import { makeEncounterService } from './encounters/encounter-service.ts';
import { EncounterStarts } from './encounters/encounter-starts.ts';
import { lastRemoved, makeEncounterStore, type EncounterStep } from './encounters/encounter-store.ts';
import { Gestures } from './encounters/gestures.ts';
import { makeJournalService } from './encounters/journal-service.ts';
import { makeRestsService } from './rests/rests-service.ts';
import { makeDeathMovesService } from './rolls/death-moves-service.ts';
import { PastInjuries } from './injuries/past-injuries.ts';
import { makeInjuryHistoryService } from './injuries/injury-history-service.ts';
import { makeInjuriesService } from './rolls/injuries-service.ts';
import { makeContactServices } from './rolls/contact-services.ts';
import { makeLocationsService } from './rolls/locations-service.ts';
import { Backups } from './safety/backups.ts';
import { copyInWorker } from './safety/copy-in-worker.ts';
import { ReadOnlySession } from './safety/explain.ts';
import { Keeper } from './safety/keeper.ts';
import { makeSettingsService, type SettingsService } from './settings-service.ts';
import type { StreamTables } from './streams/stream-store.ts';
import { makeSummaryService, type AskWhere } from './summary/summary-service.ts';
import { makeOwnTablesService, type AskWhich } from './tables/own-tables-service.ts';
import { packsInCampaign } from './tables/packs.ts';
import { makeTablesService } from './tables/tables-service.ts';

/** What the services tell by themselves. */
export interface Told {
  readonly settings: (settings: Settings) => void;
  readonly encounter: (change: EncounterChange) => void;
  readonly campaign: (campaign: CampaignView) => void;
  /** Something that runs by itself could not be done. */
  readonly trouble?: (sentence: string) => void;
}

export interface OpenServicesOptions {
  readonly info: AppInfo;
  readonly databaseFile: string;
  readonly desktop: Desktop;
  readonly askWhere: AskWhere;
  readonly askWhich: AskWhich;
  readonly told: Told;
  /** Tests give their own dice and clock. */
  readonly chance?: Chance;
  readonly now?: () => number;
  /** Milliseconds that only ever grow. */
  readonly elapsed?: () => number;
  /** The file of the built worker that makes copies. Default: the one of the sources. */
  readonly copyWorker?: string;
  /** The database is a copy; every change is refused, and no lock, witness or backup is written. */
  readonly readOnly?: boolean;
}

/** The services by the areas of the bridge. */
export type ServiceAreas = {
  readonly [Area in Exclude<keyof GmApi, 'on' | 'app' | 'window' | 'backups' | 'recovery'>]: Answers<GmApi[Area]>;
} & {
  readonly app: AppService;
};

export interface OpenedServices {
  readonly areas: ServiceAreas;
  readonly backups: Backups;
  /** null in a read-only session. */
  readonly keeper: Keeper | null;
  settings(): Settings;
  /** Reads the whole database beside the app. Answers what is wrong in words, or null. */
  check(): Promise<string | null>;
  /** Ends with the last connection closed, which also folds the write-ahead log into the database file. */
  close(): void;
}

/**
 * Opens the data folder (made when missing, for this user alone) and everything that works on it.
 *
 * @throws CannotOpen when the database cannot be opened, with the reason; an Error of the file system when the folder cannot be used
 */
export function openServices(options: OpenServicesOptions): OpenedServices {
  const { info, databaseFile, readOnly = false } = options;
  if (readOnly) return openLocked(options, null);
  mkdirSync(info.dataDir, { recursive: true });
  // What the players may not read is in there; another user of the machine may not either.
  if (process.platform !== 'win32') chmodSync(info.dataDir, 0o700);
  const lock = lockFolder(path.dirname(databaseFile));
  try {
    return openLocked(options, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openLocked(options: OpenServicesOptions, lock: FolderLock | null): OpenedServices {
  const { databaseFile, now = Date.now } = options;
  const runCopy = copyInWorker(options.copyWorker);
  const backups = new Backups({ databaseFile, now, runCopy });
  if (lock) backups.sweep();
  const db = openDatabase(databaseFile, lock ? { beforeMigration: backUpFirst(backups) } : {});
  const { areas, settings, keeper } = onDatabase(db, options, lock ? backups : null);
  return {
    areas: { ...areas, settings },
    backups,
    keeper,
    settings: () => settings.get().value,
    async check() {
      const answer = await runCopy({ file: databaseFile, target: null });
      return answer.ok ? null : answer.reason;
    },
    close: () => {
      keeper?.end();
      db.close();
      lock?.release();
    },
  };
}

interface OnDatabase {
  readonly areas: Omit<ServiceAreas, 'settings'>;
  readonly settings: SettingsService;
  readonly keeper: Keeper | null;
}

/**
 * What works on the open database. Each part has its statements read by SQLite here, so a database that lacks something is
 * found out now, and closed again. The keeper, who writes, comes last.
 */
function onDatabase(db: Database, options: OpenServicesOptions, backups: Backups | null): OnDatabase {
  let keeper: Keeper | null = null;
  try {
    return explained(() => {
      const settings = makeSettingsService(settingsTable(db), options.told.settings);
      const areas = makeAreas(db, options, backups && (() => keeper?.committed()));
      keeper = backups && keeperOf(options, db, backups);
      return { areas, settings, keeper };
    });
  } catch (error) {
    db.close();
    throw error;
  }
}

function keeperOf(options: OpenServicesOptions, db: Database, backups: Backups): Keeper {
  const { databaseFile, told, elapsed = () => performance.now() } = options;
  return new Keeper({
    db,
    databaseFile,
    backups,
    missing: missingEntries(databaseFile, db),
    elapsed,
    trouble: (sentence) => told.trouble?.(sentence),
  });
}

const backUpFirst =
  (backups: Backups) =>
  (db: Database): void => {
    try {
      backups.makeNow(db, 'migration');
    } catch (error) {
      refuseDamaged(db);
      const why = messageOf(error);
      throw new CannotOpen(
        'noBackup',
        `This Woundboard is newer than the data, and the backup before the change could not be made: ${why}`,
      );
    }
  };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Nothing can be copied that is not whole. Then the backup is not what is wrong, and the file can be built anew. */
function refuseDamaged(db: Database): void {
  try {
    checkWhole(db);
  } catch (error) {
    if (error instanceof CannotOpen) throw error;
    throw new CannotOpen('damaged', `The database is damaged inside: ${messageOf(error)}`);
  }
}

/** @param committed is told of each entry; null: nothing may be written */
function makeAreas(db: Database, options: OpenServicesOptions, committed: Committed): Omit<ServiceAreas, 'settings'> {
  const { info, desktop, askWhere, told, chance = systemChance, now = Date.now } = options;
  const tables = streamTables(db, committed);
  const { streams, state } = tables;
  const sentences = new EncounterSentences(sentencesTable(db));
  const vitals = new PartyVitals(state);
  const board = new EncounterBoard(sentences);
  const alongside = (change: EncounterStep): void => {
    const stream = streams.get(change.stream);
    if (stream) vitals.writeBack(stream.campaign, change, (member) => lastRemoved(store, change, member));
  };
  const store = makeEncounterStore({ tables, sentences, now, alongside });
  const gestures = new Gestures({ store, streams, board, vitals, publish: told.encounter });
  const common = { streams, state, vitals, chance, now };
  const campaigns = makeCampaignStore(tables, vitals, now);
  const campaign: CampaignService = new CampaignService({
    ...common,
    store: campaigns,
    encounter: (id) => gestures.current(id),
    encountersOf: (id) => starts.listOf(id),
    publish: told.campaign,
  });
  const starts = new EncounterStarts({
    ...common,
    store,
    board,
    campaign: (id) => campaign.find(id),
    changed: (id) => {
      const found = campaign.find(id);
      if (found.ok) told.campaign(campaign.view(found.value));
    },
  });
  const rolls = { gestures, chance };
  const past = new PastInjuries(tables, sentences, store);
  const rests = makeRestsService({ campaigns: campaign, gestures, vitals, chance });
  return {
    app: makeAppService(info, desktop),
    campaign,
    encounter: makeEncounterService({ gestures, board, starts, chance }),
    countdowns: makeCountdownsService(gestures, chance),
    damage: new DamageService(rolls),
    injuries: { ...makeInjuriesService(rolls), ...makeInjuryHistoryService({ past, gestures, campaign, vitals }) },
    deathMoves: makeDeathMovesService(rolls),
    ...makeTableAreas(options, chance, campaign, campaigns),
    ...makeContactServices(rolls),
    journal: { ...makeJournalService(gestures, board), ...makeCorrectionService({ gestures, store, board, chance }) },
    rests,
    summary: makeSummaryService({ gestures, board, askWhere }),
  };
}

/** The tables by themselves: to browse, to roll on, to look a place up in, and those of the game master's own. */
function makeTableAreas(
  { askWhere, askWhich }: Pick<OpenServicesOptions, 'askWhere' | 'askWhich'>,
  chance: Chance,
  campaigns: CampaignService,
  store: CampaignStore,
): Pick<ServiceAreas, 'locations' | 'tables'> {
  const packsIn = packsInCampaign((id) => campaigns.find(id));
  const isDone = (commandId: string): boolean => store.isDone(commandId);
  const own = makeOwnTablesService({ campaigns, isDone, packsIn, askWhere, askWhich });
  return {
    locations: makeLocationsService(chance, packsIn),
    tables: { ...makeTablesService(chance, packsIn), ...own },
  };
}

type Committed = (() => void) | null;

function streamTables(db: Database, committed: Committed): StreamTables {
  const inOne = transactions(db);
  return {
    streams: streamsTable(db),
    journal: journalTable(db),
    state: stateTable(db),
    snapshots: snapshotsTable(db),
    transaction<Result>(work: () => Result) {
      if (!committed) throw new ReadOnlySession();
      const result = inOne(work);
      committed();
      return result;
    },
  };
}
