import { expect, test, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { begin } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { FightPage } from './pages/fight-page.ts';
import { settled, tabOn } from './pages/keys.ts';

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
  await tabOn(page, page.getByRole('textbox', { name: 'On its last Hit Point' }));
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
  await expect(log(page)).toContainText(`${name} is set by hand to a note on the last Hit Point`);
  await page.keyboard.press('Escape');
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
    await settled(page);
  }
  await page.keyboard.press('Enter');
  await owed.waitFor({ state: 'detached' });
  await expect(board.row('Sallow Hound')).toContainText('0/4');
  await expect(log(page)).toContainText('Sallow Hound is labelled skulk, attacks with 1d8+2 physical, has new notes');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(stillOpen(page)).toContainText('Mire Lantern: last Hit Point');

  // Escape goes back to the row.
  await page.keyboard.press('j');
  await expect(owed.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(board.row('Mire Lantern')).toBeFocused();

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

const log = (page: Page) => page.getByRole('region', { name: 'Lines of the log' });
const move = (page: Page, name: string) => page.getByRole('group', { name: `Death move of ${name}` });

/** Brings a hero down to the last Hit Point and puts the keyboard into the death move. */
async function fell(page: Page, name: string): Promise<void> {
  const board = new BoardPage(page);
  await board.leave();
  await board.goTo(name);
  await board.type('=6');
  await page.keyboard.press('Enter');
  await board.entry(name).waitFor({ state: 'detached' });
  await board.hit(name, '20');
  await expect(stillOpen(page)).toContainText(`${name}: death move`);
  await page.keyboard.press('j');
  await expect(move(page, name)).toBeVisible();
}

test('the three death moves by keyboard: typed and rolled, a scar, a final action that is owed and ended', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 6 });
  const board = new BoardPage(page);
  const fight = new FightPage(page);

  // Black out, typed: a die at the level or below leaves a scar.
  await fell(page, 'Brakka Thorne');
  await page.keyboard.press('1');
  await fight.tabTo(/^Hope, d12/, 'spinbutton');
  await page.keyboard.type('2');
  await expect(move(page, 'Brakka Thorne')).toContainText('Hope slot');
  await page.keyboard.press('Enter');
  await move(page, 'Brakka Thorne').waitFor({ state: 'detached' });
  await expect(board.row('Brakka Thorne')).toContainText('Unconscious');

  // Stake it all, rolled: whatever comes up is said before it is written.
  await fell(page, 'Oswin Hale');
  await page.keyboard.press('3');
  await expect(move(page, 'Oswin Hale').getByRole('button', { name: /^Roll/ }).last()).toBeVisible();
  await page.keyboard.press('Enter');
  const hope = move(page, 'Oswin Hale').getByRole('spinbutton', { name: /^Hope/ });
  await expect(hope).toHaveValue(/^\d+$/);
  const hp = move(page, 'Oswin Hale').getByRole('spinbutton', { name: 'HP' });
  if (await hp.isVisible()) {
    await fight.tabTo('HP', 'spinbutton');
    await page.keyboard.type('1');
  }
  await expect(move(page, 'Oswin Hale').getByRole('button', { name: /Record/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await move(page, 'Oswin Hale').waitFor({ state: 'detached' });
  await expect(log(page)).toContainText(/Oswin Hale .*stakes/i);

  // Final blow takes no die; the action is owed, and then its hero dies.
  await fell(page, 'Pell Anwick');
  await page.keyboard.press('2');
  await expect(move(page, 'Pell Anwick').getByRole('button', { name: /Record/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await move(page, 'Pell Anwick').waitFor({ state: 'detached' });
  await expect(stillOpen(page)).toContainText('Pell Anwick: final action');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('j');
  const final = page.getByRole('group', { name: 'Final action of Pell Anwick' });
  await expect(final.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await final.waitFor({ state: 'detached' });
  await board.leave();
  await expect(page.getByRole('group', { name: 'Out of the fight' }).first()).toContainText('Pell Anwick');
  await page.keyboard.press('Control+z');
  await expect(stillOpen(page)).toContainText('Pell Anwick: final action');
});

test('Fear from 0 to 12, Hope, and Vulnerable by the last Stress alone', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 6 });
  const board = new BoardPage(page);
  const fear = page.getByRole('group', { name: 'Fear' });
  await expect(fear).toContainText('5');
  for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('f');
  await expect(fear).toContainText('12');
  await page.keyboard.press('f');
  await expect(fear).toContainText('12');
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Shift+F');
  await expect(fear).toContainText('0');
  await page.keyboard.press('Shift+F');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('1 token cannot be spent: none is left.');
  await page.keyboard.press('Escape');

  await board.goTo('Brakka Thorne');
  const sheet = page.getByRole('region', { name: 'Brakka Thorne' });
  const hope = sheet.getByRole('textbox', { name: 'Hope', exact: true });
  await expect(hope).toHaveValue('2');
  await page.keyboard.press('o');
  await expect(hope).toHaveValue('3');
  await page.keyboard.press('Shift+O');
  await expect(hope).toHaveValue('2');

  const row = board.row('Brakka Thorne');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('t');
  await expect(row).not.toContainText('Vulnerable');
  await page.keyboard.press('t');
  await expect(row).toContainText('Vulnerable');
  await page.keyboard.press('Shift+T');
  await expect(row).not.toContainText('Vulnerable');

  // Vulnerable of another source is its own, and stays.
  await page.keyboard.press('c');
  await page.getByRole('option', { name: /^Vulnerable/ }).waitFor();
  await page.keyboard.type('vul');
  await page.keyboard.press('Enter');
  await closed(page);
  await expect(row).toContainText('Vulnerable');
  await page.keyboard.press('t');
  await page.keyboard.press('Shift+T');
  await expect(sheet.getByRole('textbox', { name: 'Stress marked' })).toHaveValue('5');
  await expect(row).toContainText('Vulnerable');
});

test('spotlight tokens; a horde at half strength attacks with what it is left with; minions fall as picked', async () => {
  const own = await launchApp();
  try {
    const mine = new FightPage(own.page);
    const rows = new BoardPage(own.page);
    await mine.beginWithSample('Thresholds');
    // Two spotlight tokens for each hero.
    await mine.tabTo('Spotlight tokens for each hero', 'spinbutton');
    await own.page.keyboard.type('2');
    await tabOn(own.page, own.page.getByRole('textbox', { name: 'Name' }), 'Shift+Tab');
    await own.page.keyboard.press('Control+a');
    await mine.startEncounter('Ford at Dusk', { 'Toll-rats': 1, 'Reed-cutter': 4 });
    await expect(rows.row('Marit Sool').getByRole('img', { name: '2 spotlight tokens left' })).toBeVisible();
    await rows.goTo('Marit Sool');
    await own.page.keyboard.press('s');
    await expect(rows.row('Marit Sool').getByRole('img', { name: '1 spotlight token left' })).toBeVisible();
    const lit = rows.row('Marit Sool').getByText('Spotlight', { exact: true });
    await own.page.keyboard.press('s');
    await expect(lit).toHaveCount(0);
    await own.page.keyboard.press('s');
    await expect(rows.row('Marit Sool').getByRole('img', { name: '0 spotlight tokens left' })).toBeVisible();
    await own.page.keyboard.press('s');
    await expect(lit).toHaveCount(0);
    await own.page.keyboard.press('s');
    const messages = own.page.getByRole('region', { name: 'Messages' });
    await expect(messages).toContainText('Marit Sool has no spotlight tokens left.');
    await own.page.keyboard.press('Escape');

    await rows.hit('Toll-rats', '9');
    await expect(rows.row('Toll-rats')).toContainText('Half strength');
    await rows.leave();
    await rows.goTo('Toll-rats');
    await own.page.keyboard.press('s');
    await rows.goTo('Brakka Thorne');
    await own.page.keyboard.press('k');
    await expect(rows.entry('Brakka Thorne')).toHaveValue('1d4+1');
    await rows.leave();
    await rows.goTo('Toll-rats');
    await own.page.keyboard.press('Shift+H');
    await expect(rows.row('Toll-rats')).toContainText('2/4');
    await expect(rows.row('Toll-rats')).toContainText('Half strength');
    await own.page.keyboard.press('Shift+H');
    await expect(rows.row('Toll-rats')).not.toContainText('Half strength');

    // Damage by a hero: the struck one falls at once, which others is for the game master to pick.
    await rows.goTo('Oswin Hale');
    await own.page.keyboard.press('s');
    await rows.hit('Reed-cutter 1', '6');
    await own.page.keyboard.press('j');
    const overflow = own.page.getByRole('group', { name: 'More minions fall' });
    await expect(overflow).toContainText('up to 2 more fall');
    await mine.tabTo('Reed-cutter 4');
    await own.page.keyboard.press('Space');
    await mine.tabTo('Reed-cutter 2');
    await own.page.keyboard.press('Space');
    await own.page.keyboard.press('Enter');
    await overflow.waitFor({ state: 'detached' });
    await rows.leave();
    const fallen = own.page.getByRole('group', { name: 'Out of the fight' });
    for (const name of ['Reed-cutter 1', 'Reed-cutter 2', 'Reed-cutter 4']) await expect(fallen).toContainText(name);
    await expect(rows.row('Reed-cutter 3')).toHaveCount(1);
  } finally {
    await own.close();
  }
});
