import { expect, test, type Locator, type Page } from '@playwright/test';
import type { CampaignView } from '../src/preload/contract/campaign-views.ts';
import { violationsOf } from './axe.ts';
import { begin, call, nextCommand } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { tabOn } from './pages/keys.ts';

let launched: LaunchedApp;
test.beforeAll(async () => {
  launched = await launchApp();
});
test.afterAll(async () => {
  await launched.close();
});

const panelOf = (page: Page): Locator => page.getByRole('complementary');
const field = (page: Page, name: string): Locator => panelOf(page).getByRole('textbox', { name, exact: true });
const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

/** Opens an entry of the library by its name, by keys alone. */
async function show(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+f');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(name);
  const row = page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  await tabOn(page, row);
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Goes to a field, types over it and writes it. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await tabOn(page, field(page, name));
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** A sample campaign on the screen, without an encounter. */
async function library(page: Page, ruleset: CampaignView['ruleset']): Promise<() => Promise<CampaignView>> {
  const { id } = await call(page, 'campaign.create', { commandId: nextCommand(), ruleset, sample: true });
  await page.reload();
  await page.getByRole('navigation', { name: 'Library' }).getByRole('button').first().waitFor();
  return () => call(page, 'campaign.open', { campaign: id });
}

test('a member’s sheet is edited where it stands: what follows from the level follows, and each change is taken back', async () => {
  const { page } = launched;
  const campaign = await library(page, 'thresholds');
  const [was] = (await campaign()).party;
  await show(page, 'Brakka Thorne');

  for (const [name, text, shown] of [
    ['Stress marked', '2', '2'],
    ['Stress in all', '+1', '7'],
    ['Armor slots marked', '1', '1'],
    ['Armor slots in all', '5', '5'],
    ['Hope', '4', '4'],
    ['Hope in all', '5', '5'],
    ['Level', '5', '5'],
  ] as const) {
    await write(page, name, text);
    await expect(field(page, name)).toHaveValue(shown);
  }
  // A hero's tier follows the level; typed thresholds stay.
  await expect(field(page, 'Tier')).toHaveValue('3');
  await expect(field(page, 'Major threshold')).toHaveValue('8');
  await tabOn(page, panelOf(page).getByRole('radio', { name: 'By hand' }));
  await page.keyboard.press('ArrowRight');
  await expect(field(page, 'Major base of the armor')).toHaveValue('3');
  await tabOn(page, field(page, 'Level'), 'Shift+Tab');
  await page.keyboard.type('+1');
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toContainText('+ level 6');
  await expect
    .poll(async () => (await campaign()).party[0]?.vitals)
    .toMatchObject({ thresholds: { major: 9, severe: 17 } });

  await tabOn(page, panelOf(page).getByRole('button', { name: 'Resistance: Magic' }));
  await page.keyboard.press('Space');
  await expect(panelOf(page).getByRole('button', { name: 'Resistance: Magic' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tabOn(page, panelOf(page).getByRole('button', { name: 'Add a reduction' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Reduction 1')).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await campaign()).party[0]?.vitals)
    .toMatchObject({
      ...{
        level: 6,
        tier: 3,
        stress: { max: 7, marked: 2 },
        armor: { score: 5, marked: 1 },
        hope: { max: 5, current: 4 },
      },
      ...{ resist: ['magic'], reduce: [{ types: ['physical'], amount: 3 }], thresholdsFrom: { major: 3, severe: 11 } },
    });
  expect(await violationsOf(page)).toEqual([]);

  // One after the other, back to how it was.
  for (let edits = 0; edits < 12; edits += 1) {
    if (JSON.stringify((await campaign()).party[0]) === JSON.stringify(was)) break;
    const [entry] = (await campaign()).party;
    if (!entry) throw new Error('she is there');
    await call(page, 'campaign.takeBackEdit', {
      commandId: nextCommand(),
      campaign: (await campaign()).id,
      entry: entry.id,
    });
  }
  await expect(field(page, 'Level')).toHaveValue('2');
  await expect(field(page, 'Stress marked')).toHaveValue('0');
  expect((await campaign()).party[0]).toEqual(was);
});

test('what a sheet of the library cannot take is refused where it was typed', async () => {
  const { page } = launched;
  const campaign = await library(page, 'thresholds');
  await show(page, 'Brakka Thorne');
  for (const [name, text, reason] of [
    ['Hit Points marked', '7', 'The number of marked Hit Points must be between 0 and 6, not 7.'],
    ['Stress in all', '100', 'The maximum of Stress must be between 1 and 99, not 100.'],
    ['Armor slots in all', '13', 'The maximum of armor slots must be between 0 and 12, not 13.'],
    ['Hope', '-3', 'The Hope must be between 0 and 6, not -1.'],
    ['Level', '11', 'The level must be between 1 and 10, not 11.'],
    ['Tier', '0', 'The tier must be between 1 and 4, not 0.'],
    ['Major threshold', '17', 'Severe cannot be lower than Major.'],
  ] as const) {
    const was = await field(page, name).inputValue();
    await write(page, name, text);
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(reason);
    await page.keyboard.press('Escape');
    await expect(field(page, name)).toHaveValue(was);
  }
  await write(page, 'Tier', '5');
  await expect(field(page, 'Tier')).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // Who fights is changed in the fight.
  const { id, party } = await campaign();
  const [brakka] = party;
  if (!brakka) throw new Error('she is there');
  const start = { commandId: nextCommand(), campaign: id, name: 'Weir', mode: 'spotlight', adversaries: [] } as const;
  await call(page, 'encounter.start', { ...start, party: [brakka.id] });
  await write(page, 'Level', '3');
  await expect(field(page, 'Level')).toHaveAccessibleDescription(
    'Brakka Thorne is in Weir, which still runs: change it in the panel there.',
  );
});

test('a minion’s number and what a horde deals at half strength are edited with the kind of an adversary', async () => {
  const { page } = launched;
  const campaign = await library(page, 'thresholds');
  const vitals = async (name: string): Promise<unknown> =>
    (await campaign()).adversaries.find((one) => one.name === name)?.vitals;
  await show(page, 'Reed-cutter');
  await write(page, 'Minion’s number', '4');
  await expect.poll(() => vitals('Reed-cutter')).toMatchObject({ minionValue: 4 });
  await write(page, 'Minion’s number', 'none');
  await expect.poll(() => vitals('Reed-cutter')).toMatchObject({ minionValue: null });

  await show(page, 'Toll-rats');
  await write(page, 'Damage of the horde at half strength', '1d6+1');
  await expect.poll(() => vitals('Toll-rats')).toMatchObject({ hordeValue: '1d6+1' });
  // Nothing is marked on a block: it says how much there is.
  await expect(field(page, 'Stress marked')).toHaveCount(0);
  await write(page, 'Stress in all', 'none');
  // The keyboard stays there, so that a number can be typed at once.
  await expect(field(page, 'Stress')).toBeFocused();
  await write(page, 'Stress', '3');
  await expect(field(page, 'Stress in all')).toHaveValue('3');
  await expect(field(page, 'Stress in all')).toBeFocused();
  await tabOn(page, panelOf(page).getByRole('combobox', { name: 'Kind' }));
  await page.keyboard.type('Minion');
  await expect(field(page, 'Minion’s number')).toBeVisible();
  await expect.poll(() => vitals('Toll-rats')).toMatchObject({ kind: 'minion', stress: { max: 3, marked: 0 } });
  await messages(page).getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect(field(page, 'Damage of the horde at half strength')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('the Stamina die of an entry is edited, and refused where there is no such die', async () => {
  const { page } = launched;
  const campaign = await library(page, 'stamina-wounds');
  await show(page, 'Brakka Thorne');
  await write(page, 'Stamina die', '6');
  await expect(field(page, 'Stamina die')).toHaveAccessibleDescription('The Stamina die is a d4, a d3 or a d2.');
  await page.keyboard.press('Escape');
  await write(page, 'Stamina die', '3');
  await expect
    .poll(async () => (await campaign()).party[0]?.vitals)
    .toMatchObject({ staminaDie: 3, stamina: { max: 9 } });
  await messages(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(field(page, 'Stamina die')).toHaveValue('4');

  // Of an adversary both pools are set in full.
  await show(page, 'Netman');
  await write(page, 'Wounds in all', '9');
  await expect
    .poll(async () => (await campaign()).adversaries.find(({ name }) => name === 'Netman')?.vitals)
    .toMatchObject({ wounds: { max: 9, current: 9 } });
  expect(await violationsOf(page)).toEqual([]);
});

test('an entry of the library shows its Morale, which is changed and taken back, and a member’s injuries so far', async () => {
  const { page } = launched;
  const { id, combatants } = await begin(page, { ruleset: 'stamina-wounds', mode: 'sides', combatants: 7 });
  const hero = combatants.find(({ name }) => name === 'Ember Tolly');
  if (!hero) throw new Error('Ember Tolly is there');
  await call(page, 'injuries.set', {
    commandId: nextCommand(),
    encounter: id,
    combatant: hero.id,
    from: null,
    to: { severity: 'minor', region: 'leg', spot: 'knee', side: 'left' },
  });
  const panel = panelOf(page);
  await show(page, 'Ember Tolly');
  await expect(page.getByRole('list', { name: 'Injuries so far' })).toContainText('Left knee');
  expect(await violationsOf(page)).toEqual([]);
  await show(page, 'Netman');
  const morale = panel.getByRole('textbox', { name: 'Morale' });
  const was = await morale.inputValue();
  await morale.focus();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('Netman is changed in the library.');
  await expect(morale).toHaveValue('11');
  await messages(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(messages(page)).toContainText('The change is taken back.');
  await expect(morale).toHaveValue(was);
  expect(await violationsOf(page)).toEqual([]);
});
