// @ts-check
/**
 * Electron's dialog functions for a person: small windows of the host's own.
 *
 * @typedef {object} DialogWindow
 * @property {(message: object) => void} send                 calls the page's `hostReceive`
 * @property {(hear: (message: unknown) => void) => void} onMessage   what the page hands to its `hostSend`
 * @property {(hear: () => void) => void} onClosed            the window is gone, by whatever hand
 * @property {() => void} close
 *
 * @typedef {object} WindowWish
 * @property {string} title
 * @property {number} width     CSS pixels of the contents
 * @property {number} height
 * @property {string} html      a whole page that needs nothing from outside
 * @property {object | null} parent   the app's window that waits meanwhile
 *
 * @typedef {(wish: WindowWish) => Promise<DialogWindow>} OpenDialogWindow messages that come before `onMessage` wait for it
 */
import * as nodeFs from 'node:fs/promises';
import { startFileSession, unforeseen } from './file-session.mjs';
import { messageSize, planMessage } from './model/message-rules.mjs';
import { readMessageOptions, readOpenOptions, readSaveOptions, splitArguments } from './options.mjs';
import { buildPage } from './page.mjs';

const FILE_SIZE = { width: 720, height: 520 };

/**
 * Runs a window until somebody decides. It closes then; closing it decides for `cancelled`.
 *
 * @template T
 * @param {DialogWindow} window
 * @param {T} cancelled
 * @param {(message: unknown, decide: (result: T) => void) => void} hear
 * @returns {Promise<T>}
 */
function untilDecided(window, cancelled, hear) {
  return new Promise((resolve) => {
    let open = true;
    /** @param {T} result */
    const decide = (result) => {
      if (!open) return;
      open = false;
      resolve(result);
      window.close();
    };
    window.onClosed(() => {
      open = false;
      resolve(cancelled);
    });
    window.onMessage((message) => {
      if (open) hear(message, decide);
    });
  });
}

/** @param {unknown} message */
const typeOf = (message) =>
  typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;

/**
 * @param {import('./options.mjs').FileRequest} request
 * @param {object | null} parent
 * @param {{ openDialogWindow: OpenDialogWindow; home: string; fs: typeof nodeFs }} host
 * @returns {Promise<string[] | null>} absolute paths; null when the person cancelled
 */
async function askForFiles(request, parent, { openDialogWindow, home, fs }) {
  const { start, handle } = await startFileSession(request, { home, fs });
  const html = await buildPage('file-dialog', request.title, start);
  const window = await openDialogWindow({ title: request.title, ...FILE_SIZE, html, parent });
  // One message after the other; only cancelling overtakes, so that a disk that hangs holds nobody.
  let queue = Promise.resolve();
  return untilDecided(window, /** @type {string[] | null} */ (null), (message, decide) => {
    if (typeOf(message) === 'cancel') {
      decide(null);
      return;
    }
    queue = queue.then(async () => {
      const reply = await handle(message).catch(unforeseen);
      if (reply && 'result' in reply) decide(reply.result);
      else if (reply) window.send(reply.send);
    });
  });
}

/**
 * @param {ReturnType<typeof readMessageOptions>} options
 * @param {object | null} parent
 * @param {OpenDialogWindow} openDialogWindow
 * @returns {Promise<Electron.MessageBoxReturnValue>}
 */
async function askInBox(options, parent, openDialogWindow) {
  const { signal, title, type, message, detail, checkboxLabel, checkboxChecked } = options;
  const plan = planMessage(options);
  const cancelled = { response: plan.cancelId, checkboxChecked };
  if (signal?.aborted) return cancelled;
  const start = { type, message, detail, checkboxLabel, checkboxChecked, ...plan };
  const html = await buildPage('message-box', title || message, start);
  const size = messageSize({ message, detail, checkboxLabel, buttons: plan.buttons });
  const window = await openDialogWindow({ title, ...size, html, parent });
  const decision = untilDecided(window, cancelled, (answer, decide) => {
    if (typeOf(answer) !== 'take') return;
    const taken = /** @type {{ response: number; checkboxChecked: boolean }} */ (answer);
    decide({ response: taken.response, checkboxChecked: checkboxLabel !== '' && taken.checkboxChecked });
  });
  const stop = () => {
    window.close();
  };
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  return decision.finally(() => signal?.removeEventListener('abort', stop));
}

/**
 * The dialogs, with Electron's signatures and results. The parent window may be left out. What Electron refuses is
 * refused with the same kind of error, as a rejected promise.
 *
 * @param {{ openDialogWindow: OpenDialogWindow; home: string; fs?: typeof nodeFs }} host `home`: the person's own
 *   folder, absolute
 */
export function createDialogs({ openDialogWindow, home, fs = nodeFs }) {
  const host = { openDialogWindow, home, fs };
  return {
    /**
     * Resolves with an absolute path that can be written to; an existing file only after the person agreed to replace it.
     *
     * @param {...unknown} args
     * @returns {Promise<Electron.SaveDialogReturnValue>}
     */
    async showSaveDialog(...args) {
      const { parent, options } = splitArguments(args);
      const files = await askForFiles(readSaveOptions(options), parent, host);
      return { canceled: files === null, filePath: files?.[0] ?? '' };
    },
    /**
     * @param {...unknown} args
     * @returns {Promise<Electron.OpenDialogReturnValue>}
     */
    async showOpenDialog(...args) {
      const { parent, options } = splitArguments(args);
      const files = await askForFiles(readOpenOptions(options), parent, host);
      return { canceled: files === null, filePaths: files ?? [] };
    },
    /**
     * Enter takes `defaultId`; Escape and closing the window take `cancelId` (model/message-rules.mjs).
     *
     * @param {...unknown} args
     * @returns {Promise<Electron.MessageBoxReturnValue>}
     */
    async showMessageBox(...args) {
      const { parent, options } = splitArguments(args);
      return askInBox(readMessageOptions(options), parent, openDialogWindow);
    },
    /**
     * Says an error and does not wait. It is written to stderr as well: nobody may be looking.
     *
     * @param {string} title
     * @param {string} content
     */
    showErrorBox(title, content) {
      console.error(`${title}: ${content}`);
      const options = readMessageOptions({ type: 'error', title, message: title, detail: content, buttons: ['OK'] });
      askInBox(options, null, openDialogWindow).catch((/** @type {unknown} */ error) => {
        console.error('The error box could not be shown:', error);
      });
    },
  };
}
