import type { App, Shell } from 'electron';
import { savePicture } from './picture.ts';
import type { Desktop } from './services/app-service.ts';
import type { Windows } from './windows.ts';

export interface DesktopFacts {
  readonly app: Pick<App, 'quit'>;
  readonly shell: Pick<Shell, 'openPath'>;
  readonly windows: Windows;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly report: (error: unknown) => void;
}

/**
 * What the services may ask of the desktop. `WOUNDBOARD_PICTURE=FILE` saves a picture of the first painted board there,
 * and `WOUNDBOARD_ONCE=1` ends the app afterwards: for a machine without a screen, and for the pictures of the manual.
 */
export function makeDesktop({ app, shell, windows, env, report }: DesktopFacts): Desktop {
  const takePicture = async (file: string): Promise<void> => {
    const contents = windows.first()?.webContents;
    if (contents) await savePicture(contents, file);
    if (env.WOUNDBOARD_ONCE === '1') app.quit();
  };
  return {
    quit: () => {
      app.quit();
    },
    openFolder: (path) => shell.openPath(path),
    toggleFullScreen: (webContentsId) => {
      windows.toggleFullScreen(webContentsId);
    },
    painted: () => {
      const file = env.WOUNDBOARD_PICTURE;
      if (file !== undefined && file !== '') takePicture(file).catch(report);
    },
  };
}
