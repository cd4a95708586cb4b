/** Opens the dialogs' pages in a real Chromium, so that a test can use them as a person does: by their keys and words. */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import type { OpenDialogWindow } from './dialogs.mjs';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
];

export async function startChromium(): Promise<Browser> {
  const executablePath = BROWSERS.find((file) => existsSync(file));
  if (!executablePath) throw new Error('These tests need Chromium, Chrome or Edge on the machine.');
  const asRoot = process.geteuid?.() === 0;
  return chromium.launch({ executablePath, args: asRoot ? ['--no-sandbox'] : [] });
}

/** A host of one window at a time. */
export class TestHost {
  readonly #browser: Browser;
  readonly #waiting: ((page: Page) => void)[] = [];
  readonly #pages: Page[] = [];
  /** What the pages complained about; a test that uses them expects nothing here. */
  readonly complaints: string[] = [];
  colorScheme: 'dark' | 'light' = 'dark';
  /** Only for pictures at another size than the dialogs wish for. */
  size: { width: number; height: number } | null = null;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The next window's page. */
  nextPage(): Promise<Page> {
    const page = this.#pages.shift();
    return page ? Promise.resolve(page) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  readonly open: OpenDialogWindow = async ({ width, height, html }) => {
    const context = await this.#browser.newContext({
      viewport: this.size ?? { width, height },
      colorScheme: this.colorScheme,
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (line) => {
      if (line.type() === 'error') this.complaints.push(line.text());
    });
    const early: unknown[] = [];
    let hear = (message: unknown): void => {
      early.push(message);
    };
    await page.exposeBinding('hostSend', (_, message: unknown) => {
      hear(message);
    });
    await page.setContent(html);
    const hand = this.#waiting.shift();
    if (hand) hand(page);
    else this.#pages.push(page);
    return {
      send(message) {
        // The window may be closed meanwhile; a host drops what is sent then.
        const receive = (sent: object) => {
          (globalThis as unknown as Receiver).hostReceive(sent);
        };
        page.evaluate(receive, message).catch(() => undefined);
      },
      onMessage(fn) {
        hear = fn;
        for (const message of early) fn(message);
      },
      onClosed(fn) {
        page.on('close', fn);
      },
      close() {
        void context.close();
      },
    };
  };
}

type Receiver = { hostReceive: (message: object) => void };
