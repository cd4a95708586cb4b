import { expect, test } from '@playwright/test';
import { begin, call, linesOf } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { Presses } from './presses.ts';

let launched: LaunchedApp;
test.beforeAll(async () => {
  launched = await launchApp();
});
test.afterAll(async () => {
  await launched.close();
});

/** The letter beside a row, as it is read from the screen. */
async function letterOf(board: BoardPage, at: number): Promise<string> {
  const hint = board.main.getByRole('row').nth(at).locator('kbd').last();
  return ((await hint.textContent()) ?? '').replace('Letter', '').trim();
}

const tell = (what: string, presses: Presses, most: number): void => {
  console.log(`${what}: ${presses.actions} (at most ${most}; ${presses.keys} keys): ${presses.words}`);
  expect(presses.actions).toBeLessThanOrEqual(most);
};

const SCATTERED = [0, 2, 4, 6, 9, 11];

for (const ruleset of ['thresholds', 'stamina-wounds'] as const) {
  test.describe(ruleset, () => {
    test.beforeEach(async () => {
      await begin(launched.page, { ruleset, mode: 'spotlight' });
      await expect(new BoardPage(launched.page).main.getByRole('row')).toHaveCount(12);
    });

    test('one hit on the seventh of twelve', async () => {
      const { page } = launched;
      const board = new BoardPage(page);
      const presses = new Presses(page);
      await expect(board.current).toHaveCount(0);
      const name = await board.main.getByRole('row').nth(6).locator('[role=rowheader] b').textContent();
      await presses.press('1', '4');
      await presses.press(await letterOf(board, 6), 'Enter');
      await expect(board.current.getByRole('rowheader')).toContainText(name ?? '');
      await expect(page.getByRole('log').or(page.getByRole('complementary'))).toContainText('14');
      tell('one hit', presses, 4);
      const undo = new Presses(page);
      await undo.press('Control+z');
      await expect(page.getByRole('button', { name: /^Redo/ })).toBeEnabled();
      tell('undo', undo, 1);
    });

    test('six scattered targets of one roll', async () => {
      const { page } = launched;
      const board = new BoardPage(page);
      const presses = new Presses(page);
      await presses.press('1', '4');
      for (const at of SCATTERED) await presses.press(await letterOf(board, at));
      await expect(page.getByRole('list', { name: 'Targets' }).getByRole('listitem')).toHaveCount(6);
      await presses.press('Enter');
      await expect(board.main.locator('[role=row][aria-selected=true]')).toHaveCount(6);
      await expect(page.getByRole('textbox', { name: 'Damage', exact: true })).toHaveCount(0);
      tell('six scattered', presses, 9);
    });

    test('the same with three at half', async () => {
      const { page } = launched;
      const board = new BoardPage(page);
      const presses = new Presses(page);
      await presses.press('1', '4');
      for (const at of SCATTERED) {
        const letter = await letterOf(board, at);
        await presses.press(at % 2 === 0 && at > 0 ? `Shift+${letter}` : letter);
      }
      await expect(page.getByRole('list', { name: 'Targets' }).getByText('half', { exact: true })).toHaveCount(3);
      await presses.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Damage', exact: true })).toHaveCount(0);
      tell('three of six at half', presses, 12);
      expect(presses.keys).toBeLessThanOrEqual(12);
    });
  });
}

test('the next turn', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'individual' });
  const presses = new Presses(page);
  await presses.press('n');
  await expect
    .poll(async () => (await call(page, 'encounter.open', { encounter: view.id })).revision)
    .toBe(view.revision + 1);
  tell('next turn', presses, 1);
  expect(linesOf(await call(page, 'encounter.open', { encounter: view.id })).length).toBeGreaterThan(0);
});
