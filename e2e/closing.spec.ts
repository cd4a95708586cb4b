import { expect, test, type Page } from '@playwright/test';
import { begin, call, named } from './fixtures.ts';
import { launchApp, newDataDir } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';

/** Types into the panel and leaves it unwritten. */
async function typeInPanel(page: Page, key: string, text: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.getByRole('complementary').getByRole('textbox').and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.type(text);
}

test('what is typed in a field is written when the app quits and its window closes', async () => {
  const dataDir = newDataDir();
  const launched = await launchApp({ dataDir });
  const { id } = await begin(launched.page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 3 });
  await new BoardPage(launched.page).goTo('Brakka Thorne');
  await typeInPanel(launched.page, 'Shift+F2', '3');
  const gone = new Promise((resolve) => launched.app.process().once('exit', resolve));
  // The page may be gone before the key is up again.
  await Promise.allSettled([launched.page.keyboard.press('Control+q')]);
  await gone;

  const again = await launchApp({ dataDir });
  const view = await call(again.page, 'encounter.open', { encounter: id });
  await again.close();
  expect(named(view, 'Brakka Thorne').vitals).toMatchObject({ hp: { marked: 3 } });
});
