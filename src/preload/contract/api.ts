import type { ActionId } from './actions.ts';
import type { AppApi, SettingsApi, WindowApi } from './api/app-api.ts';
import type { CampaignApi } from './api/campaign-api.ts';
import type { CountdownsApi } from './api/countdown-api.ts';
import type { DamageApi, DeathMovesApi, InjuriesApi, LocationsApi } from './api/damage-api.ts';
import type { EncounterApi } from './api/encounter-api.ts';
import type { JournalApi, SummaryApi } from './api/journal-api.ts';
import type { FallsApi } from './api/falls-api.ts';
import type { MeetingApi } from './api/meeting-api.ts';
import type { MoraleApi } from './api/morale-api.ts';
import type { BackupsApi, RecoveryApi } from './api/recovery-api.ts';
import type { TablesApi } from './api/tables-api.ts';
import type { RestsApi } from './api/rest-api.ts';
import type { CampaignView } from './campaign-views.ts';
import type { EncounterChange } from './encounter-views.ts';
import type { Settings } from './views.ts';

export type { BridgeRefusal, Reply } from './reply.ts';
export type { AppInfo, Density, Platform, Settings, SettingsPatch, Theme } from './views.ts';

/**
 * `window.gm`: everything the screen can ask of the app. Each method takes at most one input, a plain object; main parses
 * it strictly (unknown fields are refused) and answers with a `Reply`. Nothing here throws for a refusal, and a refusal has
 * changed nothing.
 */
export interface GmApi {
  app: AppApi;
  settings: SettingsApi;
  window: WindowApi;
  campaign: CampaignApi;
  encounter: EncounterApi;
  countdowns: CountdownsApi;
  damage: DamageApi;
  injuries: InjuriesApi;
  deathMoves: DeathMovesApi;
  locations: LocationsApi;
  tables: TablesApi;
  morale: MoraleApi;
  rests: RestsApi;
  falls: FallsApi;
  meeting: MeetingApi;
  journal: JournalApi;
  summary: SummaryApi;
  backups: BackupsApi;
  recovery: RecoveryApi;
  on: Pushes;
}

/** What main tells the screen by itself. Each method subscribes and answers with a function that ends the subscription. */
export interface Pushes {
  /** The settings have changed, in this window or another. */
  settings(listener: (settings: Settings) => void): () => void;
  /** A line of the application menu was chosen. */
  action(listener: (id: ActionId) => void): () => void;
  /** An entry changed an encounter. */
  encounter(listener: (change: EncounterChange) => void): () => void;
  /** A campaign changed: its library, its options or its list of encounters. */
  campaign(listener: (campaign: CampaignView) => void): () => void;
  /** Something that runs by itself, such as a backup, could not be done: a sentence for the person. */
  trouble(listener: (sentence: string) => void): () => void;
}

declare global {
  interface Window {
    readonly gm: GmApi;
  }
}
