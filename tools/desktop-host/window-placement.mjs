import { EventEmitter } from 'node:events';
import { HostWindow } from './host-window.mjs';

const DEFAULT_SIZE = { width: 800, height: 600 };

/** @typedef {{ x: number; y: number; width: number; height: number }} Rectangle */

/**
 * Where a window is, how large, and in which state. The base of BrowserWindow. Sizes are those of the content: a
 * window's frame is not the host's to draw.
 */
export class WindowPlacement extends EventEmitter {
  /** @type {HostWindow} for the host */
  hostWindow;
  /** @type {Rectangle} */
  #bounds;
  /** @type {Rectangle} */
  #normalBounds;
  #minimum = [0, 0];
  #state = 'normal';

  /**
   * @param {any} options Electron's BrowserWindowConstructorOptions
   * @param {string} title
   */
  constructor(options, title) {
    super();
    const { width = DEFAULT_SIZE.width, height = DEFAULT_SIZE.height, x, y } = options;
    this.#minimum = [options.minWidth ?? 0, options.minHeight ?? 0];
    const size = this.#atLeastMinimum(width, height);
    this.#bounds = { x: x ?? 0, y: y ?? 0, ...size };
    this.#normalBounds = this.#bounds;
    this.hostWindow = new HostWindow({ ...size, x, y, title });
    this.hostWindow.on('protocol', (method) => {
      if (method === 'Page.frameResized') void this.#resized();
    });
    if (options.fullscreen === true) this.setFullScreen(true);
  }

  async #resized() {
    try {
      const { state, ...bounds } = await this.hostWindow.measure();
      if (this.hostWindow.isClosed) return;
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
    this.hostWindow.setState(state).catch(() => undefined);
  }

  #atLeastMinimum(/** @type {number} */ width, /** @type {number} */ height) {
    const [minWidth = 0, minHeight = 0] = this.#minimum;
    return { width: Math.max(width, minWidth), height: Math.max(height, minHeight) };
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
    this.hostWindow.setBounds(this.#bounds).catch(() => undefined);
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
}
