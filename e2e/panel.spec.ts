import { expect, test, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { begin, call, linesOf, named, nextCommand } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';
import { tabOn } from './pages/keys.ts';

let launched: LaunchedApp;
test.beforeAll(async () => {
  launched = await launchApp();
});
test.afterAll(async () => {
  await launched.close();
});

const field = (page: Page, name: string) => page.getByRole('complementary').getByRole('textbox', { name, exact: true });

/** Types over the field that has the focus, and writes it. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await expect(field(page, name)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Goes on by Tab until this field has the focus. */
async function tabTo(
  page: Page,
  name: string,
  role: 'textbox' | 'button' | 'combobox' | 'checkbox' = 'textbox',
): Promise<void> {
  await tabOn(page, page.getByRole('complementary').getByRole(role, { name, exact: true }));
}

test('every number is edited where it stands: set, added to, refused in words, restored, undone', async () => {
  const { page } = launched;
  const { id } = await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 6 });
  const board = new BoardPage(page);
  const lines = async (): Promise<string[]> => linesOf(await call(page, 'encounter.open', { encounter: id }));
  await board.goTo('Brakka Thorne');

  await page.keyboard.press('Shift+F2');
  await write(page, 'Hit Points marked', '3');
  await expect(board.row('Brakka Thorne')).toContainText('3/6');
  await expect(field(page, 'Hit Points marked')).toHaveValue('3');
  await page.keyboard.type('+2');
  await expect(page.getByRole('complementary')).toContainText('3 → 5');
  await page.keyboard.press('Enter');
  await expect(board.row('Brakka Thorne')).toContainText('5/6');
  expect((await lines()).at(-1)).toBe('Brakka Thorne is set by hand to Hit Points 5 of 6 marked (was 3 of 6)');

  const said = (await lines()).length;
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Hit Points marked')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Hit Points marked')).toHaveAccessibleDescription(
    'The number of marked Hit Points must be between 0 and 6, not 7.',
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field(page, 'Hit Points marked')).toHaveValue('5');
  expect((await lines()).length).toBe(said);

  // Tab writes as well, and goes on.
  await page.keyboard.type('8-6');
  await page.keyboard.press('Tab');
  await expect(board.row('Brakka Thorne')).toContainText('2/6');
  await write(page, 'Hit Points in all', '7');
  await expect(board.row('Brakka Thorne')).toContainText('2/7');
  await tabTo(page, 'Evasion');
  await write(page, 'Evasion', '13');
  await expect(field(page, 'Evasion')).toHaveValue('13');

  // Escape leaves the panel, and undo takes back one edit after the other.
  await page.keyboard.press('Escape');
  await expect(field(page, 'Evasion')).not.toBeFocused();
  for (const figure of ['2/7', '2/6', '5/6', '3/6', '0/6']) {
    await page.keyboard.press('Control+z');
    await expect(board.row('Brakka Thorne')).toContainText(figure);
    if (figure === '2/7') await expect(field(page, 'Evasion')).toHaveValue('11');
  }
});

test('thresholds are typed by hand, or follow the level and the armor', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 6 });
  const board = new BoardPage(page);
  await board.goTo('Brakka Thorne');
  await page.keyboard.press('Shift+F2');
  await tabTo(page, 'Major threshold');
  await write(page, 'Major threshold', '9');
  await expect(board.row('Brakka Thorne')).toContainText('9/16');
  await page.keyboard.type('17');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Major threshold')).toHaveAccessibleDescription('Severe cannot be lower than Major.');
  await page.keyboard.press('Escape');

  const byArmor = page.getByRole('radio', { name: 'By armor' });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(byArmor).toBeChecked();
  await expect(field(page, 'Major base of the armor')).toHaveValue('7');
  await page.keyboard.press('Shift+F2');
  await tabTo(page, 'Level');
  await write(page, 'Level', '+1');
  await expect(board.row('Brakka Thorne')).toContainText('10/17');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(board.row('Brakka Thorne')).toContainText('9/16');
});

test('name, label, attack, notes, side and group are edited where they stand', async () => {
  const { page } = launched;
  const { id } = await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 6 });
  const board = new BoardPage(page);
  await board.goTo('Marit Sool');
  await page.keyboard.press('F2');
  await write(page, 'Name', 'Brakka Thorne');
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Someone else is called Brakka Thorne.');
  await page.keyboard.press('Escape');
  await write(page, 'Name', 'Marit of the Weir');
  await expect(board.row('Marit of the Weir')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await write(page, 'Label', 'bell-founder, wounded');
  await tabTo(page, 'Attack');
  await write(page, 'Attack', '2d8+1 magic');
  await tabTo(page, 'Features and notes');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('First line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second line');
  await page.keyboard.press('Control+Enter');
  await tabTo(page, 'Group');
  await write(page, 'Group', 'weir');
  await tabTo(page, 'Hidden from the players', 'checkbox');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Hidden from the players' })).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 2, name: 'Others' })).toBeVisible();
  const view = await call(page, 'encounter.open', { encounter: id });
  expect(named(view, 'Marit of the Weir')).toMatchObject({
    label: 'bell-founder, wounded',
    attackText: '2d8+1 magic',
    notes: 'First line\nsecond line',
    group: 'weir',
    hidden: true,
    side: 'other',
  });
  expect(linesOf(view)).toContain('Marit of the Weir attacks with 2d8+1 magic');
});

