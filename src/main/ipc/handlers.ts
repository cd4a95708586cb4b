import type { AppService } from '../services/app-service.ts';
import type { SettingsService } from '../services/settings-service.ts';
import type { Handlers } from './serve.ts';

export interface Services {
  readonly app: AppService;
  readonly settings: SettingsService;
}

/** Which service answers which call. */
export function makeHandlers({ app, settings }: Services): Handlers {
  return {
    'app.info': () => ({ ok: true, value: app.info() }),
    'app.ready': () => app.ready(),
    'app.quit': () => app.quit(),
    'app.showDataDir': () => app.showDataDir(),
    'settings.get': () => ({ ok: true, value: settings.get() }),
    'settings.set': (patch) => ({ ok: true, value: settings.set(patch) }),
    'window.toggleFullScreen': (_input, sender) => app.toggleFullScreen(sender.id),
  };
}
