/** The real built app on a data folder of its own, driven from outside: calls of `window.gm`, window size, pictures. */
import type { Page } from '@playwright/test';
import path from 'node:path';
import { launchApp, newDataDir, type LaunchedApp } from '../../e2e/launch.ts';
import type { CallName, InputOf, ValueOf } from '../../src/preload/contract/channels.ts';
import type { BridgeRefusal, Reply } from '../../src/preload/contract/reply.ts';
import type { Theme } from '../../src/preload/contract/views.ts';

/** A call of the bridge was refused. `message` is the reason in words. */
export class Refused extends Error {
  readonly refusal: BridgeRefusal;

  constructor(refusal: BridgeRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

let serial = 0;

/** A command id that no other call has. */
export const nextCommand = (): string => `play-${String(Date.now())}-${String((serial += 1))}`;

export class Stage {
  readonly #dataDir: string;
  #launched: LaunchedApp;

  private constructor(dataDir: string, launched: LaunchedApp) {
    this.#dataDir = dataDir;
    this.#launched = launched;
  }

  /** Starts the app on a new data folder, without a window on the person's own screen where the runtime can do that. */
  static async open(): Promise<Stage> {
    const dataDir = newDataDir();
    return new Stage(dataDir, await launch(dataDir));
  }

  get page(): Page {
    return this.#launched.page;
  }

  /** Closes the app and starts it again on the same data. */
  async restart(): Promise<void> {
    await this.#launched.close();
    this.#launched = await launch(this.#dataDir);
  }

  async close(): Promise<void> {
    await this.#launched.close();
  }

  /**
   * Calls the bridge from inside the page, as the screen does.
   *
   * @throws Refused with the reason
   */
  async call<Name extends CallName>(name: Name, input: InputOf<Name>): Promise<ValueOf<Name>> {
    const reply = await this.page.evaluate(
      ([call, value]) => {
        const [area = '', method = ''] = call.split('.');
        const gm = window.gm as unknown as Record<string, Record<string, (input: unknown) => Promise<Reply<unknown>>>>;
        const run = gm[area]?.[method];
        if (!run) throw new Error(`window.gm has no ${call}`);
        return run(value);
      },
      [name, input] as const,
    );
    if (!reply.ok) throw new Refused(reply.refusal);
    return reply.value as ValueOf<Name>;
  }

  /** The save dialog's next answers: this file. */
  async saveAs(file: string): Promise<void> {
    await this.#launched.app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    }, path.resolve(file));
  }

  /** Gives the window this much content. */
  async resize({ width, height }: Size): Promise<void> {
    await this.#launched.app.evaluate(
      ({ BrowserWindow }, size) => {
        BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height);
      },
      { width, height },
    );
    await this.page.waitForFunction((size) => innerWidth === size.width && innerHeight === size.height, {
      width,
      height,
    });
  }

  async useTheme(theme: Theme): Promise<void> {
    await this.call('settings.set', { theme });
    await this.page.locator(`html[data-theme="${theme}"]`).waitFor();
  }

  /** Closes whatever is open and lets go of the keyboard, so that the next scene begins at the same place. */
  async putAway(): Promise<void> {
    for (let presses = 0; presses < 4; presses += 1) await this.page.keyboard.press('Escape');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
    await this.page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  }

  /** Waits until what main has told is on the screen: fonts are there, and two frames were drawn. */
  async settle(): Promise<void> {
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      });
    });
  }

  /** What the window shows, into a PNG file, one pixel for each CSS pixel. */
  async picture(file: string): Promise<void> {
    await this.settle();
    await this.page.screenshot({ path: file, scale: 'css', animations: 'disabled', caret: 'hide' });
  }
}

const launch = (dataDir: string): Promise<LaunchedApp> => launchApp({ dataDir, env: { DESKTOP_HOST_HEADLESS: '1' } });
