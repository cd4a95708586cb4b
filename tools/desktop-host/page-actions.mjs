import { EventEmitter } from 'node:events';
import { NativeImage } from './native-image.mjs';
import { pdfOptions } from './pdf-options.mjs';

/** What an app does with a page that is there: read, print, zoom, edit. The base of WebContents. */
export class PageActions extends EventEmitter {
  /** @type {import('./host-window.mjs').HostWindow} for the host */
  hostWindow;
  #zoom = 1;

  constructor(/** @type {import('./host-window.mjs').HostWindow} */ window) {
    super();
    this.hostWindow = window;
  }

  isLoading() {
    return false;
  }

  getURL() {
    return '';
  }

  /**
   * For the host.
   *
   * @param {string} expression
   * @param {object} [options]
   * @returns {Promise<any>}
   */
  async evaluate(expression, options = {}) {
    const answer = await this.hostWindow.send('Runtime.evaluate', { expression, returnByValue: true, ...options });
    const { exceptionDetails: problem } = answer;
    if (problem) throw new Error(problem.exception?.description ?? problem.text);
    return answer.result.value;
  }

  /**
   * @param {string} code
   * @param {boolean} [userGesture]
   * @returns {Promise<any>} its value, as far as JSON can carry it
   */
  async executeJavaScript(code, userGesture = false) {
    if (this.isLoading() || this.getURL() === '')
      await new Promise((resolve) => this.once('did-stop-loading', () => resolve(null)));
    return this.evaluate(code, { awaitPromise: true, userGesture });
  }

  /** @returns {Promise<string>} a key, with which {@link removeInsertedCSS} takes it back */
  async insertCSS(/** @type {string} */ css) {
    const key = `desktop-host-${crypto.randomUUID()}`;
    await this.executeJavaScript(
      `{ const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)});
         (globalThis[Symbol.for('desktop-host-css')] ??= new Map()).set(${JSON.stringify(key)}, sheet);
         document.adoptedStyleSheets.push(sheet); undefined; }`,
    );
    return key;
  }

  async removeInsertedCSS(/** @type {string} */ key) {
    await this.executeJavaScript(
      `{ const sheet = globalThis[Symbol.for('desktop-host-css')]?.get(${JSON.stringify(key)});
         document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet); undefined; }`,
    );
  }

  /** @returns {Promise<Buffer>} */
  async printToPDF(/** @type {any} */ options) {
    const { data } = await this.hostWindow.send('Page.printToPDF', pdfOptions(options));
    return Buffer.from(data, 'base64');
  }

  /** @returns {Promise<NativeImage>} */
  async capturePage(/** @type {{ x: number; y: number; width: number; height: number } | undefined} */ rect) {
    const clip = rect ? { clip: { ...rect, scale: 1 } } : {};
    const { data } = await this.hostWindow.send('Page.captureScreenshot', { format: 'png', ...clip });
    return new NativeImage(Buffer.from(data, 'base64'));
  }

  setZoomFactor(/** @type {number} */ factor) {
    if (!(factor > 0)) throw new Error("'zoomFactor' must be a double greater than 0.0");
    this.#zoom = factor;
    this.evaluate(`document.documentElement.style.zoom = ${String(factor)}`).catch(() => undefined);
  }

  getZoomFactor() {
    return this.#zoom;
  }

  setZoomLevel(/** @type {number} */ level) {
    this.setZoomFactor(1.2 ** level);
  }

  getZoomLevel() {
    // Powers of 1.2 do not come back exact.
    return Math.round((Math.log(this.#zoom) / Math.log(1.2)) * 1e6) / 1e6;
  }

  get zoomFactor() {
    return this.getZoomFactor();
  }

  set zoomFactor(factor) {
    this.setZoomFactor(factor);
  }

  get zoomLevel() {
    return this.getZoomLevel();
  }

  set zoomLevel(level) {
    this.setZoomLevel(level);
  }
}

for (const command of ['undo', 'redo', 'cut', 'copy', 'paste', 'pasteAndMatchStyle', 'selectAll', 'delete']) {
  /** @type {any} */ (PageActions.prototype)[command] = function edit() {
    // The command acts on whatever has the caret in the page, as the menu item of that name does.
    this.hostWindow.tell('Input.dispatchKeyEvent', { type: 'rawKeyDown', commands: [command], key: 'Unidentified' });
  };
}
