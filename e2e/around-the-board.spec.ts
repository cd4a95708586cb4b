import { expect, test, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { launchApp } from './launch.ts';

const log = (page: Page) => page.getByRole('region', { name: 'Lines of the log' });

test('from the first screen to an encounter that is there again after a restart', async () => {
  const first = await launchApp();
  const { page } = first;
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start with the sample party for Thresholds' }).click();
  await page.getByRole('dialog', { name: 'Start an encounter' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  // The caret is in the name; six of a kind are a number and Enter.
  await page.keyboard.type('Ford at Dusk');
  await page.getByRole('spinbutton', { name: 'Gravel Hob' }).focus();
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Ford at Dusk' }).waitFor();
  await expect(log(page)).toContainText('Gravel Hob 6');

  await page.keyboard.press(';');
  await page.keyboard.type('The ferryman lies.');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('The ferryman lies.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(log(page)).toContainText('Undone');
  await expect(page.getByRole('button', { name: 'Redo: ' })).toHaveAttribute('title', /The ferryman lies/);
  expect(await violationsOf(page)).toEqual([]);
  await first.close();

  const second = await launchApp({ dataDir: first.dataDir });
  await second.page.getByRole('heading', { level: 1, name: 'Ford at Dusk' }).waitFor();
  await expect(log(second.page)).toContainText('Undone');
  await second.page.keyboard.press('Control+y');
  await expect(log(second.page)).not.toContainText('Undone');

  await second.page.keyboard.press('Control+Shift+n');
  await second.page.getByRole('dialog', { name: 'Add combatants' }).waitFor();
  await second.page.keyboard.type('2');
  await second.page.keyboard.press('Enter');
  await expect(log(second.page)).toContainText('Hask Orrel 2');
  await second.close();
});
