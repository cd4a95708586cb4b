import { expect, test, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { begin } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { FightPage } from './pages/fight-page.ts';

let launched: LaunchedApp;
test.beforeAll(async () => {
  launched = await launchApp();
});
test.afterAll(async () => {
  await launched.close();
});

const stillOpen = (page: Page) => page.getByRole('complementary', { name: 'Still open' });
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

/** Writes what happens on the last Hit Point of a row, by keyboard. */
async function note(page: Page, name: string, words: string): Promise<void> {
  const board = new BoardPage(page);
  await board.goTo(name);
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: 'On the last Hit Point' });
  await field.waitFor();
  while (!(await field.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await closed(page);
}

test('a note on the last Hit Point is set, owed in the row and in the list, and answered twice over', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 9 });
  const board = new BoardPage(page);
  const fight = new FightPage(page);
  await note(page, 'Mire Lantern', 'Its light goes over into the water');
  await note(page, 'Gravel Hob', 'Falls apart');

  await board.hit('Mire Lantern', '9');
  await board.hit('Mire Lantern', '9');
  await expect(stillOpen(page)).toContainText('Mire Lantern: last Hit Point');
  const owed = page.getByRole('group', { name: 'Last Hit Point of Mire Lantern' });
  await expect(owed).toContainText('Its light goes over into the water');
  expect(await violationsOf(page)).toEqual([]);
  // Another block takes its place: the letter finds it, Enter answers.
  await page.keyboard.press('j');
  await expect(owed.getByRole('combobox')).toBeFocused();
  for (let presses = 0; presses < 20; presses += 1) {
    if (await owed.getByRole('button', { name: /^Goes on as Sallow Hound/ }).isVisible()) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await owed.waitFor({ state: 'detached' });
  await expect(board.row('Sallow Hound')).toContainText('0/4');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(stillOpen(page)).toContainText('Mire Lantern: last Hit Point');

  // Or it is simply defeated.
  await page.keyboard.press('j');
  await expect(owed.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Enter');
  await owed.waitFor({ state: 'detached' });
  await board.leave();
  await expect(page.getByRole('group', { name: 'Out of the fight' })).toContainText('Mire Lantern');

  // A Hit Point that is cleared ends the matter.
  await board.hit('Gravel Hob', '15');
  await board.hit('Gravel Hob', '15');
  await expect(stillOpen(page)).toContainText('Gravel Hob: last Hit Point');
  await board.leave();
  await board.goTo('Gravel Hob');
  await page.keyboard.press('Shift+H');
  await expect(stillOpen(page)).toHaveCount(0);
  await expect(board.row('Gravel Hob')).toContainText('5/6');
  await fight.end('Over');
});
