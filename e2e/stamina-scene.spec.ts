import { expect, test, type Locator } from '@playwright/test';
import { begin, call, linesOf, nextCommand } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { FightPage } from './pages/fight-page.ts';
import { tabOn } from './pages/keys.ts';

/** What Stamina & Wounds needs beyond the hit, by keyboard alone, with typed and with rolled dice. */
let launched: LaunchedApp;
let board: BoardPage;
let fight: FightPage;
let encounter: Awaited<ReturnType<typeof begin>>['id'];

test.beforeAll(async () => {
  launched = await launchApp();
  board = new BoardPage(launched.page);
  fight = new FightPage(launched.page);
});
test.afterAll(async () => {
  await launched.close();
});
test.beforeEach(async () => {
  // Five heroes, and one foe of each kind but the last.
  ({ id: encounter } = await begin(launched.page, { ruleset: 'stamina-wounds', mode: 'individual', combatants: 10 }));
});

const dialog = (name: string): Locator => launched.page.getByRole('dialog', { name });
const open = (): Locator => launched.page.getByRole('complementary', { name: 'Still open' });
/** What the log says of this encounter, and what counts. */
const log = async (): Promise<string[]> => linesOf(await call(launched.page, 'encounter.open', { encounter }));
const keys = async (...all: readonly string[]): Promise<void> => {
  for (const key of all) await launched.page.keyboard.press(key);
};
/** Types into the field that has this name, wherever Tab finds it. */
async function fill(name: string | RegExp, value: string): Promise<void> {
  await fight.tabTo(name, 'spinbutton');
  await launched.page.keyboard.type(value);
}
async function die(name: string, value: string): Promise<void> {
  await tabOn(launched.page, launched.page.getByRole('textbox', { name }));
  await launched.page.keyboard.type(value);
}

test('morale is due at first contact, and is checked with typed dice; who breaks flees', async () => {
  await expect(open()).toContainText('Foes: morale check');
  await keys('p');
  const morale = dialog('Morale');
  await expect(morale).toContainText('Foes at first contact');
  const names = /^Morale of Captain Ruel Dast$/;
  const captain = morale.getByRole('region', { name: names });
  await expect(captain.getByRole('spinbutton', { name: names })).toHaveValue('9');
  await expect(morale.getByRole('textbox', { name: 'First die of Captain Ruel Dast, d6' })).toBeFocused();
  await launched.page.keyboard.type('6');
  await die('Second die of Captain Ruel Dast, d6', '4');
  await expect(captain).toContainText('breaks: 10 against Morale 9');
  await fill('Modifier for Captain Ruel Dast', '1');
  await expect(captain).toContainText('holds: 10 against Morale 9 plus 1');
  await keys('ArrowDown');
  await expect(captain).toContainText('breaks: 10 against Morale 9');
  for (const names of ['Netman, Weir Crossbow', 'Sergeant Yune']) {
    await die(`First die of ${names}, d6`, '1');
    await die(`Second die of ${names}, d6`, '2');
  }
  // A face that a d6 has not is said to be wrong, and nothing is rolled or recorded.
  await die('First die of Silt Boar, d6', '7');
  await expect(morale).toContainText('A d6 shows 1 to 6.');
  await keys('Enter', 'Backspace');
  await expect(morale).not.toContainText('A d6 shows 1 to 6.');
  await keys('Enter');
  await expect(morale.getByRole('button', { name: 'Record' })).toBeVisible();
  await fight.tabTo('Say later', 'radio');
  await keys('ArrowRight');
  await expect(morale.getByRole('radio', { name: 'Flee' })).toBeChecked();
  await keys('Enter');
  await expect(morale).toHaveCount(0);
  await expect(open()).toHaveCount(0);
  const said = await log();
  expect(said).toContain('Captain Ruel Dast breaks: 10 against Morale 9');
  expect(said).toContain('Captain Ruel Dast flees');
  // One entry, taken back as one.
  await keys('Control+z');
  await expect(open()).toContainText('Foes: morale check');
  expect(await log()).not.toContain('Captain Ruel Dast flees');
});

