import { expect, test, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { begin, call, linesOf } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { FightPage } from './pages/fight-page.ts';
import { tabOn } from './pages/keys.ts';

let launched: LaunchedApp;
test.beforeAll(async () => {
  launched = await launchApp();
});
test.afterAll(async () => {
  await launched.close();
});

const log = (page: Page) => page.getByRole('region', { name: 'Lines of the log' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const names = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('row').locator('[role=rowheader] b').allTextContents();
/** Whose turn it is, as the board says. */
const acting = (page: Page) => page.getByRole('main').locator('[role=row][aria-current=true] [role=rowheader] b');

test('a round of individual turns by keyboard: values, a move, a delay, one who leaves in their turn', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'thresholds', mode: 'individual', combatants: 6 });
  const board = new BoardPage(page);
  const [one, two, three, four, five, six] = await names(page);
  if (!one || !two || !three || !four || !five || !six) throw new Error('six are there');

  await board.goTo(one);
  await page.keyboard.press('v');
  await dialog(page, 'Turn values').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  for (const value of ['8', '17', '12', '12', '3', '21']) {
    await page.keyboard.type(value);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await closed(page);
  await expect(board.row(six)).toContainText('21');
  await expect.poll(() => names(page)).toEqual([six, two, three, four, one, five]);

  // The tie at 12 is settled by hand.
  await board.goTo(four);
  await page.keyboard.press('Control+ArrowUp');
  await expect.poll(() => names(page)).toEqual([six, two, four, three, one, five]);

  await page.keyboard.press('n');
  await expect(acting(page)).toHaveText([six]);
  await page.keyboard.press('n');
  await expect(acting(page)).toHaveText([two]);

  // Two waits until after three, whose row is selected.
  await board.goTo(three);
  await page.keyboard.press('y');
  await dialog(page, 'Delay the turn').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await closed(page);
  await expect(acting(page)).toHaveText([four]);
  await expect(log(page)).toContainText(`${two} waits until after ${three}`);

  // Four is taken off the list in their turn; the next one follows, and nobody is skipped.
  await board.goTo(four);
  await page.keyboard.press('Delete');
  await expect(board.row(four)).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(acting(page)).toHaveText([three]);
  await page.keyboard.press('n');
  await expect(acting(page)).toHaveText([two]);
  await page.keyboard.press('n');
  await expect(acting(page)).toHaveText([one]);
  await page.keyboard.press('n');
  await expect(acting(page)).toHaveText([five]);
  await page.keyboard.press('n');
  await expect(acting(page)).toHaveText([six]);
  await expect(page.getByRole('group', { name: 'Turns' })).toContainText('Round 2');
});

test('values are asked for at the start, and of whoever joins in mid-fight', async () => {
  const own = await launchApp();
  const { page } = own;
  const fight = new FightPage(page);
  const board = new BoardPage(page);
  const value = async (name: string, typed: string): Promise<void> => {
    await tabOn(page, page.getByRole('textbox', { name: `Turn value of ${name}` }));
    await page.keyboard.type(typed);
  };
  await fight.beginWithSample('Thresholds');
  await page.keyboard.type('Ford at Dusk');
  await fight.tabTo(/^Spotlight/, 'radio');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await value('Brakka Thorne', '11');
  await value('Marit Sool', '14');
  await value('Gravel Hob', '12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await closed(page);
  await board.row('Marit Sool').waitFor();
  expect((await names(page)).slice(0, 4)).toEqual(['Marit Sool', 'Gravel Hob 1', 'Gravel Hob 2', 'Brakka Thorne']);

  await page.keyboard.press('n');
  await expect(acting(page)).toHaveText(['Marit Sool']);
  await page.keyboard.press('Control+Shift+n');
  await dialog(page, 'Add combatants').waitFor();
  await page.keyboard.type('1');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  await closed(page);
  await expect(board.row('Hask Orrel')).toContainText('13');
  await page.keyboard.press('n');
  await expect(acting(page)).toHaveText(['Hask Orrel']);
  await page.keyboard.press('n');
  await expect(acting(page)).toHaveText(['Gravel Hob 1']);
  await own.close();
});

test('conditions by keyboard: one by its first letters, one with a number and a timer, taken away and run out', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'individual', combatants: 6 });
  const board = new BoardPage(page);
  const fight = new FightPage(page);
  const [one, two] = await names(page);
  if (!one || !two) throw new Error('two are there');
  await page.keyboard.press('n');
  await expect(acting(page)).toHaveText([one]);

  await board.pick([one, two]);
  await page.keyboard.press('c');
  await dialog(page, 'Conditions')
    .getByRole('option', { name: /^Vulnerable/ })
    .waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type('vul');
  await page.keyboard.press('Enter');
  await closed(page);
  for (const name of [one, two]) await expect(board.row(name)).toContainText('Vulnerable');

  await board.leave();
  await board.goTo(one);
  await page.keyboard.press('c');
  await dialog(page, 'Conditions')
    .getByRole('option', { name: /^Vulnerable/ })
    .waitFor();
  await page.keyboard.type('Stone skin');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Change both thresholds by' })).toBeFocused();
  await page.keyboard.type('+2');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await closed(page);
  await expect(board.row(one)).toContainText('Stone skin +2, last turn');
  await expect(page.getByRole('region', { name: one })).toContainText('until the end of the turn of');

  // Vulnerable is taken away by Tab and Enter.
  await page.keyboard.press('c');
  await dialog(page, 'Conditions').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page, 'Conditions').getByRole('button', { name: 'Take Vulnerable away' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Conditions')).not.toContainText('Take Vulnerable away');
  await page.keyboard.press('Escape');
  await closed(page);
  await expect(board.row(one)).not.toContainText('Vulnerable');

  await page.keyboard.press('n');
  await expect(board.row(one)).not.toContainText('Stone skin');
  await expect(log(page)).toContainText(`${one} is no longer Stone skin: it has run out`);
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'is no longer Stone skin' })).toHaveCount(1);
  await fight.page.keyboard.press('Control+z');
  await expect(board.row(one)).toContainText('Stone skin +2, last turn');
  expect(linesOf(await call(page, 'encounter.open', { encounter: view.id })).at(-1)).toBe(`${one} loses Vulnerable`);
});

