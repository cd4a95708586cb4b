// @ts-check
import path from 'node:path';
import { electronBinary, electronVersion } from './electron-binary.mjs';
import { downloadElectron, rememberedFailure } from './electron-download.mjs';
import { Failure } from './failure.mjs';
import { chooseRuntime, isHost } from './runtime.mjs';

/** The folder of the desktop host, which stands in for Electron's executable. */
export const HOST = 'tools/desktop-host';

/**
 * Looks at the facts, makes the one attempt to download when that is due, and decides.
 *
 * @param {import('./program.mjs').Context} context
 * @returns {Promise<Extract<import('./runtime.mjs').Runtime, { use: 'electron' | 'host' }>>}
 */
export async function findRuntime(context) {
  const { root, env } = context;
  const found = electronBinary(root, env);
  const redirected = isHost(found, path.join(root, HOST));
  if (redirected && !env.WOUNDBOARD_RUNTIME) return { use: 'host', why: 'ELECTRON_OVERRIDE_DIST_PATH leads to it' };
  const facts = {
    chosen: env.WOUNDBOARD_RUNTIME,
    electron: redirected ? null : found,
    failure: rememberedFailure(root),
    tried: false,
    platform: process.platform,
  };
  let runtime = chooseRuntime(facts);
  if (runtime.use === 'download') {
    const failure = await downloadElectron(context);
    runtime = chooseRuntime({ ...facts, electron: electronBinary(root, env), failure, tried: true });
  }
  if (runtime.use === 'nothing') throw new Failure(runtime.sentence);
  if (runtime.use === 'download') throw new Error('a second attempt to download was chosen');
  return runtime;
}

/**
 * @param {{ use: string, why: string }} runtime
 * @param {import('../desktop-host/find-browser.mjs').Browser} browser
 * @param {string} root
 */
export function runtimeLine({ use, why }, browser, root) {
  if (use === 'electron') return `Runtime: Electron ${electronVersion(root)}, because ${why}.`;
  const on = browser.status === 'found' ? `${browser.name} (${browser.path})` : 'no browser';
  return `Runtime: desktop host on ${on}, because ${why}.`;
}
