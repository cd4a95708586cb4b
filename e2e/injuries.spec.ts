import { expect, test, type Locator } from '@playwright/test';
import { MAP, mapPoints } from '../src/renderer/src/components/body-map.ts';
import { WINGED_FOUR_LEGGED } from '../src/renderer/src/components/figures/winged-four-legged.ts';
import { begin, call, named } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { FightPage } from './pages/fight-page.ts';
import { settled } from './pages/keys.ts';

let launched: LaunchedApp;
test.beforeAll(async () => {
  launched = await launchApp();
});
test.afterAll(async () => {
  await launched.close();
});

const dialog = (title: string): Locator => launched.page.getByRole('dialog', { name: title });
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const gone = async (): Promise<void> => launched.page.getByRole('dialog').waitFor({ state: 'detached' });

test('a location is looked up by one key and its dice, before there is any campaign', async () => {
  const { page } = launched;
  await page.keyboard.press('l');
  for (const key of ['5', '4', '1']) await page.keyboard.press(key);
  await expect(dialog('Locations')).toContainText('Primary forearm');
  await expect(page.getByRole('radio', { name: 'Primary forearm' })).toHaveAttribute('aria-checked', 'true');

  // Rolled: what it says is what its dice say.
  await page.keyboard.press('Enter');
  await expect(dialog('Locations').getByText('Earlier')).toBeVisible();
  const [region, spot] = await Promise.all(
    ['Region', 'Spot'].map((name) => dialog('Locations').getByRole('spinbutton', { name, exact: true }).inputValue()),
  );
  const sides = dialog('Locations').getByRole('spinbutton', { name: 'Side', exact: true });
  const side = (await sides.count()) > 0 ? Number(await sides.inputValue()) : undefined;
  const answer = await call(page, 'locations.lookup', { region: Number(region), spot: Number(spot), side });
  await expect(dialog('Locations').getByRole('radio', { checked: true })).toHaveAccessibleName(answer.sentence);

  // A die off its faces is told at its field.
  await new FightPage(page).tabTo('Region', 'spinbutton');
  await page.keyboard.type('7');
  await expect(dialog('Locations').getByRole('spinbutton', { name: 'Region' })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog('Locations').getByText('1 to 6')).toBeVisible();
  await page.keyboard.press('Escape');
  await gone();
});

