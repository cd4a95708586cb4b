/**
 * The bridge between a page's two worlds: the page's own, and the isolated one in which the preload script runs. They
 * share the document but no object. Whatever crosses goes through a synchronous event with a secret name, whose detail
 * the browser clones; functions and promises cross as numbers. This file runs in the page only (page-source.mjs), in
 * both worlds, before anything else, so a page that replaces built-in functions later changes nothing here.
 */

const MAX_DEPTH = 1000;
const CloneableEvent = CustomEvent;
const dispatch = EventTarget.prototype.dispatchEvent;
const clone = structuredClone;

function refusal() {
  return new DOMException('An object could not be cloned.', 'DataCloneError');
}

/** Electron's notion: every object that is not of a built-in kind; what it inherits stays behind. */
function isPlain(value) {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
}

/** Whether a function or promise is somewhere in it, so that it must be taken apart to cross. */
function holdsLive(value, depth = 0) {
  if (typeof value === 'function' || value instanceof Promise) return true;
  if (value === null || typeof value !== 'object' || depth > MAX_DEPTH || !isPlain(value)) return false;
  return Object.values(value).some((item) => holdsLive(item, depth + 1));
}

function deepFreeze(value) {
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
  return value;
}

/** One side of the bridge. */
class WorldLink {
  #outgoing;
  #lastId = 0;
  /** This world's functions that the other one may call, by number. */
  #functions = new Map();
  #numbers = new WeakMap();
  /** Stand-ins for the other world's functions, as long as somebody here holds them. */
  #stubs = new Map();
  #unused;
  #promises = new Map();
  #results = [];
  #onClose = () => undefined;

  constructor(incoming, outgoing) {
    this.#outgoing = outgoing;
    this.#unused = new FinalizationRegistry((id) => {
      if (this.#stubs.get(id)?.deref() !== undefined) return;
      this.#stubs.delete(id);
      this.#post({ type: 'release', id });
    });
    globalThis.addEventListener(incoming, ({ detail }) => this.#receive(detail));
  }

  /** Makes `api` the frozen, unwritable property `key` of the other world's window. */
  expose(key, api) {
    const before = this.#results.length;
    this.#post({ type: 'expose', key, api: this.#encode(api) });
    const result = this.#results.length > before ? this.#results.pop() : undefined;
    if (result && 'no' in result) throw this.#decode(result.no);
  }

  /** A page may close its window by itself; Chromium would not let it, as no script opened that window. */
  forwardClose() {
    globalThis.close = () => this.#post({ type: 'close' });
  }

  onClose(hear) {
    this.#onClose = hear;
  }

  #post(message) {
    dispatch.call(globalThis, new CloneableEvent(this.#outgoing, { detail: message }));
  }

  #encode(value, depth = 0) {
    if (depth > MAX_DEPTH)
      throw new TypeError(
        'Electron contextBridge recursion depth exceeded.  Nested objects deeper than 1000 are not supported.',
      );
    if (typeof value === 'function') return { fn: this.#numberOf(value) };
    if (typeof value === 'symbol') throw refusal();
    if (value === null || typeof value !== 'object') return { value };
    if (value instanceof Promise) return this.#encodePromise(value);
    if (value instanceof Error) return { error: value.message };
    try {
      return { value: clone(value) };
    } catch {
      if (!holdsLive(value)) throw refusal();
    }
    if (Array.isArray(value)) return { list: value.map((item) => this.#encode(item, depth + 1)) };
    return { entries: Object.entries(value).map(([key, item]) => [key, this.#encode(item, depth + 1)]) };
  }

  #numberOf(fn) {
    const known = this.#numbers.get(fn);
    const id = known ?? ++this.#lastId;
    this.#numbers.set(fn, id);
    this.#functions.set(id, fn);
    return id;
  }

  #encodePromise(promise) {
    const id = ++this.#lastId;
    promise.then(
      (value) => this.#settle(id, value),
      (error) => this.#post({ type: 'settle', id, no: this.#encodeError(error) }),
    );
    return { promise: id };
  }

  #settle(id, value) {
    let ok;
    try {
      ok = this.#encode(value);
    } catch (error) {
      this.#post({ type: 'settle', id, no: this.#encodeError(error) });
      return;
    }
    this.#post({ type: 'settle', id, ok });
  }

  #encodeError(error) {
    if (error instanceof Error) return { error: error.message };
    try {
      return this.#encode(error);
    } catch {
      return { error: refusal().message };
    }
  }

  #decode(node) {
    if ('fn' in node) return this.#stubFor(node.fn);
    if ('promise' in node)
      return new Promise((resolve, reject) => this.#promises.set(node.promise, { resolve, reject }));
    if ('error' in node) return new Error(node.error);
    if ('list' in node) return node.list.map((item) => this.#decode(item));
    if ('entries' in node) return Object.fromEntries(node.entries.map(([key, item]) => [key, this.#decode(item)]));
    return node.value;
  }

  #stubFor(id) {
    const known = this.#stubs.get(id)?.deref();
    if (known) return known;
    const stub = (...args) => this.#call(id, args);
    this.#stubs.set(id, new WeakRef(stub));
    this.#unused.register(stub, id);
    return stub;
  }

  #call(id, args) {
    const before = this.#results.length;
    this.#post({ type: 'call', id, args: args.map((item) => this.#encode(item)) });
    const result =
      this.#results.length > before ? this.#results.pop() : { no: { error: 'The context was destroyed.' } };
    if ('no' in result) throw this.#decode(result.no);
    return this.#decode(result.ok);
  }

  #receive(message) {
    if (message.type === 'call') this.#answer(() => this.#functions.get(message.id)(...this.#arguments(message.args)));
    else if (message.type === 'result') this.#results.push(message);
    else if (message.type === 'settle') this.#settled(message);
    else if (message.type === 'release') this.#release(message.id);
    else if (message.type === 'close') this.#onClose();
    else if (message.type === 'expose') this.#answer(() => this.#define(message.key, this.#decode(message.api)));
  }

  #arguments(nodes) {
    return nodes.map((node) => this.#decode(node));
  }

  #answer(work) {
    let answer;
    try {
      answer = { type: 'result', ok: this.#encode(work()) };
    } catch (error) {
      answer = { type: 'result', no: this.#encodeError(error) };
    }
    this.#post(answer);
  }

  #settled({ id, ok, no }) {
    const promise = this.#promises.get(id);
    this.#promises.delete(id);
    if (no) promise?.reject(this.#decode(no));
    else promise?.resolve(this.#decode(ok));
  }

  #release(id) {
    const fn = this.#functions.get(id);
    this.#functions.delete(id);
    if (fn) this.#numbers.delete(fn);
  }

  #define(key, value) {
    if (Object.hasOwn(globalThis, key))
      throw new Error(`Cannot bind an API on top of an existing property on the window object`);
    Object.defineProperty(globalThis, key, { value: deepFreeze(value), enumerable: true });
  }
}

/**
 * @param {'page' | 'preload'} side
 * @param {string} secret the same in both worlds, unknown to the page's scripts
 */
export function linkWorlds(side, secret) {
  return side === 'page'
    ? new WorldLink(`${secret}-page`, `${secret}-preload`)
    : new WorldLink(`${secret}-preload`, `${secret}-page`);
}
