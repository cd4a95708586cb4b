import { answerInvoke, invokeError, ipcMain } from './ipc-main.mjs';
import { pack, unpack } from './page/codec.mjs';
import { say } from './runtime.mjs';

/**
 * What an `ipcMain` listener gets as its first argument.
 *
 * @param {import('./web-contents.mjs').WebContents} sender
 */
function messageEvent(sender) {
  return {
    type: 'frame',
    sender,
    senderFrame: sender.mainFrame,
    frameId: sender.mainFrame.routingId,
    processId: sender.mainFrame.processId,
    frameTreeNodeId: sender.mainFrame.frameTreeNodeId,
    ports: [],
    reply: (/** @type {string} */ channel, /** @type {any[]} */ ...args) => sender.send(channel, ...args),
  };
}

/**
 * Acts on one message from a page's preload world.
 *
 * @param {import('./web-contents.mjs').WebContents} contents
 * @param {any} message
 * @param {(answer: object) => void} answer
 */
export function receive(contents, message, answer) {
  if (message.type === 'invoke') void invoke(contents, message, answer);
  else if (message.type === 'send') {
    const event = messageEvent(contents);
    const args = unpack(message.data);
    contents.emit('ipc-message', event, message.channel, ...args);
    contents.ipc.emit(message.channel, event, ...args);
    ipcMain.emit(message.channel, event, ...args);
  } else if (message.type === 'preload-error') {
    const error = Object.assign(new Error(message.message), { stack: message.stack });
    say(`the preload script failed: ${message.stack}`);
    contents.emit('preload-error', {}, '', error);
  } else {
    contents.emit('desktop-host-message', message);
  }
}

/**
 * @param {import('./web-contents.mjs').WebContents} contents
 * @param {{ id: number; channel: string; data: string }} message
 * @param {(answer: object) => void} answer
 */
async function invoke(contents, { id, channel, data }, answer) {
  try {
    const mains = [contents.ipc, ipcMain];
    const result = await answerInvoke(mains, channel, messageEvent(contents), unpack(data));
    answer({ type: 'reply', id, data: packResult(channel, result) });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    answer({ type: 'reply', id, error: text });
  }
}

function packResult(/** @type {string} */ channel, /** @type {unknown} */ result) {
  try {
    return pack(result);
  } catch (error) {
    throw new Error(invokeError(channel, error), { cause: error });
  }
}
