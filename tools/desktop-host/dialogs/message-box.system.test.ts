import { expect, test } from 'vitest';
import { button, clickToEnd, endWith, expectPage, useDialogs } from './dialog-pages.fixtures.ts';

const dialogs = useDialogs();

const end = { message: 'End the fight?', buttons: ['End it', 'Keep fighting', 'Cancel'], defaultId: 1 };

test('Enter takes the default, Escape the cancelling button, a click the clicked one', async () => {
  const [first, entered] = await dialogs().openBox(end);
  await expectPage(button(first, 'Keep fighting')).toBeFocused();
  await endWith(first, 'Enter');
  expect(await entered).toEqual({ response: 1, checkboxChecked: false });

  const [second, escaped] = await dialogs().openBox(end);
  await endWith(second, 'Escape');
  expect(await escaped).toEqual({ response: 2, checkboxChecked: false });

  const [third, clicked] = await dialogs().openBox(end);
  await clickToEnd(third, 'End it');
  expect(await clicked).toEqual({ response: 0, checkboxChecked: false });
});

test('closing the window is Escape', async () => {
  const [page, result] = await dialogs().openBox(end);
  await page.close();
  expect(await result).toEqual({ response: 2, checkboxChecked: false });
});

test('nothing is lost by Enter or Escape when the app names no button', async () => {
  for (const key of ['Enter', 'Escape']) {
    const [page, result] = await dialogs().openBox({ message: 'Delete the library?', buttons: ['Delete', 'Keep it'] });
    await endWith(page, key);
    expect(await result).toMatchObject({ response: 1 });
  }
});

test('the checkbox is told; Enter on it takes the default', async () => {
  const [page, result] = await dialogs().openBox({ ...end, checkboxLabel: 'Do not ask again' });
  const box = page.getByLabel('Do not ask again');
  await box.focus();
  await page.keyboard.press('Space');
  await expectPage(box).toBeChecked();
  await endWith(page, 'Enter');
  expect(await result).toEqual({ response: 1, checkboxChecked: true });
});

test('arrows go round the buttons; access keys take one', async () => {
  const [page, result] = await dialogs().openBox({
    ...end,
    buttons: ['&End it', '&Keep fighting'],
    normalizeAccessKeys: true,
  });
  await page.keyboard.press('ArrowRight');
  await expectPage(button(page, 'End it')).toBeFocused();
  await endWith(page, 'Alt+k');
  expect(await result).toMatchObject({ response: 1 });
});

test('a signal closes it as if cancelled', async () => {
  const stop = new AbortController();
  const [, result] = await dialogs().openBox({ ...end, signal: stop.signal });
  stop.abort();
  expect(await result).toMatchObject({ response: 2 });
});

test('an error box shows its words', async () => {
  dialogs().api.showErrorBox('The library could not be opened', 'line 1\nline 2');
  const page = await dialogs().host.nextPage();
  const box = page.getByRole('alertdialog', { name: 'The library could not be opened' });
  await expectPage(box).toBeVisible();
  await expectPage(page.locator('#detail')).toHaveText('line 1\nline 2');
  await endWith(page, 'Enter');
  await expect.poll(() => page.isClosed()).toBe(true);
});

test('what Electron refuses is refused', async () => {
  await expect(dialogs().api.showMessageBox({ type: 'nice', message: 'M' })).rejects.toThrow(
    'Invalid message box type',
  );
});
