import { app } from './app.mjs';
import { pressed } from './menu.mjs';
import { nativeTheme } from './native-theme.mjs';
import { vetoable } from './navigation.mjs';
import { notReproduced } from './refuse.mjs';
import { runtime } from './runtime.mjs';
import { screen } from './screen.mjs';
import { WebContents } from './web-contents.mjs';
import { WindowPlacement } from './window-placement.mjs';
import { registry } from './window-registry.mjs';

let lastId = 0;

/** Settings that would make a window the host cannot show; ignoring them would hide a fault. */
function checkOptions(/** @type {any} */ options) {
  if (!runtime.isReady) throw new Error('Cannot create BrowserWindow before app is ready');
  const preferences = options.webPreferences ?? {};
  const wrong = [
    ['nodeIntegration: true', preferences.nodeIntegration === true],
    ['contextIsolation: false', preferences.contextIsolation === false],
    ['sandbox: false', preferences.sandbox === false],
    ['webviewTag: true', preferences.webviewTag === true],
    ['nodeIntegrationInSubFrames: true', preferences.nodeIntegrationInSubFrames === true],
    ['modal: true', options.modal === true],
  ].find(([, isSet]) => isSet === true);
  if (wrong) throw notReproduced(`BrowserWindow with ${String(wrong[0])}`);
}

/**
 * @param {string | undefined} colour Electron's `#rgb`, `#rrggbb` or `#aarrggbb`
 * @returns {string | null} `#rrggbb`
 */
export function opaqueColour(colour) {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(colour ?? '')?.[1];
  if (hex === undefined) return null;
  if (hex.length === 3) return `#${[...hex].map((digit) => digit + digit).join('')}`;
  return `#${hex.slice(-6)}`;
}

/** Electron's BrowserWindow. */
export class BrowserWindow extends WindowPlacement {
  id = ++lastId;
  webContents;
  minimizable = true;
  maximizable = true;
  closable = true;
  resizable = true;
  #title;
  #background;
  #parent;
  #isVisible;
  #isDestroyed = false;
  #wasAsked = false;
  #isPainted = false;

  /** @param {any} [options] Electron's BrowserWindowConstructorOptions */
  constructor(options = {}) {
    checkOptions(options);
    super(options, options.title ?? app.name);
    this.#title = options.title ?? app.name;
    this.#isVisible = options.show !== false;
    this.#parent = options.parent ?? null;
    this.#background = options.backgroundColor ?? '#FFFFFF';
    const background = options.backgroundColor === undefined ? null : opaqueColour(options.backgroundColor);
    this.webContents = new WebContents(this.hostWindow, options.webPreferences ?? {}, background);
    registry.add(this);
    this.#listen();
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, this);
    if (this.#isVisible) registry.focus(this);
  }

