/** Chromium's numbers for the failures a page can meet in the host. */
const NUMBERS = {
  ERR_FAILED: -2,
  ERR_ABORTED: -3,
  ERR_FILE_NOT_FOUND: -6,
  ERR_ACCESS_DENIED: -10,
  ERR_BLOCKED_BY_CLIENT: -20,
  ERR_NAME_NOT_RESOLVED: -105,
  ERR_INVALID_URL: -300,
  ERR_UNKNOWN_URL_SCHEME: -302,
};

/**
 * @param {string} text Chromium's, as `net::ERR_NAME_NOT_RESOLVED`
 * @param {string} url
 * @returns {Error & { code: string; errno: number; url: string }} as `loadURL` rejects with in Electron
 */
export function loadError(text, url) {
  const code = text.replace(/^net::/, '');
  const errno = /** @type {Record<string, number>} */ (NUMBERS)[code] ?? -2;
  return Object.assign(new Error(`${code} (${String(errno)}) loading '${url}'`), { code, errno, url });
}
