import { BINDING, PRELOAD_WORLD, pageSources } from './page-source.mjs';

const DELIVER = 'function (text) { globalThis.desktopHostReceive?.(text); }';

/**
 * The line between the host and the preload world of one window's main frame. Messages keep their order in both
 * directions.
 */
export class PageLink {
  #window;
  #onMessage;
  /** The preload world of the document that is shown; 0 while there is none. */
  #context = 0;
  /** Messages for a document whose preload world is just being made. */
  #queue = /** @type {object[]} */ ([]);
  /** Between the end of one document's worlds and the start of the next one's. */
  #changing = false;

  /**
   * @param {import('./host-window.mjs').HostWindow} window
   * @param {(message: any, contextId: number) => void} onMessage
   */
  constructor(window, onMessage) {
    this.#window = window;
    this.#onMessage = onMessage;
  }

  /**
   * @param {string | null} preloadFile
   * @param {string[]} additionalArguments
   */
  async install(preloadFile, additionalArguments) {
    const { page, preload } = pageSources(preloadFile, additionalArguments);
    const send = (/** @type {string} */ method, /** @type {object} */ params) => this.#window.send(method, params);
    await Promise.all([
      send('Runtime.enable', {}),
      send('Runtime.addBinding', { name: BINDING, executionContextName: PRELOAD_WORLD }),
      send('Page.addScriptToEvaluateOnNewDocument', { source: page }),
      send('Page.addScriptToEvaluateOnNewDocument', { source: preload, worldName: PRELOAD_WORLD }),
    ]);
  }

  /**
   * @param {string} method
   * @param {any} params
   */
  protocol(method, params) {
    if (method === 'Runtime.bindingCalled') this.#called(params);
    else if (method === 'Runtime.executionContextCreated') this.#created(params.context);
    else if (method === 'Runtime.executionContextsCleared') this.#cleared();
    else if (method === 'Runtime.executionContextDestroyed' && params.executionContextId === this.#context)
      this.#cleared();
  }

  #called(/** @type {{ name: string; payload: string; executionContextId: number }} */ call) {
    if (call.name === BINDING) this.#onMessage(JSON.parse(call.payload), call.executionContextId);
  }

  #created(/** @type {{ id: number; name: string; auxData?: { frameId?: string } }} */ context) {
    if (context.name !== PRELOAD_WORLD || context.auxData?.frameId !== this.#window.targetId) return;
    this.#context = context.id;
    this.#changing = false;
    for (const message of this.#queue.splice(0)) this.#deliver(message);
  }

  #cleared() {
    this.#changing = this.#context !== 0;
    this.#context = 0;
  }

  /**
   * Sends to the document that is shown now. Before the first one there is nobody to hear it, as in Electron.
   *
   * @param {object} message
   */
  post(message) {
    if (this.#context !== 0) this.#deliver(message);
    else if (this.#changing) this.#queue.push(message);
  }

  /** Answers a message, unless the document that sent it has gone. */
  answer(/** @type {object} */ message, /** @type {number} */ contextId) {
    if (contextId === this.#context) this.#deliver(message);
  }

  #deliver(/** @type {object} */ message) {
    this.#window.tell('Runtime.callFunctionOn', {
      functionDeclaration: DELIVER,
      executionContextId: this.#context,
      arguments: [{ value: JSON.stringify(message) }],
      silent: true,
    });
  }
}
