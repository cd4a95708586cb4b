// @ts-check
/** Starts that the operating system refuses, recognised by what the runtime writes, and how to mend them. */
import path from 'node:path';

const SANDBOX = [
  'The SUID sandbox helper binary was found, but is not configured correctly',
  'No usable sandbox!',
  'Failed to move to new namespace',
];

/**
 * @typedef {object} System
 * @property {boolean} appArmor   kernel.apparmor_restrict_unprivileged_userns is 1
 * @property {boolean} noUserNamespaces  kernel.unprivileged_userns_clone or user.max_user_namespaces is 0
 */

/**
 * @param {string} output what the runtime wrote before it ended
 * @param {string} executable
 * @param {System} system
 * @returns {string | null} what to do about it; null when it is none of the known refusals
 */
export function mendFor(output, executable, system) {
  const library = /error while loading shared libraries: (\S+):/.exec(output)?.[1];
  if (library) {
    return `The system lacks ${library}, which ${executable} needs. Install the system package that has it, or start with WOUNDBOARD_RUNTIME=host.`;
  }
  if (!SANDBOX.some((text) => output.includes(text))) return null;
  const why = 'The system refused the sandbox that keeps the window apart from the rest of the computer.';
  if (system.appArmor) return [why, ...appArmorMend(executable)].join('\n');
  if (system.noUserNamespaces)
    return [why, ...namespacesMend, '', 'Or give the sandbox its own helper:', ...helperMend(executable)].join('\n');
  return [why, 'Give the sandbox its own helper:', ...helperMend(executable)].join('\n');
}

/** @param {string} executable */
const helperMend = (executable) => {
  const helper = path.join(path.dirname(executable), 'chrome-sandbox');
  return [`  sudo chown root:root '${helper}'`, `  sudo chmod 4755 '${helper}'`];
};

const namespacesMend = [
  'Allow user namespaces (until the next restart):',
  '  sudo sysctl -w kernel.unprivileged_userns_clone=1 user.max_user_namespaces=15000',
];

/** For printf, so that the whole mend is lines to paste: a program's name is its %s. */
const PROFILE = String.raw`abi <abi/4.0>,\ninclude <tunables/global>\nprofile woundboard-electron "%s" flags=(unconfined) {\n  userns,\n}\n`;

/** @param {string} executable */
const appArmorMend = (executable) => [
  'AppArmor does it here (kernel.apparmor_restrict_unprivileged_userns = 1). Allow it for this one program:',
  `  printf '${PROFILE}' '${executable}' | sudo tee /etc/apparmor.d/woundboard-electron`,
  '  sudo apparmor_parser -r /etc/apparmor.d/woundboard-electron',
  'Or for all programs, until the next restart:',
  '  sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0',
  'Or give the sandbox its own helper:',
  ...helperMend(executable),
];