  #listen() {
    const { webContents } = this;
    this.hostWindow.on('close-asked', () => this.close());
    this.hostWindow.once('closed', () => this.#closedByFrame());
    this.hostWindow.opened.catch(() => this.#closed());
    webContents.on('page-title-updated', (event, title, isExplicit) => this.#retitled(event, title, isExplicit));
    webContents.on('did-finish-load', () => this.#painted());
    webContents.on('desktop-host-stayed', () => this.#stayed());
    webContents.on('desktop-host-message', (message) => this.#heard(message));
  }

  #heard(/** @type {any} */ message) {
    if (message.type === 'key') {
      registry.focus(this);
      const event = vetoable({});
      const { key, code, ctrl: control, shift, alt, meta } = message;
      this.webContents.emit('before-input-event', event, { type: 'keyDown', key, code, control, shift, alt, meta });
      if (!event.defaultPrevented) pressed(message, this);
    } else if (message.type === 'focus') registry.focus(this);
    else if (message.type === 'blur' && !runtime.headless) registry.blur(this);
    else if (message.type === 'screen') screen.seen(message);
    else if (message.type === 'close') this.close();
    else if (message.type === 'scheme') nativeTheme.seen(message.dark);
  }

  #retitled(/** @type {any} */ event, /** @type {string} */ title, /** @type {boolean} */ isExplicit) {
    this.emit('page-title-updated', event, title, isExplicit);
    if (!event.defaultPrevented && isExplicit) this.#title = title;
  }

  #painted() {
    if (this.#isPainted) return;
    this.#isPainted = true;
    this.emit('ready-to-show', {});
  }

  loadURL(/** @type {string} */ url) {
    return this.webContents.loadURL(url);
  }

  loadFile(/** @type {string} */ file, /** @type {any} */ options) {
    return this.webContents.loadFile(file, options);
  }

  reload() {
    this.webContents.reload();
  }

  show() {
    this.#becomeVisible();
    this.focus();
  }

  showInactive() {
    this.#becomeVisible();
  }

  #becomeVisible() {
    if (this.#isVisible) return;
    this.#isVisible = true;
    if (this.isMinimized()) this.restore();
    this.emit('show', {});
  }

  /** As near as Chromium comes to it: the window is put away, but stays in the task bar. */
  hide() {
    if (!this.#isVisible) return;
    this.#isVisible = false;
    registry.blur(this);
    if (!runtime.headless) this.hostWindow.setState('minimized').catch(() => undefined);
    this.emit('hide', {});
  }

  isVisible() {
    return this.#isVisible && !this.#isDestroyed;
  }

  focus() {
    if (!this.#isVisible) return;
    if (this.isMinimized()) this.restore();
    this.hostWindow.tell('Page.bringToFront');
    registry.focus(this);
  }

  blur() {
    registry.blur(this);
  }

  isFocused() {
    return registry.focused === this;
  }

  isDestroyed() {
    return this.#isDestroyed;
  }

  /** Asks the app ('close') and the page ('beforeunload') first. */
  close() {
    if (this.#isDestroyed) return;
    const event = vetoable({});
    this.emit('close', event);
    this.#wasAsked = !event.defaultPrevented;
    if (event.defaultPrevented) app.stay();
    else this.hostWindow.close();
  }

  /** When a person closed it by its frame it is too late to keep it, but the app is told as usual. */
  #closedByFrame() {
    if (!this.#wasAsked && !this.#isDestroyed) this.emit('close', vetoable({}));
    this.#closed();
  }

  /** The page wants to stay. */
  #stayed() {
    this.#wasAsked = false;
    app.stay();
  }

  destroy() {
    if (this.#isDestroyed) return;
    this.hostWindow.destroy();
    this.#closed();
  }

  #closed() {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.emit('closed', {});
    registry.remove(this);
  }

  getTitle() {
    return this.#title;
  }

  /** The frame's title is always the page's own; this one is for the app. */
  setTitle(/** @type {string} */ title) {
    this.#title = title;
  }

  get title() {
    return this.#title;
  }

  set title(title) {
    this.#title = title;
  }

  getParentWindow() {
    return this.#parent;
  }

  getBackgroundColor() {
    return this.#background;
  }

  setBackgroundColor(/** @type {string} */ colour) {
    this.#background = colour;
  }

  capturePage(/** @type {any} */ rect) {
    return this.webContents.capturePage(rect);
  }

  static getAllWindows() {
    return registry.all();
  }

  static getFocusedWindow() {
    return registry.focused;
  }

  static fromWebContents(/** @type {WebContents} */ contents) {
    return registry.all().find((window) => window.webContents === contents) ?? null;
  }

  static fromId(/** @type {number} */ id) {
    return registry.get(id);
  }
}

// Where the host draws no menu bar and no frame, these change nothing that could be seen.
for (const member of ['setMenu', 'removeMenu', 'setMenuBarVisibility', 'setAutoHideMenuBar', 'setIcon', 'flashFrame'])
  /** @type {any} */ (BrowserWindow.prototype)[member] = () => undefined;

nativeTheme.on('desktop-host-source', () => {
  for (const window of registry.all()) window.webContents.applyTheme().catch(() => undefined);
});
