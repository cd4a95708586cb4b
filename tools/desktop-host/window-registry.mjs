import { EventEmitter } from 'node:events';

/**
 * @typedef {EventEmitter & { id: number; webContents: any; close(): void; destroy(): void }} AnyWindow
 */

/**
 * The app's open windows, and which of them has the focus.
 *
 * Events: `focus` and `blur` with the window; `empty` when the last one has closed.
 */
class WindowRegistry extends EventEmitter {
  /** @type {Map<number, AnyWindow>} */
  #windows = new Map();
  /** @type {AnyWindow | null} */
  #focused = null;

  add(/** @type {AnyWindow} */ window) {
    this.#windows.set(window.id, window);
  }

  remove(/** @type {AnyWindow} */ window) {
    if (!this.#windows.delete(window.id)) return;
    if (this.#focused === window) this.#focused = null;
    if (this.#windows.size === 0) this.emit('empty');
  }

  /** @returns {AnyWindow[]} in the order in which they were opened */
  all() {
    return [...this.#windows.values()];
  }

  get(/** @type {number} */ id) {
    return this.#windows.get(id) ?? null;
  }

  get focused() {
    return this.#focused;
  }

  focus(/** @type {AnyWindow} */ window) {
    if (this.#focused === window || !this.#windows.has(window.id)) return;
    if (this.#focused) this.blur(this.#focused);
    this.#focused = window;
    window.emit('focus', {});
    this.emit('focus', window);
  }

  blur(/** @type {AnyWindow} */ window) {
    if (this.#focused !== window) return;
    this.#focused = null;
    window.emit('blur', {});
    this.emit('blur', window);
  }
}

export const registry = new WindowRegistry();
