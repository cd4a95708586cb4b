import { expect, test, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { begin, call, linesOf } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { FightPage } from './pages/fight-page.ts';
import { tabOn } from './pages/keys.ts';

let launched: LaunchedApp;
test.beforeAll(async () => {
  launched = await launchApp();
});
test.afterAll(async () => {
  await launched.close();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Countdowns' });
const strip = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Countdowns' });
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const downOf = (page: Page, name: string) => dialog(page).getByRole('button', { name: `Count ${name} down` });

/** In the open dialog, with the keyboard on the name: fills what is given and begins. */
async function enter(page: Page, name: string, start: string): Promise<void> {
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(start);
}

test('a countdown by keyboard: named with typed dice, ticked, triggered, said out loud, undone, taken away', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 6 });
  const board = new BoardPage(page);
  const fight = new FightPage(page);
  await board.goTo('Brakka Thorne');

  await page.keyboard.press('u');
  await enter(page, 'The ferry rope parts', 'd6');
  await expect(dialog(page).getByRole('spinbutton', { name: 'Die 1, 1 to 6' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // A face that the die has not is refused at its place; then what lies on the table is typed.
  await fight.tabTo('Die 1, 1 to 6', 'spinbutton');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('group', { name: 'Dice of the start' })).toContainText('A d6 shows 1 to 6.');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(downOf(page, 'The ferry rope parts')).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await closed(page);
  await expect(board.current).toContainText('Brakka Thorne');
  await expect(strip(page)).toContainText('The ferry rope parts 3');

  // The only one is ticked by one key, and by a key its dialog takes more at once.
  await page.keyboard.press('Shift+U');
  await expect(strip(page)).toContainText('The ferry rope parts 2');
  await page.keyboard.press('u');
  await expect(downOf(page, 'The ferry rope parts')).toBeFocused();
  await page.keyboard.press('5');
  await expect(dialog(page)).toContainText('over');
  await page.keyboard.press('Escape');
  await closed(page);
  const triggered = 'Countdown The ferry rope parts is triggered: 2 to 0, and it is over';
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(triggered);
  await expect(page.getByRole('region', { name: 'Lines of the log' })).toContainText(triggered);
  await page.keyboard.press('Control+z');
  await expect(strip(page)).toContainText('The ferry rope parts 2');
  await expect(page.getByRole('region', { name: 'Messages' })).not.toContainText('triggered');

  await page.keyboard.press('u');
  await expect(downOf(page, 'The ferry rope parts')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await closed(page);
  await expect(strip(page)).toHaveCount(0);
  expect(linesOf(await call(page, 'encounter.open', { encounter: view.id })).slice(-3)).toEqual([
    'Countdown The ferry rope parts begins at 3, rolled as d6: 3',
    'Countdown The ferry rope parts: 3 to 2',
    'Countdown The ferry rope parts is taken away',
  ]);
});

test('loops with a rolled start, and dynamic ones that follow a player’s roll', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 6 });
  const fight = new FightPage(page);
  const choose = async (label: string, presses: number): Promise<void> => {
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('combobox', { name: label })).toBeFocused();
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowDown');
  };
  await page.keyboard.press('u');
  await enter(page, 'Gusts', 'd4');
  await choose('At 0', 2);
  await page.keyboard.press('Enter');
  await expect(downOf(page, 'Gusts')).toBeFocused();
  const [gusts] = (await call(page, 'encounter.open', { encounter: view.id })).countdowns;
  const rolled = gusts?.start ?? 0;
  expect(gusts).toMatchObject({ loop: 'rising', current: rolled });
  await page.keyboard.press('9');
  await expect(page.getByRole('dialog').getByRole('list')).toContainText(`${rolled + 1} of ${rolled + 1}`);

  for (const [name, presses] of [
    ['Catch them', 1],
    ['They escape', 2],
  ] as const) {
    const field = dialog(page).getByRole('textbox', { name: 'Name' });
    await tabOn(page, field);
    await enter(page, name, '5');
    await choose('At 0', 0);
    await choose('Moves', presses);
    await page.keyboard.press('Enter');
    await expect(downOf(page, name)).toBeFocused();
  }
  expect(await violationsOf(page)).toEqual([]);
  await fight.tabTo('Success with Fear');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Catch them' })).toContainText('4 of 5');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'They escape' })).toContainText('4 of 5');
  await page.keyboard.press('Escape');
  await closed(page);
  await page.keyboard.press('Control+z');
  await expect(strip(page)).toContainText('Catch them 5 progress');
  await expect(strip(page)).toContainText('They escape 5 consequence');
  // Of several, the key asks which.
  await page.keyboard.press('Shift+U');
  await expect(downOf(page, 'Gusts')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await closed(page);
  await expect(strip(page)).toContainText('Catch them 4 progress');
});

test('the other ruleset counts as well, without Hope and Fear', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'stamina-wounds', mode: 'sides', combatants: 6 });
  await page.keyboard.press('u');
  await enter(page, 'The tide', '2');
  await expect(dialog(page).getByRole('combobox', { name: 'Moves' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(downOf(page, 'The tide')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await closed(page);
  await expect(strip(page)).toContainText('The tide 1');
});
