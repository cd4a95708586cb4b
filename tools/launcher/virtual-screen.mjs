// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { end, launch } from './processes.mjs';
import { keepLast, lastLines } from './run.mjs';

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {boolean} whether a window would have no screen to appear on
 */
export const lacksScreen = (env, platform) => platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY;

/**
 * Starts Xvfb on a display of its own choice, which only we may draw on and look at.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [size] width×height×depth, as Xvfb writes it; larger than the window of 1280×800, which Chromium would
 *   make a pixel smaller than a screen of the same size
 * @returns {Promise<{ display: string, env: NodeJS.ProcessEnv, stop: () => Promise<void> }>} `env` is what a program
 *   needs to draw there
 */
export async function startVirtualScreen(env, size = '1440x900x24') {
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-screen-'));
  const authority = path.join(folder, 'authority');
  writeFileSync(authority, cookie(), { mode: 0o600 });
  // Without -noreset the server starts over when a program's last connection closes, and drops whoever comes just then.
  const args = ['-noreset', '-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-auth', authority];
  const child = launch('Xvfb', args, { env, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const output = keepLast(child);
  const stop = async () => {
    await end(child, { patience: 3000 });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const display = `:${await displayNumber(child, output)}`;
    return { display, env: { ...env, DISPLAY: display, XAUTHORITY: authority }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Xvfb writes its number to file 3 when it is ready for programs.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => string} output
 * @returns {Promise<number>}
 */
function displayNumber(child, output) {
  return new Promise((resolve, reject) => {
    let text = '';
    const numbers = /** @type {import('node:stream').Readable} */ (child.stdio[3]);
    numbers.setEncoding('utf8').on('data', (piece) => {
      text += piece;
      if (text.includes('\n')) resolve(Number.parseInt(text, 10));
    });
    child.once('exit', () => reject(new Failure(`The virtual screen (Xvfb) did not start:\n${lastLines(output())}`)));
    child.once('error', (error) => reject(new Failure(`The virtual screen (Xvfb) did not start: ${error.message}`)));
  });
}

/**
 * One entry of an X authority file: for any host and display (family 0xffff, empty address and number), a
 * MIT-MAGIC-COOKIE-1 of 16 random bytes. Without it every user of the machine could watch the screen.
 */
function cookie() {
  const counted = (/** @type {Buffer} */ bytes) =>
    Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes]);
  const parts = [Buffer.alloc(0), Buffer.alloc(0), Buffer.from('MIT-MAGIC-COOKIE-1'), randomBytes(16)];
  return Buffer.concat([Buffer.from([0xff, 0xff]), ...parts.map(counted)]);
}
