import { EventEmitter } from 'node:events';

const SOURCES = ['system', 'light', 'dark'];

/** Electron's nativeTheme. What the system prefers is known only from a page that is shown: light until then. */
class NativeTheme extends EventEmitter {
  #source = 'system';
  #systemIsDark = false;
  shouldUseHighContrastColors = false;
  shouldUseInvertedColorScheme = false;
  inForcedColorsMode = false;
  prefersReducedTransparency = false;

  get themeSource() {
    return this.#source;
  }

  set themeSource(source) {
    if (!SOURCES.includes(source)) throw new TypeError(`nativeTheme.themeSource wants one of ${SOURCES.join(', ')}`);
    if (source === this.#source) return;
    this.#source = source;
    this.emit('desktop-host-source');
    this.emit('updated');
  }

  get shouldUseDarkColors() {
    return this.#source === 'system' ? this.#systemIsDark : this.#source === 'dark';
  }

  get shouldUseDarkColorsForSystemIntegratedUI() {
    return this.shouldUseDarkColors;
  }

  /** For the host: a page told which scheme it sees. */
  seen(/** @type {boolean} */ dark) {
    if (this.#source !== 'system' || dark === this.#systemIsDark) return;
    this.#systemIsDark = dark;
    this.emit('updated');
  }

  /** For the host: what pages shall see; nothing where Chromium's own default holds. */
  mediaFeatures() {
    return this.#source === 'system' ? [] : [{ name: 'prefers-color-scheme', value: this.#source }];
  }
}

export const nativeTheme = new NativeTheme();
