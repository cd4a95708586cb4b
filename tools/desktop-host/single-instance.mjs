import { createHash, randomUUID } from 'node:crypto';
import { linkSync, lstatSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { isRunning, isSameProcess, startOf } from './process-table.mjs';

const LOCK = 'DesktopHostLock';
/** Electron's own lock, when the same data folder is open there: a link to `<machine>-<process>`. */
const ELECTRON_LOCK = 'SingletonLock';
/** How long a second instance waits for the first one to take its message. */
const DELIVERY_MS = 5_000;

/**
 * @typedef {object} Message    what a second instance tells the first one
 * @property {string[]} argv
 * @property {string} cwd
 * @property {unknown} data
 *
 * @typedef {object} Owner
 * @property {number} pid
 * @property {string | null} start
 * @property {string} machine
 * @property {string} socket
 */

/**
 * A folder for sockets that only this user can enter. Sockets cannot lie in the data folder: their path may have about
 * a hundred characters only.
 */
function socketFolder() {
  const { uid } = userInfo();
  const folder = join(process.env.XDG_RUNTIME_DIR || tmpdir(), `desktop-host-sockets-${String(uid)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const status = lstatSync(folder);
  if (!status.isDirectory() || (uid >= 0 && status.uid !== uid))
    throw new Error(`desktop-host: ${folder} belongs to somebody else`);
  return folder;
}

/** At most one running app for each data folder; the others hand their command line over. */
export class SingleInstance {
  #lockFile;
  #folder;
  /** @type {import('node:net').Server | null} */
  #server = null;
  /** @type {string} */
  #own = '';
  /** @type {Promise<void>} */
  delivered = Promise.resolve();

  /** @param {string} userData the app's data folder, which must exist */
  constructor(userData) {
    this.#folder = userData;
    this.#lockFile = join(userData, LOCK);
  }

  get isHeld() {
    return this.#server !== null;
  }

  /**
   * @param {Message} message for the instance that runs already
   * @param {(message: Message) => void} onSecond called for each later instance
   * @returns {boolean} true when this is the only one; false when another one was told
   */
  acquire(message, onSecond) {
    if (this.isHeld) return true;
    if (this.#isOpenInElectron()) return false;
    for (let attempt = 0; attempt < 3; attempt++) {
      if (this.#take()) {
        this.#listen(onSecond);
        return true;
      }
      const { text, owner } = this.#read();
      if (owner !== null && isAlive(owner)) {
        this.delivered = deliver(owner.socket, message);
        return false;
      }
      if (text !== null) this.#discard(text);
    }
    return false;
  }

  release() {
    if (!this.#server) return;
    this.#server.close();
    this.#server = null;
    if (this.#read().text === this.#own) rmSync(this.#lockFile, { force: true });
  }

  #isOpenInElectron() {
    try {
      const match = /^(.*)-(\d+)$/.exec(readlinkSync(join(this.#folder, ELECTRON_LOCK)));
      return match !== null && (match[1] !== hostname() || isRunning(Number(match[2])));
    } catch {
      return false;
    }
  }

  /** Written in full under another name first, then linked: nobody ever sees half a lock, and only one link succeeds. */
  #take() {
    const key = createHash('sha256').update(`${this.#folder}\0${randomUUID()}`).digest('hex').slice(0, 24);
    const socket = process.platform === 'win32' ? `\\\\.\\pipe\\${key}` : join(socketFolder(), `${key}.sock`);
    const owner = { pid: process.pid, start: startOf(process.pid), machine: hostname(), socket };
    const draft = `${this.#lockFile}.${key}`;
    this.#own = JSON.stringify(owner);
    writeFileSync(draft, this.#own, { mode: 0o600 });
    try {
      linkSync(draft, this.#lockFile);
      return true;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      return false;
    } finally {
      rmSync(draft, { force: true });
    }
  }

  /** @returns {{ text: string | null; owner: Owner | null }} */
  #read() {
    let text = null;
    try {
      text = readFileSync(this.#lockFile, 'utf8');
      return { text, owner: JSON.parse(text) };
    } catch {
      return { text, owner: null };
    }
  }

  /** Puts the lock of a killed run aside, and back again if somebody else renewed it in between. */
  #discard(/** @type {string} */ text) {
    const aside = `${this.#lockFile}.${randomUUID()}`;
    try {
      renameSync(this.#lockFile, aside);
      const found = readFileSync(aside, 'utf8');
      if (found !== text) linkSync(aside, this.#lockFile);
      else removeSocket(found);
    } catch {
      // Somebody else was faster; the next attempt reads what they left.
    } finally {
      rmSync(aside, { force: true });
    }
  }

  #listen(/** @type {(message: Message) => void} */ onSecond) {
    const { socket } = JSON.parse(this.#own);
    this.#server = createServer({ allowHalfOpen: true }, (connection) => {
      let text = '';
      connection.setEncoding('utf8');
      connection.on('data', (chunk) => {
        text += chunk;
      });
      connection.on('end', () => {
        try {
          onSecond(JSON.parse(text));
        } finally {
          connection.end('taken');
        }
      });
      connection.on('error', () => undefined);
    });
    this.#server.on('error', () => undefined);
    this.#server.listen({ path: socket, readableAll: false, writableAll: false });
    this.#server.unref();
  }
}

function isAlive(/** @type {Owner} */ owner) {
  // Another machine on the same network folder cannot be asked: its lock is believed.
  return owner.machine !== hostname() || isSameProcess(owner);
}

function removeSocket(/** @type {string} */ lock) {
  if (process.platform === 'win32') return;
  const { socket } = JSON.parse(lock);
  if (typeof socket === 'string' && socket.endsWith('.sock')) rmSync(socket, { force: true });
}

/**
 * @param {string} socket
 * @param {Message} message
 * @returns {Promise<void>} when the first instance has it, or could not be reached in time
 */
async function deliver(socket, message) {
  const end = Date.now() + DELIVERY_MS;
  while (!(await attempt(socket, message)) && Date.now() < end) await new Promise((again) => setTimeout(again, 100));
}

/**
 * @param {string} socket
 * @param {Message} message
 * @returns {Promise<boolean>} whether it was taken
 */
function attempt(socket, message) {
  return new Promise((resolve) => {
    let taken = false;
    const connection = createConnection({ path: socket, allowHalfOpen: true });
    connection.setTimeout(DELIVERY_MS, () => connection.destroy());
    connection.on('error', () => undefined);
    connection.on('close', () => resolve(taken));
    connection.on('data', () => {
      taken = true;
      connection.destroy();
    });
    connection.end(JSON.stringify(message));
  });
}
