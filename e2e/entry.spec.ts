import { expect, test } from '@playwright/test';
import path from 'node:path';
import { begin, call, linesOf } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';

let launched: LaunchedApp;
// A bridge that answers late, and previews out of order: what is typed must not wait for it. The delay is put in from
// outside, before the app is loaded, so that nothing in the app knows of it.
test.beforeAll(async () => {
  launched = await launchApp({ requires: [path.join(import.meta.dirname, 'slow-bridge.cjs')] });
});
test.afterAll(async () => {
  await launched.close();
});

test('1 2 Enter, faster than the bridge answers, applies 12', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'spotlight' });
  const board = new BoardPage(page);
  await board.goTo('Brakka Thorne');
  await Promise.all(['1', '2', 'Enter'].map((key) => page.keyboard.press(key)));
  await expect(board.row('Brakka Thorne')).toContainText('2/6');
  const { log, revision } = await call(page, 'encounter.open', { encounter: view.id });
  expect(revision).toBe(view.revision + 1);
  expect(linesOf({ ...view, log }).at(-1)).toMatch(/^Brakka Thorne takes 12: Major/);
});

test('a late preview never takes the place of a newer one', async () => {
  const { page } = launched;
  const board = new BoardPage(page);
  await board.leave();
  await board.goTo('Marit Sool');
  await Promise.all(['3', '0'].map((key) => page.keyboard.press(key)));
  const said = board.row('Marit Sool').locator('[aria-live] p');
  await expect(said).toHaveText(/takes\s+30/);
  // The first preview, of 3 alone, answers after this one: a third, which comes after both, shows that it was dropped.
  await page.keyboard.press('Backspace');
  await expect(said).toHaveText(/takes\s+3:/);
  await page.keyboard.press('Enter');
  await expect(board.row('Marit Sool')).toContainText('1/7');
});

for (const [text, words] of [
  ['12x', '12x is not a number or dice'],
  ['3d', '3d is not a number or dice'],
  ['5 q', 'q'],
] as const) {
  test(`"${text}" is answered at the field, and nothing is written`, async () => {
    const { page } = launched;
    const view = await begin(page, { ruleset: 'thresholds', mode: 'spotlight' });
    const board = new BoardPage(page);
    await board.goTo('Oswin Hale');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    const field = board.entry('Oswin Hale');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(words));
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
    expect(await call(page, 'encounter.open', { encounter: view.id })).toEqual(view);
  });
}
