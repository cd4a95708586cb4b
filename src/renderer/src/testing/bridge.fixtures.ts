import type { ActionId } from '../../../preload/contract/actions.ts';
import type { GmApi, Reply, Settings } from '../../../preload/contract/api.ts';
import type { CampaignView } from '../../../preload/contract/campaign-views.ts';
import type { EncounterChange } from '../../../preload/contract/encounter-views.ts';
import { FIRST_SETTINGS } from '../state/settings.svelte.ts';

export const yes = <Value>(value: Value): Promise<Reply<Value>> => Promise.resolve({ ok: true, value });
export const no = (reason: string): Promise<Reply<never>> =>
  Promise.resolve({ ok: false, refusal: { code: 'refused', reason } });

export interface Bridge {
  readonly gm: GmApi;
  /** What was asked of main, in order. */
  readonly asked: string[];
  /** As if main pushed new settings. */
  pushSettings(settings: Settings): void;
  /** As if a menu item was chosen. */
  pushAction(id: ActionId): void;
  /** As if an entry changed an encounter. */
  pushEncounter(change: EncounterChange): void;
  /** As if a campaign changed. */
  pushCampaign(campaign: CampaignView): void;
  /** As if something that runs by itself could not be done. */
  pushTrouble(sentence: string): void;
  /** From now on changing settings answers so. */
  answerSet(answer: (patch: Partial<Settings>) => Promise<Reply<Settings>>): void;
}

/** An area with the answers that a test gives it; a call of anything else is a mistake, and says so. */
const only = <Area extends object>(area: string, answers: Partial<Area> = {}): Area =>
  new Proxy(answers as Area, {
    get: (target, method) =>
      (target as Readonly<Record<string | symbol, unknown>>)[method] ??
      (() => {
        throw new Error(`gm.${area}.${String(method)} is not part of this test`);
      }),
  });

/** What a test lets main answer, area by area; a call of anything else is a mistake, and says so. */
export type Answering = { readonly [Area in Exclude<keyof GmApi, 'on'>]?: Partial<GmApi[Area]> };

type Listeners<Pushed> = Set<(pushed: Pushed) => void>;

const listen =
  <Pushed>(listeners: Listeners<Pushed>) =>
  (listener: (pushed: Pushed) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

const push =
  <Pushed>(listeners: Listeners<Pushed>) =>
  (pushed: Pushed): void => {
    for (const listener of listeners) listener(pushed);
  };

/** The areas that only a test of theirs uses, with what it lets main answer. */
const answeringAreas = (answering: Answering): Omit<GmApi, 'app' | 'settings' | 'window' | 'on'> => ({
  campaign: only<GmApi['campaign']>('campaign', { list: () => yes([]), ...answering.campaign }),
  encounter: only<GmApi['encounter']>('encounter', answering.encounter),
  countdowns: only<GmApi['countdowns']>('countdowns', answering.countdowns),
  damage: only<GmApi['damage']>('damage', answering.damage),
  injuries: only<GmApi['injuries']>('injuries', answering.injuries),
  deathMoves: only<GmApi['deathMoves']>('deathMoves', answering.deathMoves),
  locations: only<GmApi['locations']>('locations', answering.locations),
  falls: only<GmApi['falls']>('falls', answering.falls),
  meeting: only<GmApi['meeting']>('meeting', answering.meeting),
  morale: only<GmApi['morale']>('morale', answering.morale),
  rests: only<GmApi['rests']>('rests', answering.rests),
  tables: only<GmApi['tables']>('tables', { list: () => yes([]), ...answering.tables }),
  journal: only<GmApi['journal']>('journal', answering.journal),
  summary: only<GmApi['summary']>('summary', answering.summary),
  backups: only<GmApi['backups']>('backups', answering.backups),
  recovery: only<GmApi['recovery']>('recovery', {
    state: () => yes({ mode: 'open', readOnlyBecause: null, problem: null, missing: null }),
    ...answering.recovery,
  }),
});

/** A `gm` that keeps settings in memory, notes what it is asked, and answers what the test lets it. */
export function memoryBridge(settings: Settings = FIRST_SETTINGS, answering: Answering = {}): Bridge {
  let current = settings;
  const asked: string[] = [];
  const onSettings: Listeners<Settings> = new Set();
  const onAction: Listeners<ActionId> = new Set();
  const onEncounter: Listeners<EncounterChange> = new Set();
  const onCampaign: Listeners<CampaignView> = new Set();
  const onTrouble: Listeners<string> = new Set();
  let set = (patch: Partial<Settings>): Promise<Reply<Settings>> => {
    current = { ...current, ...patch };
    return yes(current);
  };
  const order = (name: string): Promise<Reply<null>> => {
    asked.push(name);
    return yes(null);
  };
  return {
    asked,
    gm: {
      app: {
        info: () => yes({ version: '1.2.3', dataDir: '/home/mara/board', platform: 'linux' }),
        quit: () => order('quit'),
        showDataDir: () => order('showDataDir'),
        ready: () => order('ready'),
      },
      settings: { get: () => yes(current), set: (patch) => set(patch as Partial<Settings>) },
      window: {
        toggleFullScreen: () => order('toggleFullScreen'),
      },
      ...answeringAreas(answering),
      on: {
        settings: listen(onSettings),
        action: listen(onAction),
        encounter: listen(onEncounter),
        campaign: listen(onCampaign),
        trouble: listen(onTrouble),
      },
    },
    pushSettings: push(onSettings),
    pushAction: push(onAction),
    pushEncounter: push(onEncounter),
    pushCampaign: push(onCampaign),
    pushTrouble: push(onTrouble),
    answerSet: (answer) => {
      set = answer;
    },
  };
}
