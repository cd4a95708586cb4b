// @ts-check
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { innerNode } from './inner-node.mjs';
import { lastLines, run } from './run.mjs';
import { fingerprint, readStamp, writeStamp } from './stamp.mjs';

/** Outside of out/, which is packed as it is. */
const STAMP = '.cache/build.json';

/** All that the build reads. */
const SOURCES = [
  'src',
  'resources',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.node.json',
  'tsconfig.web.json',
  'svelte.config.js',
];

const RESULTS = ['out/main/index.js', 'out/preload/index.js', 'out/renderer/index.html'];

/** @param {string} root */
export const sourcesOf = (root) => fingerprint(root, SOURCES, (file) => file.endsWith('.test.ts'));

/** @param {string} root */
const builtOf = (root) => fingerprint(root, ['out']);

/**
 * @param {string} root
 * @returns {string | null} why to build, for a person; null when `out/` is what the sources give
 */
export function whyBuild(root) {
  if (RESULTS.some((file) => !existsSync(path.join(root, file)))) return 'it is not built yet';
  const stamp = readStamp(path.join(root, STAMP));
  if (stamp?.sources !== sourcesOf(root)) return 'its sources have changed';
  return stamp.built === builtOf(root) ? null : 'the built files have changed';
}

/**
 * Builds the app when its sources are not those of the last build. By content, not by time: a checkout of an older
 * commit has new times.
 *
 * @param {{ root: string, env: NodeJS.ProcessEnv, tell: import('./teller.mjs').Teller, platform?: NodeJS.Platform }} context
 */
export async function build({ root, env, tell, platform = process.platform }) {
  const why = whyBuild(root);
  if (why === null) return;
  const stamp = path.join(root, STAMP);
  rmSync(stamp, { force: true });
  const sources = sourcesOf(root);
  const vite = path.join(root, 'node_modules/electron-vite/bin/electron-vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  const result = await tell.during(`Building the app (${why})`, () =>
    run(innerNode(root, platform), args, { cwd: root, env }),
  );
  const missing = RESULTS.filter((file) => !existsSync(path.join(root, file)));
  if (!result.ok || missing.length > 0) {
    throw new Failure(
      `The build failed${missing.length > 0 ? ` (no ${missing.join(', ')})` : ''}:\n${lastLines(result.output, 30)}`,
    );
  }
  writeStamp(stamp, { sources, built: builtOf(root) });
}
