/** What the tests of the dialogs share: one Chromium a file, a fresh home a test, and the parts of a page by their roles. */
import path from 'node:path';
import { expect as playwrightExpect } from '@playwright/test';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startChromium, TestHost } from './chromium-window.fixtures.ts';
import { createDialogs } from './dialogs.mjs';
import { fill, makeTempFolder } from './model/temp-folder.fixtures.ts';

const filters = [
  { name: 'Encounter', extensions: ['json'] },
  { name: 'Page', extensions: ['html'] },
];

/** The dialogs of one test: a home with Documents, in it `old.json` and the folder Games with `deep.json`. */
class DialogTest {
  readonly home: string;
  readonly host: TestHost;
  readonly api: ReturnType<typeof createDialogs>;

  constructor(home: string, host: TestHost) {
    this.home = home;
    this.host = host;
    this.api = createDialogs({ openDialogWindow: host.open, home });
  }

  /** A path in Documents. */
  readonly at = (name: string): string => path.join(this.home, 'Documents', name);

  readonly fill = (names: readonly string[]): Promise<void> => fill(this.home, names);

  async openSave(options: object = {}): Promise<[Page, Promise<Electron.SaveDialogReturnValue>]> {
    const result = this.api.showSaveDialog({ filters, ...options });
    return [await this.host.nextPage(), result];
  }

  async openOpen(options: object = {}): Promise<[Page, Promise<Electron.OpenDialogReturnValue>]> {
    const result = this.api.showOpenDialog({ filters, ...options });
    return [await this.host.nextPage(), result];
  }

  async openBox(options: object): Promise<[Page, Promise<Electron.MessageBoxReturnValue>]> {
    const result = this.api.showMessageBox(options);
    return [await this.host.nextPage(), result];
  }
}

/** Registers what must happen around the tests of a file. Call once, at its top; use the result within tests. */
export function useDialogs(): () => DialogTest {
  let browser: Browser;
  let current: DialogTest;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    const folder = await makeTempFolder();
    remove = folder.remove;
    await fill(folder.root, ['Documents/old.json', 'Documents/Games/deep.json']);
    current = new DialogTest(folder.root, new TestHost(browser));
  });
  afterEach(async () => {
    await remove();
    expect(current.host.complaints).toEqual([]);
  });
  return () => current;
}

export const field = (page: Page): Locator => page.locator('#field');
export const list = (page: Page): Locator => page.getByRole('listbox', { name: /^Contents of/ });
export const rows = (page: Page): Locator => list(page).getByRole('option');
export const active = (page: Page): Locator => page.locator('.row.is-active');
export const answer = (page: Page): Locator => page.locator('#answer');
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

/** Waits longer than usual: a busy machine is no failure. */
export const expectPage = playwrightExpect.configure({ timeout: 30_000 });

/** What is marked in the focused text field. */
export const marked = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const input = document.activeElement;
    if (!(input instanceof HTMLInputElement)) return null;
    return input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
  });

/** A key that ends the dialog; the window may be gone before the key is up again. */
export async function endWith(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key).catch((error: unknown) => {
    if (!page.isClosed()) throw error;
  });
}

/** A click that ends the dialog; the window may be gone before the button is up again. */
export async function clickToEnd(page: Page, name: string): Promise<void> {
  await button(page, name)
    .click()
    .catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
}

/** Replaces the text of the focused field. */
export async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}
