/**
 * What `import … from 'electron'` finds in the main process. An import of a name that is not here fails when the app is
 * linked, before anything runs.
 */
import { app } from './app.mjs';
import { BrowserWindow } from './browser-window.mjs';
import { clipboard } from './clipboard.mjs';
import { dialog } from './dialog.mjs';
import { ipcMain } from './ipc-main.mjs';
import { Menu, MenuItem } from './menu.mjs';
import { NativeImage, nativeImage } from './native-image.mjs';
import { nativeTheme } from './native-theme.mjs';
import { protocol } from './protocol.mjs';
import { screen } from './screen.mjs';
import { Session, session, WebRequest } from './session.mjs';
import { shell } from './shell.mjs';
import { crashReporter, net, Notification, powerMonitor, safeStorage } from './small-modules.mjs';
import { refuseRest } from './refuse-rest.mjs';
import { WebContents as webContents } from './web-contents.mjs';
import { WebFrameMain } from './web-frame.mjs';

const electron = {
  app,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  webContents,
};

refuseRest(electron, { WebContents: webContents, WebFrameMain, WebRequest, Session, NativeImage });

export {
  app,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  webContents,
};
export default electron;
// `require('electron')` gives the object itself.
export { electron as 'module.exports' };
