// @ts-check
/** What the machine itself must bring: a browser for the desktop host, a virtual screen, tools of the tests. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../desktop-host/find-browser.mjs';
import { installPackages } from './apt.mjs';
import { Failure } from './failure.mjs';

/**
 * @typedef {import('../desktop-host/find-browser.mjs').Browser} Browser
 * @typedef {object} Needs
 * @property {boolean} browser
 * @property {boolean} screen      a virtual screen (Xvfb)
 * @property {{ command: string, package: string }[]} [tools]
 */

/**
 * @param {Needs} needs
 * @param {{ browser: Browser, has: (command: string) => boolean }} facts
 * @returns {string[]} Debian packages to install, none when all is there
 * @throws {Failure} when the browser is one that cannot be used, or was named and is not there
 */
export function missingPackages({ browser, screen, tools = [] }, facts) {
  const packages = [];
  if (browser) {
    if (facts.browser.status === 'snap') throw new Failure(snapSentence(facts.browser.path));
    if (facts.browser.status === 'missing') {
      if (facts.browser.path)
        throw new Failure(`DESKTOP_HOST_CHROMIUM names ${facts.browser.path}, which is no program.`);
      packages.push('chromium');
    }
  }
  if (screen && !facts.has('Xvfb')) packages.push('xvfb');
  for (const tool of tools) if (!facts.has(tool.command)) packages.push(tool.package);
  return packages;
}

/** @param {string} file */
const snapSentence = (file) =>
  `The browser ${file} is a snap, which cannot be used here: install Chromium, Google Chrome or Microsoft Edge as an ordinary package, then start again.`;

/**
 * Installs what is missing, or says what to install.
 *
 * @param {Needs} needs
 * @param {{ env: NodeJS.ProcessEnv, tell: import('./teller.mjs').Teller, machine?: import('./apt.mjs').Machine }} context
 * @returns {Promise<Browser>} the browser, `found` when `needs.browser`
 */
export async function ensureMachine(needs, context) {
  const look = () => ({
    browser: findBrowser(context.env),
    has: (/** @type {string} */ command) => hasCommand(command, context.env),
  });
  const packages = missingPackages(needs, look());
  if (packages.length > 0) {
    await installPackages(packages, context);
    const still = missingPackages(needs, look());
    if (still.length > 0) throw new Failure(`${still.join(' and ')} was installed, but is not found on PATH.`);
  }
  return findBrowser(context.env);
}

/**
 * @param {string} command
 * @param {NodeJS.ProcessEnv} env
 */
export function hasCommand(command, env) {
  return (env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
