import members from './members/electron-members.json' with { type: 'json' };
import { refuseMembers } from './refuse.mjs';

/** Which of Electron's types an object of the host stands for, and whether it is a class. */
const OBJECTS = {
  app: 'App',
  clipboard: 'Clipboard',
  crashReporter: 'CrashReporter',
  dialog: 'Dialog',
  ipcMain: 'IpcMain',
  nativeTheme: 'NativeTheme',
  net: 'Net',
  powerMonitor: 'PowerMonitor',
  protocol: 'Protocol',
  safeStorage: 'SafeStorage',
  screen: 'Screen',
  shell: 'Shell',
};
const CLASSES = { BrowserWindow: 'BrowserWindow', Menu: 'Menu', MenuItem: 'MenuItem', Notification: 'Notification' };

/**
 * Every member of Electron that the host lacks says so when it is touched.
 *
 * @param {Record<string, any>} electron what `require('electron')` gives
 * @param {Record<string, any>} inner   classes whose instances an app gets, by Electron's name
 */
export function refuseRest(electron, inner) {
  const known = /** @type {Record<string, { instance: string[]; static: string[] }>} */ (members);
  for (const [name, type] of Object.entries(OBJECTS)) refuseMembers(electron[name], name, known[type]?.instance ?? []);
  for (const [name, type] of Object.entries({
    ...CLASSES,
    ...Object.fromEntries(Object.keys(inner).map((n) => [n, n])),
  })) {
    const Class = inner[name] ?? electron[name];
    refuseMembers(Class.prototype, name, known[type]?.instance ?? []);
    if (electron[name] === Class) refuseMembers(Class, name, known[type]?.static ?? []);
  }
  refuseMembers(electron.webContents, 'webContents', known.WebContents?.static ?? []);
  refuseMembers(electron.session, 'session', known.Session?.static ?? []);
  refuseMembers(electron.nativeImage, 'nativeImage', known.NativeImage?.static ?? []);
  refuseMembers(electron.app.commandLine, 'app.commandLine', known.CommandLine?.instance ?? []);
  refuseMembers(electron, 'electron', known.main?.instance ?? []);
}
