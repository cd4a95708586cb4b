import { registry } from './window-registry.mjs';

let text = '';

/**
 * Electron's `clipboard` for text. What the app writes also goes to the system, by way of the focused window; what other
 * programs copied is not seen here, because Chromium does not tell it at once.
 */
export const clipboard = {
  readText: () => text,
  writeText(/** @type {string} */ next) {
    text = String(next);
    const contents = (registry.focused ?? registry.all()[0])?.webContents;
    contents?.executeJavaScript(`navigator.clipboard.writeText(${JSON.stringify(text)})`, true).catch(() => undefined);
  },
  clear() {
    clipboard.writeText('');
  },
  availableFormats: () => (text === '' ? [] : ['text/plain']),
};
