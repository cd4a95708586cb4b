import { runtime } from './runtime.mjs';

/** Electron's `app.commandLine`. Switches added before 'ready' also reach Chromium. */
export const commandLine = {
  appendSwitch(/** @type {string} */ name, /** @type {unknown} */ value = '') {
    runtime.arguments.switches.set(name, String(value));
    runtime.appSwitches.push([name, String(value)]);
  },
  /** Positional arguments mean nothing to Chromium here. */
  appendArgument(/** @type {string} */ argument) {
    throw new Error(`desktop-host: app.commandLine.appendArgument('${argument}') is not reproduced`);
  },
  hasSwitch: (/** @type {string} */ name) => runtime.arguments.switches.has(name),
  getSwitchValue: (/** @type {string} */ name) => runtime.arguments.switches.get(name) ?? '',
  removeSwitch(/** @type {string} */ name) {
    runtime.arguments.switches.delete(name);
    runtime.appSwitches = runtime.appSwitches.filter(([other]) => other !== name);
  },
};
