import { runtime } from './runtime.mjs';

/**
 * Custom schemes. Chromium lets nobody register a scheme over its protocol, so `app://board/x` is loaded as
 * `https://board.app.desktop-host.invalid/x`: a secure context with an origin of its own. The request is answered by
 * the host before it could leave, and the app sees only its own addresses.
 */

const SUFFIX = '.desktop-host.invalid';
const EMPTY_HOST = 'no-host';
const BUILT_IN = new Set(['http', 'https', 'file', 'data', 'blob', 'about', 'javascript', 'ws', 'wss', 'chrome']);

/** Addresses the host answers itself. */
export const REQUEST_PATTERN = `https://*${SUFFIX}/*`;

class Protocol {
  /** @type {Map<string, (request: Request) => Response | Promise<Response>>} */
  #handlers = new Map();
  #schemes = new Set();

  registerSchemesAsPrivileged(/** @type {{ scheme: string; privileges?: object }[]} */ schemes) {
    if (runtime.isReady) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme } of schemes) this.#schemes.add(scheme);
  }

  /**
   * @param {string} scheme
   * @param {(request: Request) => Response | Promise<Response>} handler
   */
  handle(scheme, handler) {
    if (BUILT_IN.has(scheme)) throw new Error(`desktop-host: protocol.handle('${scheme}') is not reproduced`);
    if (this.#handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    this.#handlers.set(scheme, handler);
  }

  unhandle(/** @type {string} */ scheme) {
    if (!this.#handlers.delete(scheme)) throw new Error(`Failed to unhandle protocol: ${scheme}`);
  }

  isProtocolHandled(/** @type {string} */ scheme) {
    return this.#handlers.has(scheme);
  }

  /** For the host. */
  handlerOf(/** @type {string} */ url) {
    return this.#handlers.get(schemeOf(url)) ?? null;
  }
}

export const protocol = new Protocol();

function schemeOf(/** @type {string} */ url) {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase() ?? '';
}

/**
 * @param {string} url as the app writes it
 * @returns {string} as Chromium is told; the same for addresses of schemes that Chromium knows
 */
export function toChromium(url) {
  const match = /^([a-z][a-z0-9+-]*):\/\/([^/?#]*)(.*)$/is.exec(url);
  if (!match) return url;
  const [, scheme = '', host = '', rest = ''] = match;
  if (BUILT_IN.has(scheme.toLowerCase())) return url;
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  return `https://${host === '' ? EMPTY_HOST : host}.${scheme.toLowerCase()}${SUFFIX}${path}`;
}

/**
 * @param {string} url as Chromium tells it
 * @returns {string} as the app writes it
 */
export function fromChromium(url) {
  const match = /^https:\/\/(.+)\.([a-z][a-z0-9+-]*)\.desktop-host\.invalid(?=[/?#]|$)(.*)$/is.exec(url);
  if (!match) return url;
  const [, host = '', scheme = '', rest = ''] = match;
  return `${scheme}://${host === EMPTY_HOST ? '' : host}${rest}`;
}

/**
 * @param {string} url as the app writes it
 * @returns {string} its origin in Electron's sense
 */
export function originOf(url) {
  const scheme = schemeOf(url);
  if (scheme === 'file') return 'file://';
  const match = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]+)/i.exec(url);
  return match && !['data', 'blob', 'about', ''].includes(scheme) ? (match[1] ?? 'null') : 'null';
}
