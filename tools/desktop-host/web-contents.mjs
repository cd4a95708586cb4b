import { resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IpcMain } from './ipc-main.mjs';
import { loadError } from './load-errors.mjs';
import { nativeTheme } from './native-theme.mjs';
import { Navigation, vetoable } from './navigation.mjs';
import { PageActions } from './page-actions.mjs';
import { PageLink } from './page-link.mjs';
import { pack } from './page/codec.mjs';
import { fromChromium, REQUEST_PATTERN, toChromium } from './protocol.mjs';
import { receive } from './receive.mjs';
import { registry } from './window-registry.mjs';
import { runtime, say } from './runtime.mjs';
import { session as sessions } from './session.mjs';
import { WebFrameMain } from './web-frame.mjs';

let lastId = 0;
/** @type {Map<number, WebContents>} */
const all = new Map();

/**
 * @typedef {object} WebPreferences
 * @property {string} [preload]
 * @property {string[]} [additionalArguments]
 * @property {string} [partition]
 * @property {object} [session]
 */

/** Electron's WebContents: the page of one window. */
export class WebContents extends PageActions {
  id = ++lastId;
  ipc = new IpcMain();
  session;
  mainFrame = new WebFrameMain(this);
  #preferences;
  #link;
  #navigation;
  #url = '';
  #title = '';
  #isLoading = false;
  #isDestroyed = false;
  /** The address the app asked for last, as Chromium is told. */
  #target = '';
  /** @type {((details: object) => { action: string }) | null} */
  #openHandler = null;
  #installed;

  /**
   * @param {import('./host-window.mjs').HostWindow} window
   * @param {WebPreferences} preferences
   * @param {string | null} background as `#rrggbb`
   */
  constructor(window, preferences, background) {
    super(window);
    all.set(this.id, this);
    this.#preferences = preferences;
    this.session = preferences.session ?? sessions.fromPartition(preferences.partition ?? '');
    this.#navigation = new Navigation(this, window);
    this.#link = new PageLink(window, (message, contextId) => this.#receive(message, contextId));
    window.on('protocol', (method, params) => this.#protocol(method, params));
    window.on('popup', (wanted) => this.#popup(wanted));
    window.once('closed', () => this.#destroyed());
    this.#installed = this.#install(background);
    this.#installed.catch(() => undefined);
  }

  async #install(/** @type {string | null} */ background) {
    const { preload, additionalArguments = [] } = this.#preferences;
    const send = (/** @type {string} */ method, /** @type {object} */ params) => this.hostWindow.send(method, params);
    await Promise.all([
      this.#link.install(preload ?? null, additionalArguments),
      send('Fetch.enable', { patterns: [{ resourceType: 'Document' }, { urlPattern: REQUEST_PATTERN }] }),
      this.applyTheme(),
      background === null ? null : send('Emulation.setDefaultBackgroundColorOverride', { color: rgb(background) }),
    ]);
  }

  /** For the host: what `nativeTheme` says, told to the page. */
  applyTheme() {
    return this.hostWindow.send('Emulation.setEmulatedMedia', { features: nativeTheme.mediaFeatures() });
  }

  /**
   * @param {string} method
   * @param {any} params
   */
  #protocol(method, params) {
    if (method.startsWith('Runtime.')) this.#link.protocol(method, params);
    else if (method === 'Fetch.requestPaused') void this.#navigation.paused(params);
    else if (method.startsWith('Page.')) this.#page(method, params);
    else if (method === 'Target.targetInfoChanged') this.#readTitle().catch(() => undefined);
    else if (method === 'Inspector.targetCrashed')
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  }

  /**
   * @param {string} method
   * @param {any} params
   */
  #page(method, params) {
    const isMainFrame = (params.frameId ?? this.hostWindow.targetId) === this.hostWindow.targetId;
    if (method === 'Page.frameRequestedNavigation') this.#navigation.requested(params);
    else if (method === 'Page.frameNavigated' && params.frame.parentId === undefined) this.#navigated(params.frame);
    else if (method === 'Page.navigatedWithinDocument' && isMainFrame) this.#movedInPage(params.url);
    // Of the empty page a window begins with, nothing is told.
    else if (this.#url === '') return;
    else if (method === 'Page.frameStartedLoading' && isMainFrame) this.#loading(true);
    else if (method === 'Page.frameStoppedLoading' && isMainFrame) this.#loading(false);
    else if (method === 'Page.domContentEventFired') this.#domReady();
    else if (method === 'Page.loadEventFired') this.emit('did-finish-load', {});
    else if (method === 'Page.javascriptDialogOpening' && params.type === 'beforeunload') this.#askToStay();
  }

  #loading(/** @type {boolean} */ isLoading) {
    if (this.#isLoading === isLoading) return;
    this.#isLoading = isLoading;
    this.emit(isLoading ? 'did-start-loading' : 'did-stop-loading', {});
  }

  #navigated(/** @type {{ url: string; urlFragment?: string; unreachableUrl?: string }} */ frame) {
    if (this.#url === '' && /^(about:blank|data:)/.test(frame.url) && frame.url !== this.#target) return;
    if (frame.unreachableUrl !== undefined) {
      this.#failed('net::ERR_FAILED', fromChromium(frame.unreachableUrl));
      return;
    }
    this.#url = fromChromium(frame.url) + (frame.urlFragment ?? '');
    this.#isLoading = true;
    if (this.zoomFactor !== 1) this.setZoomFactor(this.zoomFactor);
    this.emit('did-navigate', {}, this.#url, 200, '');
  }

  #movedInPage(/** @type {string} */ url) {
    this.#url = fromChromium(url);
    this.emit('did-navigate-in-page', {}, this.#url, true, 1, 1);
  }

  #domReady() {
    this.emit('dom-ready', {});
    this.#readTitle().catch(() => undefined);
  }

  async #readTitle() {
    const title = await this.evaluate('document.title');
    if (title === this.#title) return;
    this.#title = title;
    this.emit('page-title-updated', vetoable({}), title, title !== '');
  }

  /** A page that asks to stay is heard, as in Electron, unless the app overrules it. */
  #askToStay() {
    const event = vetoable({});
    this.emit('will-prevent-unload', event);
    this.hostWindow.tell('Page.handleJavaScriptDialog', { accept: event.defaultPrevented });
    if (!event.defaultPrevented) this.emit('desktop-host-stayed');
  }

