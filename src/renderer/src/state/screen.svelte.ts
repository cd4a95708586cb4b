import { createContext } from 'svelte';
import { ACTIONS, type ActionId } from '../../../preload/contract/actions.ts';
import type { GmApi } from '../../../preload/contract/api.ts';
import { ActionRegistry } from '../keyboard/action-registry.svelte.ts';
import { EscapeOrder } from '../keyboard/escape-order.ts';
import { KeyDispatcher } from '../keyboard/key-dispatcher.ts';
import { AppInfo } from './app-info.svelte.ts';
import { Dialogs } from './dialogs.svelte.ts';
import { Notices } from './notices.svelte.ts';
import { Saving } from './saving.svelte.ts';
import { SettingsState } from './settings.svelte.ts';

/** What the components share: one object a concern, joined here and nowhere else. */
export class Screen {
  readonly gm: GmApi;
  readonly notices = new Notices();
  readonly dialogs = new Dialogs();
  readonly escapes = new EscapeOrder();
  readonly actions = new ActionRegistry<ActionId>(ACTIONS);
  readonly saving: Saving;
  readonly info: AppInfo;
  readonly settings: SettingsState;
  readonly keys: KeyDispatcher<ActionId>;

  constructor(gm: GmApi, now: () => Date) {
    this.gm = gm;
    this.saving = new Saving(now);
    this.info = new AppInfo(gm);
    this.settings = new SettingsState(gm, this.notices, this.saving);
    this.keys = new KeyDispatcher(this.actions, this.escapes, {
      platform: () => this.info.platform,
      dialogOpen: () => this.dialogs.current !== null,
      refused: (reason) => {
        this.notices.tell(reason);
      },
    });
    this.escapes.add(() => this.notices.dismissLast());
  }

  /** Learns what main knows before anything is drawn, so that nothing flashes in the wrong theme. */
  async start(): Promise<() => void> {
    const [refusal, stopSettings] = await Promise.all([this.info.load(), this.settings.start()]);
    if (refusal) this.notices.refuse(refusal.reason);
    const stopActions = this.gm.on.action((id) => {
      this.perform(id);
    });
    return () => {
      stopSettings();
      stopActions();
    };
  }

  /** Does the action, or says why it cannot be done now. */
  perform(id: ActionId): void {
    const reason = this.actions.run(id);
    if (reason !== null) this.notices.tell(reason);
  }
}

export const [useScreen, provideScreen] = createContext<Screen>();
