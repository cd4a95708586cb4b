import { app } from './app.mjs';

/**
 * What menu items with a role do, say and are called by. Names as in Electron, in lower case.
 *
 * @typedef {object} Role
 * @property {string} label
 * @property {string} [accelerator]
 * @property {boolean} [ownKeys]  its keys already work in the page by themselves, so the menu must not act as well
 * @property {(window: any) => void} [act]  gets the window in which it was chosen
 * @property {boolean} [needsNoWindow]
 * @property {{ role?: string; type?: string }[]} [submenu]
 */

const isMac = process.platform === 'darwin';
const isWindows = process.platform === 'win32';

/** An editing command for whatever has the caret. */
const edit = (/** @type {string} */ command) => (/** @type {any} */ window) => window.webContents[command]();

const zoomBy = (/** @type {number} */ step) => (/** @type {any} */ window) => {
  window.webContents.zoomLevel += step;
};

const separator = { type: 'separator' };

/** @type {Record<string, Role>} */
const ROLES = {
  about: { label: 'About', needsNoWindow: true, act: () => app.showAboutPanel() },
  close: { label: isMac ? 'Close Window' : 'Close', accelerator: 'CmdOrCtrl+W', act: (window) => window.close() },
  copy: { label: 'Copy', accelerator: 'CmdOrCtrl+C', ownKeys: true, act: edit('copy') },
  cut: { label: 'Cut', accelerator: 'CmdOrCtrl+X', ownKeys: true, act: edit('cut') },
  delete: { label: 'Delete', act: edit('delete') },
  forcereload: {
    label: 'Force Reload',
    accelerator: 'Shift+CmdOrCtrl+R',
    act: (window) => window.webContents.reloadIgnoringCache(),
  },
  help: { label: 'Help' },
  minimize: { label: 'Minimize', accelerator: 'CmdOrCtrl+M', act: (window) => window.minimize() },
  paste: { label: 'Paste', accelerator: 'CmdOrCtrl+V', ownKeys: true, act: edit('paste') },
  pasteandmatchstyle: {
    label: 'Paste and Match Style',
    accelerator: isMac ? 'Cmd+Option+Shift+V' : 'Shift+CmdOrCtrl+V',
    ownKeys: true,
    act: edit('pasteAndMatchStyle'),
  },
  quit: {
    label: isWindows ? 'Exit' : 'Quit',
    ...(isWindows ? {} : { accelerator: 'CmdOrCtrl+Q' }),
    needsNoWindow: true,
    act: () => app.quit(),
  },
  redo: {
    label: 'Redo',
    accelerator: isWindows ? 'Control+Y' : 'Shift+CmdOrCtrl+Z',
    ownKeys: true,
    act: edit('redo'),
  },
  reload: { label: 'Reload', accelerator: 'CmdOrCtrl+R', act: (window) => window.reload() },
  resetzoom: {
    label: 'Actual Size',
    accelerator: 'CmdOrCtrl+0',
    act: (window) => window.webContents.setZoomLevel(0),
  },
  selectall: { label: 'Select All', accelerator: 'CmdOrCtrl+A', ownKeys: true, act: edit('selectAll') },
  toggledevtools: {
    label: 'Toggle Developer Tools',
    accelerator: isMac ? 'Alt+Cmd+I' : 'Ctrl+Shift+I',
    act: (window) => window.webContents.toggleDevTools(),
  },
  togglefullscreen: {
    label: 'Toggle Full Screen',
    accelerator: isMac ? 'Control+Cmd+F' : 'F11',
    act: (window) => window.setFullScreen(!window.isFullScreen()),
  },
  undo: { label: 'Undo', accelerator: 'CmdOrCtrl+Z', ownKeys: true, act: edit('undo') },
  window: { label: 'Window' },
  zoomin: { label: 'Zoom In', accelerator: 'CmdOrCtrl+Plus', act: zoomBy(0.5) },
  zoomout: { label: 'Zoom Out', accelerator: 'CmdOrCtrl+-', act: zoomBy(-0.5) },
  filemenu: { label: 'File', submenu: [isMac ? { role: 'close' } : { role: 'quit' }] },
  editmenu: {
    label: 'Edit',
    submenu: [
      { role: 'undo' },
      { role: 'redo' },
      separator,
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'delete' },
      separator,
      { role: 'selectAll' },
    ],
  },
  viewmenu: {
    label: 'View',
    submenu: [
      { role: 'reload' },
      { role: 'forceReload' },
      { role: 'toggleDevTools' },
      separator,
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      separator,
      { role: 'togglefullscreen' },
    ],
  },
  windowmenu: { label: 'Window', submenu: [{ role: 'minimize' }, { role: 'close' }] },
  appmenu: { label: 'Application', submenu: [{ role: 'about' }, separator, { role: 'quit' }] },
};

/**
 * Roles that only macOS's own menu knows; there they are drawn and done by the system. The host draws no menu, so they
 * are accepted as items that do nothing.
 */
const MAC_ONLY = new Set([
  'front',
  'hide',
  'hideothers',
  'services',
  'startspeaking',
  'stopspeaking',
  'unhide',
  'zoom',
]);

/**
 * @param {string} name
 * @returns {Role}
 * @throws {Error} for a role that is not reproduced
 */
export function roleNamed(name) {
  const key = name.toLowerCase();
  const role = Object.hasOwn(ROLES, key) ? ROLES[key] : undefined;
  if (role) return role;
  if (MAC_ONLY.has(key)) return { label: name };
  throw new Error(`desktop-host: the menu role "${name}" is not reproduced`);
}
