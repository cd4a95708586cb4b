/**
 * What Chromium is started with. Two things matter most: it must reach no network at all, and nobody but the host may
 * steer it.
 */

/** Chromium's own errands in the background, and questions it would put to a person. */
const QUIET = [
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--no-service-autorun',
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-quic',
  '--disable-search-engine-choice-screen',
  '--disable-sync',
  '--metrics-recording-only',
  '--password-store=basic',
  '--use-mock-keychain',
];

/** A window behind another one must keep working, as Electron's does for an app's own needs. */
const AWAKE = [
  '--disable-backgrounding-occluded-windows',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--disable-renderer-backgrounding',
];

/** Every name and every address is "not found": also literal addresses, also this machine itself. */
const NO_NETWORK = ['--host-resolver-rules=MAP * ~NOTFOUND', '--dns-prefetch-disable'];

const DISABLED_FEATURES = [
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'DialMediaRouteProvider',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  'Translate',
];

/** Switches the host decides alone; an app that sets one is not heard. */
const OWNED = new Set([
  'app',
  'headless',
  'host-resolver-rules',
  'no-sandbox',
  'no-startup-window',
  'remote-debugging-address',
  'remote-debugging-pipe',
  'remote-debugging-port',
  'user-data-dir',
]);

/**
 * @typedef {object} FlagOptions
 * @property {string} profile
 * @property {boolean} headless
 * @property {boolean} root                     runs as root, where Chromium's sandbox cannot
 * @property {number | null} debuggingPort      opened besides the pipe, for Playwright only
 * @property {Iterable<[string, string]>} [appSwitches] from `app.commandLine.appendSwitch`
 */

/**
 * @param {FlagOptions} options
 * @returns {string[]}
 */
export function chromiumFlags({ profile, headless, root, debuggingPort, appSwitches = [] }) {
  const disabled = new Set(DISABLED_FEATURES);
  const fromApp = [];
  for (const [name, value] of appSwitches) {
    if (name === 'disable-features') for (const feature of value.split(',')) disabled.add(feature);
    else if (!OWNED.has(name)) fromApp.push(value === '' ? `--${name}` : `--${name}=${value}`);
  }
  return [
    ...new Set([...QUIET, ...AWAKE, ...NO_NETWORK, ...fromApp]),
    `--disable-features=${[...disabled].join(',')}`,
    `--user-data-dir=${profile}`,
    '--no-startup-window',
    // The host's own line. When the host dies, the pipe closes and Chromium ends by itself, also in port mode.
    '--remote-debugging-pipe',
    ...(debuggingPort === null ? [] : [`--remote-debugging-port=${String(debuggingPort)}`]),
    ...(headless ? ['--headless=new', '--disable-gpu'] : windowFlags),
    ...(root ? ['--no-sandbox'] : []),
  ];
}

/** `--test-type` hides the bar that warns of `--no-sandbox` and would cover the top of the window. */
const windowFlags = ['--test-type'];

/**
 * The command that asks a running Chromium for one more window without tabs and address bar.
 *
 * @param {{ profile: string; root: boolean; url: string; width: number; height: number }} options
 * @returns {string[]}
 */
export function appWindowFlags({ profile, root, url, width, height }) {
  return [
    `--user-data-dir=${profile}`,
    `--app=${url}`,
    `--window-size=${String(width)},${String(height)}`,
    ...windowFlags,
    ...(root ? ['--no-sandbox'] : []),
  ];
}
