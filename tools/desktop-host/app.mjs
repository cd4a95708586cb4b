import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { homedir, tmpdir } from 'node:os';
import { AppPaths } from './app-paths.mjs';
import { commandLine } from './command-line.mjs';
import { vetoable } from './navigation.mjs';
import { ELECTRON_VERSION, runtime, say } from './runtime.mjs';
import { SingleInstance } from './single-instance.mjs';
import { registry } from './window-registry.mjs';

/** Electron's `app`. */
class App extends EventEmitter {
  name = 'Electron';
  commandLine = commandLine;
  /** There on macOS only, and not reproduced there. */
  dock = undefined;
  isPackaged = process.env.DESKTOP_HOST_PACKAGED === '1';
  #paths = new AppPaths({
    env: process.env,
    platform: process.platform,
    home: homedir(),
    temp: tmpdir(),
    executable: process.execPath,
    userDataSwitch: '',
    name: () => this.name,
  });
  /** @type {(value?: unknown) => void} */
  #markReady = () => undefined;
  #ready = new Promise((resolve) => {
    this.#markReady = resolve;
  });
  #isQuitting = false;
  #isEnding = false;
  /** @type {SingleInstance | null} */
  #instance = null;
  /** @type {import('./single-instance.mjs').Message[]} told before the app was ready */
  #secondInstances = [];
  /** @type {object} */
  #about = {};

  constructor() {
    super();
    registry.on('empty', () => this.#allClosed());
    registry.on('focus', (window) => this.emit('browser-window-focus', {}, window));
    registry.on('blur', (window) => this.emit('browser-window-blur', {}, window));
  }

  /** For the host, once the command line is known. */
  setUp() {
    const { productName, name } = runtime.packageJson;
    this.name = String(productName ?? name ?? this.name).trim();
    this.#paths = new AppPaths({
      env: process.env,
      platform: process.platform,
      home: homedir(),
      temp: tmpdir(),
      executable: runtime.executable,
      userDataSwitch: commandLine.getSwitchValue('user-data-dir'),
      name: () => this.name,
    });
  }

  /** For the host, once windows can be opened. */
  becomeReady() {
    runtime.isReady = true;
    this.emit('will-finish-launching');
    this.emit('ready', {}, {});
    this.#markReady();
    for (const message of this.#secondInstances.splice(0)) this.#secondInstance(message);
  }

  whenReady() {
    return this.#ready;
  }

  isReady() {
    return runtime.isReady;
  }

  getName() {
    return this.name;
  }

  setName(/** @type {string} */ name) {
    this.name = name;
  }

  getVersion() {
    return String(runtime.packageJson.version ?? ELECTRON_VERSION);
  }

  getAppPath() {
    return runtime.appPath;
  }

  getPath(/** @type {string} */ name) {
    return this.#paths.get(name);
  }

  setPath(/** @type {string} */ name, /** @type {string} */ path) {
    this.#paths.set(name, path);
  }

  setAppLogsPath(/** @type {string | undefined} */ path) {
    if (path !== undefined) this.#paths.set('logs', path);
  }

  getLocale() {
    return process.env.DESKTOP_HOST_LOCALE ?? Intl.DateTimeFormat().resolvedOptions().locale;
  }

  getSystemLocale() {
    return this.getLocale();
  }

  getPreferredSystemLanguages() {
    return [this.getLocale()];
  }

  /** Renderers are always sandboxed here, as far as Chromium's own sandbox runs. */
  enableSandbox() {
    if (runtime.isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
  }

  disableHardwareAcceleration() {
    commandLine.appendSwitch('disable-gpu');
  }

  setAboutPanelOptions(/** @type {object} */ options) {
    this.#about = { ...options };
  }

  showAboutPanel() {
    this.emit('desktop-host-about', {
      applicationName: this.name,
      applicationVersion: this.getVersion(),
      ...this.#about,
    });
  }

  setAppUserModelId(/** @type {string} */ id) {
    if (process.platform === 'win32') say(`the app's id for the task bar is not set: ${id}`);
  }

  focus() {
    const window = registry.focused ?? registry.all().at(-1);
    window?.webContents.focus();
  }

  /**
   * @param {unknown} [data] reaches the running instance with the event
   * @returns {boolean} false when another instance runs on the same data folder
   */
  requestSingleInstanceLock(data = {}) {
    this.#instance ??= new SingleInstance(this.getPath('userData'));
    const message = { argv: process.argv, cwd: process.cwd(), data };
    return this.#instance.acquire(message, (second) => this.#secondInstance(second));
  }

  hasSingleInstanceLock() {
    return this.#instance?.isHeld ?? false;
  }

  releaseSingleInstanceLock() {
    this.#instance?.release();
  }

  #secondInstance(/** @type {import('./single-instance.mjs').Message} */ message) {
    if (!runtime.isReady) this.#secondInstances.push(message);
    else this.emit('second-instance', {}, message.argv, message.cwd, message.data);
  }

  /** @param {{ args?: string[]; execPath?: string }} [options] */
  relaunch({ args = process.argv.slice(1), execPath = runtime.executable } = {}) {
    this.once('quit', () => {
      spawn(execPath, args, { detached: true, stdio: 'ignore' }).unref();
    });
  }

  quit() {
    if (this.#isQuitting || this.#isEnding) return;
    const event = vetoable({});
    this.emit('before-quit', event);
    if (event.defaultPrevented) return;
    this.#isQuitting = true;
    if (registry.all().length === 0) setImmediate(() => this.#finishQuit());
    for (const window of registry.all()) window.close();
  }

  /** For the host: a window did not let itself be closed. */
  stay() {
    this.#isQuitting = false;
  }

  #allClosed() {
    if (this.#isEnding) return;
    if (this.#isQuitting) this.#finishQuit();
    else if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed');
    else this.quit();
  }

  #finishQuit() {
    const event = vetoable({});
    this.emit('will-quit', event);
    if (event.defaultPrevented) this.#isQuitting = false;
    else if (!this.#isEnding) this.#end(0);
  }

  /** Ends at once: windows are not asked, only 'quit' is told. */
  exit(/** @type {number} */ code = 0) {
    if (this.#isEnding) return;
    this.#isEnding = true;
    for (const window of registry.all()) window.destroy();
    this.#end(code);
  }

  #end(/** @type {number} */ code) {
    this.#isEnding = true;
    this.emit('quit', {}, code);
    this.releaseSingleInstanceLock();
    void (this.#instance?.delivered ?? Promise.resolve()).then(() => runtime.end(code));
  }
}

export const app = new App();
