// @ts-check
import { delimiter, join } from 'node:path';

/**
 * The project's own Node 24, which runs the build and every tool. The Node that a person has may be older.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.Platform} [platform]
 */
export const innerNode = (root, platform = process.platform) =>
  platform === 'win32' ? join(root, 'node_modules/node/bin/node.exe') : join(root, 'node_modules/.bin/node');

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} with the project's own commands, so also its Node, first on PATH
 */
export function withInnerNode(root, env) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [key]: [join(root, 'node_modules/.bin'), env[key] ?? ''].join(delimiter) };
}
