import type { BrowserWindow, BrowserWindowConstructorOptions, WebPreferences } from 'electron';
import { START_PAGE } from './protocol.ts';

/** What a page may do: as little as possible. Compared key by key in a test. */
export const webPreferences = (preload: string): WebPreferences => ({
  preload,
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: false,
});

/** The colours of the bare window until the page paints: the tokens' `--paper-0`. */
const PAPER = { dark: '#14110f', light: '#ece5d8' } as const;

export interface WindowFacts {
  readonly preload: string;
  readonly dark: boolean;
  readonly zoom: number;
}

/** The board's window: 1280×800 of content, hidden until it can be shown without a flash. */
export function openBoard(
  create: (options: BrowserWindowConstructorOptions) => BrowserWindow,
  { preload, dark, zoom }: WindowFacts,
): BrowserWindow {
  const window = create({
    title: 'Woundboard',
    width: 1280,
    height: 800,
    minWidth: 640,
    minHeight: 400,
    useContentSize: true,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: dark ? PAPER.dark : PAPER.light,
    webPreferences: webPreferences(preload),
  });
  window.once('ready-to-show', () => {
    window.webContents.setZoomFactor(zoom);
    window.show();
  });
  void window.loadURL(START_PAGE);
  return window;
}
