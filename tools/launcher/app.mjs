// @ts-check
/** The running app: its command line, its end, its picture. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { finished as streamEnd } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure, statusOfSignal } from './failure.mjs';
import { askForPicture, pictureSaved } from './picture.mjs';
import { end, ended, launch } from './processes.mjs';
import { mendFor } from './refusals.mjs';
import { keepLast } from './run.mjs';

/**
 * @typedef {object} Start
 * @property {string} executable  Electron, or the desktop host that stands in for it
 * @property {string[]} flags     the runtime's own, in front of the app
 * @property {string} root        the folder of the app
 * @property {string[]} args      the app's own
 * @property {string} cwd         where the person is, so that a relative path means what they typed
 * @property {NodeJS.ProcessEnv} env
 * @property {string | null} picture  file to save a picture of the painted board to
 * @property {boolean} once       end after the picture
 * @property {import('./teller.mjs').Teller} tell
 */

/**
 * Chromium refuses its sandbox to root, so root alone starts without it.
 *
 * @param {{ use: string, root: boolean, platform: NodeJS.Platform }} facts
 * @returns {string[]}
 */
export const flagsFor = ({ use, root, platform }) =>
  use === 'electron' && root && platform === 'linux' ? ['--no-sandbox'] : [];

/**
 * Runs the app until it ends.
 *
 * @param {Start} start
 * @returns {Promise<number>} its exit status; 128 + the signal's number when a signal ended it
 * @throws {Failure} when it cannot start, the system refuses it, or no picture comes
 */
export async function runApp({ executable, flags, root, args, cwd, env, picture, once, tell }) {
  const asked = picture ? askForPicture(picture, once) : {};
  const child = launch(executable, [...flags, root, ...args], {
    cwd,
    // Terminals inside other Electron programs set this; Electron would then be a plain Node and open nothing.
    env: { ...env, ...asked, ELECTRON_RUN_AS_NODE: undefined },
    stdio: ['inherit', 'inherit', 'pipe'],
    leaderOnly: true,
  });
  const output = keepLast(child);
  child.stderr?.pipe(process.stderr, { end: false });
  const over = ended(child).catch((/** @type {Error} */ error) => {
    throw new Failure(`${executable} could not be started: ${error.message}`);
  });
  // Watched at the end; until then a failure to start must not count as nobody's.
  over.catch(() => undefined);
  if (picture) await tellPicture(picture, child, tell);
  const { code, signal } = await over;
  // Its last words may still be on the way; a grandchild that keeps the pipe open must not keep us.
  if (code !== 0)
    await Promise.race([streamEnd(/** @type {import('node:stream').Readable} */ (child.stderr)), delay(1000)]);
  const mend = code === 0 ? null : mendFor(output(), executable, systemSettings());
  if (mend) throw new Failure(mend);
  return signal ? statusOfSignal(signal) : (code ?? 1);
}

/**
 * @param {string} picture
 * @param {import('node:child_process').ChildProcess} child
 * @param {import('./teller.mjs').Teller} tell
 */
async function tellPicture(picture, child, tell) {
  let over = false;
  const mark = () => void (over = true);
  child.once('exit', mark);
  child.once('error', mark);
  try {
    const size = await tell.during('Painting the board', () => pictureSaved(picture, () => over));
    tell.line(
      size
        ? `Picture: ${picture} (${size.width}×${size.height})`
        : 'The app ended before the board was painted; there is no picture.',
    );
  } catch (error) {
    await end(child);
    throw error;
  }
}

/** @returns {import('./refusals.mjs').System} */
function systemSettings() {
  const setting = (/** @type {string} */ name) => {
    try {
      return readFileSync(path.join('/proc/sys', name), 'utf8').trim();
    } catch {
      return '';
    }
  };
  return {
    appArmor: setting('kernel/apparmor_restrict_unprivileged_userns') === '1',
    noUserNamespaces:
      setting('kernel/unprivileged_userns_clone') === '0' || setting('user/max_user_namespaces') === '0',
  };
}