test('morale at half strength is due in the midst of the fight, holds up nothing, and is rolled or let pass', async () => {
  await keys('j');
  await fight.tabTo('No check now');
  await keys('Enter');
  await expect(open()).toHaveCount(0);
  for (const foe of ['Netman', 'Weir Crossbow', 'Sergeant Yune']) await board.hit(foe, '13');
  await expect(open()).toContainText('Foes: morale check');
  // Play goes on, and what is due stays.
  await board.hit('Silt Boar', '2');
  await expect(open()).toContainText('Foes: morale check');
  await keys('p');
  const morale = dialog('Morale');
  await expect(morale.getByRole('radio', { name: 'Foes at half strength' })).toBeChecked();
  await expect(morale.getByRole('region')).toHaveCount(2);
  await keys('Enter');
  await morale.getByRole('button', { name: 'Record' }).waitFor();
  await keys('Enter');
  await expect(morale).toHaveCount(0);
  const said = await log();
  expect(said).toContain('A morale check is due: the foes at half strength');
  expect(
    said.filter((line) => /^(Captain Ruel Dast|Silt Boar) (holds|breaks): \d+ against Morale \d+$/.test(line)),
  ).toHaveLength(2);
});

test('a retainer’s Morale is rolled by typed and by rolled dice, then checked', async () => {
  await board.goTo('Ines Corrow');
  await keys('p');
  const morale = dialog('Morale');
  await fight.tabTo('Foes at first contact', 'radio');
  await keys('ArrowRight');
  await expect(morale.getByRole('radio', { name: 'Ines Corrow' })).toBeChecked();
  await die('First die of the Morale of Ines Corrow, d6', '6');
  await die('Second die of the Morale of Ines Corrow, d6', '6');
  await fight.tabTo('Roll Morale');
  await keys('Enter');
  const score = morale.getByRole('spinbutton', { name: 'Morale of Ines Corrow' });
  await expect(score).toHaveValue(/^(8|9|10|11|12)$/);
  expect((await log()).at(-1)).toMatch(/^Ines Corrow has Morale \d+ by a roll of 1\d$/);

  // A retainer has reasons of their own, and the sentence says which it was.
  await fill('Morale of Ines Corrow', '7');
  await fight.tabTo('Reason', 'combobox');
  for (const reason of ['Danger beyond their duties', 'A scandal', 'A change of pay']) {
    await keys('ArrowDown');
    await expect(morale.getByRole('combobox', { name: 'Reason' }).locator('option:checked')).toHaveText(reason);
  }
  await die('First die of Ines Corrow, d6', '6');
  await die('Second die of Ines Corrow, d6', '3');
  const sentence = 'breaks because of a change of pay: 9 against Morale 7';
  await expect(morale.getByRole('region', { name: 'Morale of Ines Corrow' })).toContainText(sentence);
  await keys('Enter');
  await expect(morale).toHaveCount(0);
  expect((await log()).at(-1)).toBe(`Ines Corrow ${sentence}`);
});

test('first contact: surprise, reaction and distance by typed dice, the rest rolled, as one entry', async () => {
  await keys('Shift+P');
  const contact = dialog('First contact');
  await expect(contact.getByRole('textbox', { name: 'Die: Heroes surprised?, d6' })).toBeFocused();
  await launched.page.keyboard.type('5');
  await expect(contact).toContainText('The heroes are not surprised: 5 on a d6, surprised on 1 or 2');
  await die('Die: Foes surprised?, d6', '4');
  await expect(contact).toContainText('The foes are not surprised: 4 on a d6');
  await fight.tabTo('Prepared ambush', 'checkbox');
  // The first is the heroes'; the next the foes'.
  await keys('Tab', 'Tab', 'Tab', 'Tab');
  await keys('Space');
  await expect(contact).toContainText('The foes are surprised: 4 on a d6, surprised on 1 to 4, by a prepared ambush');
  await die('First die: Reaction, d6', '6');
  await die('Second die: Reaction, d6', '6');
  await expect(contact).toContainText('They are helpful: a reaction of 12 on 2d6');
  await keys('Enter');
  await expect(contact).toContainText(/They meet at \d+ feet: \d+ on 3d6/);
  await keys('Enter');
  await expect(contact).toHaveCount(0);
  await expect(board.row('Netman')).toContainText('Surprised');
  const said = await log();
  expect(said).toContain('They are helpful: a reaction of 12 on 2d6');
  await keys('Control+z');
  await expect(board.row('Netman')).not.toContainText('Surprised');
  expect(await log()).not.toContain('They are helpful: a reaction of 12 on 2d6');
});