test('a location is pointed at by arrows, and how bad it is stands beside it', async () => {
  const { page } = launched;
  const fight = new FightPage(page);
  await page.keyboard.press('l');
  await expect(page.getByRole('spinbutton', { name: 'Region', exact: true })).toBeFocused();
  await fight.tabTo('Scalp', 'radio');
  await page.keyboard.press('End');
  await expect(page.getByRole('radio', { name: 'Right foot' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Left ankle' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog('Locations').getByRole('spinbutton', { name: 'Region', exact: true })).toHaveValue('6');
  await expect(dialog('Locations').getByRole('spinbutton', { name: 'Spot', exact: true })).toHaveValue('5');
  await expect(dialog('Locations').getByRole('spinbutton', { name: 'Side', exact: true })).toHaveValue('1');

  await fight.tabTo('Severity, d4', 'spinbutton');
  await page.keyboard.type('4');
  await expect(dialog('Locations')).toContainText('4: Minor wound');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await expect(dialog('Locations')).toContainText('4 + 2 = 6: Permanent injury');
  await page.keyboard.press('Escape');
  await gone();
});

test('a winged beast is pointed at on a figure of its own', async () => {
  const { page } = launched;
  await page.keyboard.press('l');
  await dialog('Locations').getByRole('combobox', { name: 'Body' }).selectOption('winged-four-legged');
  await new FightPage(page).tabTo('Muzzle', 'radio');
  await page.keyboard.press('End');
  await expect(page.getByRole('radio', { name: 'Tip' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Left hind foot' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Right hind foot' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog('Locations').locator('[aria-live]').getByText('Right hind foot', { exact: true })).toBeVisible();
  await expect(dialog('Locations').getByRole('spinbutton', { name: 'Region', exact: true })).toHaveValue('9');

  // A press on the drawing itself means the place that is nearest.
  const sheet = dialog('Locations').getByRole('radiogroup', { name: 'Places of the body' });
  const { width = NaN } = (await sheet.boundingBox()) ?? {};
  const scale = width / MAP.width;
  const joint = mapPoints(WINGED_FOUR_LEGGED).find(({ words }) => words === 'Left wing joint');
  if (!joint) throw new Error('the beast has no wing');
  await sheet.click({ position: { x: joint.x * scale + 4, y: joint.y * scale - 4 } });
  await expect(page.getByRole('radio', { name: 'Left wing joint' })).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await gone();
});

test('every place of every body is shown when its dice are typed', { tag: '@deep' }, async () => {
  test.setTimeout(120_000);
  const { page } = launched;
  await page.keyboard.press('l');
  const field = (name: string): Locator => dialog('Locations').getByRole('spinbutton', { name, exact: true });
  for (const { id } of await call(page, 'tables.list', {})) {
    await dialog('Locations').getByRole('combobox', { name: 'Body' }).selectOption(id);
    const { tables } = await call(page, 'tables.read', { pack: id });
    const rows = (table: string) => tables.find((one) => one.id === table)?.rows ?? [];
    for (const region of rows('regions')) {
      for (const spot of rows(`spots/${region.word}`)) {
        const sides = rows(`sides/${region.word}`);
        for (const side of sides.length > 0 ? sides : [null]) {
          await field('Region').fill(String(region.from));
          await field('Spot').fill(String(spot.from));
          if (side) await field('Side').fill(String(side.from));
          const words = capital(side ? `${side.word} ${spot.word}` : spot.word);
          await expect(dialog('Locations').locator('[aria-live]').getByText(words, { exact: true })).toBeVisible();
        }
      }
    }
  }
  await page.keyboard.press('Escape');
  await gone();
});

test(
  'every row of every table is shown with its odds, and marked when its die is typed',
  { tag: '@deep' },
  async () => {
    test.setTimeout(120_000);
    const { page } = launched;
    await page.keyboard.press('i');
    await dialog('Injury tables').waitFor();
    const fight = new FightPage(page);
    const packs = await call(page, 'tables.list', {});
    const all = await Promise.all(packs.map(({ id }) => call(page, 'tables.read', { pack: id })));
    const list = all.flatMap(({ tables, ...pack }) => tables.map((table) => ({ pack, table })));
    for (const [at, { pack, table }] of list.entries()) {
      // The list of tables is walked by arrows; the page follows.
      if (at === 0) await fight.tabTo(/^Severity/);
      else await page.keyboard.press('ArrowDown');
      await expect(dialog('Injury tables').getByRole('heading', { name: table.title, exact: true })).toBeVisible();
      await expect(dialog('Injury tables').locator('.head p')).toHaveText(pack.name);
      const shown = dialog('Injury tables').getByRole('table').getByRole('row');
      await expect(shown).toHaveCount(table.rows.length + 1);
      const die = dialog('Injury tables').getByRole('spinbutton', { name: `${table.title}, d${String(table.die)}` });
      for (const [index, row] of table.rows.entries()) {
        const below = Math.max(0, row.from - table.die);
        if (table.kind === 'severity')
          await dialog('Injury tables').getByLabel('+ Wounds below zero').fill(String(below));
        await die.fill(String(row.from - below));
        await expect(shown.nth(index + 1)).toHaveAttribute('aria-current', 'true');
        await expect(shown.nth(index + 1)).toContainText(row.name);
        for (const { means } of row.effects) await expect(shown.nth(index + 1)).toContainText(means);
      }
      if (table.kind === 'severity') await dialog('Injury tables').getByLabel('+ Wounds below zero').fill('0');
      await page.locator('nav [aria-current]').focus();
    }
    await page.keyboard.press('Escape');
    await gone();
  },
);

test('the tables are searched and rolled on by keyboard', async () => {
  const { page } = launched;
  await page.keyboard.press('i');
  await expect(page.getByRole('searchbox', { name: 'Search all tables' })).toBeFocused();
  await page.keyboard.type('cannot fly');
  await expect(dialog('Injury tables')).toContainText('Wings and four legs · Wing: spots');
  await page.keyboard.press('Enter');
  await expect(dialog('Injury tables').getByRole('heading', { name: 'Wing: spots' })).toBeVisible();
  await expect(dialog('Injury tables').getByRole('row', { name: /Wing bone/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  const die = dialog('Injury tables').getByRole('spinbutton', { name: 'Wing: spots, d10' });
  await expect(die).not.toHaveValue('');
  const rolled = await call(page, 'tables.roll', {
    pack: 'winged-four-legged',
    table: 'spots/wing',
    die: Number(await die.inputValue()),
  });
  await expect(dialog('Injury tables')).toContainText(rolled.sentence);
  await new FightPage(page).tabTo('Wing: spots, d10', 'spinbutton');
  await page.keyboard.type('11');
  await expect(dialog('Injury tables')).toContainText('This table takes a d10: it shows 1 to 10.');
  await page.keyboard.press('Escape');
  await gone();
});

test('an injury roll is called out die by die, pointed at, written beside, and undone', async () => {
  const { page } = launched;
  const { keyboard } = page;
  const fight = new FightPage(page);
  const board = new BoardPage(page);
  const view = await begin(page, { ruleset: 'stamina-wounds', mode: 'spotlight', combatants: 9 });
  const now = () => call(page, 'encounter.open', { encounter: view.id });
  await board.hit('Ember Tolly', '8 u');
  await keyboard.press('j');
  const roll = page.getByRole('group', { name: 'Injury roll of Ember Tolly' });
  const die = (name: string): Locator => roll.getByRole('spinbutton', { name });

  // The spot first, then a severity off its faces, then the right one.
  await die('Side, d2').waitFor();
  await fight.tabTo('Spot, d6', 'spinbutton');
  await keyboard.type('3');
  await die('Severity, d4').focus();
  await keyboard.type('9');
  await expect(roll).toContainText('Severity is a d4: it shows 1 to 4.');
  await expect(die('Severity, d4')).toHaveAttribute('aria-invalid', 'true');
  await keyboard.press('Backspace');
  await keyboard.type('4');
  await expect(roll).toContainText('Minor wound');
  await expect(die('Spot, d6')).toHaveValue('3');

  // From a die, everything that is open is one key away; Escape goes back to the row, and the dice stay.
  await keyboard.press('Shift+J');
  await expect(dialog('Still open').getByRole('spinbutton', { name: 'Spot, d6' })).toHaveValue('3');
  await keyboard.press('Escape');
  await gone();
  await expect(die('Severity, d4')).toBeFocused();
  await keyboard.press('Escape');
  await expect(board.row('Ember Tolly')).toBeFocused();
  await keyboard.press('Shift+L');
  await dialog('Where is Ember Tolly struck?').waitFor();
  await keyboard.press('Escape');
  await gone();

  // The place is pointed at instead; then the words are written.
  await fight.tabTo('Point at where it struck Ember Tolly');
  await keyboard.press('Enter');
  await dialog('Where is Ember Tolly struck?').waitFor();
  await fight.tabTo('Scalp', 'radio');
  for (let steps = 0; steps < 3; steps += 1) await keyboard.press('ArrowDown');
  await settled(page);
  const picked = await page.locator('[role=radio]:focus').getAttribute('aria-label');
  await keyboard.press('Enter');
  await gone();
  await expect(roll).toContainText('pointed at');
  await expect(roll.getByRole('img')).toHaveAccessibleName(`Body, front: ${String(picked)}`);
  await roll.getByRole('textbox', { name: 'Lasts' }).focus();
  await keyboard.type('until the new moon');
  await expect(roll).toContainText('lasts until the new moon');
  await keyboard.press('Enter');
  await roll.waitFor({ state: 'detached' });
  const { vitals } = named(await now(), 'Ember Tolly');
  expect(vitals).toMatchObject({ status: 'down', injuries: [{ severity: 'minor', lasts: 'until the new moon' }] });

  // In the row, on the figure, and in words beside it.
  await expect(board.row('Ember Tolly').getByRole('img', { name: `1 injury: ${String(picked)}, minor` })).toBeVisible();
  await board.goTo('Ember Tolly');
  await keyboard.press('Shift+I');
  await expect(dialog('Injuries of Ember Tolly').getByRole('listitem')).toContainText(String(picked));
  await expect(dialog('Injuries of Ember Tolly').getByRole('img')).toHaveAccessibleName(
    'Body, front: 1 injury, as listed',
  );
  await keyboard.press('Escape');
  await gone();
  await keyboard.press('Control+z');
  await roll.waitFor();
  expect(named(await now(), 'Ember Tolly').vitals).toMatchObject({ injuries: [] });

  // Rolled: Enter for the dice, Enter for the record.
  await keyboard.press('j');
  await die('Severity, d4').waitFor();
  await keyboard.press('Enter');
  await roll.getByRole('button', { name: 'Record' }).waitFor();
  await keyboard.press('Enter');
  await roll.waitFor({ state: 'detached' });
  expect((await now()).owed.filter(({ kind }) => kind === 'injuryRoll')).toEqual([]);
});

test('all injury rolls that are owed are made at once, as one entry', async () => {
  const { page } = launched;
  const { keyboard } = page;
  const board = new BoardPage(page);
  const view = await begin(page, { ruleset: 'stamina-wounds', mode: 'spotlight', combatants: 9 });
  const now = () => call(page, 'encounter.open', { encounter: view.id });
  for (const [name, damage] of [
    ['Brakka Thorne', '12 u'],
    ['Ember Tolly', '8 u'],
    ['Oswin Hale', '8 u'],
  ] as const) {
    await board.hit(name, damage);
  }
  const before = await now();
  await keyboard.press('Shift+J');
  const rolls = dialog('Still open').getByRole('list', { name: 'Injury rolls' });
  await expect(rolls.getByRole('listitem', { name: 'Brakka Thorne' }).getByRole('spinbutton').first()).toBeFocused();
  // One player calls out; the others let the app roll.
  await keyboard.type('1');
  await expect(rolls.getByRole('listitem', { name: 'Brakka Thorne' })).toContainText('Knocked out');
  const ember = rolls.getByRole('listitem', { name: 'Ember Tolly' });
  for (const [name, value] of [
    ['Region, d6', '6'],
    ['Spot, d6', '3'],
    ['Side, d2', '2'],
    ['Severity, d4', '4'],
  ] as const) {
    await ember.getByRole('spinbutton', { name }).focus();
    await keyboard.type(value);
  }
  await expect(ember).toContainText('minor wound, leg, knee, right, lasts two weeks');
  await keyboard.press('Enter');
  await dialog('Still open').getByRole('button', { name: 'Record all 3' }).waitFor();
  await keyboard.press('Enter');
  await gone();
  const after = await now();
  expect(after.revision).toBe(before.revision + 1);
  expect(after.owed.filter(({ kind }) => kind === 'injuryRoll')).toEqual([]);
  expect(named(after, 'Ember Tolly').vitals).toMatchObject({ injuries: [{ spot: 'knee', side: 'right' }] });
  expect(named(after, 'Brakka Thorne').vitals).toMatchObject({ status: 'knocked-out' });

  // One of them is corrected, die by die, in the one entry.
  await page.getByRole('button', { name: 'Correct this entry' }).first().focus();
  await keyboard.press('Enter');
  const again = dialog('Correct an entry').getByRole('listitem', { name: 'Ember Tolly' });
  await again.getByRole('spinbutton', { name: 'Side, d2' }).fill('1');
  await expect(dialog('Correct an entry')).toContainText('minor wound, leg, knee, left');
  await keyboard.press('Enter');
  await gone();
  expect(named(await now(), 'Ember Tolly').vitals).toMatchObject({ injuries: [{ spot: 'knee', side: 'left' }] });
  await keyboard.press('Control+z');
  await expect
    .poll(async () => named(await now(), 'Ember Tolly').vitals)
    .toMatchObject({ injuries: [{ spot: 'knee', side: 'right' }] });
  await keyboard.press('Control+z');
  await expect.poll(async () => (await now()).owed.filter(({ kind }) => kind === 'injuryRoll').length).toBe(3);
  expect((await now()).combatants).toEqual(before.combatants);
});
