/**
 * Values that structured clone can carry, as text: between the main process and a page there is only text. This file
 * runs in Node and, word for word, in the page (page-source.mjs), so it imports nothing.
 *
 * The text is a JSON list of nodes; a node refers to others by their place, so shared and circular references survive.
 * The first entry of a node says what it is:
 */
const PLAIN = 0; // null, boolean, string, finite number
const UNDEFINED = 1;
const NUMBER = 2; // NaN, the infinities, -0
const BIGINT = 3;
const DATE = 4;
const REGEXP = 5;
const MAP = 6;
const SET = 7;
const BUFFER = 8;
const VIEW = 9;
const ERROR = 10;
const ARRAY = 11;
const OBJECT = 12;

/** In an array's list: a hole. */
const HOLE = -1;

const ERRORS = { TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError };
const BLOCK = 32_768;

/** Electron's own words. */
export function cloneError() {
  return new DOMException('An object could not be cloned.', 'DataCloneError');
}

/**
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function toBase64(bytes) {
  let text = '';
  for (let i = 0; i < bytes.length; i += BLOCK) text += String.fromCharCode(...bytes.subarray(i, i + BLOCK));
  return btoa(text);
}

/**
 * @param {string} text
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function fromBase64(text) {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Turns one cloned value into nodes. */
class Packer {
  /** @type {unknown[]} */
  nodes = [];
  /** @type {Map<object, number>} */
  #places = new Map();

  /**
   * @param {any} value
   * @returns {number} the node's place
   */
  add(value) {
    const isObject = value !== null && typeof value === 'object';
    const known = isObject ? this.#places.get(value) : undefined;
    if (known !== undefined) return known;
    const place = this.nodes.length;
    this.nodes.push(null);
    if (isObject) this.#places.set(value, place);
    this.nodes[place] = isObject ? this.#object(value) : this.#primitive(value);
    return place;
  }

  #primitive(/** @type {any} */ value) {
    if (value === undefined) return [UNDEFINED];
    if (typeof value === 'bigint') return [BIGINT, String(value)];
    if (Object.is(value, -0)) return [NUMBER, '-0'];
    if (typeof value === 'number' && !Number.isFinite(value)) return [NUMBER, String(value)];
    return [PLAIN, value];
  }

  #object(/** @type {any} */ value) {
    if (Array.isArray(value)) return [ARRAY, Array.from(value, (_, i) => (i in value ? this.add(value[i]) : HOLE))];
    if (value instanceof Date) return [DATE, value.getTime()];
    if (value instanceof RegExp) return [REGEXP, value.source, value.flags];
    if (value instanceof Map) return [MAP, [...value].map(([key, item]) => [this.add(key), this.add(item)])];
    if (value instanceof Set) return [SET, [...value].map((item) => this.add(item))];
    if (value instanceof ArrayBuffer) return [BUFFER, toBase64(new Uint8Array(value))];
    if (ArrayBuffer.isView(value)) return this.#view(value);
    if (value instanceof Error) return [ERROR, value.name, value.message, value.stack];
    // Boxed primitives, blobs, files and the like: structured clone knows them, this text does not.
    if (Object.prototype.toString.call(value) !== '[object Object]') throw cloneError();
    return [OBJECT, Object.entries(value).map(([key, item]) => [key, this.add(item)])];
  }

  #view(/** @type {any} */ view) {
    const length = view instanceof DataView ? view.byteLength : view.length;
    return [VIEW, view.constructor.name, this.add(view.buffer), view.byteOffset, length];
  }
}

/**
 * @param {unknown} value
 * @returns {string}
 * @throws {DOMException} "An object could not be cloned." for functions, proxies, symbols and everything else that
 *   structured clone refuses
 */
export function pack(value) {
  let clone;
  try {
    clone = structuredClone(value);
  } catch {
    throw cloneError();
  }
  const packer = new Packer();
  packer.add(clone);
  return JSON.stringify(packer.nodes);
}

/** Turns nodes back into one value. */
class Unpacker {
  #nodes;
  /** @type {Map<number, unknown>} */
  #done = new Map();

  constructor(/** @type {any[]} */ nodes) {
    this.#nodes = nodes;
  }

  /**
   * @param {number} place
   * @returns {any}
   */
  get(place) {
    if (this.#done.has(place)) return this.#done.get(place);
    const [type, first, ...rest] = this.#nodes[place];
    return this.#container(place, type, first) ?? this.#keep(place, this.#leaf(type, first, rest));
  }

  #keep(/** @type {number} */ place, /** @type {any} */ value) {
    this.#done.set(place, value);
    return value;
  }

  /** What can contain itself: known by its place before its content is read. */
  #container(/** @type {number} */ place, /** @type {number} */ type, /** @type {any[]} */ items) {
    if (type === ARRAY) return this.#array(this.#keep(place, new Array(items.length)), items);
    if (type === OBJECT) return this.#plainObject(this.#keep(place, {}), items);
    if (type === MAP) {
      const map = this.#keep(place, new Map());
      for (const [key, item] of items) map.set(this.get(key), this.get(item));
      return map;
    }
    if (type === SET) {
      const set = this.#keep(place, new Set());
      for (const item of items) set.add(this.get(item));
      return set;
    }
    return undefined;
  }

  #array(/** @type {any[]} */ array, /** @type {number[]} */ items) {
    items.forEach((item, i) => {
      if (item !== HOLE) array[i] = this.get(item);
    });
    return array;
  }

  /** Defined, not assigned: a key named `__proto__` is data like any other. */
  #plainObject(/** @type {object} */ object, /** @type {[string, number][]} */ entries) {
    for (const [key, item] of entries)
      Object.defineProperty(object, key, {
        value: this.get(item),
        writable: true,
        enumerable: true,
        configurable: true,
      });
    return object;
  }

  #leaf(/** @type {number} */ type, /** @type {any} */ first, /** @type {any[]} */ rest) {
    switch (type) {
      case UNDEFINED:
        return undefined;
      case NUMBER:
        return Number(first);
      case BIGINT:
        return BigInt(first);
      case DATE:
        return new Date(first ?? Number.NaN);
      case REGEXP:
        return new RegExp(first, rest[0]);
      case BUFFER:
        return fromBase64(first).buffer;
      case VIEW: {
        const View = /** @type {any} */ (globalThis)[first];
        return new View(this.get(rest[0]), rest[1], rest[2]);
      }
      case ERROR: {
        const Class = /** @type {Record<string, ErrorConstructor>} */ (ERRORS)[first] ?? Error;
        return Object.defineProperty(new Class(rest[0]), 'stack', {
          value: rest[1],
          writable: true,
          configurable: true,
        });
      }
      default:
        return first;
    }
  }
}

/**
 * @param {string} text from {@link pack}
 * @returns {any}
 */
export function unpack(text) {
  return new Unpacker(JSON.parse(text)).get(0);
}
