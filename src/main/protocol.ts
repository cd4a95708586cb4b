import type { CustomScheme, Protocol } from 'electron';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

const SCHEME = 'app';
const HOST = 'woundboard';

/** The origin of every page of the app. */
export const ORIGIN = `${SCHEME}://${HOST}`;
export const START_PAGE = `${ORIGIN}/index.html`;

/** What the scheme may do; in particular it may not bypass the content security policy. */
export const SCHEME_PRIVILEGES: CustomScheme = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true },
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves `app://woundboard/…` out of the built renderer's folder. */
export function serveRenderer(protocol: Pick<Protocol, 'handle'>, root: string): void {
  protocol.handle(SCHEME, (request) => answer(root, request));
}

/**
 * One file of the folder, with the security headers. Refused with a status and no file read: another method than GET (405),
 * another host or a path that leaves the folder, also by a link (403), and what is not there or no plain file (404).
 */
export async function answer(root: string, request: Pick<Request, 'url' | 'method'>): Promise<Response> {
  if (request.method !== 'GET') return plain(405);
  const name = nameOf(request.url);
  if (name === null) return plain(403);
  const type = TYPES[path.extname(name)];
  if (type === undefined) return plain(404);
  try {
    const top = await realpath(root);
    const file = await realpath(path.join(top, name));
    if (!file.startsWith(top + path.sep)) return plain(403);
    return new Response(await readFile(file), { headers: headers(type) });
  } catch {
    return plain(404);
  }
}

const LONGEST_URL = 2048;

/** The file a URL names, relative to the root; null for anything but a plain path of plain names on our host. */
function nameOf(address: string): string | null {
  if (address.length > LONGEST_URL) return null;
  // The raw text decides: the URL parser would quietly fold `..` and `%2e%2e` away before we saw them.
  const prefix = `${ORIGIN}/`;
  if (!address.startsWith(prefix)) return null;
  const raw = address.slice(prefix.length).replace(/[?#].*$/s, '');
  const name = raw === '' ? 'index.html' : raw;
  const names = name.split('/');
  return names.every((part) => /^[\w@-][\w@.-]*$/.test(part) && !part.endsWith('.')) ? name : null;
}

const headers = (type: string): Record<string, string> => ({
  'content-type': type,
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
});

const plain = (status: number): Response =>
  new Response(null, { status, headers: headers('text/plain; charset=utf-8') });
