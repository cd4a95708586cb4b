import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** An app that a test has started, on a data folder of its own. */
export interface LaunchedApp {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly dataDir: string;
  /** Closes the app and keeps the data, so that it can be started again on them. */
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** Default: a new folder. */
  readonly dataDir?: string;
  /** Folder of the app to start: the built project, or an unpacked package. */
  readonly appDir?: string;
  readonly args?: readonly string[];
  /** CommonJS modules that are loaded in main before the app. */
  readonly requires?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Electron's own binary where it is there, else the desktop host: the same tests run on both. */
function useHostWithoutElectron(): void {
  const electron = path.dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const forced = process.env.WOUNDBOARD_RUNTIME;
  const hasElectron = existsSync(path.join(electron, 'path.txt')) && forced !== 'host';
  if (!hasElectron) process.env.ELECTRON_OVERRIDE_DIST_PATH ??= path.join(ROOT, 'tools/desktop-host');
}

/** Starts the built app and waits for its first board. */
export async function launchApp(options: LaunchOptions = {}): Promise<LaunchedApp> {
  useHostWithoutElectron();
  const dataDir = options.dataDir ?? newDataDir();
  const app = await _electron.launch({
    args: [...(options.requires ?? []).flatMap((file) => ['-r', file]), ...argumentsFor(dataDir, options)],
    cwd: ROOT,
    env: { ...(process.env as Record<string, string>), ...options.env },
  });
  const page = await app.firstWindow();
  await page.getByRole('main').waitFor();
  return { app, page, dataDir, close: () => app.close() };
}

const argumentsFor = (dataDir: string, { appDir = ROOT, args = [] }: LaunchOptions): string[] => {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [...sandbox, appDir, '--data-dir', dataDir, ...args];
};

/** Starts the app as a person would a second time, and resolves with its exit status. */
export function startAgain(dataDir: string): Promise<number | null> {
  useHostWithoutElectron();
  const executable = createRequire(import.meta.url)('electron') as string;
  const child = spawn(executable, argumentsFor(dataDir, {}), { cwd: ROOT, stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => {
      resolve(status);
    });
  });
}

/** Ends the app's main process at once, as a crash or a power cut would, and waits until it is gone. */
export async function killApp({ app }: LaunchedApp): Promise<void> {
  const main = app.process();
  const gone = new Promise((resolve) => main.once('exit', resolve));
  main.kill('SIGKILL');
  await gone;
}

const folders: string[] = [];

/** A new data folder; all of them go when the test process ends. */
export function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-e2e-'));
  if (folders.length === 0) process.once('exit', removeFolders);
  folders.push(folder);
  return folder;
}

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
