import { EventEmitter } from 'node:events';
import { runtime } from './runtime.mjs';

/** How long a window may take to reach a size it was told; a window manager may also refuse. */
const RESIZE_TRIES = 40;
const RESIZE_PAUSE_MS = 50;

/**
 * One window of Chromium with its page: what BrowserWindow and the host's own dialogs are made of.
 *
 * Events: `protocol` with `(method, params)` of its page; `popup` with a description of what the page wanted to open;
 * `closed` once.
 */
export class HostWindow extends EventEmitter {
  /** @type {string} */
  targetId = '';
  /** @type {string} */
  #sessionId = '';
  #closed = false;
  /** @type {{ url: string; frameName: string; features: string } | null} */
  #wanted = null;

  /**
   * @param {{ width: number; height: number; x?: number | undefined; y?: number | undefined; title: string }} options
   *   width and height of the content, in CSS pixels
   */
  constructor(options) {
    super();
    /** Resolves when the window is there with its size; rejects when the browser is gone. */
    this.opened = this.#open(options);
    this.opened.catch(() => undefined);
  }

  get isClosed() {
    return this.#closed;
  }

  /**
   * @param {{ width: number; height: number; x?: number | undefined; y?: number | undefined; title: string }} options
   */
  async #open({ width, height, x, y, title }) {
    const { cdp, targets } = runtime.browser();
    cdp.once('closed', () => this.#gone());
    const { targetId, sessionId } = await targets.open({ width, height, title });
    this.targetId = targetId;
    this.#sessionId = sessionId;
    const isGone = (/** @type {string} */ id) => {
      if (id === targetId) this.#gone();
    };
    const isPopup = (/** @type {string | null} */ openerId, /** @type {string} */ url) => {
      if (openerId === targetId) this.#popup(url);
    };
    const isChanged = (/** @type {string} */ id) => {
      if (id === targetId) this.emit('protocol', 'Target.targetInfoChanged', {});
    };
    targets.on('info', isChanged);
    targets.on('gone', isGone);
    targets.on('popup', isPopup);
    this.once('closed', () => {
      targets.off('info', isChanged);
      targets.off('gone', isGone);
      targets.off('popup', isPopup);
    });
    cdp.on(sessionId, (method, params) => {
      if (method === 'Page.windowOpen')
        this.#wanted = { url: params.url, frameName: params.windowName, features: params.windowFeatures.join(',') };
      this.emit('protocol', method, params);
    });
    await this.#protocol('Page.enable');
    if (x !== undefined || y !== undefined) await this.#bounds({ left: x ?? 0, top: y ?? 0 });
    await this.#fit(width, height);
  }

  /**
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<any>}
   */
  #protocol(method, params) {
    return runtime.browser().cdp.send(method, params, this.#sessionId);
  }

  /**
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<any>} once the window is open
   */
  async send(method, params) {
    await this.opened;
    return this.#protocol(method, params);
  }

  /** Sends without waiting for the answer; a page that is gone by then is no error. */
  tell(/** @type {string} */ method, /** @type {object} */ params = {}) {
    if (!this.#closed) this.send(method, params).catch(() => undefined);
  }

  /** Chromium knows outer sizes only: it is told the outer size whose content has the wanted size. */
  async #fit(/** @type {number} */ width, /** @type {number} */ height) {
    const outer = await this.#outer();
    const [innerWidth, innerHeight] = await this.#inner();
    if (innerWidth === width && innerHeight === height) return;
    await this.#bounds({ width: outer.width + width - innerWidth, height: outer.height + height - innerHeight });
    for (let i = 0; i < RESIZE_TRIES; i++) {
      const [nowWidth, nowHeight] = await this.#inner();
      if (nowWidth === width && nowHeight === height) return;
      // The first report may still be that of a window on its way: measure again, correct again.
      if (i % 10 === 9) {
        const now = await this.#outer();
        await this.#bounds({ width: now.width + width - nowWidth, height: now.height + height - nowHeight });
      }
      await new Promise((resolve) => setTimeout(resolve, RESIZE_PAUSE_MS));
    }
  }

  /** @returns {Promise<[number, number]>} */
  async #inner() {
    const { result } = await this.#protocol('Runtime.evaluate', {
      expression: '[innerWidth, innerHeight]',
      returnByValue: true,
    });
    return result.value;
  }

  /** @returns {Promise<{ left: number; top: number; width: number; height: number; windowState: string }>} */
  async #outer() {
    return (await this.#protocol('Browser.getWindowForTarget')).bounds;
  }

  async #bounds(/** @type {object} */ bounds) {
    const { windowId } = await this.#protocol('Browser.getWindowForTarget');
    await this.#protocol('Browser.setWindowBounds', { windowId, bounds });
  }

  /**
   * @returns {Promise<{ x: number; y: number; width: number; height: number; state: string }>} place of the window, size
   *   of its content, and 'normal', 'minimized', 'maximized' or 'fullscreen'
   */
  async measure() {
    await this.opened;
    const outer = await this.#outer();
    const [width, height] = await this.#inner();
    return { x: outer.left, y: outer.top, width, height, state: outer.windowState };
  }

  /** @param {{ x?: number; y?: number; width?: number; height?: number }} bounds width and height of the content */
  async setBounds({ x, y, width, height }) {
    await this.opened;
    if (x !== undefined && y !== undefined) await this.#bounds({ left: x, top: y });
    if (width !== undefined && height !== undefined) await this.#fit(width, height);
  }

  /** @param {'normal' | 'minimized' | 'maximized' | 'fullscreen'} windowState */
  async setState(windowState) {
    await this.opened;
    // Chromium leaves one of the special states only by way of 'normal'.
    if (windowState !== 'normal') await this.#bounds({ windowState: 'normal' });
    await this.#bounds({ windowState });
  }

  #popup(/** @type {string} */ url) {
    const wanted = this.#wanted ?? { url, frameName: '', features: '' };
    this.#wanted = null;
    this.emit('popup', wanted);
  }

  /** Closes, unless the page's `beforeunload` wants to stay. */
  close() {
    this.tell('Page.close');
  }

  /** Closes without asking the page. */
  destroy() {
    if (this.#closed) return;
    this.opened
      .then(() => runtime.browser().cdp.send('Target.closeTarget', { targetId: this.targetId }))
      .catch(() => this.#gone());
  }

  #gone() {
    if (this.#closed) return;
    this.#closed = true;
    this.emit('closed');
  }
}
