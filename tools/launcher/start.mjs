// @ts-check
/** `npm start`: from a fresh clone to the window, one step after the other. Plain Node 20 without any package. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { flagsFor, runApp } from './app.mjs';
import { readArguments } from './arguments.mjs';
import { build } from './build.mjs';
import { findRuntime, HOST, runtimeLine } from './find-runtime.mjs';
import { withInnerNode } from './inner-node.mjs';
import { ensureMachine } from './machine-needs.mjs';
import { runProgram } from './program.mjs';
import { setUp } from './set-up.mjs';
import { lacksScreen, startVirtualScreen } from './virtual-screen.mjs';

/**
 * @param {string[]} args after `npm start --`
 * @param {import('./program.mjs').Context} context
 * @returns {Promise<number>} exit status
 */
async function start(args, context) {
  const { root, env, tell } = context;
  const cwd = env.INIT_CWD && existsSync(env.INIT_CWD) ? env.INIT_CWD : process.cwd();
  const wanted = readArguments(args, cwd);
  await setUp(context);
  await build(context);
  const runtime = await findRuntime(context);
  const hidden = lacksScreen(env, process.platform);
  const host = runtime.use === 'host';
  const browser = await ensureMachine({ browser: host, screen: hidden }, context);
  tell.line(runtimeLine(runtime, browser, root));
  const flags = flagsFor({ use: runtime.use, root: process.getuid?.() === 0, platform: process.platform });
  if (flags.length > 0) tell.line('Electron runs without its sandbox (--no-sandbox), because you are root.');

  const screen = hidden ? await startVirtualScreen(env) : null;
  if (screen)
    tell.line(`There is no display: the board runs on a virtual one (Xvfb ${screen.display}). Ctrl+C ends it.`);
  const picture = wanted.picture ?? (screen || wanted.once ? path.join(root, '.cache/woundboard-start.png') : null);
  const chromium = browser.status === 'found' ? { DESKTOP_HOST_CHROMIUM: browser.path } : {};
  try {
    return await runApp({
      executable: runtime.use === 'electron' ? runtime.path : path.join(root, HOST, 'electron'),
      flags,
      root,
      args: wanted.app,
      cwd,
      env: { ...withInnerNode(root, screen?.env ?? env), ...chromium },
      picture,
      once: wanted.once,
      tell,
    });
  } finally {
    await screen?.stop();
  }
}

await runProgram((context) => start(process.argv.slice(2), context));
