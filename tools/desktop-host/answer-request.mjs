import { fromChromium, protocol } from './protocol.mjs';
import { say } from './runtime.mjs';

/**
 * @typedef {object} PausedRequest
 * @property {string} requestId
 * @property {{ url: string; method: string; headers: Record<string, string>; postData?: string }} request
 */

/** A Request may carry no body with these, and none of Chromium's internal headers. */
const NO_BODY = new Set(['GET', 'HEAD']);

/**
 * @param {PausedRequest['request']} request
 * @returns {Request} as the app's handler sees it
 */
function requestFor({ url, method, headers, postData }) {
  const own = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    const isAddress = /^(origin|referer)$/i.test(name);
    own.set(name, isAddress ? fromChromium(value) : value);
  }
  const body = NO_BODY.has(method) ? undefined : postData;
  return new Request(fromChromium(url), { method, headers: own, ...(body === undefined ? {} : { body }) });
}

/**
 * Lets the app's protocol handler answer a request that Chromium holds.
 *
 * @param {PausedRequest} paused
 * @returns {Promise<{ method: string; params: object } | null>} what to tell Chromium; null when no handler is there
 */
export async function answerRequest({ requestId, request }) {
  const handler = protocol.handlerOf(fromChromium(request.url));
  if (!handler) return null;
  try {
    const response = await handler(requestFor(request));
    if (!(response instanceof Response)) throw new TypeError('a protocol handler must return a Response');
    if (response.type === 'error') return { method: 'Fetch.failRequest', params: { requestId, errorReason: 'Failed' } };
    return { method: 'Fetch.fulfillRequest', params: { requestId, ...(await fulfilment(response)) } };
  } catch (error) {
    say(`the protocol handler failed for ${fromChromium(request.url)}: ${String(error)}`);
    return { method: 'Fetch.failRequest', params: { requestId, errorReason: 'Failed' } };
  }
}

async function fulfilment(/** @type {Response} */ response) {
  return {
    responseCode: response.status,
    responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  };
}
