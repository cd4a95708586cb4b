import { expect, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { begin } from './fixtures.ts';
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

test('a death move: the keyboard goes where the next key acts, and a rest says that it stays due', async () => {
  const { page } = launched;
  const { keyboard } = page;
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight' });
  const board = new BoardPage(page);
  await board.goTo('Oswin Hale');
  await board.type('=6');
  await keyboard.press('Enter');
  await board.hit('Oswin Hale', '20');
  await board.leave();

  await keyboard.press('z');
  const rest = page.getByRole('dialog', { name: 'Rest' });
  await expect(rest).toContainText('no rest answers it');
  await expect(rest).toContainText('Oswin Hale makes a death move.');
  await keyboard.press('Escape');
  await rest.waitFor({ state: 'detached' });

  await keyboard.press('j');
  const move = page.getByRole('group', { name: 'Death move of Oswin Hale' });
  await keyboard.press('3');
  const hope = move.getByRole('spinbutton', { name: /^Hope/ });
  await expect(hope).toBeFocused();
  const enter = move.getByText('Enter', { exact: true });
  await expect(enter).toBeVisible();
  // In the row Enter does something else, and on another button it is that button's.
  await keyboard.press('Escape');
  await expect(board.row('Oswin Hale')).toBeFocused();
  await expect(enter).toBeHidden();
  await move.getByRole('button', { name: 'Roll hope' }).focus();
  await expect(enter).toBeHidden();
  await hope.focus();
  await keyboard.type('9');
  await move.getByRole('spinbutton', { name: /^Fear/ }).focus();
  await keyboard.type('4');
  await expect(move).toContainText('Clear 9, divided');
  await keyboard.press('Enter');
  await expect(move.getByRole('spinbutton', { name: 'HP' })).toBeFocused();
  await keyboard.type('4');
  await expect(move.getByRole('button', { name: /^Record/ })).toBeEnabled();
  await keyboard.press('Enter');
  await move.waitFor({ state: 'detached' });
});

test('a rest says whose injury roll stays owed, and who is down with a last action left', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'stamina-wounds', mode: 'spotlight', combatants: 6 });
  const board = new BoardPage(page);
  await board.hit('Brakka Thorne', '12 u');
  await board.leave();
  await page.keyboard.press('z');
  const rest = page.getByRole('dialog', { name: 'Rest' });
  await expect(rest).toContainText('Brakka Thorne is down: injury roll d4 + 1.');
  const down = rest.getByText('with a last action left');
  await expect(down).toBeVisible();
  await rest.getByRole('checkbox', { name: /^Brakka Thorne/ }).uncheck();
  await expect(down).toBeHidden();
  await expect(rest).not.toContainText('injury roll');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await rest.waitFor({ state: 'detached' });
});

test('a choice of minions: no more than stand, picked by digits, and Enter says what it does', async () => {
  const { page } = launched;
  const { keyboard } = page;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 25 });
  const minions = view.combatants.filter(({ name }) => name.startsWith('Reed-cutter')).map(({ name }) => name);
  const [struck = '', other = '', third = ''] = minions;
  const board = new BoardPage(page);
  await board.goTo('Marit Sool');
  await keyboard.press('s');
  await board.hit(struck, '99');
  await keyboard.press('j');
  const panel = page.getByRole('group', { name: 'More minions fall' });
  const standing = minions.length - 1;
  await expect(panel).toContainText(`up to ${standing} more fall: which?`);
  await expect(panel.getByRole('button', { name: 'Nobody else falls Enter' })).toBeVisible();
  await expect(panel.getByText('picks')).toBeVisible();
  await keyboard.press('1');
  await expect(panel.getByRole('button', { name: other })).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('2');
  await expect(panel.getByRole('button', { name: third })).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('2');
  await expect(panel.getByRole('button', { name: `1 of ${standing} falls Enter` })).toBeVisible();
  await keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await expect(board.main.getByRole('group', { name: 'Out of the fight' })).toContainText(other);
});

test('the key bar shows keys whole, most important first, and none of damage once an encounter has ended', async () => {
  const { page } = launched;
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight' });
  const board = new BoardPage(page);
  await board.goTo('Oswin Hale');
  await board.type('=6');
  await page.keyboard.press('Enter');
  await board.hit('Oswin Hale', '20');
  const bar = page.getByRole('contentinfo');
  await expect(bar).toContainText('next open roll');
  const cut = await bar.getByRole('list').evaluate((list) => {
    const room = list.getBoundingClientRect();
    return [...list.children]
      .map((item) => ({ words: item.textContent, box: item.getBoundingClientRect() }))
      .filter(({ box }) => box.top < room.bottom && (box.right > room.right || box.bottom > room.bottom + 1))
      .map(({ words }) => words);
  });
  expect(cut).toEqual([]);
  await new FightPage(page).end('Over');
  await expect(bar).not.toContainText('damage');
  await expect(bar).toContainText('select');
});

test('messages take room of their own below the board, and the row that is worked on stays in view', async () => {
  const { page } = launched;
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 25 });
  const board = new BoardPage(page);
  await page.keyboard.press('ArrowUp');
  const inside = async (): Promise<boolean> => {
    const [row, main] = await Promise.all([board.current.boundingBox(), board.main.boundingBox()]);
    return row !== null && main !== null && row.y + row.height <= main.y + main.height + 1;
  };
  await expect.poll(inside).toBe(true);
  await page.keyboard.press('.');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('No damage was entered yet');
  await expect.poll(inside).toBe(true);
  const [main, told] = await Promise.all([board.main.boundingBox(), messages.boundingBox()]);
  expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual((told?.y ?? 0) + 1);
  expect(await violationsOf(page)).toEqual([]);

  // A row that is left keeps no ring: keys would not act on it.
  await board.leave();
  await expect(page.getByText('Nobody selected')).toBeVisible();
  await expect(page.locator('[role=row]:focus')).toHaveCount(0);
});
