import { EventEmitter } from 'node:events';
import { app } from './app.mjs';
import { HostWindow } from './host-window.mjs';
import { pressed } from './menu.mjs';
import { nativeTheme } from './native-theme.mjs';
import { vetoable } from './navigation.mjs';
import { notReproduced } from './refuse.mjs';
import { runtime } from './runtime.mjs';
import { WebContents } from './web-contents.mjs';
import { registry } from './window-registry.mjs';

const DEFAULT_SIZE = { width: 800, height: 600 };
let lastId = 0;

/** @typedef {{ x: number; y: number; width: number; height: number }} Rectangle */

/** Settings that would make a window the host cannot show; ignoring them would hide a fault. */
function checkOptions(/** @type {any} */ options) {
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

/** Electron's BrowserWindow. Sizes are those of the content: a window's frame is not the host's to draw. */
export class BrowserWindow extends EventEmitter {
  id = ++lastId;
  webContents;
  minimizable = true;
  maximizable = true;
  closable = true;
  resizable = true;
  #host;
  /** @type {Rectangle} */
  #bounds;
  /** @type {Rectangle} */
  #normalBounds;
  #minimum = [0, 0];
  #title;
  #background;
  #parent;
  #isVisible;
  #isDestroyed = false;
  #isPainted = false;
  #state = 'normal';

  /** @param {any} [options] Electron's BrowserWindowConstructorOptions */
  constructor(options = {}) {
    super();
    if (!runtime.isReady) throw new Error('Cannot create BrowserWindow before app is ready');
    checkOptions(options);
    const { width = DEFAULT_SIZE.width, height = DEFAULT_SIZE.height, x, y } = options;
    this.#title = options.title ?? app.name;
    this.#isVisible = options.show !== false;
    this.#parent = options.parent ?? null;
    this.#minimum = [options.minWidth ?? 0, options.minHeight ?? 0];
    this.#background = options.backgroundColor ?? '#FFFFFF';
    this.#bounds = { x: x ?? 0, y: y ?? 0, ...this.#atLeastMinimum(width, height) };
    this.#normalBounds = this.#bounds;
    const size = { width: this.#bounds.width, height: this.#bounds.height };
    this.#host = new HostWindow({ ...size, x, y, title: this.#title });
    const background = options.backgroundColor === undefined ? null : opaqueColour(options.backgroundColor);
    this.webContents = new WebContents(this.#host, options.webPreferences ?? {}, background);
    registry.add(this);
    this.#listen();
    if (options.fullscreen === true) this.setFullScreen(true);
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, this);
    if (this.#isVisible) registry.focus(this);
  }

  #listen() {
    const { webContents } = this;
    this.#host.on('protocol', (method) => {
      if (method === 'Page.frameResized') void this.#resized();
    });
    this.#host.on('close-asked', () => this.close());
    this.#host.once('closed', () => this.#closedByUser());
    this.#host.opened.catch(() => this.#closed());
    webContents.on('page-title-updated', (event, title, isExplicit) => this.#retitled(event, title, isExplicit));
    webContents.on('did-finish-load', () => this.#painted());
    webContents.on('desktop-host-stayed', () => app.stay());
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

  async #resized() {
    try {
      const { state, ...bounds } = await this.#host.measure();
      if (this.#isDestroyed) return;
      const before = this.#bounds;
      this.#bounds = bounds;
      if (state === 'normal') this.#normalBounds = bounds;
      this.#changeState(state);
      if (before.width !== bounds.width || before.height !== bounds.height) this.emit('resize', {});
    } catch {
      // Closed meanwhile.
    }
  }

  #changeState(/** @type {string} */ state) {
    const before = this.#state;
    if (before === state) return;
    this.#state = state;
    const left = { minimized: 'restore', maximized: 'unmaximize', fullscreen: 'leave-full-screen', normal: '' };
    const entered = { minimized: 'minimize', maximized: 'maximize', fullscreen: 'enter-full-screen', normal: '' };
    for (const [names, key] of /** @type {const} */ ([
      [left, before],
      [entered, state],
    ])) {
      const name = /** @type {Record<string, string>} */ (names)[key];
      if (name) this.emit(name, {});
    }
  }

  #setState(/** @type {'normal' | 'minimized' | 'maximized' | 'fullscreen'} */ state) {
    this.#changeState(state);
    this.#host.setState(state).catch(() => undefined);
  }

  #atLeastMinimum(/** @type {number} */ width, /** @type {number} */ height) {
    const [minWidth = 0, minHeight = 0] = this.#minimum;
    return { width: Math.max(width, minWidth), height: Math.max(height, minHeight) };
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
    if (this.#state === 'minimized') this.#setState('normal');
    this.emit('show', {});
  }

  /** As near as Chromium comes to it: the window is put away, but stays in the task bar. */
  hide() {
    if (!this.#isVisible) return;
    this.#isVisible = false;
    registry.blur(this);
    if (!runtime.headless) this.#host.setState('minimized').catch(() => undefined);
    this.emit('hide', {});
  }

  isVisible() {
    return this.#isVisible && !this.#isDestroyed;
  }

  focus() {
    if (!this.#isVisible) return;
    if (this.#state === 'minimized') this.#setState('normal');
    this.#host.tell('Page.bringToFront');
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
    if (event.defaultPrevented) app.stay();
    else this.#host.close();
  }

  /** A person closed it by its frame: too late to ask the app, but it is told. */
  #closedByUser() {
    this.#closed();
  }

  destroy() {
    if (this.#isDestroyed) return;
    this.#host.destroy();
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

  getBounds() {
    return { ...this.#bounds };
  }

  getContentBounds() {
    return this.getBounds();
  }

  getNormalBounds() {
    return { ...this.#normalBounds };
  }

  setBounds(/** @type {Partial<Rectangle>} */ bounds) {
    const next = { ...this.#bounds, ...bounds };
    this.#bounds = { ...next, ...this.#atLeastMinimum(next.width, next.height) };
    this.#normalBounds = this.#bounds;
    this.#host.setBounds(this.#bounds).catch(() => undefined);
  }

  setContentBounds(/** @type {Partial<Rectangle>} */ bounds) {
    this.setBounds(bounds);
  }

  getSize() {
    return [this.#bounds.width, this.#bounds.height];
  }

  getContentSize() {
    return this.getSize();
  }

  setSize(/** @type {number} */ width, /** @type {number} */ height) {
    this.setBounds({ width, height });
  }

  setContentSize(/** @type {number} */ width, /** @type {number} */ height) {
    this.setBounds({ width, height });
  }

  getMinimumSize() {
    return [...this.#minimum];
  }

  setMinimumSize(/** @type {number} */ width, /** @type {number} */ height) {
    this.#minimum = [width, height];
  }

  getPosition() {
    return [this.#bounds.x, this.#bounds.y];
  }

  setPosition(/** @type {number} */ x, /** @type {number} */ y) {
    this.setBounds({ x, y });
  }

  minimize() {
    this.#setState('minimized');
  }

  restore() {
    this.#setState('normal');
  }

  isMinimized() {
    return this.#state === 'minimized';
  }

  maximize() {
    this.#setState('maximized');
  }

  unmaximize() {
    if (this.isMaximized()) this.#setState('normal');
  }

  isMaximized() {
    return this.#state === 'maximized';
  }

  setFullScreen(/** @type {boolean} */ full) {
    if (full !== this.isFullScreen()) this.#setState(full ? 'fullscreen' : 'normal');
  }

  isFullScreen() {
    return this.#state === 'fullscreen';
  }

  isNormal() {
    return this.#state === 'normal';
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
