import type { ActionId } from './actions.ts';
import type { Reply } from './reply.ts';
import type { AppInfo, Settings, SettingsPatch } from './views.ts';

export type { BridgeRefusal, Reply } from './reply.ts';
export type { AppInfo, Density, Platform, Settings, SettingsPatch, Theme } from './views.ts';

/**
 * `window.gm`: everything the screen can ask of the app. Each method takes at most one input, a plain object; main parses
 * it strictly (unknown fields are refused) and answers with a {@link Reply}. Nothing here throws for a refusal.
 */
export interface GmApi {
  app: {
    /** The app's version, where its data lives and on which platform it runs. */
    info(): Promise<Reply<AppInfo>>;
    /** Says that the first board is painted. Called once, by the main window; calling it again does nothing. */
    ready(): Promise<Reply<null>>;
    /** Ends the app. Everything is saved already. */
    quit(): Promise<Reply<null>>;
    /** Opens the folder that holds the data in the system's file manager. Refused (`openFailed`) when the system cannot. */
    showDataDir(): Promise<Reply<null>>;
  };
  settings: {
    /** The settings of the screen, which are kept with the data. */
    get(): Promise<Reply<Settings>>;
    /** Changes the given settings and keeps the others; answers with all of them, which also reach every other window. */
    set(patch: SettingsPatch): Promise<Reply<Settings>>;
  };
  window: {
    /** Puts the window that asks into full screen, or back. */
    toggleFullScreen(): Promise<Reply<null>>;
  };
  /** What main tells the screen by itself. Each method subscribes and answers with a function that ends the subscription. */
  on: {
    /** The settings have changed, in this window or another. */
    settings(listener: (settings: Settings) => void): () => void;
    /** A line of the application menu was chosen. */
    action(listener: (id: ActionId) => void): () => void;
  };
}

declare global {
  interface Window {
    readonly gm: GmApi;
  }
}
