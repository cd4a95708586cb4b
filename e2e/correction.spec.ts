import { expect, test } from '@playwright/test';
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

test('an earlier entry is corrected by keyboard, with what follows in view, and taken back', async () => {
  const { page } = launched;
  const board = new BoardPage(page);
  const fight = new FightPage(page);
  const { keyboard } = page;
  const log = page.getByRole('region', { name: 'Lines of the log' });
  const dialog = page.getByRole('dialog', { name: 'Correct an entry' });

  await fight.beginWithSample('Thresholds');
  await fight.startEncounter('Ford at Dusk', { 'Hask Orrel': 1 });
  await board.hit('Brakka Thorne', '14');
  await board.hit('Brakka Thorne', '20');
  await expect(board.row('Brakka Thorne')).toContainText('5/6');

  // Amend: one key opens the row's last entry with what was typed, Enter writes it.
  await board.leave();
  await board.goTo('Brakka Thorne');
  await keyboard.press('e');
  await expect(dialog.getByRole('textbox', { name: 'Damage' })).toHaveValue('20');
  await keyboard.type(' s');
  await expect(dialog).toContainText('4 of 6');
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect(board.row('Brakka Thorne')).toContainText('4/6');

  // An older one, out of the log: what follows is told before it is written.
  await log.getByRole('button', { name: 'Correct this entry' }).last().click();
  await expect(dialog.getByRole('textbox', { name: 'Damage' })).toHaveValue('14');
  await keyboard.press('Control+a');
  await keyboard.type('5');
  await expect(dialog.getByRole('region', { name: 'What follows' })).toContainText('3 of 6');
  await expect(board.row('Brakka Thorne')).toContainText('4/6');
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect(board.row('Brakka Thorne')).toContainText('3/6');
  await expect(log).toContainText('Corrected: Brakka Thorne takes 5');

  // Nonsense is answered at the field, and nothing is written.
  await log.getByRole('button', { name: 'Correct this entry' }).last().click();
  await keyboard.press('Control+a');
  await keyboard.type('12x');
  await expect(dialog).toContainText('12x is not a number or dice');
  await keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  // It is undone as one, and struck out as if it had never been.
  await board.leave();
  await keyboard.press('Control+z');
  await expect(board.row('Brakka Thorne')).toContainText('4/6');
  await keyboard.press('Control+Shift+Z');
  await expect(board.row('Brakka Thorne')).toContainText('3/6');
  await log.getByRole('button', { name: 'Correct this entry' }).last().click();
  await dialog.getByRole('button', { name: 'Strike it out instead' }).click();
  await expect(dialog).toContainText('As if it had never been made');
  await dialog
    .getByRole('button', { name: /^Strike it out/ })
    .last()
    .click();
  await dialog.waitFor({ state: 'detached' });
  await expect(board.row('Brakka Thorne')).toContainText('2/6');
  await expect(log).toContainText('Struck out: Brakka Thorne takes 5');
});
