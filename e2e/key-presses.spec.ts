import { expect, test } from '@playwright/test';
import type { EncounterView } from '../src/preload/contract/encounter-views.ts';
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
    let fight: EncounterView;
    test.beforeEach(async () => {
      fight = await begin(launched.page, { ruleset, mode: 'spotlight' });
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
      await expect(page.getByRole('region', { name: 'Lines of the log' })).toContainText('takes 14');
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
      await expect(page.getByRole('textbox', { name: 'Damage', exact: true })).toHaveCount(0);
      const { revision, log } = await call(page, 'encounter.open', { encounter: fight.id });
      const hit = new Set(
        log.flatMap(({ line, combatant }) => (line === revision && combatant !== null ? [combatant] : [])),
      );
      expect([revision, hit.size]).toEqual([fight.revision + 1, 6]);
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

for (const ruleset of ['thresholds', 'stamina-wounds'] as const) {
  const kind = { thresholds: ['m', 'Mire Lantern'], 'stamina-wounds': ['n', 'Netman'] }[ruleset] as [string, string];

  test(`${ruleset}: six of one kind in the middle of a fight`, async () => {
    const { page } = launched;
    const view = await begin(page, { ruleset, mode: 'individual', combatants: 5 });
    await page.keyboard.press('n');
    const presses = new Presses(page);
    await presses.press('q', '6', kind[0], 'Enter');
    // The dialog may not be there yet: keys wait for the turn before them.
    const ofKind = ({ combatants }: typeof view): number =>
      combatants.filter(({ name }) => name.startsWith(kind[1])).length;
    await expect
      .poll(async () => ofKind(await call(page, 'encounter.open', { encounter: view.id })))
      .toBe(6 + ofKind(view));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    tell('six of one kind in mid-fight', presses, 5);
  });

  test(`${ruleset}: six of one kind before the fight`, async () => {
    const { page } = launched;
    await begin(page, { ruleset, mode: 'individual', combatants: 5 });
    await page.keyboard.press('Control+n');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    const presses = new Presses(page);
    await presses.press('Tab', '6', kind[0], 'Enter');
    await expect(page.getByRole('list', { name: 'In one line each' })).toContainText(`6 × ${kind[1]}`);
    tell('six of one kind before the fight', presses, 5);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('row').filter({ hasText: kind[1] })).toHaveCount(6);
  });
}

test('foes that are in no library, in one line', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 5 });
  const board = new BoardPage(page);
  await page.keyboard.press('q');
  const field = page.getByRole('textbox', { name: 'Who joins?' });
  await expect(field).toBeFocused();
  await page.keyboard.type('4 Raider hp5 6/12 st3 strong');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/strong is not understood after the name/);
  for (let at = 0; at < 7; at += 1) await page.keyboard.press('Backspace');
  await expect(field).toHaveAccessibleDescription(/Raider 1 to 4/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(board.row('Raider 4')).toContainText('0/5');
});

test('an attack goes into the entry, and the same once more', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight' });
  const board = new BoardPage(page);
  await board.goTo('Mire Lantern');
  await page.keyboard.press('s');
  await expect(board.row('Mire Lantern')).toContainText('Spotlight');
  await board.goTo('Brakka Thorne');
  await page.keyboard.press('k');
  await expect(board.entry('Brakka Thorne')).toHaveValue(/^\d+d\d+/);
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Dice as rolled' }).waitFor();
  await expect(page.getByRole('group', { name: 'Who deals it' })).toContainText('Mire Lantern');
  await page.keyboard.press('Enter');
  await board.entry('Brakka Thorne').waitFor({ state: 'detached' });
  await expect(board.current.getByRole('rowheader')).toContainText('Brakka Thorne');
  await page.keyboard.press('/');
  await page.keyboard.type('os');
  await page.keyboard.press('Enter');
  await expect(board.current.getByRole('rowheader')).toContainText('Oswin Hale');
  await page.keyboard.press('.');
  await expect(board.entry('Oswin Hale')).toHaveValue(/^\d+d\d+/);
});

test('somebody who keeps their own sheet joins in mid-fight, and a hit on them is answered in words', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 6 });
  const board = new BoardPage(page);
  await page.keyboard.press('q');
  await page.getByRole('textbox', { name: 'Who joins?' }).waitFor();
  await page.keyboard.type('Ana @hero 8/16');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect(board.row('Ana')).toContainText('Sheet with the player');
  await board.hit('Ana', '14');
  const log = page.getByRole('region', { name: 'Lines of the log' });
  await expect(log).toContainText('Ana takes 14: Major (8 to 15), mark 2 Hit Points.');
  await page.keyboard.press('Control+z');
  await expect(log.locator('s')).toContainText('Ana takes 14');
});
