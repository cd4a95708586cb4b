import { _electron, type ElectronApplication, type Page } from '@playwright/test';
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
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await _electron.launch({
    args: [...sandbox, options.appDir ?? ROOT, '--data-dir', dataDir, ...(options.args ?? [])],
    cwd: ROOT,
    env: { ...(process.env as Record<string, string>), ...options.env },
  });
  const page = await app.firstWindow();
  await page.getByRole('main').waitFor();
  return { app, page, dataDir, close: () => app.close() };
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
