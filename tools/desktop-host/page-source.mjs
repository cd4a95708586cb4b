import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ELECTRON_VERSION } from './runtime.mjs';

/** The name of the isolated world in which preload scripts run. */
export const PRELOAD_WORLD = 'electron-preload';
/** The function by which that world speaks to the host; no other world has it. */
export const BINDING = 'desktopHostSend';

/** A module of page/ as text that can stand inside a function: it imports nothing, and only its exports need care. */
function pageModule(/** @type {string} */ name) {
  const text = readFileSync(join(import.meta.dirname, 'page', name), 'utf8');
  return text.replaceAll(/^export /gm, '');
}

const CODEC = pageModule('codec.mjs');
const LINK = pageModule('link-worlds.mjs');
const PRELOAD = pageModule('preload-world.mjs');

/** As in Electron, a preload script runs in a window's main frame only. */
const topFrameOnly = (/** @type {string} */ code) => `if (globalThis.top === globalThis.self) (() => {\n${code}\n})();`;

/**
 * @param {string | null} preloadFile the window's preload script
 * @param {string[]} additionalArguments what `process.argv` shows there besides the executable
 * @returns {{ page: string; preload: string }} scripts for the start of each new document: in the page's own world, and
 *   in the isolated one
 */
export function pageSources(preloadFile, additionalArguments) {
  const secret = JSON.stringify(`desktop-host-${randomUUID()}`);
  const info = JSON.stringify({
    platform: process.platform,
    arch: process.arch,
    argv: [process.argv[0], ...additionalArguments],
    env: {},
    versions: { electron: ELECTRON_VERSION, node: process.versions.node, chrome: process.versions.chrome },
  });
  const script =
    preloadFile === null
      ? 'null'
      : `function (require, module, exports, process) {\n${readFileSync(preloadFile, 'utf8')}\n}`;
  return {
    page: topFrameOnly(`${LINK}\nlinkWorlds('page', ${secret}).forwardClose();`),
    preload: `${topFrameOnly(
      `${CODEC}\n${LINK}\n${PRELOAD}
const native = globalThis.${BINDING};
delete globalThis.${BINDING};
runPreload(native, { pack, unpack }, linkWorlds('preload', ${secret}), ${info}, ${script});`,
    )}\n//# sourceURL=${preloadFile ?? 'desktop-host'}`,
  };
}
