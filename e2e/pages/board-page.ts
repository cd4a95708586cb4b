import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './keys.ts';

/** The board, as a game master with a keyboard sees it. */
export class BoardPage {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  row(name: string): Locator {
    return this.main
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader').getByText(name, { exact: true }) });
  }

  /** The field of the open entry. */
  entry(name: string): Locator {
    return this.page.getByRole('textbox', { name: `Damage to ${name}` });
  }

  /** The row that keys act on; none: an empty locator. */
  get current(): Locator {
    return this.main.locator('[role=row][tabindex="0"]');
  }

  /** Goes to a row with ↑ and ↓ alone. With `keep`, what is picked stays picked. */
  async goTo(name: string, keep = false): Promise<void> {
    // Whoever was added a moment ago joins when main has answered, and what was pressed before may still move things.
    await this.row(name).first().waitFor();
    await settled(this.page);
    const names = await this.main.getByRole('row').locator('[role=rowheader] b').allTextContents();
    const to = names.indexOf(name);
    if (to === -1) throw new Error(`no row is called ${name}; there are ${names.join(', ')}`);
    if ((await this.current.count()) === 0) await this.page.keyboard.press('ArrowDown');
    const here = await this.current.locator('[role=rowheader] b').textContent();
    const steps = to - names.indexOf(here ?? '');
    const key = `${keep ? 'Alt+' : ''}${steps > 0 ? 'ArrowDown' : 'ArrowUp'}`;
    for (let step = 0; step < Math.abs(steps); step += 1) await this.page.keyboard.press(key);
    await expect(this.current.getByRole('rowheader')).toContainText(name);
  }

  /** Picks these rows; the last of them is the one that keys act on. */
  async pick(names: readonly string[]): Promise<void> {
    for (const [index, name] of names.entries()) {
      await this.goTo(name, index > 0);
      if (index > 0) await this.page.keyboard.press('x');
    }
  }

  /** Puts entries and picks away. */
  async leave(): Promise<void> {
    for (let presses = 0; presses < 3; presses += 1) await this.page.keyboard.press('Escape');
    // Keys wait for what was sent before them: until they are pressed, the row is still there to be gone to.
    await expect(this.current).toHaveCount(0);
  }

  /** Types an entry at the selected row and waits for what it would do. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await expect(this.current.locator('[aria-live] p')).not.toHaveText(/^Type the damage/);
  }

  /** Selects, types, and applies by Enter; an entry with dice takes a second one. */
  async hit(name: string, text: string): Promise<void> {
    await this.goTo(name);
    await this.type(text);
    await this.page.keyboard.press('Enter');
    if (/\dd\d/.test(text)) {
      await this.page.getByRole('group', { name: 'Dice as rolled' }).waitFor();
      await this.page.keyboard.press('Enter');
    }
    await this.entry(name).waitFor({ state: 'detached' });
  }
}
