// @ts-check
import path from 'node:path';

/**
 * How to call npm. Under `npm start` the very npm that started us is taken, by the Node it runs on: the one on PATH could
 * be the project's own Node 24 in node_modules, which a new installation is about to remove.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {{ command: string, before: string[], shell: boolean, env: NodeJS.ProcessEnv }} `before`: arguments in front
 *   of npm's own; `env`: the environment without the folders of node_modules on PATH
 */
export function npmCommand(env, platform) {
  const clean = withoutModules(env, platform);
  const { npm_execpath: npm, npm_node_execpath: node } = env;
  if (npm && node && /^npm-cli\.c?js$/.test(path.basename(npm))) {
    return { command: node, before: [npm], shell: false, env: clean };
  }
  // npm is a .cmd file on Windows, which only a shell runs; our arguments need no quoting.
  return platform === 'win32'
    ? { command: 'npm.cmd', before: [], shell: true, env: clean }
    : { command: 'npm', before: [], shell: false, env: clean };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function withoutModules(env, platform) {
  const [key, separator] = platform === 'win32' ? [pathKey(env), ';'] : ['PATH', ':'];
  const folders = (env[key] ?? '').split(separator);
  return { ...env, [key]: folders.filter((folder) => !/[\\/]node_modules[\\/]/.test(folder)).join(separator) };
}

/** @param {NodeJS.ProcessEnv} env Windows spells it `Path` */
const pathKey = (env) => Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
