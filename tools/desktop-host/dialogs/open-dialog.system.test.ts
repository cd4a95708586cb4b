import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fill } from './model/temp-folder.fixtures.ts';
import {
  active,
  answer,
  button,
  endWith,
  field,
  list,
  rows,
  typeOver,
  expectPage,
  useDialogs,
} from './dialog-pages.fixtures.ts';

const dialogs = useDialogs();

test('several files, by keyboard', async () => {
  await dialogs().fill(['Documents/a.json', 'Documents/b.json', 'Documents/c.json']);
  const [page, result] = await dialogs().openOpen({ properties: ['openFile', 'multiSelections'] });
  await expectPage(list(page)).toBeFocused();
  await page.keyboard.press('a');
  await expectPage(field(page)).toHaveValue(dialogs().at('a.json'));
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Space');
  await expectPage(list(page).getByRole('option', { selected: true })).toHaveText([/^a\.json/, /^c\.json/]);
  await expectPage(field(page)).toHaveAttribute('placeholder', '2 files chosen in the list');
  await page.keyboard.press('Shift+ArrowDown');
  await expectPage(list(page).getByRole('option', { selected: true })).toHaveText([/^c\.json/, /^old\.json/]);
  await endWith(page, 'Enter');
  expect(await result).toEqual({ canceled: false, filePaths: [dialogs().at('c.json'), dialogs().at('old.json')] });
});

test('the first file by Enter alone; a typed path wins over the list', async () => {
  const [page, result] = await dialogs().openOpen({ defaultPath: dialogs().at('Games') });
  await endWith(page, 'Enter');
  expect(await result).toEqual({ canceled: false, filePaths: [dialogs().at('Games/deep.json')] });

  const [second, typed] = await dialogs().openOpen({ defaultPath: dialogs().at('Games') });
  await second.keyboard.press('End');
  await field(second).focus();
  await typeOver(second, '../old.json');
  await endWith(second, 'Enter');
  expect(await typed).toEqual({ canceled: false, filePaths: [dialogs().at('old.json')] });
});

test('without a choice it says so; Escape cancels', async () => {
  const [page, result] = await dialogs().openOpen();
  await button(page, 'Open').focus();
  await page.keyboard.press('Enter');
  await expectPage(answer(page)).toHaveText('Choose a file in the list, or type its name.');
  await endWith(page, 'Escape');
  expect(await result).toEqual({ canceled: true, filePaths: [] });
});

test('a folder: Enter looks inside, the button takes it', async () => {
  const [page, result] = await dialogs().openOpen({ properties: ['openDirectory'] });
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  // The field says it as soon as the folder is marked; what is in it comes after.
  await expectPage(list(page)).toHaveAccessibleName(`Contents of ${dialogs().at('Games')}`);
  await expectPage(field(page)).toHaveValue(dialogs().at('Games'));
  await button(page, 'Choose').focus();
  await endWith(page, 'Enter');
  expect(await result).toEqual({ canceled: false, filePaths: [dialogs().at('Games')] });
});

test('hidden files come on demand; broken links are seen and refused in words', async () => {
  await dialogs().fill(['Documents/.secret.json']);
  await symlink('nowhere', dialogs().at('gone.json'));
  const [page, result] = await dialogs().openOpen();
  await expectPage(rows(page)).toHaveText([/^Parent/, /^Games/, /^gone\.jsonBroken link/, /^old/]);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.keyboard.press('Enter');
  await expectPage(answer(page)).toHaveText('“gone.json” cannot be chosen: broken link.');
  await page.getByLabel('Hidden files').focus();
  await page.keyboard.press('Space');
  await expectPage(page.getByRole('option', { name: '.secret.json' })).toBeVisible();
  await endWith(page, 'Escape');
  expect(await result).toMatchObject({ canceled: true });
});

test('names are text, whatever they contain', async () => {
  const nasty = '<img src=x onerror=alert(1)>&amp;.json';
  await dialogs().fill([`Documents/${nasty}`]);
  const [page, result] = await dialogs().openOpen({ title: nasty, message: nasty });
  await expectPage(page.getByRole('option', { name: nasty })).toBeVisible();
  expect(await page.locator('img').count()).toBe(0);
  await page.keyboard.press('<');
  await endWith(page, 'Enter');
  expect(await result).toEqual({ canceled: false, filePaths: [dialogs().at(nasty)] });
});

test('five thousand files: few rows are drawn, the last is one key away', async () => {
  const folder = dialogs().at('Waves');
  await mkdir(folder);
  await fill(
    folder,
    Array.from({ length: 5_000 }, (_, index) => `wave ${String(index)}.json`),
  );
  const [page, result] = await dialogs().openOpen({ defaultPath: folder });
  expect(await rows(page).count()).toBeLessThan(60);
  await page.keyboard.press('End');
  await expectPage(active(page)).toHaveText(/^wave 4999\.json/);
  await expectPage(active(page)).toBeInViewport();
  await expectPage(active(page)).toHaveAttribute('aria-posinset', '5001');
  await expectPage(list(page)).toHaveAttribute('aria-activedescendant', 'row-5000');
  await endWith(page, 'Enter');
  expect(await result).toMatchObject({ filePaths: [path.join(folder, 'wave 4999.json')] });
});
