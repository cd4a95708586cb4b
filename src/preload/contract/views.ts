/** What main shows the screen: plain data, made in main, read-only for the screen. */

export type Platform = 'linux' | 'darwin' | 'win32';

export interface AppInfo {
  version: string;
  /** Absolute path of the folder that holds the database and its backups. */
  dataDir: string;
  platform: Platform;
}

export type Theme = 'dark' | 'light' | 'system';
export type Density = 'comfortable' | 'compact';

export interface Settings {
  theme: Theme;
  density: Density;
  /** Size of everything on the screen, 1 = 100 %; from 0.5 to 3. */
  zoom: number;
}

export type SettingsPatch = { [Key in keyof Settings]?: Settings[Key] | undefined };
