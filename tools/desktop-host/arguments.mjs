/**
 * The command line, read as Electron reads it: options of the runtime come before the app's path, everything after it
 * belongs to the app. Switches (`--name` or `--name=value`) are seen by `app.commandLine` wherever they stand.
 *
 * @typedef {object} HostArguments
 * @property {string | null} app                  folder or file of the app; null when none was given
 * @property {string[]} requires                  modules to load first (`-r`, `--require`)
 * @property {{ host: string; port: number; wait: boolean } | null} inspect  Node's inspector, only when asked for
 * @property {number | null} debuggingPort        Chromium's debugging port, only when asked for
 * @property {Map<string, string>} switches       every `--name[=value]`; the value is '' when there is none
 * @property {boolean} version                    print the version and end
 */

const INSPECT = /^--inspect(-brk|-wait)?(?:=(?:(.+):)?(\d+))?$/;

/**
 * @param {string} argument
 * @returns {HostArguments['inspect']} null when the argument asks for no inspector
 */
function inspectorOf(argument) {
  const match = INSPECT.exec(argument);
  if (!match) return null;
  return { host: match[2] ?? '127.0.0.1', port: Number(match[3] ?? 9229), wait: match[1] !== undefined };
}

/**
 * @param {Map<string, string>} switches
 * @returns {number | null}
 */
function debuggingPortOf(switches) {
  const value = switches.get('remote-debugging-port');
  if (value === undefined) return null;
  const port = Number(value);
  if (value === '' || !Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`desktop-host: --remote-debugging-port wants a port from 0 to 65535, not "${value}"`);
  return port;
}

/**
 * @param {string[]} argv without the executable
 * @returns {HostArguments}
 */
export function parseArguments(argv) {
  /** @type {HostArguments} */
  const result = { app: null, requires: [], inspect: null, debuggingPort: null, switches: new Map(), version: false };
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i] ?? '';
    if (result.app === null && (argument === '-r' || argument === '--require')) {
      const module = argv[++i];
      if (module === undefined) throw new Error(`desktop-host: ${argument} wants a module's file`);
      result.requires.push(module);
    } else if (result.app === null && (argument === '-v' || argument === '--version')) {
      result.version = true;
    } else if (argument.startsWith('--') && argument.length > 2) {
      const [, name, value] = /^--([^=]+)=?(.*)$/s.exec(argument) ?? [];
      if (name !== undefined) result.switches.set(name, value ?? '');
      result.inspect = inspectorOf(argument) ?? result.inspect;
    } else if (result.app === null && !argument.startsWith('-')) {
      result.app = argument;
    }
  }
  result.debuggingPort = debuggingPortOf(result.switches);
  return result;
}
