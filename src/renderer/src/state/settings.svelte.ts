import type { Density, GmApi, Settings, Theme } from '../../../preload/contract/api.ts';
import { ask } from './ask.ts';
import type { Notices } from './notices.svelte.ts';
import type { Saving } from './saving.svelte.ts';

export const FIRST_SETTINGS: Settings = { theme: 'dark', density: 'comfortable', zoom: 1 };

/** How the screen looks. Main keeps it; here is what main last said. */
export class SettingsState {
  current = $state.raw<Settings>(FIRST_SETTINGS);
  readonly #gm: GmApi;
  readonly #notices: Notices;
  readonly #saving: Saving;

  constructor(gm: GmApi, notices: Notices, saving: Saving) {
    this.#gm = gm;
    this.#notices = notices;
    this.#saving = saving;
  }

  /** Learns the settings and follows them from then on, whoever changes them. @returns ends the following */
  async start(): Promise<() => void> {
    const stop = this.#gm.on.settings((settings) => {
      this.current = settings;
    });
    const reply = await ask(() => this.#gm.settings.get());
    if (reply.ok) this.current = reply.value;
    else this.#notices.refuse(reply.refusal.reason);
    return stop;
  }

  get theme(): Theme {
    return this.current.theme;
  }

  get density(): Density {
    return this.current.density;
  }

  get zoom(): number {
    return this.current.zoom;
  }

  useTheme(theme: Theme): Promise<void> {
    return this.#change({ theme });
  }

  useDensity(density: Density): Promise<void> {
    return this.#change({ density });
  }

  /** Main makes the windows larger or smaller when it keeps the number. */
  useZoom(zoom: number): Promise<void> {
    return this.#change({ zoom });
  }

  #change(patch: Partial<Settings>): Promise<void> {
    return this.#saving.during(async () => {
      const reply = await ask(() => this.#gm.settings.set(patch));
      if (reply.ok) this.current = reply.value;
      else this.#notices.refuse(reply.refusal.reason);
      return reply.ok;
    });
  }
}