test('rename, change sides and remove by keyboard, each undone by one key', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 6 });
  const board = new BoardPage(page);
  const fight = new FightPage(page);
  const last = (await names(page)).at(-1) ?? '';
  await board.goTo(last);
  await page.keyboard.press('F2');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type('The Ferryman');
  await page.keyboard.press('Enter');
  await expect(board.row('The Ferryman')).toHaveCount(1);
  await fight.tabTo('Side', 'combobox');
  await page.keyboard.press('o');
  await page.keyboard.press('Escape');
  await expect(board.row('The Ferryman')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: 'Others' })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(board.row('The Ferryman')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(board.row('The Ferryman')).toHaveCount(1);
  // Side and name were edited each by itself.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { level: 2, name: 'Others' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(board.row(last)).toHaveCount(1);
});

test('a surprised side does not act in round 1, and the next round waits for its roll', async () => {
  const second = await launchApp();
  const { page } = second;
  const fight = new FightPage(page);
  await fight.beginWithSample('Stamina & Wounds');
  const dialogBox = dialog(page, 'Start an encounter');
  await fight.tabTo('Foes', 'checkbox');
  await page.keyboard.press('Space');
  expect(await violationsOf(page)).toEqual([]);
  const first = dialogBox.getByRole('spinbutton').first();
  await fight.tabTo(new RegExp(`^${(await first.getAttribute('aria-label')) ?? ''}$`), 'spinbutton');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await closed(page);
  await expect(page.getByRole('main')).toContainText('Surprised, this round');
  await page.keyboard.press('n');
  await expect(page.getByRole('main')).toContainText('Acting');
  await expect(page.getByRole('form', { name: 'Dice of the sides' })).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('form', { name: 'Dice of the sides' })).toContainText('Roll for round 2');
  await expect(page.getByRole('main')).not.toContainText('Surprised');
  await second.close();
});
