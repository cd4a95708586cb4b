import { expect, test } from '@playwright/test';
import path from 'node:path';
import { begin, call, linesOf, named, nextCommand } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';

let launched: LaunchedApp;
// Main is slower than the hands: every key is pressed before the one before it is answered.
test.beforeAll(async () => {
  launched = await launchApp({ requires: [path.join(import.meta.dirname, 'slow-main.cjs')] });
});
test.afterAll(async () => {
  await launched.close();
});

const HANDS = [
  // Damage, amended with an armor slot; a mark that is taken back.
  ['ArrowDown 1 4 Enter e s Enter', /^Brakka Thorne takes 14: .* 1 armor slot marked/, /^Corrected: /],
  ['h Control+z'],
  // The turn, two steps down the order, the attack of whoever has the turn by then.
  ['n Control+ArrowDown Control+ArrowDown', /has the turn$/, /Ilvane Roe, Brakka/, /Ilvane Roe, Marit Sool, Brakka/],
  // What is added in the panel follows from what was added just before.
  ['Shift+F2 + 1 Enter + 1 Enter Escape Escape', /Hit Points 2 of 6 .* .was 1/, /Hit Points 3 of 6 .* .was 2/],
  // Rows by name, and by letters with half: the next amount is whole again.
  ['/ m a r i Enter 7 Enter / b r a k Enter 5 Enter', /^Marit Sool takes 7 /, /^Brakka Thorne takes 5:/],
  // What is typed behind an Enter is no longer for the line that it has sent.
  ['q 2 Space R a i d e r Space h p 5 Enter h', /^Raider 1 joins/, /^Raider 2 joins/, /marks 1 Hit Point/],
  ['; a b c Enter d e f Enter Escape', /^abc$/, /^def$/],
  ['ArrowDown c v u l Enter t', /^Oswin Hale is Vulnerable/, /^Oswin Hale marks 1 Stress/],
  ['Delete Delete', /^Oswin Hale is taken off/, /^Pell Anwick is taken off/],
  // Enter rolls, Enter takes the rest.
  ['z Enter Enter h', /^Ilvane/, /^Marit/, /^Brakka Thorne takes a short/, /tokens?, /, /Hask Orrel marks 1 Hit Point/],
] as const;

test('what is typed in one go comes out as if each answer had been waited for', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'individual', combatants: 8 });
  for (const key of HANDS.flatMap(([keys]) => keys.split(' '))) await page.keyboard.press(key);
  const lines = async (): Promise<string[]> =>
    linesOf(await call(page, 'encounter.open', { encounter: view.id })).slice(linesOf(view).length);
  await expect.poll(async () => (await lines()).at(-1)).toContain('Hask Orrel marks');
  const expected = HANDS.flatMap(([, ...sentences]) => [...sentences]);
  expect(await lines()).toEqual(expected.map((sentence) => expect.stringMatching(sentence) as unknown));
});

test('Tab leads into what is being opened, and a marked number is typed over', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 3 });
  const targets = [{ combatant: named(view, 'Brakka Thorne').id }];
  const hit = { commandId: nextCommand(), encounter: view.id, text: '2d6', faces: [2, 3], targets };
  await call(page, 'damage.apply', hit);
  for (const key of ['ArrowDown', 'e', 'Tab', '6', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Lines of the log' })).toContainText(
    'Corrected: Brakka Thorne takes 9:',
  );
});

test('Tab leads to the dice that the number before it asks for', async () => {
  const { page } = launched;
  const log = page.getByRole('region', { name: 'Lines of the log' });
  await begin(page, { ruleset: 'stamina-wounds', mode: 'spotlight', combatants: 3 });
  for (const key of 'ArrowDown Shift+D 2 0 Tab 3 Tab 4 Enter'.split(' ')) await page.keyboard.press(key);
  await expect(log).toContainText('takes 7, falling');
  for (const key of 'u F o g Tab d 6 Tab Tab 3 Enter'.split(' ')) await page.keyboard.press(key);
  await expect(log).toContainText('Countdown Fog begins at 3, rolled as d6: 3');
});

test('an arrow chooses among a few that stand side by side, after what was rolled', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 3 });
  for (const key of ['z', 'Enter', 'ArrowRight', 'Enter', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Lines of the log' })).toContainText('takes a long rest');
});

test('Enter that is held down applies once, and is not taken on by the dialog it opens', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 3 });
  const held = async (): Promise<void> => {
    for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  const board = new BoardPage(page);
  await board.goTo('Brakka Thorne');
  await page.keyboard.type('5');
  await held();
  await expect(board.row('Brakka Thorne')).toContainText('1/6');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('end the enc');
  await held();
  await expect(page.getByRole('dialog', { name: 'End' })).toBeVisible();
  const { phase, revision } = await call(page, 'encounter.open', { encounter: view.id });
  expect([phase, revision]).toEqual(['running', view.revision + 1]);
});

test('a second click on a button that is on its way does nothing', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 3 });
  await page.keyboard.press('Control+Shift+n');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Pell Anwick/ }).check();
  await dialog.getByRole('button', { name: /^Add to the fight/ }).dblclick();
  await expect(dialog).toHaveCount(0);
  const { revision, order } = await call(page, 'encounter.open', { encounter: view.id });
  expect([revision, order.length]).toEqual([view.revision + 1, view.order.length + 1]);
});
