import type { Page } from '@playwright/test';
import { BoardPage } from '../../e2e/pages/board-page.ts';

/** One thing to look at. To have a further screen looked at, add it here. */
export interface Scene {
  readonly name: string;
  /** Brings it up, from a screen on which nothing is open. */
  readonly show: (page: Page) => Promise<void>;
  /** Undoes what Escape does not. */
  readonly leave?: (page: Page) => Promise<void>;
}

const dialog = (name: string, title: string, key: string): Scene => ({
  name,
  show: async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: title }).waitFor();
  },
});

/** A dialog about the first row. */
const rowDialog = (name: string, title: RegExp, key: string): Scene => ({
  name,
  show: async (page: Page): Promise<void> => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: title }).waitFor();
  },
});

/** An entry of the library in the inspector. */
const entryOf = (name: string, shelf: 'Party' | 'Adversaries', at: 'first' | 'last'): Scene => ({
  name,
  show: async (page: Page): Promise<void> => {
    const rows = page.getByRole('region', { name: shelf }).locator('[data-entry]');
    await rows[at]().click();
    await page.getByRole('combobox', { name: 'Kind' }).waitFor();
  },
  leave: async (page: Page): Promise<void> => {
    await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
  },
});

const asIs: Scene = { name: 'screen', show: () => Promise.resolve() };

/** Before there is anything. */
export const FIRST_SCENES: readonly Scene[] = [
  asIs,
  dialog('palette', 'Command palette', 'Control+k'),
  dialog('keys', 'All keys', '?'),
  dialog('tables', 'Injury tables', 'i'),
  {
    name: 'about',
    show: async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: 'About Woundboard' }).click();
      await page.getByRole('dialog', { name: 'About Woundboard' }).waitFor();
    },
  },
];

/** With an encounter on the board. */
export const BOARD_SCENES: readonly Scene[] = [
  { ...asIs, name: 'board' },
  {
    name: 'one-line',
    show: async (page: Page): Promise<void> => {
      await page.keyboard.press('d');
      await page.locator('[data-density=compact]').waitFor();
    },
    leave: async (page: Page): Promise<void> => {
      await page.keyboard.press('d');
      await page.locator('[data-density=comfortable]').waitFor();
    },
  },
  {
    name: 'entry',
    show: async (page: Page): Promise<void> => {
      const board = new BoardPage(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await board.type('14');
    },
  },
  {
    name: 'several',
    show: async (page: Page): Promise<void> => {
      const board = new BoardPage(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await board.type('9');
    },
  },
  {
    name: 'letters',
    show: async (page: Page): Promise<void> => {
      await page.keyboard.press(',');
      await page.getByRole('main').locator('kbd').first().waitFor();
    },
  },
  {
    name: 'folded',
    show: async (page: Page): Promise<void> => {
      await page.keyboard.press('Shift+G');
    },
    leave: async (page: Page): Promise<void> => {
      await page.keyboard.press('Shift+G');
    },
  },
  {
    name: 'owed',
    show: async (page: Page): Promise<void> => {
      await page.keyboard.press('j');
      await page.getByRole('group', { name: /^(?:Death move|Injury roll) of/ }).waitFor();
    },
  },
];

/** Dialogs over an encounter: once a ruleset is enough. */
export const DIALOG_SCENES: readonly Scene[] = [
  dialog('start', 'Start an encounter', 'Control+n'),
  dialog('add', 'Add combatants', 'Control+Shift+N'),
  rowDialog('conditions', /^Conditions/, 'c'),
  dialog('rest', 'Rest', 'z'),
  dialog('countdowns', 'Countdowns', 'u'),
  dialog('all-owed', 'Still open', 'Shift+J'),
  {
    name: 'edit',
    show: async (page: Page): Promise<void> => {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('F2');
      await page.getByRole('textbox', { name: 'Name', exact: true }).and(page.locator(':focus')).waitFor();
    },
  },
  rowDialog('correct', /^Correct/, 'e'),
  entryOf('member', 'Party', 'first'),
  entryOf('adversary', 'Adversaries', 'last'),
  {
    name: 'quick-add',
    show: async (page: Page): Promise<void> => {
      await page.keyboard.press('q');
      await page.getByRole('textbox', { name: 'Who joins?' }).waitFor();
      await page.keyboard.type('4 Raider');
    },
  },
  {
    name: 'aimed',
    show: async (page: Page): Promise<void> => {
      await page.keyboard.type('14');
      await page.getByRole('textbox', { name: 'Damage' }).waitFor();
      await page.keyboard.type('e');
      await page.keyboard.press('Shift+T');
      await page.getByRole('list', { name: 'Targets' }).waitFor();
    },
  },
];

/** What Stamina & Wounds has beyond the hit. */
export const STAMINA_SCENES: readonly Scene[] = [
  dialog('locations', 'Locations', 'l'),
  rowDialog('body', /^Injuries of/, 'Shift+I'),
  dialog('morale', 'Morale', 'p'),
  dialog('first-contact', 'First contact', 'Shift+P'),
  {
    name: 'fall',
    show: async (page: Page): Promise<void> => {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+D');
      await page.getByRole('dialog', { name: 'A fall' }).getByRole('textbox').first().waitFor();
      await page.keyboard.type('40');
    },
  },
];

/** Where everyone has a turn of their own. */
export const ORDER_SCENES: readonly Scene[] = [
  { ...asIs, name: 'board' },
  rowDialog('values', /^Turn values/, 'v'),
  rowDialog('delay', /^Delay/, 'y'),
];
