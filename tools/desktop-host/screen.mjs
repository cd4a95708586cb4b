import { EventEmitter } from 'node:events';
import { registry } from './window-registry.mjs';

const FALLBACK = { width: 1280, height: 800, scaleFactor: 1 };

/** Electron's `screen`, with one display. Its size is known once a window has been open; before, it is a common one. */
class Screen extends EventEmitter {
  #seen = FALLBACK;

  /** For the host: a page told how large the screen is. */
  seen(/** @type {{ width: number; height: number; scaleFactor: number }} */ { width, height, scaleFactor }) {
    const before = this.getPrimaryDisplay();
    this.#seen = { width, height, scaleFactor };
    if (before.size.width !== width || before.size.height !== height)
      this.emit('display-metrics-changed', {}, this.getPrimaryDisplay(), ['bounds', 'workArea']);
  }

  getPrimaryDisplay() {
    const { width, height, scaleFactor } = this.#seen;
    const size = { width, height };
    const area = { x: 0, y: 0, ...size };
    return {
      id: 1,
      label: '',
      bounds: area,
      workArea: { ...area },
      size,
      workAreaSize: { ...size },
      scaleFactor,
      rotation: 0,
      internal: false,
    };
  }

  getAllDisplays() {
    return [this.getPrimaryDisplay()];
  }

  getDisplayMatching() {
    return this.getPrimaryDisplay();
  }

  getDisplayNearestPoint() {
    return this.getPrimaryDisplay();
  }

  /** The middle of the focused window: where the pointer is, Chromium does not tell. */
  getCursorScreenPoint() {
    const window = /** @type {any} */ (registry.focused);
    if (!window) return { x: 0, y: 0 };
    const { x, y, width, height } = window.getBounds();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }
}

export const screen = new Screen();
