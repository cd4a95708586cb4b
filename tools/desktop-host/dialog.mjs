import { homedir } from 'node:os';
import { createDialogs } from './dialogs/dialogs.mjs';
import { planMessage } from './dialogs/model/message-rules.mjs';
import { readMessageOptions } from './dialogs/options.mjs';
import { openDialogWindow } from './open-dialog-window.mjs';
import { notReproduced } from './refuse.mjs';
import { runtime, say } from './runtime.mjs';

/** @typedef {(...args: any[]) => any} Show */

const shown = createDialogs({ openDialogWindow, home: homedir() });

/** Options follow the parent window, which may be left out. */
function optionsOf(/** @type {any[]} */ args) {
  return (args[0] !== null && typeof args[0] === 'object' && 'webContents' in args[0] ? args[1] : args[0]) ?? {};
}

/**
 * Where nobody can see a window, nobody can answer either: the dialog counts as cancelled, and a line says so. A test
 * that wants another answer puts its own function in the place of this one.
 *
 * @param {string} name
 * @param {Show} show
 * @param {(options: any) => any} cancelled
 * @returns {Show}
 */
function forAPerson(name, show, cancelled) {
  return async (...args) => {
    if (!runtime.headless) return show(...args);
    const options = optionsOf(args);
    say(
      `dialog.${name} counts as cancelled, as there is no display: ${String(options.title ?? options.message ?? '')}`,
    );
    return cancelled(options);
  };
}

/** A dialog that waits would stop the whole host: it could not even draw its own window. */
const refused = (/** @type {string} */ name) => () => {
  throw notReproduced(`dialog.${name}`);
};

/** Electron's `dialog`. Its members may be replaced. */
export const dialog = {
  showSaveDialog: forAPerson('showSaveDialog', shown.showSaveDialog, () => ({ canceled: true, filePath: '' })),
  showOpenDialog: forAPerson('showOpenDialog', shown.showOpenDialog, () => ({ canceled: true, filePaths: [] })),
  showMessageBox: forAPerson('showMessageBox', shown.showMessageBox, (options) => ({
    response: planMessage(readMessageOptions(options)).cancelId,
    checkboxChecked: options.checkboxChecked ?? false,
  })),
  showErrorBox(/** @type {string} */ title, /** @type {string} */ content) {
    if (runtime.headless || !runtime.isReady) process.stderr.write(`${title}\n${content}\n`);
    else shown.showErrorBox(title, content);
  },
  showSaveDialogSync: refused('showSaveDialogSync'),
  showOpenDialogSync: refused('showOpenDialogSync'),
  showMessageBoxSync: refused('showMessageBoxSync'),
  showCertificateTrustDialog: refused('showCertificateTrustDialog'),
};
