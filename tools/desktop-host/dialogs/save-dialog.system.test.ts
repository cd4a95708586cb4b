import * as fs from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createDialogs } from './dialogs.mjs';
import {
  active,
  answer,
  button,
  clickToEnd,
  endWith,
  expectPage,
  field,
  list,
  marked,
  rows,
  typeOver,
  useDialogs,
} from './dialog-pages.fixtures.ts';

const dialogs = useDialogs();

test('a new file: the stem is marked, typing replaces it, Enter saves', async () => {
  const [page, result] = await dialogs().openSave({ defaultPath: 'ford.json' });
  await expectPage(field(page)).toHaveValue(dialogs().at('ford.json'));
  await expectPage(field(page)).toBeFocused();
  expect(await marked(page)).toBe('ford');
  await page.keyboard.type('night');
  await endWith(page, 'Enter');
  expect(await result).toEqual({ canceled: false, filePath: dialogs().at('night.json') });
  expect(await fs.readdir(dialogs().at(''))).toEqual(['Games', 'old.json']);
});

test('an old file is kept unless the person says otherwise', async () => {
  const [page, result] = await dialogs().openSave({ defaultPath: 'old.json' });
  const question = page.getByRole('alertdialog', { name: '“old.json” is already there. Replace it?' });
  await page.keyboard.press('Enter');
  await expectPage(question).toBeVisible();
  await expectPage(button(page, 'Keep the old file')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(question).toBeHidden();
  await expectPage(field(page)).toBeFocused();
  expect(await marked(page)).toBe('old');

  await page.keyboard.press('Enter');
  await expectPage(question).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expectPage(button(page, 'Replace')).toBeFocused();
  await endWith(page, 'Enter');
  expect(await result).toEqual({ canceled: false, filePath: dialogs().at('old.json') });
  expect(await fs.readFile(dialogs().at('old.json'), 'utf8')).toBe('old');
});

test('Escape answers the question first, then ends the dialog', async () => {
  const [page, result] = await dialogs().openSave({ defaultPath: 'old.json' });
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPage(page.getByRole('alertdialog')).toBeHidden();
  await endWith(page, 'Escape');
  expect(await result).toEqual({ canceled: true, filePath: '' });
});

test('closing the window cancels', async () => {
  const [page, result] = await dialogs().openSave();
  await page.close();
  expect(await result).toEqual({ canceled: true, filePath: '' });
});

test('a folder that does not exist or takes nothing is answered at the field, until one types', async () => {
  const [page, result] = await dialogs().openSave();
  await typeOver(page, 'missing/night');
  await page.keyboard.press('Enter');
  await expectPage(answer(page)).toHaveText('There is no folder “missing” in “Documents”. “New folder” makes one.');
  await expectPage(field(page)).toBeFocused();
  await expectPage(field(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('s');
  await expectPage(answer(page)).toHaveText('');

  if (process.platform === 'linux') {
    await typeOver(page, '/proc/night');
    await page.keyboard.press('Enter');
    await expectPage(answer(page)).toHaveText('Nothing can be written to “proc”. Choose another folder.');
  }
  await endWith(page, 'Escape');
  expect(await result).toMatchObject({ canceled: true });
});

test('a folder is walked into by keyboard, and the name comes along', async () => {
  const [page, result] = await dialogs().openSave({ defaultPath: 'ford.json' });
  await page.keyboard.press('ArrowDown');
  await expectPage(list(page)).toBeFocused();
  await expectPage(active(page)).toHaveText(/^Games/);
  await page.keyboard.press('Enter');
  await expectPage(field(page)).toHaveValue(dialogs().at('Games/ford.json'));
  await expectPage(list(page)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expectPage(field(page)).toHaveValue(dialogs().at('ford.json'));
  await expectPage(active(page)).toHaveText(/^Games/);
  await page.keyboard.press('ArrowRight');
  await expectPage(active(page)).toHaveText(/^deep\.json/);
  await page.keyboard.press('ArrowDown');
  await expectPage(field(page)).toHaveValue(dialogs().at('Games/ford.json'));
  await page.keyboard.press('Enter');
  await expectPage(field(page)).toHaveValue(dialogs().at('Games/deep.json'));
  expect(await marked(page)).toBe('deep');
  await endWith(page, 'Escape');
  expect(await result).toMatchObject({ canceled: true });
});

test('a new folder is made in place, entered and saved into', async () => {
  const [page, result] = await dialogs().openSave({ defaultPath: 'ford.json' });
  await button(page, 'New folder').focus();
  await page.keyboard.press('Enter');
  await expectPage(page.getByLabel('Name of the new folder')).toBeFocused();
  await page.keyboard.type('Games');
  await page.keyboard.press('Enter');
  await expectPage(page.locator('#maker-answer')).toHaveText('“Games” is already there.');
  await page.keyboard.press('Escape');
  await expectPage(button(page, 'New folder')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('The Ford');
  await page.keyboard.press('Enter');
  await expectPage(field(page)).toHaveValue(dialogs().at('The Ford/ford.json'));
  await expectPage(list(page)).toBeFocused();
  await button(page, 'Save').focus();
  await endWith(page, 'Enter');
  expect(await result).toEqual({ canceled: false, filePath: dialogs().at('The Ford/ford.json') });
});

test('another type changes the ending and what is listed', async () => {
  await dialogs().fill(['Documents/page.html']);
  const [page, result] = await dialogs().openSave({ defaultPath: 'ford.json' });
  await expectPage(rows(page)).toHaveText([/^Parent folder/, /^Games/, /^old\.json/]);
  await page.getByLabel('File type').focus();
  await page.keyboard.press('p');
  await expectPage(field(page)).toHaveValue(dialogs().at('ford.html'));
  await expectPage(rows(page)).toHaveText([/^Parent folder/, /^Games/, /^page\.html/]);
  await field(page).focus();
  await endWith(page, 'Enter');
  expect(await result).toMatchObject({ filePath: dialogs().at('ford.html') });
});

test('a click takes a file’s name, a click enters a folder, a double click does not go on', async () => {
  await dialogs().fill(['Documents/Games/Deep/', 'Documents/Games/Deeper/']);
  const [page, result] = await dialogs().openSave({ defaultPath: 'ford.json' });
  await page.getByRole('option', { name: 'old.json' }).click();
  await expectPage(field(page)).toHaveValue(dialogs().at('old.json'));
  await page.getByRole('option', { name: /^Games folder/ }).click();
  await expectPage(rows(page)).toHaveText([/^Parent/, /^Deep/, /^Deeper/, /^deep\.json/]);
  // The second click of a slow double click lands on what lies there now.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.getByRole('option', { name: 'deep.json' }).click();
  await expectPage(field(page)).toHaveValue(dialogs().at('Games/deep.json'));
  await clickToEnd(page, 'Cancel');
  expect(await result).toMatchObject({ canceled: true });
});

test('everything can be reached by Tab', async () => {
  const [page, result] = await dialogs().openSave();
  const seen: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    seen.push(await page.evaluate(() => document.activeElement?.id ?? ''));
    await page.keyboard.press('Tab');
    if (step === 0) await expectPage(button(page, 'Home')).toBeFocused();
  }
  expect(seen).toEqual(['field', '', 'list', 'types', 'hidden', 'new-folder', 'cancel', 'accept']);
  await endWith(page, 'Escape');
  await result;
});

test('a disk that never answers holds nobody', async () => {
  const { home, host } = dialogs();
  const stat = ((file: string) =>
    file.includes('stuck') ? new Promise(() => undefined) : fs.stat(file)) as typeof fs.stat;
  const stuck = createDialogs({ openDialogWindow: host.open, home, fs: { ...fs, stat } });
  const result = stuck.showSaveDialog({});
  const page = await host.nextPage();
  await typeOver(page, 'stuck/night');
  await page.keyboard.press('Enter');
  await endWith(page, 'Escape');
  expect(await result).toEqual({ canceled: true, filePath: '' });
});
