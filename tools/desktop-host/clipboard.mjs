import { runtime } from './runtime.mjs';
import { registry } from './window-registry.mjs';

const PERMISSIONS = ['clipboardReadWrite', 'clipboardSanitizedWrite'];

/** What was written last, for when no window can reach the system's clipboard. */
let last = '';

/**
 * Lets the focused window's page speak to the system's clipboard; the page itself is allowed no longer than that.
 *
 * @param {string} code
 * @returns {Promise<any>} rejects when there is no window, or it has not the focus
 */
async function inFocusedPage(code) {
  const contents = (registry.focused ?? registry.all()[0])?.webContents;
  if (!contents) throw new Error('no window is open');
  const { cdp } = runtime.browser();
  await cdp.send('Browser.grantPermissions', { permissions: PERMISSIONS });
  try {
    return await contents.executeJavaScript(code, true);
  } finally {
    await cdp.send('Browser.resetPermissions');
  }
}

/** Electron's `clipboard` for text. */
export const clipboard = {
  /** @returns {Promise<string>} */
  async readText() {
    try {
      return await inFocusedPage('navigator.clipboard.readText()');
    } catch {
      return last;
    }
  },

  /** @param {string} text */
  async writeText(text) {
    last = String(text);
    await inFocusedPage(`navigator.clipboard.writeText(${JSON.stringify(last)})`).catch(() => undefined);
  },

  clear() {
    void clipboard.writeText('');
  },
};
