/** The stand-in's beginning: sets the process up as Electron does, loads the app, starts Chromium. See README.md. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import inspector from 'node:inspector';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from './app.mjs';
import { parseArguments } from './arguments.mjs';
import { startChromium } from './chromium.mjs';
import { dialog } from './dialog.mjs';
import { findBrowser } from './find-browser.mjs';
import { createProfile, sweepProfiles } from './profile.mjs';
import { ELECTRON_VERSION, isHeadless, runtime, say } from './runtime.mjs';
import { Shutdown } from './shutdown.mjs';
import { Targets } from './targets.mjs';

/** @returns {never} */
function fail(/** @type {string} */ text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function readCommandLine() {
  const given = process.argv.slice(2);
  try {
    runtime.arguments = parseArguments(given);
  } catch (error) {
    fail(String(error instanceof Error ? error.message : error));
  }
  if (runtime.arguments.version) {
    process.stdout.write(`v${ELECTRON_VERSION}\n`);
    process.exit(0);
  }
  runtime.executable = process.env.DESKTOP_HOST_EXE ?? process.execPath;
  process.argv = [runtime.executable, ...given];
  runtime.headless = isHeadless(process.env, process.platform);
}

/** @returns {string} the app's first file */
function findApp() {
  const { app: given } = runtime.arguments;
  if (given === null) fail('Usage: electron [options] <path of the app>');
  const path = resolve(given);
  if (!existsSync(path)) fail(`Unable to find Electron app at ${path}`);
  const isFile = statSync(path).isFile();
  runtime.appPath = isFile ? dirname(path) : path;
  const packageFile = join(runtime.appPath, 'package.json');
  if (existsSync(packageFile)) runtime.packageJson = JSON.parse(readFileSync(packageFile, 'utf8'));
  return isFile ? path : resolve(runtime.appPath, runtime.packageJson.main ?? 'index.js');
}

function becomeElectron() {
  const facade = pathToFileURL(join(import.meta.dirname, 'electron.mjs')).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      /^electron(\/main|\/common)?$/.test(specifier)
        ? { url: facade, format: 'module', shortCircuit: true }
        : next(specifier, context),
  });
  Object.assign(process, { type: 'browser', defaultApp: true, resourcesPath: join(runtime.appPath, 'resources') });
  Object.defineProperty(process, 'versions', {
    value: Object.freeze({ ...process.versions, electron: ELECTRON_VERSION, chrome: '0.0.0.0' }),
    enumerable: true,
  });
  app.setUp();
}

/** As in Electron, a mistake in the app is shown, and the app goes on. */
function watchMistakes() {
  const isAlone = (/** @type {'uncaughtException' | 'unhandledRejection'} */ name) => process.listenerCount(name) === 1;
  process.on('uncaughtException', (error) => {
    if (!isAlone('uncaughtException')) return;
    dialog.showErrorBox('A JavaScript error occurred in the main process', `Uncaught Exception:\n${error.stack ?? ''}`);
  });
  process.on('unhandledRejection', (reason) => {
    if (!isAlone('unhandledRejection')) return;
    say(`Unhandled rejection: ${reason instanceof Error ? (reason.stack ?? '') : String(reason)}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => app.quit());
}

async function loadApp(/** @type {string} */ main) {
  try {
    await import(pathToFileURL(main).href);
  } catch (error) {
    fail(`App threw an error during load\n${error instanceof Error ? (error.stack ?? '') : String(error)}`);
  }
}

/** @returns {string} */
function browserPath() {
  const browser = findBrowser();
  if (browser.status === 'found') return browser.path;
  if (browser.status === 'snap')
    fail(`desktop-host: ${browser.path} is a snap, which may not use the host's folders. Install another Chromium.`);
  return fail('desktop-host: no Chromium, Chrome or Edge was found. Name one in DESKTOP_HOST_CHROMIUM.');
}

async function openChromium() {
  const path = browserPath();
  const base = tmpdir();
  sweepProfiles(base);
  const profile = createProfile(base);
  const shutdown = new Shutdown(profile);
  runtime.end = (code) => void shutdown.end(code);
  const chromium = await startChromium(path, {
    profile,
    headless: runtime.headless,
    root: process.getuid?.() === 0,
    debuggingPort: runtime.arguments.debuggingPort,
    appSwitches: runtime.appSwitches,
  });
  shutdown.setChromium(chromium);
  const targets = new Targets(chromium.cdp, runtime.headless ? null : chromium.openAppWindow);
  await targets.start();
  runtime.setBrowser({ cdp: chromium.cdp, targets });
  chromium.cdp.once('closed', () => {
    if (shutdown.hasBegun) return;
    say('Chromium has ended.');
    app.exit(1);
  });
  return chromium.listening;
}

readCommandLine();
const main = findApp();
becomeElectron();
watchMistakes();
const { inspect, requires } = runtime.arguments;
if (inspect) inspector.open(inspect.port, inspect.host, inspect.wait);
const require = createRequire(join(process.cwd(), 'index.js'));
for (const module of requires) require(module);
await loadApp(main);
try {
  const listening = await openChromium();
  if (listening !== null) process.stderr.write(`${listening}\n`);
  app.becomeReady();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
