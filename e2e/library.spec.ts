import { expect, test } from '@playwright/test';
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
  const panel = page.getByRole('complementary');
  const show = async (name: string): Promise<void> => {
    await page.keyboard.press('Control+f');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(name);
    const row = page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    await tabOn(page, row);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { level: 2, name })).toBeVisible();
  };
  await show('Ember Tolly');
  await expect(page.getByRole('list', { name: 'Injuries so far' })).toContainText('Left knee');
  expect(await violationsOf(page)).toEqual([]);
  await show('Netman');
  const morale = panel.getByRole('textbox', { name: 'Morale' });
  const was = await morale.inputValue();
  await morale.focus();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Netman is changed in the library.');
  await expect(morale).toHaveValue('11');
  await messages.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(messages).toContainText('The change is taken back.');
  await expect(morale).toHaveValue(was);
  expect(await violationsOf(page)).toEqual([]);
});
