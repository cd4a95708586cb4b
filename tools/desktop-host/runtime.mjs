/**
 * What the host knows of this run. Set up by boot.mjs; everything else only reads it.
 */

/** The Electron version whose programming interface is reproduced. */
export const ELECTRON_VERSION = '45.5.0';

class Runtime {
  /** @type {import('./arguments.mjs').HostArguments} */
  arguments = { app: null, requires: [], inspect: null, debuggingPort: null, switches: new Map(), version: false };
  /** @type {string} the app's folder */
  appPath = process.cwd();
  /** @type {Record<string, any>} the app's package.json */
  packageJson = {};
  /** @type {boolean} no window is shown to anybody */
  headless = true;
  /** @type {[string, string][]} switches the app added */
  appSwitches = [];
  /** @type {(code: number) => void} ends the host and Chromium; set by boot.mjs */
  end = (code) => process.exit(code);
  /** `app`'s 'ready' has been emitted. */
  isReady = false;
  /** @type {string} the executable, as the app sees it */
  executable = process.execPath;
  /** @type {{ cdp: import('./cdp.mjs').CdpConnection; targets: import('./targets.mjs').Targets } | null} */
  #browser = null;

  /** @returns {{ cdp: import('./cdp.mjs').CdpConnection; targets: import('./targets.mjs').Targets }} */
  browser() {
    if (!this.#browser) throw new Error('desktop-host: Chromium is not running yet');
    return this.#browser;
  }

  /** @param {{ cdp: import('./cdp.mjs').CdpConnection; targets: import('./targets.mjs').Targets }} browser */
  setBrowser(browser) {
    this.#browser = browser;
  }
}

export const runtime = new Runtime();

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} platform
 * @returns {boolean} whether windows cannot, or shall not, be shown
 */
export function isHeadless(env, platform) {
  if (env.DESKTOP_HOST_HEADLESS === '1') return true;
  return platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY;
}

/** A line for whoever started the host. */
export function say(/** @type {string} */ text) {
  process.stderr.write(`desktop-host: ${text}\n`);
}
