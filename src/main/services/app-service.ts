import type { Reply } from '../../preload/contract/reply.ts';
import type { AppInfo } from '../../preload/contract/views.ts';

/** What the app can do with itself; given by the boot files, which know the desktop. */
export interface Desktop {
  quit(): void;
  /** Shows a folder in the system's file manager; resolves with an empty text, or with what went wrong. */
  openFolder(path: string): Promise<string>;
  toggleFullScreen(webContentsId: number): void;
  /** The first board stands on the screen. */
  painted(): void;
}

export interface AppService {
  info(): Reply<AppInfo>;
  ready(): Reply<null>;
  quit(): Reply<null>;
  showDataDir(): Promise<Reply<null>>;
  toggleFullScreen(webContentsId: number): Reply<null>;
}

const done: Reply<null> = { ok: true, value: null };

export function makeAppService(info: AppInfo, desktop: Desktop): AppService {
  let painted = false;
  return {
    info: () => ({ ok: true, value: info }),
    ready() {
      if (!painted) desktop.painted();
      painted = true;
      return done;
    },
    quit() {
      desktop.quit();
      return done;
    },
    async showDataDir() {
      const problem = await desktop.openFolder(info.dataDir);
      if (problem === '') return done;
      return { ok: false, refusal: { code: 'openFailed', reason: `The folder could not be opened: ${problem}` } };
    },
    toggleFullScreen(webContentsId) {
      desktop.toggleFullScreen(webContentsId);
      return done;
    },
  };
}
