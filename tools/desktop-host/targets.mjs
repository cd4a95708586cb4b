import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';

/**
 * @typedef {object} TargetInfo
 * @property {string} targetId
 * @property {string} url
 * @property {string} [openerId]
 *
 * @typedef {object} Target
 * @property {string} targetId
 * @property {string} sessionId
 */

/**
 * Which pages of Chromium belong to the host. Each new page waits at its start until it is known what it is: a window
 * the host asked for goes on; anything else was opened by a page, is reported as `popup` with `(openerId, url)`, and is
 * closed before it has loaded anything.
 *
 * Events: `popup`; `info` with the id of a page whose title or address changed; `gone` with the id of a page that was
 * closed, by whomever.
 */
export class Targets extends EventEmitter {
  #cdp;
  #openAppWindow;
  /** @type {Map<string, { sessionId: string; info: TargetInfo }>} pages nobody has claimed yet */
  #unclaimed = new Map();
  /** @type {Map<string, (target: Target) => void>} by a text in the page's first address */
  #awaitedByUrl = new Map();
  #opening = 0;

  /**
   * @param {import('./cdp.mjs').CdpConnection} cdp
   * @param {((window: { url: string; width: number; height: number }) => void) | null} openAppWindow null without a
   *   display: windows are then opened inside the headless Chromium
   */
  constructor(cdp, openAppWindow) {
    super();
    this.#cdp = cdp;
    this.#openAppWindow = openAppWindow;
    cdp.on('', (method, params) => this.#event(method, params));
  }

  /** @returns {Promise<void>} */
  async start() {
    await this.#cdp.send('Target.setDiscoverTargets', { discover: true });
    await this.#cdp.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'page' }, { exclude: true }],
    });
  }

  /**
   * Opens one more window with an empty page.
   *
   * @param {{ width: number; height: number; title: string }} window in CSS pixels
   * @returns {Promise<Target>}
   */
  async open({ width, height, title }) {
    this.#opening++;
    try {
      const target = await (this.#openAppWindow
        ? this.#openOnDisplay(this.#openAppWindow, { width, height, title })
        : this.#openHeadless({ width, height }));
      await this.#cdp.send('Runtime.runIfWaitingForDebugger', {}, target.sessionId);
      return target;
    } finally {
      this.#opening--;
      if (this.#opening === 0) this.#refuseUnclaimed();
    }
  }

  async #openHeadless(/** @type {{ width: number; height: number }} */ size) {
    const { targetId } = await this.#cdp.send('Target.createTarget', { url: 'about:blank', newWindow: true, ...size });
    const found = this.#unclaimed.get(targetId) ?? (await this.#arrival(targetId));
    this.#unclaimed.delete(targetId);
    return { targetId, sessionId: found.sessionId };
  }

  #arrival(/** @type {string} */ targetId) {
    return new Promise((/** @type {(found: { sessionId: string }) => void} */ resolve) => {
      this.once(`arrived:${targetId}`, resolve);
    });
  }

  /**
   * @param {NonNullable<Targets['openAppWindow']>} openAppWindow
   * @param {{ width: number; height: number; title: string }} window
   * @returns {Promise<Target>}
   */
  #openOnDisplay(openAppWindow, { width, height, title }) {
    const mark = randomUUID();
    return new Promise((resolve) => {
      this.#awaitedByUrl.set(mark, resolve);
      const page = `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title><!--${mark}-->`;
      openAppWindow({ url: `data:text/html;charset=utf-8,${encodeURIComponent(page)}`, width, height });
    });
  }

  /**
   * @param {string} method
   * @param {any} params
   */
  #event(method, params) {
    if (method === 'Target.attachedToTarget') this.#attached(params.sessionId, params.targetInfo);
    else if (method === 'Target.targetInfoChanged') {
      this.#changed(params.targetInfo);
      this.emit('info', params.targetInfo.targetId);
    } else if (method === 'Target.targetDestroyed') {
      this.#unclaimed.delete(params.targetId);
      this.emit('gone', params.targetId);
    }
  }

  /**
   * @param {string} sessionId
   * @param {TargetInfo} info
   */
  #attached(sessionId, info) {
    if (info.openerId !== undefined || this.#opening === 0) {
      this.#refuse(sessionId, info);
      return;
    }
    this.#unclaimed.set(info.targetId, { sessionId, info });
    this.#changed(info);
    this.emit(`arrived:${info.targetId}`, { sessionId });
  }

  /** A page on a display is recognised by the address it was started with, which may be told only now. */
  #changed(/** @type {TargetInfo} */ info) {
    const unclaimed = this.#unclaimed.get(info.targetId);
    if (!unclaimed) return;
    for (const [mark, resolve] of this.#awaitedByUrl) {
      if (!info.url.includes(mark)) continue;
      this.#awaitedByUrl.delete(mark);
      this.#unclaimed.delete(info.targetId);
      resolve({ targetId: info.targetId, sessionId: unclaimed.sessionId });
      return;
    }
    if (this.#openAppWindow && info.url === '') this.#resume(unclaimed.sessionId);
  }

  #resume(/** @type {string} */ sessionId) {
    this.#cdp.send('Runtime.runIfWaitingForDebugger', {}, sessionId).catch(() => undefined);
  }

  #refuseUnclaimed() {
    for (const { sessionId, info } of this.#unclaimed.values()) this.#refuse(sessionId, info);
    this.#unclaimed.clear();
  }

  /**
   * Its requests are held first; then it must go on, because `window.open` returns in the opener only then; then it is
   * closed. It never loads anything.
   *
   * @param {string} sessionId
   * @param {TargetInfo} info
   */
  #refuse(sessionId, info) {
    this.#cdp.send('Fetch.enable', {}, sessionId).catch(() => undefined);
    this.#resume(sessionId);
    this.#cdp.send('Target.closeTarget', { targetId: info.targetId }).catch(() => undefined);
    this.emit('popup', info.openerId ?? null, info.url);
  }
}
