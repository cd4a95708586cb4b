import { expect, test } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { launchApp, newDataDir, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { FightPage } from './pages/fight-page.ts';

let launched: LaunchedApp;
const file = path.join(newDataDir(), 'Weir at Low Water.md');
test.beforeAll(async () => {
  launched = await launchApp();
  await launched.app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
});
test.afterAll(async () => {
  await launched.close();
});

test('a whole fight of Stamina & Wounds by keyboard, from the first start to the summary', async () => {
  const { page } = launched;
  const board = new BoardPage(page);
  const fight = new FightPage(page);
  const { keyboard } = page;
  const vitals = (name: string): ReturnType<BoardPage['row']> => board.row(name);

  await fight.beginWithSample('Stamina & Wounds');
  await fight.startEncounter('Weir at Low Water', { 'Captain Ruel Dast': 1, Netman: 2, 'Silt Boar': 1 });

  // The sides' die as the table rolled it.
  await fight.tabTo('Heroes', 'spinbutton');
  await keyboard.type('2');
  await keyboard.press('Enter');
  await page.getByRole('form', { name: 'Dice of the sides' }).waitFor({ state: 'detached' });

  // Stamina first, then Wounds; unaware goes past Stamina and drains it.
  await board.hit('Brakka Thorne', '12');
  await expect(vitals('Brakka Thorne')).toContainText(/0\s*\/\s*9/);
  await expect(vitals('Brakka Thorne')).toContainText(/8\s*\/\s*11/);
  await board.hit('Oswin Hale', '3 u');
  await expect(vitals('Oswin Hale')).toContainText(/1\s*\/\s*4/);
  await expect(vitals('Oswin Hale')).toContainText(/5\s*\/\s*8/);
  await keyboard.press('Control+z');
  await expect(vitals('Oswin Hale')).toContainText(/8\s*\/\s*8/);
  await keyboard.press('Control+y');
  await expect(vitals('Oswin Hale')).toContainText(/5\s*\/\s*8/);

  // A fall, its injury roll with the dice of the table, and the last action.
  await board.hit('Ember Tolly', '8 u');
  await expect(page.getByRole('complementary', { name: 'Still open' })).toContainText('Ember Tolly: injury roll');
  await keyboard.press('j');
  const injury = page.getByRole('group', { name: 'Injury roll of Ember Tolly' });
  for (const [die, value] of [
    ['Severity, d4', '4'],
    ['Region, d6', '6'],
    ['Spot, d6', '3'],
    ['Side, d2', '2'],
  ] as const) {
    await injury.getByRole('spinbutton', { name: die }).waitFor();
    await fight.tabTo(die, 'spinbutton');
    await keyboard.type(value);
  }
  await expect(injury).toContainText(/minor wound, leg, knee, right/);
  await keyboard.press('Enter');
  await injury.waitFor({ state: 'detached' });
  await expect(vitals('Ember Tolly')).toContainText('Down');
  await expect(page.getByRole('group', { name: 'Ember Tolly is down' })).toContainText(
    'Down: crawl 10 ft, or one last action, then a faint.',
  );

  // The other side, then a new round, rolled by the app.
  await board.leave();
  await keyboard.press('n');
  await board.hit('Netman 1', '5');
  await expect(vitals('Netman 1')).toContainText(/4\s*\/\s*6/);
  await keyboard.press('n');
  await expect(page.getByRole('form', { name: 'Dice of the sides' })).toContainText('Roll for round 2');
  await keyboard.press('r');
  await page.getByRole('form', { name: 'Dice of the sides' }).waitFor({ state: 'detached' });
  await board.hit('Silt Boar', '2d6+1');
  await fight.end('The weir holds');
  await keyboard.press('Control+s');
  await expect.poll(() => existsSync(file)).toBe(true);
  const summary = readFileSync(file, 'utf8');
  expect(summary).toContain('# Weir at Low Water');
  expect(summary).toMatch(/\| Ember Tolly \(river scout\) \| Heroes \| .*minor: right knee \| Down/);
  expect(summary).toContain('## Round 2');
  expect(summary).toContain('The weir holds');
});
