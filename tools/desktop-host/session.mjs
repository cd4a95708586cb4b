import { EventEmitter } from 'node:events';
import { protocol } from './protocol.mjs';

/** What an app gave to `session.webRequest`: kept, never called. */
export class WebRequest {
  /** @type {Map<string, unknown[]>} */
  #stored = new Map();

  #store(/** @type {string} */ name, /** @type {unknown[]} */ args) {
    this.#stored.set(name, args);
  }

  onBeforeRequest(/** @type {unknown[]} */ ...args) {
    this.#store('onBeforeRequest', args);
  }

  onBeforeSendHeaders(/** @type {unknown[]} */ ...args) {
    this.#store('onBeforeSendHeaders', args);
  }

  onHeadersReceived(/** @type {unknown[]} */ ...args) {
    this.#store('onHeadersReceived', args);
  }
}

/** Settings of a session are accepted and kept, but not enforced: see README.md. */
export class Session extends EventEmitter {
  protocol = protocol;
  webRequest = new WebRequest();
  spellCheckerEnabled = false;
  /** @type {Record<string, unknown>} the handlers an app set; null again when it took one back */
  #handlers = {};

  setPermissionRequestHandler(/** @type {unknown} */ handler) {
    this.#handlers.permissionRequest = handler;
  }

  setPermissionCheckHandler(/** @type {unknown} */ handler) {
    this.#handlers.permissionCheck = handler;
  }

  setDevicePermissionHandler(/** @type {unknown} */ handler) {
    this.#handlers.devicePermission = handler;
  }

  setDisplayMediaRequestHandler(/** @type {unknown} */ handler) {
    this.#handlers.displayMedia = handler;
  }

  setSpellCheckerEnabled(/** @type {boolean} */ enabled) {
    this.spellCheckerEnabled = enabled;
  }

  setSpellCheckerLanguages(/** @type {string[]} */ languages) {
    this.#handlers.languages = languages;
  }

  isSpellCheckerEnabled() {
    return this.spellCheckerEnabled;
  }

  /** The profile lives for one run, so there is nothing from earlier to clear. */
  async clearCache() {
    await Promise.resolve();
  }

  async clearStorageData() {
    await Promise.resolve();
  }

  /** No network is reached at all, with or without a proxy. */
  async setProxy() {
    await Promise.resolve();
  }
}

const defaultSession = new Session();
/** @type {Map<string, Session>} */
const partitions = new Map();

export const session = {
  defaultSession,
  /** All partitions share Chromium's one profile: see README.md. */
  fromPartition(/** @type {string} */ partition) {
    if (partition === '') return defaultSession;
    const found = partitions.get(partition) ?? new Session();
    partitions.set(partition, found);
    return found;
  },
};
