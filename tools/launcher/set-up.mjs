// @ts-check
/** The locked dependencies and Node 24, installed when they are missing or stale. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { innerNode } from './inner-node.mjs';
import { npmCommand } from './npm.mjs';
import { lastLines, run } from './run.mjs';
import { fingerprint, readStamp, writeStamp } from './stamp.mjs';

/** Inside node_modules, so that whatever removes that folder removes the stamp with it. */
const STAMP = 'node_modules/.woundboard-set-up.json';

/**
 * What an installation depends on: the lock and the machine.
 *
 * @param {string} root
 * @param {NodeJS.Platform} [platform]
 * @param {string} [arch]
 */
export const installationOf = (root, platform = process.platform, arch = process.arch) => ({
  lock: fingerprint(root, ['package-lock.json']),
  machine: `${platform}-${arch}`,
});

/**
 * @param {{ folder: boolean, node: boolean, stamp: Record<string, unknown> | null, wanted: Record<string, string> }} facts
 *   `folder`: node_modules is there; `node`: so is the project's own Node; `stamp`: what was written after the last
 *   installation that was finished
 * @returns {string | null} why to install, for a person; null when everything is in place
 */
export function whySetUp({ folder, node, stamp, wanted }) {
  if (!folder) return 'they are not there yet';
  if (stamp === null) return 'the last installation was not finished here';
  if (stamp.machine !== wanted.machine) return 'they were installed for another machine';
  if (stamp.lock !== wanted.lock) return 'package-lock.json has changed';
  return node ? null : "the project's own Node is missing";
}

/**
 * Installs what is missing. Only the install script of the package `node` runs: with npm 10 that of better-sqlite3 would
 * want Python and a compiler for nothing, since a prebuilt binary is in the package.
 *
 * @param {{ root: string, env: NodeJS.ProcessEnv, tell: import('./teller.mjs').Teller, platform?: NodeJS.Platform,
 *   execPath?: string }} context
 * @throws {Failure} with npm's last lines
 */
export async function setUp({ root, env, tell, platform = process.platform, execPath = process.execPath }) {
  const wanted = installationOf(root, platform);
  const node = innerNode(root, platform);
  const stamp = path.join(root, STAMP);
  const why = whySetUp({
    folder: existsSync(path.join(root, 'node_modules')),
    node: existsSync(node),
    stamp: readStamp(stamp),
    wanted,
  });
  if (why === null) return;
  if (platform === 'win32' && execPath.startsWith(path.join(root, 'node_modules'))) {
    throw new Failure(
      `The dependencies must be installed anew (${why}), but Windows keeps their files in use: delete the folder node_modules, then start again.`,
    );
  }
  rmSync(stamp, { force: true });
  tell.line(`The locked dependencies are installed, because ${why}.`);
  const npm = npmCommand(env, platform);
  const call = async (/** @type {string} */ title, /** @type {string[]} */ args) => {
    const all = [...args, '--loglevel=error', '--no-fund', '--no-audit', '--no-update-notifier'];
    const options = { cwd: root, env: npm.env, shell: npm.shell };
    const result = await tell.during(title, () => run(npm.command, [...npm.before, ...all], options));
    if (!result.ok) throw new Failure(`npm could not do it (npm ${args.join(' ')}):\n${lastLines(result.output)}`);
  };
  await call('Installing packages', ['ci', '--ignore-scripts', '--include=dev', '--include=optional']);
  await call('Fetching Node 24', ['rebuild', 'node', '--ignore-scripts=false']);
  await verifyNode(root, node);
  writeStamp(stamp, wanted);
}

/**
 * @param {string} root
 * @param {string} node
 */
async function verifyNode(root, node) {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const wanted = `v${String(devDependencies.node)}`;
  const { output } = await run(node, ['--version']);
  if (output.trim() === wanted) return;
  throw new Failure(
    `The project's own Node (${node}) should be ${wanted}, but answers:\n${lastLines(output)}\nDelete the folder node_modules, then start again.`,
  );
}
