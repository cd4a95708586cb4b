import { spawn } from 'node:child_process';
import { dirname, isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { notReproduced } from './refuse.mjs';
import { runtime, say } from './runtime.mjs';

/** What may be handed to another program. Electron itself takes any scheme; that has been the way into many an app. */
const EXTERNAL = new Set(['https:', 'mailto:']);

/**
 * The system's own "open with the usual program".
 *
 * @param {string} target an address or an absolute path
 * @returns {Promise<string>} '' when it was started, else why not
 */
function open(target) {
  if (runtime.headless) {
    say(`not opened, as there is no display: ${target}`);
    return Promise.resolve('');
  }
  const command = process.platform === 'darwin' ? 'open' : 'xdg-open';
  return new Promise((resolve) => {
    const child = spawn(command, [target], { detached: true, stdio: 'ignore' });
    child.once('error', (error) => resolve(`${command}: ${error.message}`));
    child.once('spawn', () => {
      child.unref();
      resolve('');
    });
  });
}

/** Electron's `shell`. Its members may be replaced. */
export const shell = {
  async openExternal(/** @type {string} */ url) {
    const { protocol, href } = new URL(url);
    if (!EXTERNAL.has(protocol)) throw notReproduced(`shell.openExternal of a ${protocol} address`);
    const problem = await open(href);
    if (problem !== '') throw new Error(problem);
  },

  /** @returns {Promise<string>} '' or what went wrong */
  async openPath(/** @type {string} */ path) {
    return isAbsolute(path) ? open(path) : `Failed to open: ${path}`;
  },

  showItemInFolder(/** @type {string} */ path) {
    void open(pathToFileURL(dirname(path)).href);
  },

  beep() {
    process.stderr.write('\u0007');
  },
};
