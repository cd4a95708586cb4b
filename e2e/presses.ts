import type { Page } from '@playwright/test';

/** Presses keys and counts them: one action for each, and apart from it every key that goes down, held ones too. */
export class Presses {
  readonly #page: Page;
  readonly #made: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Each as Playwright names it: `1`, `Enter`, `Shift+e`, `Control+z`. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      this.#made.push(key);
    }
  }

  /** Key presses and clicks; a chord is one. */
  get actions(): number {
    return this.#made.length;
  }

  /** Keys that went down, with Shift and Control counted anew for each. */
  get keys(): number {
    return this.#made.reduce((sum, key) => sum + key.split('+').length, 0);
  }

  get words(): string {
    return this.#made.join(' ');
  }
}
