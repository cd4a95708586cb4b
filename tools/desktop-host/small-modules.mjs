import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notReproduced } from './refuse.mjs';

/** Electron's modules of which an app needs only a corner. */

const noEncryption = () => {
  throw new Error('Encryption is not available.');
};

export const safeStorage = {
  isEncryptionAvailable: () => false,
  getSelectedStorageBackend: () => 'unknown',
  encryptString: noEncryption,
  decryptString: noEncryption,
};

/** The system's messages (sleep, wake, shut down) do not reach the host: no event is ever emitted. */
export const powerMonitor = Object.assign(new EventEmitter(), {
  isOnBatteryPower: () => false,
  getSystemIdleTime: () => 0,
});

/** Nothing is reported to anybody. */
export const crashReporter = {
  start: () => undefined,
  getUploadToServer: () => false,
  setUploadToServer: () => undefined,
  addExtraParameter: () => undefined,
  removeExtraParameter: () => undefined,
};

export class Notification extends EventEmitter {
  static isSupported() {
    return false;
  }

  /** Not shown, as on a system that shows none: 'failed' says so. */
  show() {
    setImmediate(() => this.emit('failed', {}, 'Notifications are not supported'));
  }

  close() {
    this.emit('close', {});
  }
}

/** Chromium tells a file's type by its name; a page is strict about it for scripts and styles. */
const TYPES = {
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.gif': 'image/gif',
  '.htm': 'text/html',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

/** @returns {Record<string, string>} */
function headersFor(/** @type {string} */ file) {
  const type = /** @type {Record<string, string>} */ (TYPES)[extname(file).toLowerCase()];
  return type === undefined ? {} : { 'content-type': type };
}

export const net = {
  isOnline: () => false,
  /**
   * Files only: the host reaches no network.
   *
   * @param {string | URL | Request} input
   * @returns {Promise<Response>}
   */
  async fetch(input) {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol !== 'file:') throw notReproduced(`net.fetch of a ${url.protocol} address`);
    try {
      const file = fileURLToPath(url);
      return new Response(await readFile(file), { status: 200, headers: headersFor(file) });
    } catch (error) {
      throw new Error('net::ERR_FILE_NOT_FOUND', { cause: error });
    }
  },
};