  #popup(/** @type {{ url: string; frameName: string; features: string }} */ wanted) {
    const url = fromChromium(wanted.url);
    const details = { ...wanted, url, disposition: 'foreground-tab', referrer: { url: '', policy: 'default' } };
    const answer = this.#openHandler?.(details) ?? { action: 'allow' };
    if (answer.action !== 'deny') say(`a window opened by a page is not reproduced; it was denied: ${url}`);
  }

  /**
   * @param {any} message
   * @param {number} contextId
   */
  #receive(message, contextId) {
    receive(this, message, (answer) => this.#link.answer(answer, contextId));
  }

  #destroyed() {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    all.delete(this.id);
    this.emit('destroyed', {});
  }

  send(/** @type {string} */ channel, /** @type {any[]} */ ...args) {
    const message = { type: 'event', channel, data: pack(args) };
    if (!this.#isDestroyed) this.#link.post(message);
  }

  /**
   * @param {string} url
   * @returns {Promise<void>} once it has loaded; rejects as Electron does
   */
  async loadURL(url) {
    await this.#installed;
    this.#navigation.begun();
    const finished = new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
      this.once('did-finish-load', () => resolve());
      this.once('destroyed', () => resolve());
    });
    this.#target = toChromium(url);
    const result = await this.hostWindow.send('Page.navigate', { url: this.#target });
    if (result.errorText === 'net::ERR_ABORTED') throw this.#failed(result.errorText, url);
    if (result.errorText) throw loadError(result.errorText, url);
    // Without a loader it only moved within the document, and nothing is loaded.
    if (result.loaderId !== undefined) await finished;
  }

  #failed(/** @type {string} */ text, /** @type {string} */ url) {
    const error = loadError(text, url);
    this.emit('did-fail-load', {}, error.errno, error.code, url, true, 1, 1);
    return error;
  }

  /**
   * @param {string} file from the app's folder
   * @param {{ query?: Record<string, string>; search?: string; hash?: string }} [options]
   */
  loadFile(file, { query, search, hash } = {}) {
    const url = pathToFileURL(resolvePath(runtime.appPath, file));
    if (query) url.search = new URLSearchParams(query).toString();
    if (search) url.search = search;
    if (hash) url.hash = hash;
    return this.loadURL(url.href);
  }

  reload() {
    this.#navigation.begun();
    this.hostWindow.tell('Page.reload');
  }

  reloadIgnoringCache() {
    this.#navigation.begun();
    this.hostWindow.tell('Page.reload', { ignoreCache: true });
  }

  stop() {
    this.hostWindow.tell('Page.stopLoading');
  }

  getURL() {
    return this.#url;
  }

  getTitle() {
    return this.#title;
  }

  isLoading() {
    return this.#isLoading;
  }

  isLoadingMainFrame() {
    return this.#isLoading;
  }

  isDestroyed() {
    return this.#isDestroyed;
  }

  isFocused() {
    return registry.focused?.webContents === this;
  }

  focus() {
    this.hostWindow.tell('Page.bringToFront');
  }

  /** Closes the page, and with it the window. */
  close() {
    this.hostWindow.emit('close-asked');
  }

  setWindowOpenHandler(/** @type {(details: object) => { action: string }} */ handler) {
    this.#openHandler = handler;
  }

  /** There is a debugging port for that, if one is asked for. */
  toggleDevTools() {
    say('developer tools are not shown by the host');
  }

  openDevTools() {
    this.toggleDevTools();
  }

  closeDevTools() {}

  isDevToolsOpened() {
    return false;
  }

  static fromId(/** @type {number} */ id) {
    return all.get(id);
  }

  static getAllWebContents() {
    return [...all.values()];
  }

  static getFocusedWebContents() {
    return registry.focused?.webContents ?? null;
  }

  static fromDevToolsTargetId(/** @type {string} */ targetId) {
    return WebContents.getAllWebContents().find((contents) => contents.hostWindow.targetId === targetId);
  }
}

function rgb(/** @type {string} */ colour) {
  const channel = (/** @type {number} */ start) => Number.parseInt(colour.slice(start, start + 2), 16);
  return { r: channel(1), g: channel(3), b: channel(5), a: 1 };
}