test('surprise is rolled for as an encounter starts, by a typed and by a rolled die', async () => {
  await keys('Control+n');
  const start = dialog('Start an encounter');
  await start.getByRole('textbox', { name: 'Surprise of the foes, d6' }).waitFor();
  await die('Surprise of the foes, d6', '2');
  await expect(start.getByRole('group', { name: 'Surprise of the foes' })).toContainText('Surprised on 1 or 2.');
  await expect(start.getByRole('checkbox', { name: 'Foes', exact: true })).toBeChecked();
  await fight.tabTo('Roll the surprise of the heroes');
  await keys('Enter');
  await expect(start.getByRole('textbox', { name: 'Surprise of the heroes, d6' })).toHaveValue(/^[1-6]$/);
  await die('Surprise of the heroes, d6', '6');
  await expect(start.getByRole('checkbox', { name: 'Heroes', exact: true })).not.toBeChecked();
  await fight.tabTo('Netman', 'spinbutton');
  await launched.page.keyboard.type('1');
  await keys('Enter');
  await expect(start).toHaveCount(0);
  await expect(board.row('Netman')).toContainText('Surprised');
  await expect(board.row('Brakka Thorne')).not.toContainText('Surprised');
});

test('a fall: feet make dice, typed and rolled, and a preview for each before it is applied', async () => {
  await board.pick(['Brakka Thorne', 'Ember Tolly']);
  await keys('Shift+D');
  const fall = dialog('A fall');
  await expect(fall.getByRole('textbox', { name: 'Feet' })).toBeFocused();
  await launched.page.keyboard.type('39');
  await expect(fall).toContainText('3d6: one for each full 10 feet.');
  await die('Die 1, d6', '2');
  await die('Die 2, d6', '1');
  await keys('Enter');
  await expect(fall).toContainText(/takes \d+, falling, past Stamina/);
  await die('Die 3, d6', '2');
  await expect(fall).toContainText('takes 5, falling, past Stamina: 5 Wounds, 6 of 11 left, 5 Stamina drained');
  await fight.tabTo('Ember Tolly tumbled out of it', 'checkbox');
  await keys('Space');
  await expect(fall).toContainText('takes 5: 5 Stamina, 1 of 6 left');
  await keys('Enter');
  await expect(fall).toHaveCount(0);
  await expect(board.row('Brakka Thorne')).toContainText(/6\s*\/\s*11/);
  await expect(board.row('Ember Tolly')).toContainText(/1\s*\/\s*6/);
  await keys('Control+z');
  await expect(board.row('Brakka Thorne')).toContainText(/11\s*\/\s*11/);
  // The total as the table added it up; what the dice cannot come to is refused at its place.
  await board.leave();
  await board.goTo('Oswin Hale');
  await keys('Shift+D');
  await launched.page.keyboard.type('20');
  await die('Total', '13');
  await expect(fall).toContainText('2d6 come to 2 to 12, not 13.');
  await keys('Control+a');
  await launched.page.keyboard.type('4');
  await expect(fall).toContainText('takes 4, falling, past Stamina: 4 Wounds, 4 of 8 left');
  await keys('Enter');
  await expect(fall).toHaveCount(0);
  await expect(board.row('Oswin Hale')).toContainText(/4\s*\/\s*8/);
});

