/**
 * What a preload script finds: `require('electron')` with `contextBridge`, `ipcRenderer` and `webFrame`, and `process`.
 * This file runs in the page only (page-source.mjs), in the isolated world, after codec.mjs and link-worlds.mjs.
 *
 * `tell` sends a text to the host; the host calls `globalThis.desktopHostReceive` in this world.
 */

function notReproduced(what) {
  return new Error(`desktop-host: ${what} is not reproduced`);
}

/** A member the host lacks says so as soon as it is touched. */
function refuseMembers(object, name, members) {
  for (const member of members)
    Object.defineProperty(object, member, {
      get() {
        throw notReproduced(`${name}.${member}`);
      },
    });
  return object;
}

/** The page's end of ipcMain. */
class IpcRenderer {
  #tell;
  #codec;
  #lastId = 0;
  #pending = new Map();
  #listeners = new Map();

  constructor(tell, codec) {
    this.#tell = tell;
    this.#codec = codec;
  }

  async invoke(channel, ...args) {
    const data = this.#codec.pack(args);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#tell({ type: 'invoke', id, channel: String(channel), data });
    });
  }

  send(channel, ...args) {
    this.#tell({ type: 'send', channel: String(channel), data: this.#codec.pack(args) });
  }

  on(channel, listener) {
    return this.#add(channel, { listener, once: false });
  }

  once(channel, listener) {
    return this.#add(channel, { listener, once: true });
  }

  #add(channel, entry) {
    if (typeof entry.listener !== 'function') throw new TypeError('The "listener" argument must be of type function.');
    this.#listeners.set(channel, [...(this.#listeners.get(channel) ?? []), entry]);
    return this;
  }

  off(channel, listener) {
    const entries = this.#listeners.get(channel) ?? [];
    const place = entries.findLastIndex((entry) => entry.listener === listener);
    if (place >= 0) this.#listeners.set(channel, entries.toSpliced(place, 1));
    return this;
  }

  addListener(channel, listener) {
    return this.on(channel, listener);
  }

  removeListener(channel, listener) {
    return this.off(channel, listener);
  }

  removeAllListeners(channel) {
    if (channel === undefined) this.#listeners.clear();
    else this.#listeners.delete(channel);
    return this;
  }

  listenerCount(channel) {
    return this.#listeners.get(channel)?.length ?? 0;
  }

  listeners(channel) {
    return (this.#listeners.get(channel) ?? []).map((entry) => entry.listener);
  }

  eventNames() {
    return [...this.#listeners.keys()];
  }

  /** For the host: a message from the main process. */
  receive(message) {
    if (message.type === 'event') this.#emit(message.channel, this.#codec.unpack(message.data));
    else this.#reply(message);
  }

  #reply({ id, error, data }) {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error !== undefined) pending?.reject(new Error(error));
    else pending?.resolve(this.#codec.unpack(data));
  }

  #emit(channel, args) {
    for (const entry of this.#listeners.get(channel) ?? []) {
      if (entry.once) this.off(channel, entry.listener);
      try {
        entry.listener({ sender: this, ports: [] }, ...args);
      } catch (error) {
        // One listener's mistake must not keep the message from the others.
        globalThis.reportError(error);
      }
    }
  }
}

function electronFor(tell, codec, link) {
  const ipc = new IpcRenderer(tell, codec);
  globalThis.desktopHostReceive = (text) => ipc.receive(JSON.parse(text));
  const ipcRenderer = refuseMembers(ipc, 'ipcRenderer', ['sendSync', 'sendToHost', 'postMessage', 'invokeSync']);
  const contextBridge = refuseMembers({ exposeInMainWorld: (key, api) => link.expose(key, api) }, 'contextBridge', [
    'exposeInIsolatedWorld',
    'executeInMainWorld',
  ]);
  const webFrame = refuseMembers({}, 'webFrame', [
    'setZoomFactor',
    'getZoomFactor',
    'setZoomLevel',
    'getZoomLevel',
    'setVisualZoomLevelLimits',
    'insertCSS',
    'executeJavaScript',
    'executeJavaScriptInIsolatedWorld',
  ]);
  return refuseMembers({ contextBridge, ipcRenderer, webFrame }, 'electron', [
    'clipboard',
    'crashReporter',
    'nativeImage',
    'shell',
    'webUtils',
  ]);
}

/** Keys that make text or move the caret in a field: they stay the browser's own. */
const EDITING = new Set(['a', 'c', 'v', 'x', 'y', 'z', 'insert', 'backspace', 'delete', 'enter', 'home', 'end']);

/** Shortcuts with which Chromium itself would open, close or leave something; Electron has none of them. */
function isBrowserShortcut(event) {
  const key = event.key.toLowerCase();
  if (event.getModifierState('AltGraph')) return false;
  if (/^f([1-9]|1[0-2])$/.test(key)) return true;
  if (event.altKey) return key === 'arrowleft' || key === 'arrowright' || key === 'home' || /^[def]$/.test(key);
  return (event.ctrlKey || event.metaKey) && !EDITING.has(key) && !key.startsWith('arrow');
}

/** Menu accelerators: the page hears a key first, and may keep it for itself by `preventDefault`. */
function watchKeys(tell) {
  const report = (event) => {
    if (event.defaultPrevented) return;
    if (isBrowserShortcut(event)) event.preventDefault();
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    tell({ type: 'key', key, code, ctrl: ctrlKey, meta: metaKey, alt: altKey, shift: shiftKey });
  };
  const isCandidate = (event) =>
    event.isTrusted && !event.isComposing && (event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1);
  const capture = (event) => {
    if (!isCandidate(event)) return;
    let reported = false;
    // Added now, so it runs after every listener the page has on the window.
    const last = () => {
      reported = true;
      report(event);
    };
    globalThis.addEventListener('keydown', last, { once: true });
    setTimeout(() => {
      globalThis.removeEventListener('keydown', last);
      if (!reported) report(event);
    }, 0);
  };
  globalThis.addEventListener('keydown', capture, true);
}

function watchSurroundings(tell) {
  globalThis.addEventListener('focus', (event) => event.target === globalThis && tell({ type: 'focus' }));
  globalThis.addEventListener('blur', (event) => event.target === globalThis && tell({ type: 'blur' }));
  const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => tell({ type: 'scheme', dark: dark.matches }));
  tell({ type: 'scheme', dark: dark.matches });
  const { width, height } = globalThis.screen;
  tell({ type: 'screen', width, height, scaleFactor: globalThis.devicePixelRatio });
}

/**
 * @param {(text: string) => void} native sends a text to the host
 * @param {{ pack(value: unknown): string; unpack(text: string): unknown }} codec
 * @param {{ expose(key: string, api: unknown): void; onClose(hear: () => void): void }} link
 * @param {object} info what `process` shows
 * @param {((require: unknown, module: object, exports: object, process: object) => void) | null} script
 */
export function runPreload(native, codec, link, info, script) {
  const tell = (message) => native(JSON.stringify(message));
  const electron = electronFor(tell, codec, link);
  watchKeys(tell);
  watchSurroundings(tell);
  link.onClose(() => tell({ type: 'close' }));
  if (!script) return;
  const require = (name) => {
    if (name === 'electron' || name === 'electron/renderer' || name === 'electron/common') return electron;
    throw new Error(`module not found: ${name}`);
  };
  const module = { exports: {} };
  const process = Object.freeze({ ...info, type: 'renderer', sandboxed: true, contextIsolated: true });
  try {
    script(require, module, module.exports, process);
  } catch (error) {
    tell({ type: 'preload-error', message: String(error?.message ?? error), stack: String(error?.stack ?? error) });
  }
}
