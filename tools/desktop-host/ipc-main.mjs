import { EventEmitter } from 'node:events';

/** Electron's `ipcMain`, and each window's `webContents.ipc`, which is heard first. */
export class IpcMain extends EventEmitter {
  /** @type {Map<string, (event: object, ...args: any[]) => unknown>} */
  #handlers = new Map();

  constructor() {
    super();
    this.setMaxListeners(0);
    // As in Electron: a message named 'error' must not end the process.
    this.on('error', () => undefined);
  }

  /**
   * @param {string} channel
   * @param {(event: object, ...args: any[]) => unknown} handler
   */
  handle(channel, handler) {
    if (typeof handler !== 'function')
      throw new TypeError(`Expected handler to be a function, but found type '${typeof handler}'`);
    if (this.#handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.#handlers.set(channel, handler);
  }

  /**
   * @param {string} channel
   * @param {(event: object, ...args: any[]) => unknown} handler
   */
  handleOnce(channel, handler) {
    this.handle(channel, (event, ...args) => {
      this.removeHandler(channel);
      return handler(event, ...args);
    });
  }

  removeHandler(/** @type {string} */ channel) {
    this.#handlers.delete(channel);
  }

  /** For the host. */
  handlerOf(/** @type {string} */ channel) {
    return this.#handlers.get(channel) ?? null;
  }
}

export const ipcMain = new IpcMain();

/**
 * Answers one `ipcRenderer.invoke`.
 *
 * @param {IpcMain[]} mains who may have a handler, the nearest first
 * @param {string} channel
 * @param {object} event
 * @param {any[]} args
 * @returns {Promise<unknown>} the handler's result; rejects with the text that Electron gives the page
 */
export async function answerInvoke(mains, channel, event, args) {
  try {
    const handler = mains.map((main) => main.handlerOf(channel)).find((found) => found !== null);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    return await handler(event, ...args);
  } catch (error) {
    throw new Error(invokeError(channel, error), { cause: error });
  }
}

/**
 * @param {string} channel
 * @param {unknown} error
 * @returns {string}
 */
export function invokeError(channel, error) {
  return `Error invoking remote method '${channel}': ${String(error)}`;
}
