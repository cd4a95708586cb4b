import { HostWindow } from './host-window.mjs';
import { nativeTheme } from './native-theme.mjs';

const BINDING = 'desktopHostDialogSend';
/** Where a dialog's page lies: answered by the host itself, like the app's own pages. */
const ADDRESS = 'https://dialog.desktop-host.invalid/';

/** What the page finds: `hostSend(object)`; it hears by putting a function in `window.hostReceive`. */
const BRIDGE = `{
  const send = globalThis.${BINDING};
  delete globalThis.${BINDING};
  Object.defineProperty(globalThis, 'hostSend', { value: (message) => send(JSON.stringify(message)) });
}`;

/**
 * @typedef {object} DialogWindow
 * @property {(message: object) => void} send      calls the page's `hostReceive`; kept until the page has loaded
 * @property {(hear: (message: unknown) => void) => void} onMessage  what the page hands to `hostSend`; what came before
 *   is told first
 * @property {(hear: () => void) => void} onClosed  the window is gone, by whatever hand
 * @property {() => void} close
 */

/** Messages in one direction, kept until there is somebody to hear them. */
class Mailbox {
  /** @type {unknown[]} */
  #kept = [];
  /** @type {((message: any) => void) | null} */
  #hear = null;

  put(/** @type {unknown} */ message) {
    if (this.#hear) this.#hear(message);
    else this.#kept.push(message);
  }

  open(/** @type {(message: any) => void} */ hear) {
    this.#hear = hear;
    for (const message of this.#kept.splice(0)) hear(message);
  }
}

/** Over the middle of the window it belongs to. */
function placeOver(/** @type {any} */ parent, /** @type {number} */ width, /** @type {number} */ height) {
  if (!parent || parent.isDestroyed()) return {};
  const around = parent.getBounds();
  return {
    x: Math.max(0, Math.round(around.x + (around.width - width) / 2)),
    y: Math.max(0, Math.round(around.y + (around.height - height) / 2)),
  };
}

function pageAnswer(/** @type {string} */ requestId, /** @type {string} */ html) {
  return {
    requestId,
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: 'text/html; charset=utf-8' }],
    body: Buffer.from(html).toString('base64'),
  };
}

/**
 * Opens a small window of the host's own with the page given.
 *
 * @param {{ title: string; width: number; height: number; html: string; parent: any }} wish  width and height of the
 *   content in CSS pixels; `html` a whole page that needs nothing from outside; `parent` the app's window or null
 * @returns {Promise<DialogWindow>} once the page has loaded
 */
export async function openDialogWindow({ title, width, height, html, parent }) {
  const window = new HostWindow({ width, height, title, ...placeOver(parent, width, height) });
  const fromPage = new Mailbox();
  const toPage = new Mailbox();
  const closed = new Mailbox();
  window.once('closed', () => closed.put(null));
  const follow = () => window.destroy();
  parent?.once('closed', follow);
  window.once('closed', () => parent?.off('closed', follow));
  const loaded = new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
    window.once('closed', () => resolve());
    window.on('protocol', (method, params) => {
      if (method === 'Fetch.requestPaused') window.tell('Fetch.fulfillRequest', pageAnswer(params.requestId, html));
      else if (method === 'Runtime.bindingCalled' && params.name === BINDING) fromPage.put(JSON.parse(params.payload));
      else if (method === 'Page.frameNavigated' && params.frame.url === ADDRESS)
        window.once('desktop-host-loaded', () => resolve());
      else if (method === 'Page.loadEventFired') window.emit('desktop-host-loaded');
    });
  });
  await Promise.all([
    window.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
    window.send('Runtime.enable'),
    window.send('Runtime.addBinding', { name: BINDING }),
    window.send('Page.addScriptToEvaluateOnNewDocument', { source: BRIDGE }),
    window.send('Emulation.setEmulatedMedia', { features: nativeTheme.mediaFeatures() }),
  ]);
  await window.send('Page.navigate', { url: ADDRESS });
  await loaded;
  toPage.open((message) => {
    const expression = `globalThis.hostReceive?.(${JSON.stringify(message)})`;
    window.tell('Runtime.evaluate', { expression, silent: true });
  });
  window.tell('Page.bringToFront');
  return {
    send: (message) => toPage.put(message),
    onMessage: (hear) => fromPage.open(hear),
    onClosed: (hear) => closed.open(hear),
    close: () => window.destroy(),
  };
}