test('subdual damage by its letter: previewed, noted apart, senseless, and the way out of it', async () => {
  await board.goTo('Netman');
  await board.type('5 s');
  const row = board.row('Netman');
  await expect(row).toContainText('takes 5 subdual, 3 Stamina, 0 of 3 left, 2 subdual in all');
  await expect(row.getByRole('button', { name: /Subdual/ })).toHaveAttribute('aria-pressed', 'true');
  await keys('Enter');
  await expect(row).toContainText('Subdual 2');
  await expect(row).toContainText(/6\s*\/\s*6/);
  await board.hit('Netman', '2d6 s');
  await board.hit('Netman', '9 s');
  await expect(row).toContainText('Senseless');
  await expect(row).toContainText(/6\s*\/\s*6/);
  await fight.tabTo('Comes to');
  await keys('Enter');
  await expect(row).not.toContainText('Senseless');
  expect((await log()).at(-1)).toBe('Netman: awake again');
  await keys('Control+z');
  await expect(row).toContainText('Senseless');
});

test('down, the last action with typed and with rolled hours, and the clock of the faint in the row', async () => {
  await board.hit('Ember Tolly', '13');
  const row = board.row('Ember Tolly');
  await expect(row).toContainText('Down');
  const down = launched.page.getByRole('group', { name: 'Ember Tolly is down' });
  await expect(down).toContainText('Down: crawl 10 ft, or one last action, then a faint.');
  // The last action may come before the injury roll that is owed.
  await expect(row).toContainText('Injury roll');
  await die('Hours out, d6', '9');
  await expect(down).toContainText('A d6 shows 1 to 6.');
  await keys('Enter', 'Backspace');
  await launched.page.keyboard.type('3');
  await keys('Enter');
  await expect(row).toContainText('Fainted, 3 hours');
  await expect(launched.page.getByRole('group', { name: 'Ember Tolly is out' })).toContainText(
    'Fainted: 3 hours, 1,080 rounds left.',
  );
  expect(await log()).toContain('Ember Tolly takes the last action: fainted for 3 hours');
  await keys('Control+z');
  await expect(row).toContainText('Down');
  // The same with the hours rolled.
  await die('Hours out, d6', '');
  await keys('Enter');
  await expect(row).toContainText(/Fainted, [1-6] hours?/);
});

test('hits of sides that act at once are held, shown with their names, and land together', async () => {
  const begun = await begin(launched.page, { ruleset: 'stamina-wounds', mode: 'sides', combatants: 10 });
  encounter = begun.id;
  const yune = begun.combatants.find(({ name }) => name === 'Sergeant Yune');
  if (!yune) throw new Error('the sergeant is there');
  await call(launched.page, 'encounter.edit', {
    commandId: nextCommand(),
    encounter,
    combatant: yune.id,
    changes: { side: 'other' },
  });
  for (const [side, value] of [
    ['Heroes', '4'],
    ['Foes', '4'],
    ['Others', '1'],
  ] as const)
    await fill(side, value);
  await keys('Enter');
  await launched.page.getByRole('form', { name: 'Dice of the sides' }).waitFor({ state: 'detached' });
  await board.hit('Netman', '9');
  await board.hit('Oswin Hale', '12');
  await board.hit('Netman', '1');
  const held = launched.page.getByRole('group', { name: 'Held hits' });
  await expect(held).toContainText('3 held hits land together when all have acted: on Netman and Oswin Hale.');
  await expect(board.row('Netman')).not.toContainText('Down');
  await board.leave();
  await keys('Shift+R');
  await expect(held).toHaveCount(0);
  // The second blow of the moment does not kill for the first.
  await expect(board.row('Netman')).toContainText('Down');
  await expect(board.row('Oswin Hale')).toContainText('Down');
  const said = await log();
  expect(said).toContain('3 held hits land together');
  expect(said.some((line) => line.startsWith('Netman takes 10 in 2 hits at once'))).toBe(true);
});
