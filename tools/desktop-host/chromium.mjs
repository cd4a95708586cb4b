import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CdpConnection } from './cdp.mjs';
import { appWindowFlags, chromiumFlags } from './chromium-flags.mjs';

const KEPT_OUTPUT = 8_000;
const LISTENING = /DevTools listening on ws:\/\/\S+/;

/**
 * A running Chromium.
 *
 * @typedef {object} Chromium
 * @property {CdpConnection} cdp
 * @property {number} pid
 * @property {Promise<void>} exited
 * @property {string | null} listening  the line that names the debugging port; null when none was asked for
 * @property {(window: { url: string; width: number; height: number }) => void} openAppWindow
 * @property {() => void} kill          at once, without a farewell
 */

/** The last of what Chromium says, for the message when it does not start. */
class Output {
  text = '';
  /** @type {(line: string) => void} */
  #found = () => undefined;
  /** @type {Promise<string>} */
  listening = new Promise((resolve) => {
    this.#found = resolve;
  });

  add(/** @type {Buffer} */ chunk) {
    this.text = (this.text + chunk.toString()).slice(-KEPT_OUTPUT);
    const match = LISTENING.exec(this.text);
    if (match) this.#found(match[0]);
  }
}

/** A socket's address has at most 104 (macOS) or 108 bytes; Chromium adds this much to the folder it is told. */
const SOCKET_ROOM = 104 - '/org.chromium.Chromium.XXXXXX/SingletonSocket'.length;

/**
 * Chromium's temporary files and crash reports go into the profile, so that nothing of it is left in a person's own
 * folders, and sweeping the profile sweeps them too.
 *
 * @param {string} profile
 * @returns {NodeJS.ProcessEnv}
 */
function environment(profile) {
  const folder = join(profile, 'tmp');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporary = folder.length > SOCKET_ROOM ? {} : { TMPDIR: folder };
  return { ...process.env, ...temporary, BREAKPAD_DUMP_LOCATION: join(profile, 'crashes') };
}

/**
 * @param {string} browser path of the executable
 * @param {import('./chromium-flags.mjs').FlagOptions} options
 * @returns {Promise<Chromium>} once it answers; rejects with its last words when it does not start
 */
export async function startChromium(browser, options) {
  const { profile, root } = options;
  // A session of its own: Ctrl+C in a terminal is for the host, which then closes Chromium in order.
  const child = spawn(browser, chromiumFlags(options), {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    env: environment(profile),
    detached: true,
  });
  const output = new Output();
  child.stderr?.on('data', (chunk) => output.add(chunk));
  const exited = new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      output.text += error.message;
      resolve();
    });
  });
  const failed = exited.then(() => {
    throw new Error(`desktop-host: ${browser} did not start.\n${output.text}`);
  });
  const cdp = new CdpConnection(
    /** @type {import('node:stream').Writable} */ (child.stdio[3]),
    /** @type {import('node:stream').Readable} */ (child.stdio[4]),
  );
  const answered = cdp.send('Browser.getVersion').catch(() => failed);
  const [, listening] = await Promise.race([
    Promise.all([answered, options.debuggingPort === null ? null : output.listening]),
    failed,
  ]);
  failed.catch(() => undefined);
  return {
    cdp,
    pid: child.pid ?? 0,
    exited,
    listening,
    openAppWindow(window) {
      const flags = appWindowFlags({ profile, root, ...window });
      // It hands the window over to the running Chromium and ends.
      spawn(browser, flags, { stdio: 'ignore', env: environment(profile) }).on('error', () => undefined);
    },
    kill: () => child.kill('SIGKILL'),
  };
}
