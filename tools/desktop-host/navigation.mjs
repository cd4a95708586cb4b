import { answerRequest } from './answer-request.mjs';
import { fromChromium } from './protocol.mjs';

/** Everything up to the part after `#`, which no request carries. */
const address = (/** @type {string} */ url) => url.split('#')[0];

/**
 * An event an app may veto.
 *
 * @template {object} T
 * @param {T} details
 * @returns {T & { preventDefault(): void; readonly defaultPrevented: boolean }}
 */
export function vetoable(details) {
  let prevented = false;
  return Object.defineProperties(/** @type {any} */ ({ ...details }), {
    preventDefault: {
      value: () => {
        prevented = true;
      },
    },
    defaultPrevented: { get: () => prevented },
  });
}

/**
 * Decides about each request a page makes for a document, and answers those to the app's own scheme. A navigation that
 * the page itself began is offered to the app first (`will-frame-navigate`, `will-navigate`, `will-redirect`).
 */
export class Navigation {
  #contents;
  #window;
  /** @type {Map<string, string>} frame id to the address its page wants to go to */
  #wanted = new Map();

  /**
   * @param {import('node:events').EventEmitter & { mainFrame: object }} contents receives the events
   * @param {import('./host-window.mjs').HostWindow} window
   */
  constructor(contents, window) {
    this.#contents = contents;
    this.#window = window;
  }

  /** The page's script or a click asks for a navigation; the request itself follows. */
  requested(/** @type {{ frameId: string; url: string }} */ { frameId, url }) {
    this.#wanted.set(frameId, address(url) ?? url);
  }

  /** The host or the app begins one: nobody is asked. */
  begun() {
    this.#wanted.delete(this.#window.targetId);
  }

  /**
   * @param {import('./answer-request.mjs').PausedRequest & { frameId: string; resourceType: string; redirectedRequestId?: string }} paused
   */
  async paused(paused) {
    const { requestId } = paused;
    if (paused.resourceType === 'Document' && !this.#isAllowed(paused)) {
      this.#window.tell('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
      return;
    }
    const answer = await answerRequest(paused);
    if (answer) this.#window.tell(answer.method, answer.params);
    else this.#window.tell('Fetch.continueRequest', { requestId });
  }

  /**
   * @param {{ frameId: string; request: { url: string }; redirectedRequestId?: string }} paused
   * @returns {boolean}
   */
  #isAllowed({ frameId, request, redirectedRequestId }) {
    const isMainFrame = frameId === this.#window.targetId;
    const url = fromChromium(request.url);
    if (redirectedRequestId !== undefined) return this.#ask('will-redirect', url, isMainFrame);
    if (this.#wanted.get(frameId) !== address(request.url)) return true;
    this.#wanted.delete(frameId);
    return (
      this.#ask('will-frame-navigate', url, isMainFrame) &&
      (!isMainFrame || this.#ask('will-navigate', url, isMainFrame))
    );
  }

  #ask(/** @type {string} */ name, /** @type {string} */ url, /** @type {boolean} */ isMainFrame) {
    const frame = isMainFrame ? this.#contents.mainFrame : null;
    const event = vetoable({ url, isMainFrame, isSameDocument: false, frame, initiator: frame });
    // The address is also the second argument, as older listeners expect it.
    if (name === 'will-frame-navigate') this.#contents.emit(name, event);
    else this.#contents.emit(name, event, url, false, isMainFrame, 1, 1);
    return !event.defaultPrevented;
  }
}
