import { originOf } from './protocol.mjs';

/** Electron's WebFrameMain for the one frame the host knows: a window's main frame. */
export class WebFrameMain {
  #contents;
  processId = 1;
  routingId = 1;
  /** Messages of a document that is gone are dropped before they get here. */
  detached = false;
  frameTreeNodeId = 1;
  name = '';
  parent = null;
  frames = [];

  constructor(/** @type {import('./web-contents.mjs').WebContents} */ contents) {
    this.#contents = contents;
  }

  get url() {
    return this.#contents.getURL();
  }

  get origin() {
    return originOf(this.url);
  }

  get top() {
    return this;
  }

  get framesInSubtree() {
    return [this];
  }

  get ipc() {
    return this.#contents.ipc;
  }

  isDestroyed() {
    return this.#contents.isDestroyed();
  }

  send(/** @type {string} */ channel, /** @type {any[]} */ ...args) {
    this.#contents.send(channel, ...args);
  }

  executeJavaScript(/** @type {string} */ code) {
    return this.#contents.executeJavaScript(code);
  }
}
