import { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, protocol, session, shell } from 'electron';
import path from 'node:path';
import type { ActionId } from '../preload/contract/actions.ts';
import type { Platform } from '../preload/contract/views.ts';
import { makeAskWhere } from './ask-where.ts';
import { makeDesktop } from './desktop.ts';
import { makeHandlers } from './ipc/handlers.ts';
import { serve } from './ipc/serve.ts';
import { menuTemplate } from './menu.ts';
import { dataPaths, type DataPaths } from './paths.ts';
import { tellProblem } from './problem.ts';
import { ORIGIN, SCHEME_PRIVILEGES, serveRenderer } from './protocol.ts';
import { denyPermissions, guardNavigation } from './security.ts';
import { explainError } from './services/safety/explain.ts';
import { takesCaches } from './services/session/read-only-copy.ts';
import { Session } from './services/session/session.ts';
import { openBoard } from './window.ts';
import { applySettings, tellWindows, Windows } from './windows.ts';

const PRELOAD = path.join(import.meta.dirname, '../preload/index.js');
const COPY_WORKER = path.join(import.meta.dirname, 'copy-worker.js');
const RENDERER = path.join(import.meta.dirname, '../renderer');

try {
  prepare();
} catch (error) {
  giveUp(error);
}

/** All that has to be said before the runtime is ready. */
function prepare(): void {
  app.setName('Woundboard');
  const paths = dataPaths({
    argv: process.argv,
    env: process.env,
    cwd: process.cwd(),
    userData: app.getPath('userData'),
    temp: app.getPath('temp'),
    takesCaches,
  });
  app.setPath('userData', paths.browserDir);
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([SCHEME_PRIVILEGES]);
  guardNavigation(app);
  app
    .whenReady()
    .then(() => {
      start(paths);
    })
    .catch((error: unknown) => {
      giveUp(error, paths.dataDir);
    });
}

const report = (error: unknown): void => {
  console.error(error);
};

/** From ready to the board on the screen. */
function start({ dataDir, databaseFile }: DataPaths): void {
  denyPermissions(session.defaultSession);
  serveRenderer(protocol, RENDERER);
  const windows = new Windows(() => BrowserWindow.getAllWindows());
  const data = new Session({
    info: { version: app.getVersion(), dataDir, platform: process.platform as Platform },
    databaseFile,
    desktop: makeDesktop({ app, shell, windows, env: process.env, report }),
    ...makeAskWhere({
      dialog,
      window: () => BrowserWindow.getFocusedWindow(),
      folder: app.getPath('documents'),
    }),
    told: tellWindows(windows, nativeTheme),
    copyWorker: COPY_WORKER,
    reopened: () => {
      applySettings(data.settings(), windows, nativeTheme);
      windows.reload();
    },
  });
  const trusted = { origin: ORIGIN, isOurs: (id: number) => windows.owns(id) };
  serve({ ipcMain, trusted, handlers: makeHandlers(() => data.areas), explain: explainError, report });
  const choose = (id: ActionId): void => {
    windows.pushToFocused('action', id);
  };
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, choose)));
  followApp(windows, data);
  const settings = data.settings();
  applySettings(settings, windows, nativeTheme);
  openBoard((options) => new BrowserWindow(options), {
    preload: PRELOAD,
    dark: nativeTheme.shouldUseDarkColors,
    zoom: settings.zoom,
  });
}

/** What the app does when it is started again, left alone, or ended. */
function followApp(windows: Windows, data: Session): void {
  app.on('second-instance', () => {
    windows.focusFirst();
  });
  app.on('window-all-closed', () => {
    app.quit();
  });
  app.on('will-quit', () => {
    data.close();
  });
}

/** The last word of an app that cannot start: what is wrong, and that nothing was touched. */
function giveUp(error: unknown, dataDir?: string): void {
  tellProblem(dialog, error, dataDir);
  app.exit(1);
}
