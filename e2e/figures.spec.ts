import { expect, test, type Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CampaignId } from '../src/main/rules/campaign/ids.ts';
import { begin, call, named, nextCommand } from './fixtures.ts';
import { launchApp, ROOT, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { FightPage } from './pages/fight-page.ts';

let launched: LaunchedApp;
test.beforeAll(async () => {
  launched = await launchApp();
});
test.afterAll(async () => {
  await launched.close();
});

const dialog = (title: string): Locator => launched.page.getByRole('dialog', { name: title });
const gone = async (): Promise<void> => launched.page.getByRole('dialog').waitFor({ state: 'detached' });
/** A fight of nine, in which Ember Tolly has this body. */
async function fight(body: () => Promise<string>): Promise<{ board: BoardPage; roll: Locator }> {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'stamina-wounds', mode: 'spotlight', combatants: 9 });
  await call(page, 'encounter.setVitals', {
    commandId: nextCommand(),
    encounter: view.id,
    combatant: named(view, 'Ember Tolly').id,
    changes: { ruleset: 'stamina-wounds', body: await body() },
  });
  return { board: new BoardPage(page), roll: page.getByRole('group', { name: 'Injury roll of Ember Tolly' }) };
}

test('a winged beast is struck, and its figure shows it in the row, in the panel and on the sheet', async () => {
  const { page } = launched;
  const { keyboard } = page;
  const { board, roll } = await fight(() => Promise.resolve('winged-four-legged'));
  await board.hit('Ember Tolly', '8 u');
  await keyboard.press('Shift+L');
  await expect(dialog('Where is Ember Tolly struck?').getByRole('radio', { name: 'Muzzle' })).toBeFocused();
  await keyboard.press('End');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await gone();
  await keyboard.press('j');
  await roll.getByRole('spinbutton', { name: 'Severity, d6' }).waitFor();
  await keyboard.type('5');
  await expect(roll.getByRole('img')).toHaveAccessibleName('Winged beast, from above: Right hind foot');
  await keyboard.press('Enter');
  await roll.waitFor({ state: 'detached' });
  await board.goTo('Ember Tolly');
  const panel = page.getByRole('region', { name: 'Ember Tolly' });
  await expect(panel.getByRole('img', { name: /Winged beast/ })).toHaveAccessibleName(
    'Winged beast, from above: 1 injury, as listed',
  );
  await keyboard.press('Shift+I');
  const sheet = dialog('Injuries of Ember Tolly');
  await expect(sheet.getByRole('img')).toHaveAccessibleName('Winged beast, from above: 1 injury, as listed');
  await expect(sheet.getByRole('listitem')).toContainText('Right hind foot');
  await keyboard.press('Escape');
  await gone();
});

async function newest(): Promise<{ id: CampaignId }> {
  const all = await call(launched.page, 'campaign.list', undefined);
  const [last] = all.toSorted((one, other) => other.createdAt - one.createdAt);
  if (!last) throw new Error('no campaign is there');
  return last;
}

/** Tables of our own, with a foot of this name, for the newest campaign. */
async function reeds(foot: string): Promise<{ commandId: string; campaign: CampaignId; text: string }> {
  const text = readFileSync(path.join(ROOT, 'resources/tables/winged-four-legged.json'), 'utf8')
    .replace('"winged-four-legged"', '"reed-walker"')
    .replaceAll('hind foot', foot);
  return { commandId: nextCommand(), campaign: (await newest()).id, text };
}

test('a body that nobody has drawn has its places and its injuries as lists', async () => {
  const { page } = launched;
  const { keyboard } = page;
  const { board, roll } = await fight(async () => {
    await call(page, 'tables.add', await reeds('reed foot'));
    return 'reed-walker';
  });
  // In the lookup, which begins with the body of whoever is selected.
  await board.goTo('Ember Tolly');
  await keyboard.press('l');
  await new FightPage(page).tabTo('Muzzle, head', 'radio');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(dialog('Locations').locator('[aria-live]').getByText('Horn or brow', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Horn or brow, head' })).toHaveAttribute('aria-checked', 'true');
  await keyboard.press('Escape');
  await gone();

  // The campaign's tables may change: the encounter keeps its own.
  await call(page, 'tables.add', { ...(await reeds('reed toe')), replace: true });
  await board.hit('Ember Tolly', '8 u');
  await keyboard.press('j');
  await roll.getByRole('spinbutton', { name: 'Severity, d6' }).waitFor();
  await keyboard.type('5');
  await expect(roll).toContainText('Where?');
  await new FightPage(page).tabTo('Point at where it struck Ember Tolly');
  await keyboard.press('Enter');
  await expect(dialog('Where is Ember Tolly struck?').getByRole('radio', { name: 'Muzzle, head' })).toBeFocused();
  await keyboard.press('End');
  for (let steps = 0; steps < 3; steps += 1) await keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Right reed foot, hind leg' })).toBeFocused();
  await keyboard.press('Enter');
  await gone();
  await expect(roll.getByRole('button', { name: /^Point at/ })).toContainText('Right reed foot');
  await roll.getByRole('button', { name: 'Record' }).waitFor();
  await keyboard.press('Enter');
  await roll.waitFor({ state: 'detached' });
  await board.goTo('Ember Tolly');
  await keyboard.press('Shift+I');
  const sheet = dialog('Injuries of Ember Tolly');
  await expect(sheet.getByRole('listitem')).toContainText('Right reed foot');
  await expect(sheet.getByRole('img')).toHaveCount(0);
  await keyboard.press('Escape');
  await gone();
});
