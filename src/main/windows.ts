import type { BrowserWindow, NativeTheme } from 'electron';
import { channelOf, type PushName, type PushOf } from '../preload/contract/channels.ts';
import type { Settings } from '../preload/contract/views.ts';
import type { Told } from './services/open-services.ts';

/** What the app uses of a window. */
export type AppWindow = Pick<
  BrowserWindow,
  'focus' | 'isFocused' | 'isFullScreen' | 'isMinimized' | 'restore' | 'setFullScreen' | 'show' | 'webContents'
>;

/** The windows that are open, as the rest of the boot files need them. */
export class Windows {
  readonly #all: () => AppWindow[];

  /** @param all `BrowserWindow.getAllWindows` */
  constructor(all: () => AppWindow[]) {
    this.#all = all;
  }

  /** Whether these web contents are a page in one of the app's windows. */
  owns(webContentsId: number): boolean {
    return this.#of(webContentsId) !== undefined;
  }

  /** Brings the board to the front: a second start of the app, or a click on its icon. */
  focusFirst(): void {
    const first = this.#all()[0];
    if (!first) return;
    if (first.isMinimized()) first.restore();
    first.show();
    first.focus();
  }

  toggleFullScreen(webContentsId: number): void {
    const window = this.#of(webContentsId);
    window?.setFullScreen(!window.isFullScreen());
  }

  /** The board. */
  first(): AppWindow | undefined {
    return this.#all()[0];
  }

  /** Tells every window. */
  push<Name extends PushName>(name: Name, value: PushOf<Name>): void {
    for (const { webContents } of this.#all()) webContents.send(channelOf(name), value);
  }

  /** Tells the window that has the keyboard, else the first. */
  pushToFocused<Name extends PushName>(name: Name, value: PushOf<Name>): void {
    const windows = this.#all();
    const window = windows.find((candidate) => candidate.isFocused()) ?? windows[0];
    window?.webContents.send(channelOf(name), value);
  }

  /** Every page begins anew, with whatever the data are now. */
  reload(): void {
    for (const { webContents } of this.#all()) webContents.reload();
  }

  setZoom(factor: number): void {
    for (const { webContents } of this.#all()) webContents.setZoomFactor(factor);
  }

  #of(webContentsId: number): AppWindow | undefined {
    return this.#all().find(({ webContents }) => webContents.id === webContentsId);
  }
}

/** Puts the settings that concern windows and the system into effect. */
export function applySettings(settings: Settings, windows: Windows, nativeTheme: NativeTheme): void {
  nativeTheme.themeSource = settings.theme;
  windows.setZoom(settings.zoom);
}

/** What the services tell by themselves, told to every window. */
export const tellWindows = (windows: Windows, nativeTheme: NativeTheme): Told => ({
  settings: (settings) => {
    applySettings(settings, windows, nativeTheme);
    windows.push('settings', settings);
  },
  encounter: (change) => {
    windows.push('encounter', change);
  },
  campaign: (campaign) => {
    windows.push('campaign', campaign);
  },
  trouble: (sentence) => {
    windows.push('trouble', sentence);
  },
});
