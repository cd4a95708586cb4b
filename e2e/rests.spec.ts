import { expect, test, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { begin, call, linesOf, named, nextCommand, type BeginOptions } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { FightPage } from './pages/fight-page.ts';
import { tabOn } from './pages/keys.ts';
import type { CampaignView } from '../src/preload/contract/campaign-views.ts';
import type { EncounterView } from '../src/preload/contract/encounter-views.ts';

let launched: LaunchedApp;
test.beforeAll(async () => {
  launched = await launchApp();
});
test.afterAll(async () => {
  await launched.close();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rest' });
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name: new RegExp(`^${name}`) });
const rester = (page: Page, name: string) =>
  dialog(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${name}`) }) });

/** A fight in which these have been hit. */
async function fought(
  page: Page,
  options: Pick<BeginOptions, 'ruleset' | 'mode'>,
  hits: Readonly<Record<string, string>>,
): Promise<EncounterView> {
  const view = await begin(page, { ...options, combatants: 6 });
  for (const [name, text] of Object.entries(hits)) {
    const { id } = named(view, name);
    const gesture = { commandId: nextCommand(), encounter: view.id };
    await call(page, 'damage.apply', { ...gesture, text, targets: [{ combatant: id }] });
  }
  return view;
}

async function campaignNow(page: Page): Promise<CampaignView> {
  const list = await call(page, 'campaign.list', undefined);
  const newest = list.at(-1);
  if (!newest) throw new Error('a campaign is there');
  return call(page, 'campaign.open', { campaign: newest.id });
}
const vitalsOf = async (page: Page, name: string): Promise<unknown> =>
  (await campaignNow(page)).party.find((member) => member.name === name)?.vitals;

test('a short rest between encounters: typed and rolled dice, a move for an ally, taken back by undo', async () => {
  const { page } = launched;
  const fight = new FightPage(page);
  await fought(page, { ruleset: 'thresholds', mode: 'spotlight' }, { 'Brakka Thorne': '16', 'Oswin Hale': '14' });
  await fight.end('The ford is free');
  await page.keyboard.press('z');
  await expect(dialog(page)).toContainText('Between encounters');
  await expect(rester(page, 'Brakka Thorne')).toContainText('HP 3/6');
  expect(await violationsOf(page)).toEqual([]);

  // The second move of Brakka goes to Oswin; the first die lies on the table, the others are rolled.
  const second = dialog(page).getByRole('combobox', { name: 'Second move of Brakka Thorne' });
  await tabOn(page, second);
  await page.keyboard.type('Tend Osw');
  await expect(second.locator('option:checked')).toHaveText('Tend Oswin Hale');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page).getByRole('spinbutton', { name: 'First move of Brakka Thorne, d4' })).toBeFocused();
  await page.keyboard.type('9');
  await expect(dialog(page)).toContainText('it shows 1 to 4');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2');
  await expect(button(page, 'Roll the dice')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Take the rest')).toBeVisible();
  await expect(rester(page, 'Brakka Thorne')).toContainText('takes a short rest, clears 3 Hit Points, 0 of 6 marked');
  await expect(rester(page, 'Oswin Hale')).toContainText('is tended by Brakka Thorne');
  await expect(dialog(page)).toContainText('The game master gains');
  expect(await violationsOf(page)).toEqual([]);
  expect(await vitalsOf(page, 'Brakka Thorne')).toMatchObject({ hp: { marked: 3 } });
  await page.keyboard.press('Enter');
  await closed(page);
  expect(await vitalsOf(page, 'Brakka Thorne')).toMatchObject({ hp: { marked: 0 }, shortRests: 1 });
  expect(await vitalsOf(page, 'Oswin Hale')).toMatchObject({ hp: { marked: 0 } });

  await expect(page.getByRole('button', { name: /^Undo: .*takes a short rest/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The rest is taken back.');
  expect(await vitalsOf(page, 'Brakka Thorne')).toMatchObject({ hp: { marked: 3 } });
});

test('three short rests in a row and no fourth; a long one, which the next encounter begins with', async () => {
  const { page } = launched;
  const fight = new FightPage(page);
  await fought(page, { ruleset: 'thresholds', mode: 'spotlight' }, { 'Brakka Thorne': '16' });
  await fight.end('Over');
  for (let rests = 0; rests < 3; rests += 1) {
    await page.keyboard.press('z');
    await expect(button(page, 'Roll the dice')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Take the rest')).toBeVisible();
    await page.keyboard.press('Enter');
    await closed(page);
  }
  await page.keyboard.press('z');
  await expect(dialog(page)).toContainText('After 3 short rests in a row the next rest must be a long one.');
  await expect(rester(page, 'Brakka Thorne')).toContainText('3 short in a row');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  // The length has the keyboard; a long rest takes no die but the game master's.
  await fight.tabTo('Short rest', 'radio');
  await page.keyboard.press('ArrowRight');
  await fight.tabTo('The game master’s die, d4', 'spinbutton');
  await page.keyboard.type('1');
  await expect(button(page, 'Take the rest')).toBeVisible();
  await page.keyboard.press('Enter');
  await closed(page);
  const { gmTokens, party } = await campaignNow(page);
  expect(party[0]?.vitals).toMatchObject({ hp: { marked: 0 }, shortRests: 0 });
  await page.keyboard.press('Control+n');
  await expect(page.getByRole('spinbutton', { name: 'Fear to begin with' })).toHaveValue(String(gmTokens));
  await page.keyboard.press('Escape');
  await closed(page);
});

test('a rest in the middle of an encounter is one entry of it, and undone with it', async () => {
  const { page } = launched;
  const view = await fought(page, { ruleset: 'thresholds', mode: 'spotlight' }, { 'Brakka Thorne': '16' });
  const board = new BoardPage(page);
  await board.goTo('Brakka Thorne');
  await page.keyboard.press('z');
  await expect(dialog(page)).toContainText('In Ford at Dusk');
  await expect(button(page, 'Roll the dice')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Take the rest')).toBeVisible();
  await page.keyboard.press('Enter');
  await closed(page);
  await expect(board.row('Brakka Thorne')).not.toContainText('3/6');
  const { log } = await call(page, 'encounter.open', { encounter: view.id });
  const rested = log.filter(({ parts }) => parts.some(({ text }) => text.includes('takes a short rest')));
  expect(new Set(rested.map(({ line }) => line)).size).toBe(1);
  expect(rested).toHaveLength(5);
  await page.keyboard.press('Control+z');
  await expect(board.row('Brakka Thorne')).toContainText('3/6');
  expect(linesOf(await call(page, 'encounter.open', { encounter: view.id })).join()).not.toContain('short rest');
});

test('the other ruleset rests an hour with each one’s die, and a safe day in bed', async () => {
  const { page } = launched;
  const fight = new FightPage(page);
  const begun = await begin(page, { ruleset: 'stamina-wounds', mode: 'sides', combatants: 6 });
  const first = begun.combatants[0]?.name ?? '';
  const { id } = named(begun, first);
  await call(page, 'damage.apply', {
    commandId: nextCommand(),
    encounter: begun.id,
    text: '4',
    targets: [{ combatant: id }],
  });
  await fight.end('Over');
  await page.keyboard.press('z');
  await expect(dialog(page)).toBeVisible();
  await fight.tabTo('A night', 'radio');
  await page.keyboard.press('ArrowLeft');
  await fight.tabTo(new RegExp(`^Stamina of ${first}, d`), 'spinbutton');
  await page.keyboard.type('2');
  await expect(button(page, 'Roll the dice')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Take the rest')).toBeVisible();
  await expect(rester(page, first)).toContainText('Stamina');
  await page.keyboard.press('Enter');
  await closed(page);
  await page.keyboard.press('z');
  await fight.tabTo('A night', 'radio');
  await page.keyboard.press('ArrowRight');
  await fight.tabTo('In a clean bed', 'checkbox');
  await page.keyboard.press('Space');
  await expect(button(page, 'Roll the dice')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Take the rest')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await closed(page);
  expect((await campaignNow(page)).lastRest).not.toBeNull();
});
