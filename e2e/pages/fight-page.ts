import { expect, type Page } from '@playwright/test';
import { tabOn } from './keys.ts';

/** Everything around the board, by keyboard alone. */
export class FightPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Tab on until the control has the keyboard. */
  tabTo(
    name: string | RegExp,
    role: 'button' | 'spinbutton' | 'radio' | 'checkbox' | 'combobox' = 'button',
  ): Promise<void> {
    return tabOn(this.page, this.page.getByRole(role, { name }));
  }

  /** From the first screen: the sample party of a ruleset; the start of its first encounter opens by itself. */
  async beginWithSample(rulesetName: string): Promise<void> {
    await this.tabTo(`Start with the sample party for ${rulesetName}`);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('dialog', { name: 'Start an encounter' }).waitFor();
  }

  /** In the open dialog: starts an encounter of the whole party against so many of each adversary. */
  async startEncounter(name: string, adversaries: Readonly<Record<string, number>>): Promise<void> {
    const { page } = this;
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type(name);
    for (const [who, count] of Object.entries(adversaries)) {
      await this.tabTo(who, 'spinbutton');
      await page.keyboard.type(String(count));
    }
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }

  /** Runs an action by the palette. */
  async choose(action: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.page.getByRole('dialog', { name: 'Command palette' }).waitFor();
    await this.page.keyboard.type(action);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('dialog', { name: 'Command palette' }).waitFor({ state: 'detached' });
  }

  /** Ends the encounter in these words. */
  async end(ending: string): Promise<void> {
    await this.choose('End the encounter');
    await this.page.getByRole('textbox', { name: 'How did it end?' }).waitFor();
    await this.page.keyboard.type(ending);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}
