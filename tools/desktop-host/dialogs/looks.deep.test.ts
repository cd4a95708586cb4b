import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { answer, button, typeOver, expectPage, useDialogs } from './dialog-pages.fixtures.ts';

const dialogs = useDialogs();

async function axeFindings(page: Page): Promise<string[]> {
  // One page without frames; and where nothing is wrong it need not be said where.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** What lies outside the window or is wider than its box without saying so by three dots; by id, class or tag. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(.vh, #list *)')]
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        const dots = getComputedStyle(element).textOverflow === 'ellipsis' || element instanceof HTMLInputElement;
        return outside || (!dots && element.clientWidth > 0 && element.scrollWidth > element.clientWidth);
      })
      .map((element) => element.id || element.className || element.tagName),
  );

describe.each(['dark', 'light'] as const)('%s, at 640 by 480', (colorScheme) => {
  const states: [string, (page: Page) => Promise<void>][] = [
    ['at the start', () => Promise.resolve()],
    [
      'with an answer',
      async (page) => {
        await typeOver(page, 'missing/night');
        await page.keyboard.press('Enter');
        await expectPage(answer(page)).not.toHaveText('');
      },
    ],
    [
      'with the question',
      async (page) => {
        await page.keyboard.press('Enter');
        await expectPage(page.getByRole('alertdialog')).toBeVisible();
      },
    ],
    ['with the new folder', (page) => button(page, 'New folder').click()],
  ];

  test.each(states)('the save dialog %s is accessible and nothing is cut off', async (_, reach) => {
    Object.assign(dialogs().host, { colorScheme, size: { width: 640, height: 480 } });
    const deep = Array.from({ length: 9 }, () => 'A long way down').join('/');
    await dialogs().fill([`Documents/${deep}/old.json`, `Documents/${deep}/${'A long name '.repeat(20)}.json`]);
    const [page, result] = await dialogs().openSave({
      defaultPath: dialogs().at(`${deep}/old.json`),
      message: 'One file.',
    });
    await reach(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    await page.close();
    await result;
  });

  test('the message box is accessible', async () => {
    Object.assign(dialogs().host, { colorScheme });
    const [page, result] = await dialogs().openBox({
      type: 'warning',
      message: 'Delete?',
      detail: 'For good.',
      buttons: ['Delete', 'Keep'],
      checkboxLabel: 'Do not ask again',
    });
    expect(await axeFindings(page)).toEqual([]);
    await page.close();
    await result;
  });
});
