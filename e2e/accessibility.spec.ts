import { expect, test, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { begin, call } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';

let launched: LaunchedApp;
test.beforeAll(async () => {
  launched = await launchApp();
});
test.afterAll(async () => {
  await launched.close();
});

/** What axe finds wrong in both themes. */
async function wrong(page: Page, ...within: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await call(page, 'settings.set', { theme });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    found.push(...(await violationsOf(page, within)).map((one) => `${theme}: ${one}`));
  }
  return found;
}

test('axe finds nothing wrong with the first screen', async () => {
  expect(await wrong(launched.page)).toEqual([]);
});

for (const [ruleset, mode, combatants] of [
  ['thresholds', 'spotlight', 4],
  ['thresholds', 'spotlight', 60],
  ['stamina-wounds', 'sides', 4],
  ['stamina-wounds', 'individual', 60],
] as const) {
  // Reading sixty rows takes axe a minute.
  const tag = combatants > 4 ? ['@deep'] : [];
  const title = `axe finds nothing wrong with ${combatants} on the board of ${ruleset}, at rest and with an entry open`;
  test(title, { tag }, async () => {
    const { page } = launched;
    await begin(page, { ruleset, mode, combatants });
    expect(await wrong(page)).toEqual([]);
    const board = new BoardPage(page);
    await page.keyboard.press('ArrowDown');
    await board.type('14');
    expect(await wrong(page, '[aria-current=true], [aria-selected=true]', 'aside')).toEqual([]);
    await board.leave();
    // The same for rows that are named by their letters.
    await page.keyboard.type('14');
    for (const letter of ['e', 'Shift+r']) await page.keyboard.press(letter);
    await page.getByRole('list', { name: 'Targets' }).getByText('half', { exact: true }).waitFor();
    expect(await wrong(page, 'main kbd', 'aside')).toEqual([]);
    await board.leave();
  });
}

for (const [key, title] of [
  ['Control+n', 'Start an encounter'],
  ['q', 'Quick add'],
  ['l', 'Locations'],
  ['u', 'Countdowns'],
  ['i', 'Injury tables'],
  ['z', 'Rest'],
  ['Control+k', 'Command palette'],
] as const) {
  test(`axe finds nothing wrong with the dialog "${title}"`, async () => {
    const { page } = launched;
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: title }).waitFor();
    expect(await wrong(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
}

test('axe finds nothing wrong with the locations of a winged beast', async () => {
  const { page } = launched;
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'Locations' }).getByRole('combobox').selectOption('winged-four-legged');
  await page.getByRole('radio', { name: 'Left wing joint' }).click();
  await page.getByText('Left wing joint', { exact: true }).waitFor();
  expect(await wrong(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('axe finds nothing wrong with picking by name', async () => {
  const { page } = launched;
  await page.keyboard.press('/');
  await page.keyboard.type('b');
  await page.getByRole('listbox', { name: 'Found' }).getByRole('option').first().waitFor();
  expect(await wrong(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

test('axe finds nothing wrong with injury rolls, all at once and on the figure', { tag: '@deep' }, async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'stamina-wounds', mode: 'spotlight', combatants: 9 });
  const board = new BoardPage(page);
  await board.hit('Ember Tolly', '8 u');
  await page.keyboard.press('j');
  await page.getByRole('group', { name: 'Injury roll of Ember Tolly' }).getByRole('spinbutton').nth(3).waitFor();
  await page.keyboard.type('4');
  await page.getByText('Minor wound').first().waitFor();
  expect(await wrong(page)).toEqual([]);
  await board.leave();
  for (const [key, title] of [
    ['Shift+J', 'Still open'],
    ['Shift+L', 'Where is Ember Tolly struck?'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: title }).waitFor();
    expect(await wrong(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('Shift+J');
  const open = page.getByRole('dialog', { name: 'Still open' });
  await open.getByRole('button', { name: 'Roll the rest' }).waitFor();
  await page.keyboard.press('Enter');
  await open.getByRole('button', { name: 'Record it' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await board.goTo('Ember Tolly');
  await page.keyboard.press('Shift+I');
  await page.getByRole('dialog', { name: 'Injuries of Ember Tolly' }).waitFor();
  expect(await wrong(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

for (const [key, title, typed] of [
  ['p', 'Morale', ''],
  ['Shift+P', 'First contact', ''],
  ['Shift+D', 'A fall', '40'],
] as const) {
  test(`axe finds nothing wrong with the dialog "${title}" of Stamina & Wounds`, async () => {
    const { page } = launched;
    await begin(page, { ruleset: 'stamina-wounds', mode: 'sides', combatants: 8 });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('textbox').first().waitFor();
    await page.keyboard.type(typed);
    expect(await wrong(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
}
