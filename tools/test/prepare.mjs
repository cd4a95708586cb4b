// @ts-check
/** What a whole run needs of the machine beyond the packages: a browser, a screen, the built app, root's tools. */
import path from 'node:path';
import { thisMachine, whyNotInstall } from '../launcher/apt.mjs';
import { build } from '../launcher/build.mjs';
import { electronBinary } from '../launcher/electron-binary.mjs';
import { HOST } from '../launcher/find-runtime.mjs';
import { ensureMachine } from '../launcher/machine-needs.mjs';

const TOOLS = [
  { command: 'strace', package: 'strace' },
  { command: 'ip', package: 'iproute2' },
];

/**
 * @param {import('../launcher/program.mjs').Context} context
 * @returns {Promise<NodeJS.ProcessEnv>} what the tests are given: which browser, and the desktop host where there is no
 *   Electron (no run of tests ever downloads it)
 */
export async function prepareMachine(context) {
  const { root, env } = context;
  await build(context);
  const machine = thisMachine(env);
  // Only tests that need root want these, and those are skipped, and listed, where they cannot be installed.
  const tools = machine.root && whyNotInstall(machine, ['strace']) === null ? TOOLS : [];
  const screen = machine.platform === 'linux';
  const electron = env.WOUNDBOARD_RUNTIME === 'host' ? null : electronBinary(root, env);
  const browser = await ensureMachine({ browser: electron === null || screen, screen, tools }, context);
  return {
    ...(browser.status === 'found' ? { DESKTOP_HOST_CHROMIUM: browser.path } : {}),
    ...(electron === null ? { ELECTRON_OVERRIDE_DIST_PATH: path.join(root, HOST) } : {}),
  };
}
