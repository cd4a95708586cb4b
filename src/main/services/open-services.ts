import { chmodSync, mkdirSync } from 'node:fs';
import type { AppInfo, Settings } from '../../preload/contract/views.ts';
import { openDatabase } from '../db/open.ts';
import { settingsTable } from '../db/settings-table.ts';
import { makeAppService, type AppService, type Desktop } from './app-service.ts';
import { makeSettingsService, type SettingsService } from './settings-service.ts';

export interface OpenServicesOptions {
  readonly info: AppInfo;
  readonly databaseFile: string;
  readonly desktop: Desktop;
  readonly settingsChanged: (settings: Settings) => void;
}

export interface OpenedServices {
  readonly app: AppService;
  readonly settings: SettingsService;
  /** Ends with the last connection closed, which also folds the write-ahead log into the database file. */
  close(): void;
}

/**
 * Opens the data folder (made when missing, for this user alone) and everything that works on it.
 *
 * @throws CannotOpen when the database is not ours, newer or damaged; an Error of the file system when the folder cannot be used
 */
export function openServices({ info, databaseFile, desktop, settingsChanged }: OpenServicesOptions): OpenedServices {
  mkdirSync(info.dataDir, { recursive: true });
  // What the players may not read is in there; another user of the machine may not either.
  if (process.platform !== 'win32') chmodSync(info.dataDir, 0o700);
  const db = openDatabase(databaseFile);
  return {
    app: makeAppService(info, desktop),
    settings: makeSettingsService(settingsTable(db), settingsChanged),
    close: () => {
      db.close();
    },
  };
}
