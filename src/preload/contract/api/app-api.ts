import type { Reply } from '../reply.ts';
import type { AppInfo, Settings, SettingsPatch } from '../views.ts';

export interface AppApi {
  /** The app's version, where its data lives and on which platform it runs. */
  info(): Promise<Reply<AppInfo>>;
  /** Says that the first board is painted. Called once, by the main window; calling it again does nothing. */
  ready(): Promise<Reply<null>>;
  /** Ends the app. Everything is saved already. */
  quit(): Promise<Reply<null>>;
  /** Opens the folder that holds the data in the system's file manager. Refused (`openFailed`) when the system cannot. */
  showDataDir(): Promise<Reply<null>>;
}

export interface SettingsApi {
  /** The settings of the screen, which are kept with the data. */
  get(): Promise<Reply<Settings>>;
  /** Changes the given settings and keeps the others; answers with all of them, which also reach every other window. */
  set(patch: SettingsPatch): Promise<Reply<Settings>>;
}

export interface WindowApi {
  /** Puts the window that asks into full screen, or back. */
  toggleFullScreen(): Promise<Reply<null>>;
}
