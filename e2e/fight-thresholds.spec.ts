import { expect, test } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { launchApp, newDataDir, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { FightPage } from './pages/fight-page.ts';

let launched: LaunchedApp;
const folder = newDataDir();
const file = path.join(folder, 'Ford at Dusk.md');
test.beforeAll(async () => {
  launched = await launchApp();
  await launched.app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
});
test.afterAll(async () => {
  await launched.close();
});

test('a whole fight of Thresholds by keyboard, from the first start to the summary', async () => {
  const { page } = launched;
  const board = new BoardPage(page);
  const fight = new FightPage(page);
  const { keyboard } = page;

  await fight.beginWithSample('Thresholds');
  await fight.startEncounter('Ford at Dusk', { 'Hask Orrel': 1, 'Reed-cutter': 3, 'Toll-rats': 1 });

  // A foe strikes: the preview says what Enter then does, and an armor slot is two keys more.
  await board.goTo('Hask Orrel');
  await keyboard.press('s');
  await expect(board.row('Hask Orrel')).toContainText('Spotlight');
  await board.goTo('Brakka Thorne');
  await board.type('14');
  await expect(board.row('Brakka Thorne')).toContainText(/Major.*\(8 to 15\), 2 Hit Points marked, 2 of 6/);
  await keyboard.type(' s');
  await expect(board.row('Brakka Thorne')).toContainText('1 Hit Point marked, 1 of 6');
  await keyboard.press('Enter');
  await board.entry('Brakka Thorne').waitFor({ state: 'detached' });
  await expect(board.row('Brakka Thorne')).toContainText('1/6');

  // One blow to several, half for one of them.
  await board.leave();
  await board.goTo('Oswin Hale');
  await keyboard.press('Shift+ArrowDown');
  await board.type('11 a');
  await keyboard.press('Control+e');
  await keyboard.press('Enter');
  await board.entry('Pell Anwick').waitFor({ state: 'detached' });
  await expect(board.row('Oswin Hale')).toContainText('2/6');
  await expect(board.row('Pell Anwick')).toContainText('1/6');

  // A hero fells a minion and more with it.
  await board.leave();
  await board.goTo('Marit Sool');
  await keyboard.press('s');
  await board.hit('Reed-cutter 1', '7');
  await keyboard.press('j');
  const overflow = page.getByRole('group', { name: 'More minions fall' });
  await expect(overflow).toBeVisible();
  await fight.tabTo('Reed-cutter 3');
  await keyboard.press('Space');
  await fight.tabTo(/^1 of 2 fall/);
  await keyboard.press('Enter');
  await overflow.waitFor({ state: 'detached' });
  await expect(board.main.getByRole('group', { name: 'Out of the fight' })).toContainText('Reed-cutter 3');

  // Dice are rolled by the first Enter and applied by the second; undo and redo.
  await board.leave();
  await board.hit('Toll-rats', '1d4+4');
  await expect(board.row('Toll-rats')).toContainText('2/4');
  await keyboard.press('Control+z');
  await expect(board.row('Toll-rats')).toContainText('0/4');
  await keyboard.press('Control+Shift+Z');
  await expect(board.row('Toll-rats')).toContainText('2/4');

  // A new round, the last Hit Point, and the death move.
  await keyboard.press('n');
  await expect(page.getByRole('group', { name: 'Turns' })).toContainText('Round 2');
  await board.hit('Ilvane Roe', '20');
  await board.hit('Ilvane Roe', '20');
  await expect(page.getByRole('complementary', { name: 'Still open' })).toContainText('Ilvane Roe: death move');
  await keyboard.press('j');
  await keyboard.press('3');
  const move = page.getByRole('group', { name: 'Death move of Ilvane Roe' });
  await fight.tabTo(/^Hope, d12/, 'spinbutton');
  await keyboard.type('9');
  await fight.tabTo(/^Fear, d12/, 'spinbutton');
  await keyboard.type('4');
  await fight.tabTo('HP', 'spinbutton');
  await keyboard.type('5');
  await expect(move.getByRole('button', { name: /Record/ })).toBeVisible();
  await keyboard.press('Enter');
  await move.waitFor({ state: 'detached' });
  await expect(board.row('Ilvane Roe')).toContainText('0/5');

  // Healing, a set value, a small change; then the end and the summary.
  await board.leave();
  await board.goTo('Oswin Hale');
  await board.type('+1');
  await keyboard.press('Enter');
  await expect(board.row('Oswin Hale')).toContainText('1/6');
  await board.leave();
  await board.goTo('Oswin Hale');
  await keyboard.press('h');
  await expect(board.row('Oswin Hale')).toContainText('2/6');
  await fight.end('The ford is free');
  await keyboard.press('Control+s');
  await expect.poll(() => existsSync(file)).toBe(true);
  const summary = readFileSync(file, 'utf8');
  expect(summary).toContain('# Ford at Dusk');
  expect(summary).toMatch(/\| Brakka Thorne \(shield-bearer\) \| Heroes \| 1 of 6 Hit Points marked/);
  expect(summary).toContain('The ford is free');
  expect(summary.match(/^- Toll-rats takes/gm)).toHaveLength(1);
});