test('a level: what it will do is said before, and its die is typed or rolled', async () => {
  const { page } = launched;
  await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 6 });
  const board = new BoardPage(page);
  const panel = page.getByRole('complementary');
  await board.goTo('Brakka Thorne');
  await page.keyboard.press('Shift+F2');
  await tabTo(page, 'Level up…', 'button');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await expect(panel).toContainText('reaches level 3, tier 2, 8 Hit Point slots');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  await expect(panel).toContainText('Each level has 2 picks.');
  await page.keyboard.type('0');
  await expect(panel).toContainText('8 Hit Point slots');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(board.row('Brakka Thorne')).toContainText('0/8');
  await expect(panel.getByRole('button', { name: 'Level up…' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(board.row('Brakka Thorne')).toContainText('0/6');
});

test('injuries are told over all encounters and heal by the game master’s word; a level takes a die', async () => {
  const { page } = launched;
  const first = await begin(page, { ruleset: 'stamina-wounds', mode: 'sides', combatants: 6, name: 'Ash Causeway' });
  const campaigns = await call(page, 'campaign.list', undefined);
  const campaign = campaigns.at(-1)?.id;
  const [hero] = first.combatants;
  if (!hero || campaign === undefined) throw new Error('a hero in a campaign');
  const knee = { severity: 'minor', region: 'leg', spot: 'knee', side: 'left' } as const;
  await call(page, 'encounter.setVitals', {
    commandId: nextCommand(),
    encounter: first.id,
    combatant: hero.id,
    changes: { ruleset: 'stamina-wounds', injuries: [knee] },
  });
  await call(page, 'encounter.end', { commandId: nextCommand(), encounter: first.id, ending: '' });
  const view = await call(page, 'encounter.start', {
    commandId: nextCommand(),
    campaign,
    name: 'Salt Stair',
    mode: 'sides',
    party: hero.member === null ? [] : [hero.member],
    adversaries: [],
  });
  await page.reload();
  const board = new BoardPage(page);
  await board.main.getByRole('row').first().waitFor();
  await board.goTo(hero.name);
  const story = page.getByRole('list', { name: 'Injuries so far' });
  await expect(story).toContainText(/Left knee\s*Minor.*Ash Causeway, round 1.*Still there/s);
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Shift+F2');
  await write(page, 'Stamina left', '-1');
  await tabTo(page, 'Mark healed: Left knee', 'button');
  await page.keyboard.press('Enter');
  await expect(story).toContainText('Healed: Salt Stair, round 1');

  await page.keyboard.press('Shift+F2');
  await tabTo(page, 'Level up…', 'button');
  await page.keyboard.press('Enter');
  await page.keyboard.type('9');
  await expect(
    field(page, 'Stamina die, d4')
      .or(page.getByRole('textbox', { name: /^Stamina die, d/ }))
      .first(),
  ).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2');
  await expect(page.getByRole('complementary')).toContainText('gains a level on a 2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Level up…' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The first Enter rolls, the second one writes.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Level up' }).getByRole('textbox')).toHaveValue(/^[1-4]$/);
  await expect(page.getByRole('form', { name: 'Level up' })).toContainText(/gains a level on a \d/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Level up…' })).toBeFocused();
  const levels = linesOf(await call(page, 'encounter.open', { encounter: view.id })).filter((line) =>
    line.includes('gains a level'),
  );
  expect(levels).toHaveLength(2);
});

test('resistance, immunity and reductions are switched and typed by keyboard, each as one entry', async () => {
  const { page } = launched;
  const { id } = await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 6 });
  const board = new BoardPage(page);
  const panel = page.getByRole('complementary');
  await board.goTo('Brakka Thorne');
  await page.keyboard.press('Shift+F2');
  await tabTo(page, 'Resistance: Physical', 'button');
  await page.keyboard.press('Space');
  await expect(panel.getByRole('button', { name: 'Resistance: Physical' })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, 'Immunity: Magic', 'button');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Immunity: Magic' })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, 'Add a reduction', 'button');
  await page.keyboard.press('Enter');
  await write(page, 'Reduction 1', '3');
  await tabTo(page, 'Reduction 1: Magic', 'button');
  await page.keyboard.press('Space');
  await expect(panel.getByRole('button', { name: 'Reduction 1: Magic' })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, 'Remove reduction 1', 'button');
  expect(await violationsOf(page)).toEqual([]);

  // What the panel says holds for the next hit: half of 14 is 7, less 3.
  await page.keyboard.press('Escape');
  await board.hit('Brakka Thorne', '14');
  await expect(board.row('Brakka Thorne')).toContainText('1/6');
  await page.keyboard.press('Control+z');

  await page.keyboard.press('Shift+F2');
  await tabTo(page, 'Reduction 1: Magic', 'button');
  await page.keyboard.press('Space');
  await expect(panel.getByRole('button', { name: 'Reduction 1: Magic' })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(panel).toContainText('A reduction names its damage types and a whole amount of at least 0.');
  expect(await violationsOf(page)).toEqual([]);
  await tabTo(page, 'Remove reduction 1', 'button');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Add a reduction' })).toBeFocused();
  await expect(field(page, 'Reduction 1')).toHaveCount(0);
  expect(linesOf(await call(page, 'encounter.open', { encounter: id })).slice(-7)).toEqual([
    'Brakka Thorne is set by hand to resistance physical (was none)',
    'Brakka Thorne is set by hand to immunity magic (was none)',
    'Brakka Thorne is set by hand to reductions 1 physical (was none)',
    'Brakka Thorne is set by hand to reductions 3 physical (was 1 physical)',
    'Brakka Thorne is set by hand to reductions 3 physical or magic (was 3 physical)',
    'Brakka Thorne is set by hand to reductions 3 physical (was 3 physical or magic)',
    'Brakka Thorne is set by hand to reductions none (was 3 physical)',
  ]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Reduction 1')).toHaveValue('3');
});

test('an injury is written by hand, changed and taken away; Morale is typed; all by keyboard', async () => {
  const { page } = launched;
  const { id } = await begin(page, { ruleset: 'stamina-wounds', mode: 'sides', combatants: 6 });
  const board = new BoardPage(page);
  const panel = page.getByRole('complementary');
  const lines = async (): Promise<string[]> => linesOf(await call(page, 'encounter.open', { encounter: id }));
  await board.goTo('Ember Tolly');
  await page.keyboard.press('Shift+F2');
  await tabTo(page, 'Morale');
  await write(page, 'Morale', '13');
  await expect(field(page, 'Morale')).toHaveAccessibleDescription('The Morale must be between 2 and 12, not 13.');
  await page.keyboard.press('Escape');
  await write(page, 'Morale', '8');
  await expect(field(page, 'Morale')).toHaveValue('8');
  expect((await lines()).at(-1)).toBe('Ember Tolly has Morale 8');

  await tabTo(page, 'Add an injury…', 'button');
  await page.keyboard.press('Enter');
  const select = (name: string) => panel.getByRole('form').getByRole('combobox', { name, exact: true });
  await expect(select('Severity')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Knee');
  await expect(select('Side')).toHaveValue('left');
  await page.keyboard.press('Tab');
  await page.keyboard.type('R');
  await tabTo(page, 'Lasts');
  await expect(field(page, 'Lasts')).not.toHaveValue('');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('until the thaw');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Add an injury…' })).toBeFocused();
  expect((await lines()).at(-1)).toBe(
    'Ember Tolly has a minor wound, leg, knee, right, lasts until the thaw, set by hand',
  );
  const story = page.getByRole('list', { name: 'Injuries so far' });
  await expect(story).toContainText('Right knee');
  await expect(panel.getByRole('img', { name: 'Body, front: 1 injury, as listed' })).toBeVisible();

  await tabTo(page, 'Change… Right knee', 'button');
  await page.keyboard.press('Enter');
  await expect(select('Severity')).toBeFocused();
  await page.keyboard.type('P');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Add an injury…' })).toBeFocused();
  await tabTo(page, 'Change… Right knee', 'button');
  await page.keyboard.press('Enter');
  await expect(select('Severity')).toBeFocused();
  await page.keyboard.type('P');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(story).toContainText('Permanent');
  expect((await lines()).at(-1)).toMatch(
    /has a permanent injury, leg, knee, right, lasts .*, set by hand \(was minor wound, leg, knee, right\)$/,
  );

  await tabTo(page, 'Change… Right knee', 'button');
  await page.keyboard.press('Enter');
  await expect(select('Severity')).toBeFocused();
  await tabTo(page, 'Remove', 'button');
  await page.keyboard.press('Enter');
  await expect(story).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const severity of ['Permanent', 'Minor']) {
    await page.keyboard.press('Control+z');
    await expect(story).toContainText(severity);
  }
  await page.keyboard.press('Control+z');
  await expect(story).toHaveCount(0);
});
