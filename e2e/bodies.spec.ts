import { expect, test, type Locator } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { begin, call, named } from './fixtures.ts';
import { launchApp, newDataDir, ROOT, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { FightPage } from './pages/fight-page.ts';

let launched: LaunchedApp;
const folder = newDataDir();
test.beforeAll(async () => {
  launched = await launchApp();
});
test.afterAll(async () => {
  await launched.close();
});

const dialog = (title: string): Locator => launched.page.getByRole('dialog', { name: title });
const gone = async (): Promise<void> => launched.page.getByRole('dialog').waitFor({ state: 'detached' });

/** The next file that is picked, and the next that is saved. */
const files = async (file: string): Promise<void> => {
  await launched.app.evaluate(({ dialog: system }, filePath) => {
    system.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
    system.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
};

test('a winged beast falls, and its injury roll shows wings: by typed dice, and by rolled ones', async () => {
  const { page } = launched;
  const { keyboard } = page;
  const board = new BoardPage(page);
  const view = await begin(page, { ruleset: 'stamina-wounds', mode: 'spotlight', combatants: 6 });
  const now = () => call(page, 'encounter.open', { encounter: view.id });
  await keyboard.press('q');
  await keyboard.type('skerrin');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await board.hit('Skerrin', '15 u');
  await keyboard.press('j');
  const roll = page.getByRole('group', { name: 'Injury roll of Skerrin' });
  const die = (name: string): Locator => roll.getByRole('spinbutton', { name });
  await expect(die('Severity, d6')).toBeFocused();
  for (const [name, value] of [
    ['Severity, d6', '4'],
    ['Region, d10', '6'],
    ['Spot, d10', '10'],
    ['Side, d2', '1'],
  ] as const) {
    await die(name).focus();
    await keyboard.type(value);
  }
  await expect(roll).toContainText('Minor wound');
  await expect(roll).toContainText('Wing root');
  await roll.getByRole('button', { name: 'Record' }).waitFor();
  await keyboard.press('Enter');
  await roll.waitFor({ state: 'detached' });
  expect(named(await now(), 'Skerrin').vitals).toMatchObject({
    body: 'winged-four-legged',
    injuries: [{ severity: 'minor', region: 'wing', spot: 'wing root', side: 'left' }],
  });
  await expect(page.getByRole('region', { name: 'Lines of the log' })).toContainText('wing, wing root, left');

  // Where a blow lands is looked up for whoever is selected.
  await board.goTo('Skerrin');
  await keyboard.press('l');
  await expect(dialog('Locations').getByRole('combobox', { name: 'Body' })).toHaveValue('winged-four-legged');
  await expect(dialog('Locations').getByRole('spinbutton', { name: 'Severity, d6' })).toBeVisible();
  await keyboard.press('Escape');
  await gone();
  await board.goTo('Brakka Thorne');
  await keyboard.press('l');
  await expect(dialog('Locations').getByRole('combobox', { name: 'Body' })).toHaveValue('two-legged');
  await keyboard.press('Escape');
  await gone();

  // Rolled: Enter for the dice, Enter for the record.
  await keyboard.press('Control+z');
  await roll.waitFor();
  await keyboard.press('j');
  await die('Severity, d6').waitFor();
  await keyboard.press('Enter');
  await roll.getByRole('button', { name: 'Record' }).waitFor();
  await keyboard.press('Enter');
  await roll.waitFor({ state: 'detached' });
  expect((await now()).owed.filter(({ kind }) => kind === 'injuryRoll')).toEqual([]);
});

test('tables from a file are added, browsed, used, saved, replaced and removed, by keyboard', async () => {
  const { page } = launched;
  const { keyboard } = page;
  const fight = new FightPage(page);
  const board = new BoardPage(page);
  const tables = dialog('Injury tables');
  const shipped = readFileSync(path.join(ROOT, 'resources/tables/winged-four-legged.json'), 'utf8');
  const mine = shipped
    .replace('"winged-four-legged"', '"coils"')
    .replace('"Wings and four legs"', '"Coils"')
    .replaceAll('"tail root"', '"last coil"');
  const file = path.join(folder, 'coils.json');
  const view = await begin(page, { ruleset: 'stamina-wounds', mode: 'spotlight', combatants: 6, name: 'Still Water' });

  // A file with a mistake is refused with its place, and nothing is added.
  writeFileSync(file, mine.replace('"name": "Coils",', '"name": "Coils"'));
  await files(file);
  await keyboard.press('i');
  await fight.tabTo('Add tables from a file…');
  await keyboard.press('Enter');
  await expect(tables.getByRole('alert')).toContainText('coils.json was not added');
  await expect(tables.getByRole('alert')).toContainText('a comma, or the closing }, is missing before this.');
  writeFileSync(file, shipped);
  await keyboard.press('Enter');
  await expect(tables.getByRole('alert')).toContainText('come with Woundboard');

  writeFileSync(file, mine);
  await keyboard.press('Enter');
  await expect(tables).toContainText('Coils is added, from coils.json');
  await expect(tables.getByRole('alert')).toHaveCount(0);
  await expect(tables.getByRole('region', { name: 'Coils' })).toBeVisible();
  await expect(tables.locator('.head p')).toHaveText('Coils');

  // Saved as it came.
  const copy = path.join(folder, 'copy.json');
  await files(copy);
  await fight.tabTo(/^Save these tables as a file…/);
  await keyboard.press('Enter');
  await expect(tables).toContainText(`Saved as ${copy}`);
  expect(JSON.parse(readFileSync(copy, 'utf8'))).toEqual(JSON.parse(mine));

  // Those of the same id ask first.
  await files(file);
  await fight.tabTo('Add tables from a file…');
  await keyboard.press('Enter');
  await expect(tables.getByRole('button', { name: 'Replace them' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(tables).toContainText('Coils is there anew, from coils.json');
  await keyboard.press('Escape');
  await gone();

  // Somebody gets that body, and falls.
  await board.goTo('Ember Tolly');
  const body = page.getByRole('complementary').getByRole('combobox', { name: 'Body' });
  await body.focus();
  await keyboard.type('Coils');
  await expect(body).toHaveValue('coils');
  await expect(page.getByRole('region', { name: 'Lines of the log' })).toContainText(
    'set by hand to body “Coils” (was “Two legs, two arms”)',
  );
  await keyboard.press('Escape');
  await expect(body).not.toBeFocused();
  await board.hit('Ember Tolly', '8 u');
  const dice = { injury: 4, region: 10, spot: 1 };
  const ember = named(await call(page, 'encounter.open', { encounter: view.id }), 'Ember Tolly').id;
  const asked = { encounter: view.id, combatant: ember, dice };
  expect(await call(page, 'injuries.preview', asked)).toMatchObject({ pack: 'coils', place: { spot: 'last coil' } });

  // They are the body of a member, and so they stay; then that one has two legs again.
  const remove = async (): Promise<void> => {
    await keyboard.press('i');
    await fight.tabTo(/^Severity/);
    await keyboard.press('End');
    await fight.tabTo(/^Remove…/);
    await keyboard.press('Enter');
    await expect(tables.getByRole('button', { name: 'Remove them' })).toBeFocused();
    await keyboard.press('Enter');
  };
  await remove();
  await expect(tables.getByRole('alert')).toContainText('“Coils” is the body of Ember Tolly: they need its tables.');
  await keyboard.press('Escape');
  await gone();
  await board.goTo('Ember Tolly');
  await body.focus();
  await keyboard.type('Two');
  await expect(body).toHaveValue('two-legged');
  await keyboard.press('Escape');
  await expect(body).not.toBeFocused();
  await remove();
  await expect(tables).toContainText('Coils is removed');
  await expect(tables.getByRole('region', { name: 'Coils' })).toHaveCount(0);
  await fight.tabTo(/^Undo what was done/);
  await keyboard.press('Enter');
  await expect(tables).toContainText('Taken back: Coils is as before');
  await expect(tables.getByRole('region', { name: 'Coils' })).toBeVisible();
  await keyboard.press('Escape');
  await gone();
});
