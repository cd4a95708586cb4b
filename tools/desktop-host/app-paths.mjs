import { mkdirSync, readFileSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/** What Electron creates when it is asked for. */
const CREATED = new Set(['userData', 'sessionData', 'logs', 'crashDumps']);

/** Linux: name in `user-dirs.dirs`, and the folder when nothing is written there. */
const USER_FOLDERS = {
  desktop: ['DESKTOP', 'Desktop'],
  documents: ['DOCUMENTS', 'Documents'],
  downloads: ['DOWNLOAD', 'Downloads'],
  music: ['MUSIC', 'Music'],
  pictures: ['PICTURES', 'Pictures'],
  videos: ['VIDEOS', 'Videos'],
};

/**
 * @typedef {object} PathContext
 * @property {NodeJS.ProcessEnv} env
 * @property {string} platform
 * @property {string} home
 * @property {string} temp
 * @property {string} executable
 * @property {string} userDataSwitch  value of `--user-data-dir`; '' when it was not given
 * @property {() => string} name      the app's name at the moment of asking
 */

/** The folders of `app.getPath`, by Electron's rules for each system. */
export class AppPaths {
  #context;
  /** @type {Map<string, string>} set by the app, or already told and therefore kept */
  #known = new Map();

  constructor(/** @type {PathContext} */ context) {
    this.#context = context;
    if (context.userDataSwitch !== '') this.#known.set('userData', context.userDataSwitch);
  }

  /**
   * `userData` and the folders in it follow the app's name until they are asked for the first time.
   *
   * @param {string} name
   * @returns {string} an absolute path
   * @throws {Error} for a name that Electron does not know
   */
  get(name) {
    const known = this.#known.get(name);
    const path = known ?? this.#find(name);
    if (path === null) throw new Error(`Failed to get '${name}' path`);
    if (CREATED.has(name)) {
      mkdirSync(path, { recursive: true });
      this.#known.set(name, path);
    }
    return path;
  }

  set(/** @type {string} */ name, /** @type {string} */ path) {
    if (this.#find(name) === null) throw new Error(`Failed to set path`);
    if (!this.#path.isAbsolute(path)) throw new Error('Path must be absolute');
    this.#known.set(name, path);
  }

  get #path() {
    return this.#context.platform === 'win32' ? win32 : posix;
  }

  #join(/** @type {string[]} */ ...parts) {
    return this.#path.join(...parts);
  }

  /** @returns {string | null} */
  #find(/** @type {string} */ name) {
    const { home, temp, executable } = this.#context;
    switch (name) {
      case 'home':
        return home;
      case 'temp':
        return temp;
      case 'exe':
      case 'module':
        return executable;
      case 'appData':
        return this.#appData();
      case 'userData':
        return this.#join(this.get('appData'), this.#context.name());
      case 'sessionData':
        return this.#known.get('userData') ?? this.#join(this.get('appData'), this.#context.name());
      case 'logs':
        return this.#logs();
      case 'crashDumps':
        return this.#join(this.get('userData'), 'Crashpad');
      default:
        return this.#userFolder(name);
    }
  }

  #appData() {
    const { platform, env, home } = this.#context;
    if (platform === 'darwin') return this.#join(home, 'Library', 'Application Support');
    if (platform === 'win32') return env.APPDATA ?? this.#join(home, 'AppData', 'Roaming');
    const configured = env.XDG_CONFIG_HOME ?? '';
    return this.#path.isAbsolute(configured) ? configured : this.#join(home, '.config');
  }

  #logs() {
    const { platform, home, name } = this.#context;
    return platform === 'darwin'
      ? this.#join(home, 'Library', 'Logs', name())
      : this.#join(this.get('userData'), 'logs');
  }

  /** @returns {string | null} */
  #userFolder(/** @type {string} */ name) {
    const entry = /** @type {Record<string, string[]>} */ (USER_FOLDERS)[name];
    if (!entry) return null;
    const { platform, home } = this.#context;
    const [key = '', folder = ''] = entry;
    if (platform === 'darwin' && name === 'videos') return this.#join(home, 'Movies');
    return (platform === 'linux' ? this.#configuredFolder(key) : null) ?? this.#join(home, folder);
  }

  /** A line such as `XDG_DOCUMENTS_DIR="$HOME/Dokumente"`. */
  #configuredFolder(/** @type {string} */ key) {
    try {
      const text = readFileSync(this.#join(this.#appData(), 'user-dirs.dirs'), 'utf8');
      const value = new RegExp(`^\\s*XDG_${key}_DIR="(.*)"`, 'm').exec(text)?.[1];
      const path = value?.replace(/^\$HOME/, this.#context.home);
      return path !== undefined && this.#path.isAbsolute(path) ? path : null;
    } catch {
      return null;
    }
  }
}
