import { removeProfile } from './profile.mjs';

/** How long Chromium may take to close in order. */
const FAREWELL_MS = 5_000;

/** Ends Chromium and takes its profile away, by whatever way the host ends. */
export class Shutdown {
  /** @type {import('./chromium.mjs').Chromium | null} */
  #chromium = null;
  #profile;
  #hasBegun = false;

  constructor(/** @type {string} */ profile) {
    this.#profile = profile;
    // The last resort, when something calls process.exit: no time to wait for anything.
    process.on('exit', () => {
      this.#chromium?.kill();
      this.#removeProfile();
    });
  }

  get hasBegun() {
    return this.#hasBegun;
  }

  setChromium(/** @type {import('./chromium.mjs').Chromium} */ chromium) {
    this.#chromium = chromium;
  }

  async end(/** @type {number} */ code) {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    if (this.#chromium) {
      const { cdp, exited, kill } = this.#chromium;
      const timer = setTimeout(kill, FAREWELL_MS);
      cdp.send('Browser.close').catch(() => undefined);
      await exited;
      clearTimeout(timer);
      this.#chromium = null;
    }
    process.exit(code);
  }

  #removeProfile() {
    try {
      removeProfile(this.#profile);
    } catch {
      // Something of Chromium still writes there: the next start sweeps it.
    }
  }
}
