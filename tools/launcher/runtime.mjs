// @ts-check
/** What draws the window: Electron, or the desktop host on a browser of this machine. */
import path from 'node:path';

/**
 * @typedef {object} Facts
 * @property {string | undefined} chosen    WOUNDBOARD_RUNTIME
 * @property {string | null} electron       path of Electron's executable
 * @property {string | null} failure        why it could not be downloaded, lately or just now
 * @property {boolean} tried                whether this start has already made its one attempt
 * @property {NodeJS.Platform} platform
 *
 * @typedef {{ use: 'electron', path: string, why: string } | { use: 'host', why: string } | { use: 'download' }
 *   | { use: 'nothing', sentence: string }} Runtime
 */

const NOT_ON_WINDOWS = 'the desktop host is not offered on Windows';

/**
 * @param {Facts} facts
 * @returns {Runtime} `why` completes "…, because"
 */
export function chooseRuntime({ chosen, electron, failure, tried, platform }) {
  switch (chosen) {
    case undefined:
    case '':
      break;
    case 'electron':
      if (electron) return { use: 'electron', path: electron, why: 'WOUNDBOARD_RUNTIME=electron asks for it' };
      return nothing(
        'WOUNDBOARD_RUNTIME=electron asks for Electron, but its executable is not there. Fetch it with "npx install-electron", or leave the variable out.',
      );
    case 'host':
      if (platform !== 'win32') return { use: 'host', why: 'WOUNDBOARD_RUNTIME=host asks for it' };
      return nothing(`WOUNDBOARD_RUNTIME=host cannot be done: ${NOT_ON_WINDOWS}. Leave the variable out.`);
    default:
      return nothing(`WOUNDBOARD_RUNTIME must be "electron" or "host", not "${chosen}".`);
  }
  if (electron) return { use: 'electron', path: electron, why: 'its executable is there' };
  // Where nothing else can run, a failure of yesterday evening is no reason not to try again.
  if (!tried && (failure === null || platform === 'win32')) return { use: 'download' };
  const reason = `Electron could not be downloaded (${failure ?? 'the installer left no executable'})`;
  if (platform !== 'win32') return { use: 'host', why: reason };
  return nothing(`${reason}, and ${NOT_ON_WINDOWS}. Connect this computer to the internet once, then start again.`);
}

/**
 * @param {string} sentence
 * @returns {Runtime}
 */
const nothing = (sentence) => ({ use: 'nothing', sentence });

/**
 * An ELECTRON_OVERRIDE_DIST_PATH that leads to the desktop host is a choice of the host, not an Electron.
 *
 * @param {string | null} electron
 * @param {string} hostFolder
 */
export const isHost = (electron, hostFolder) =>
  electron !== null && path.dirname(path.resolve(electron)) === path.resolve(hostFolder);
