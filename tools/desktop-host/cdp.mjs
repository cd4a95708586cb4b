import { EventEmitter } from 'node:events';

/**
 * A connection to Chromium's DevTools protocol over `--remote-debugging-pipe`: JSON messages, each ended by a NUL
 * byte. No port is opened, so no other program on the machine can reach the browser.
 *
 * Events: `''` (browser-wide) or a session id, each with `(method, params)`; `closed` once, when the browser is gone.
 */
export class CdpConnection extends EventEmitter {
  #nextId = 0;
  /** @type {Map<number, { resolve(result: any): void; reject(error: Error): void; method: string }>} */
  #waiting = new Map();
  #output;
  #closed = false;
  /** @type {Buffer[]} */
  #partial = [];

  /**
   * @param {import('node:stream').Writable} output Chromium's file descriptor 3
   * @param {import('node:stream').Readable} input Chromium's file descriptor 4
   */
  constructor(output, input) {
    super();
    this.setMaxListeners(0);
    this.#output = output;
    output.on('error', () => this.#close());
    input.on('error', () => this.#close());
    input.on('close', () => this.#close());
    input.on('data', (chunk) => this.#read(chunk));
  }

  get closed() {
    return this.#closed;
  }

  /**
   * @param {string} method
   * @param {object} [params]
   * @param {string} [sessionId] the page meant; without it, the browser itself
   * @returns {Promise<any>} the answer; rejects with the protocol's message, or when the browser is gone
   */
  send(method, params = {}, sessionId = undefined) {
    if (this.#closed) return Promise.reject(new Error(`${method}: the browser is gone`));
    const id = ++this.#nextId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, method });
      this.#output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  #read(/** @type {Buffer} */ chunk) {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      this.#partial.push(chunk.subarray(start, end));
      const text = Buffer.concat(this.#partial).toString('utf8');
      this.#partial = [];
      start = end + 1;
      this.#dispatch(JSON.parse(text));
    }
    if (start < chunk.length) this.#partial.push(chunk.subarray(start));
  }

  #dispatch(/** @type {any} */ message) {
    if (message.id === undefined) {
      this.emit(message.sessionId ?? '', message.method, message.params);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) waiting?.reject(new Error(`${waiting.method}: ${message.error.message}`));
    else waiting?.resolve(message.result);
  }

  #close() {
    if (this.#closed) return;
    this.#closed = true;
    for (const { reject, method } of this.#waiting.values()) reject(new Error(`${method}: the browser is gone`));
    this.#waiting.clear();
    this.emit('closed');
  }
}
