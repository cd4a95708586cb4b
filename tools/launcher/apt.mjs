// @ts-check
/** System packages: installed where that is ours to do (Debian, as root), else asked for in one sentence. */
import { readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { lastLines, run } from './run.mjs';

/**
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {boolean} root          whether we are root
 * @property {string[]} systems      ID and ID_LIKE of /etc/os-release
 * @property {boolean} forbidden     WOUNDBOARD_NO_APT=1
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [osRelease] a file like /etc/os-release
 * @returns {Machine}
 */
export function thisMachine(env, osRelease = '/etc/os-release') {
  return {
    platform: process.platform,
    root: process.getuid?.() === 0,
    systems: systemsIn(readOr(osRelease, '')),
    forbidden: env.WOUNDBOARD_NO_APT === '1',
  };
}

/**
 * @param {string} text of /etc/os-release
 * @returns {string[]} the system's own id first, then those it is like
 */
export function systemsIn(text) {
  const values = ['ID', 'ID_LIKE'].map((key) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '');
  return values.flatMap((value) => value.replace(/["']/g, '').split(' ')).filter((id) => id !== '');
}

/** @param {Machine} machine */
export const isDebian = ({ platform, systems }) =>
  platform === 'linux' && (systems.includes('debian') || systems.includes('ubuntu'));

/**
 * @param {Machine} machine
 * @param {string[]} packages
 * @returns {string | null} why we do not install them here, as a sentence that says what to do; null when we may
 */
export function whyNotInstall(machine, packages) {
  if (packages.includes('chromium') && machine.systems[0] === 'ubuntu') {
    return 'Ubuntu offers Chromium only as a snap, which cannot be used here: install Google Chrome or Microsoft Edge from its maker’s .deb file, then start again.';
  }
  if (!isDebian(machine)) return askFor(machine.platform, packages);
  const command = `apt-get install ${packages.join(' ')}`;
  if (machine.forbidden)
    return `WOUNDBOARD_NO_APT=1 forbids installing packages: do it by hand (${command}), then start again.`;
  return machine.root ? null : `Install what is missing with "sudo ${command}", then start again.`;
}

/**
 * @param {NodeJS.Platform} platform
 * @param {string[]} packages
 */
function askFor(platform, packages) {
  const names = packages.map((name) =>
    name === 'chromium' ? 'Chromium, Google Chrome or Microsoft Edge (not as a snap)' : name,
  );
  const where = platform === 'darwin' ? ' in the folder Applications' : '';
  return `Install ${names.join(' and ')}${where}, then start again.`;
}

/**
 * Installs packages with apt-get, and shows each command before it runs.
 *
 * @param {string[]} packages
 * @param {{ env: NodeJS.ProcessEnv, tell: import('./teller.mjs').Teller, machine?: Machine }} context
 * @throws {Failure} with what the person can do, or with apt's last lines
 */
export async function installPackages(packages, { env, tell, machine = thisMachine(env) }) {
  const refusal = whyNotInstall(machine, packages);
  if (refusal) throw new Failure(refusal);
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  const aptGet = async (/** @type {string[]} */ ...args) => {
    const all = ['-o', 'DPkg::Lock::Timeout=120', ...args];
    tell.line(`$ apt-get ${all.join(' ')}`);
    return tell.during(`apt-get ${String(args[0])}`, () => run('apt-get', all, quiet));
  };
  const install = () => aptGet('install', '-y', '--no-install-recommends', ...packages);
  const known = async () => candidates((await run('apt-cache', ['policy', ...packages], quiet)).output);

  let offered = await known();
  const updated = packages.some((name) => !offered.has(name));
  if (updated) {
    await aptGet('update');
    offered = await known();
  }
  if (offered.get('chromium')?.includes('snap')) {
    throw new Failure(
      'The package chromium of this system is only a snap, which cannot be used here: install Google Chrome or Microsoft Edge from its maker’s .deb file, then start again.',
    );
  }
  let result = await install();
  if (!result.ok && !updated) {
    // The lists are old: what they name is no longer on the server.
    await aptGet('update');
    result = await install();
  }
  if (!result.ok)
    throw new Failure(`apt-get could not install ${packages.join(' and ')}:\n${lastLines(result.output)}`);
}

/**
 * @param {string} policy output of `apt-cache policy`
 * @returns {Map<string, string>} package → the version that would be installed; without those that have none
 */
export function candidates(policy) {
  const found = new Map();
  for (const [, name, version] of policy.matchAll(/^(\S+):\n(?: .*\n)*? {2}Candidate: (.*)$/gm)) {
    if (version !== '(none)') found.set(name, version);
  }
  return found;
}

/**
 * @param {string} file
 * @param {string} otherwise
 */
function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
