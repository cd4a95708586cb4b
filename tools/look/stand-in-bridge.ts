import type { GmApi, Reply, Settings } from '../../src/preload/contract/api.ts';

export interface BridgeOptions {
  readonly settings: Settings;
  readonly dataDir: string;
  /** Every change is refused with these words. */
  readonly refusal?: string;
}

/**
 * Puts a `window.gm` into a page that has no main behind it: it keeps settings, and notes what it was asked in
 * `window.asked`. Runs inside the page, so it uses nothing from outside itself.
 */
export function standInBridge({ settings, dataDir, refusal }: BridgeOptions): void {
  let current = settings;
  const asked: string[] = [];
  const yes = <Value>(value: Value): Promise<Reply<Value>> => Promise.resolve({ ok: true, value });
  const order = (name: string) => (): Promise<Reply<null>> => {
    asked.push(name);
    return yes(null);
  };
  const gm: Pick<GmApi, 'app' | 'settings' | 'window' | 'on'> & {
    campaign: Pick<GmApi['campaign'], 'list'>;
    recovery: Pick<GmApi['recovery'], 'state'>;
    tables: Pick<GmApi['tables'], 'list'>;
  } & Readonly<Record<Exclude<keyof GmApi, 'app' | 'settings' | 'window' | 'on'>, object>> = {
    // Areas that no first screen asks anything of.
    ...{ encounter: {}, damage: {}, injuries: {}, deathMoves: {}, falls: {}, meeting: {}, morale: {}, rests: {} },
    ...{ backups: {}, countdowns: {}, journal: {}, locations: {}, summary: {} },
    app: {
      info: () => yes({ version: '0.1.0', dataDir, platform: 'linux' }),
      quit: order('quit'),
      showDataDir: order('showDataDir'),
      ready: order('ready'),
    },
    settings: {
      get: () => yes(current),
      set: (patch) => {
        if (refusal !== undefined) return Promise.resolve({ ok: false, refusal: { code: 'refused', reason: refusal } });
        current = { ...current, ...(patch as Partial<Settings>) };
        return yes(current);
      },
    },
    window: {
      toggleFullScreen: order('toggleFullScreen'),
    },
    campaign: { list: () => yes([]) },
    tables: { list: () => yes([]) },
    recovery: { state: () => yes({ mode: 'open', readOnlyBecause: null, problem: null, missing: null }) },
    on: {
      settings: () => () => undefined,
      action: () => () => undefined,
      encounter: () => () => undefined,
      campaign: () => () => undefined,
      trouble: () => () => undefined,
    },
  };
  Object.assign(window, { gm, asked });
}
