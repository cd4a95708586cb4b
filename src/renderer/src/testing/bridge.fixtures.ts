import type { ActionId } from '../../../preload/contract/actions.ts';
import type { GmApi, Reply, Settings } from '../../../preload/contract/api.ts';
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
  /** From now on changing settings answers so. */
  answerSet(answer: (patch: Partial<Settings>) => Promise<Reply<Settings>>): void;
}

/** An area that a test of the shell does not use: a call of it is a mistake, and says so. */
const unused = <Name extends keyof GmApi>(area: Name): GmApi[Name] =>
  new Proxy({} as GmApi[Name], {
    get: (_target, method) => () => {
      throw new Error(`gm.${area}.${String(method)} is not part of this test`);
    },
  });

/** Areas that tests of the shell leave alone; others replace those that they use. */
const unusedAreas = {
  encounter: unused('encounter'),
  damage: unused('damage'),
  injuries: unused('injuries'),
  deathMoves: unused('deathMoves'),
  locations: unused('locations'),
  journal: unused('journal'),
  summary: unused('summary'),
};

/** A `gm` that keeps settings in memory and notes what it is asked. */
export function memoryBridge(settings: Settings = FIRST_SETTINGS): Bridge {
  let current = settings;
  const asked: string[] = [];
  const onSettings = new Set<(settings: Settings) => void>();
  const onAction = new Set<(id: ActionId) => void>();
  let set = (patch: Partial<Settings>): Promise<Reply<Settings>> => {
    current = { ...current, ...patch };
    return yes(current);
  };
  const order = (name: string): Promise<Reply<null>> => {
    asked.push(name);
    return yes(null);
  };
  const listen =
    <Item>(listeners: Set<Item>) =>
    (listener: Item): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
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
      window: { toggleFullScreen: () => order('toggleFullScreen') },
      campaign: { ...unused('campaign'), list: () => yes([]) },
      ...unusedAreas,
      on: {
        settings: listen(onSettings),
        action: listen(onAction),
        encounter: () => () => undefined,
        campaign: () => () => undefined,
      },
    },
    pushSettings: (pushed) => {
      for (const listener of onSettings) listener(pushed);
    },
    pushAction: (id) => {
      for (const listener of onAction) listener(id);
    },
    answerSet: (answer) => {
      set = answer;
    },
  };
}
