import type { JSHandle, Locator, Page } from '@playwright/test';

/** Pressed to hear when its turn has come: a key that stands for nothing, neither in the app nor in a field. */
const NOTHING = 'ScrollLock';

/**
 * Waits until everything that was pressed has been done. Keys wait their turn while main works on what was pressed before
 * them; whoever reads the screen once, or goes on by a click, waits as a person would.
 */
export const settled = (page: Page): Promise<void> => pressInTurn(page, NOTHING);

/** Tab on until a control has the keyboard; each press when the one before it has been done. */
export async function tabOn(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.first().waitFor({ state: 'attached' });
  await settled(page);
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
    await pressInTurn(page, key);
  }
  throw new Error(`${key} does not come to ${String(control)}`);
}

/** What waits is kept from everything but the window: so what the document hears is pressed, and done by the next answer. */
async function pressInTurn(page: Page, key: string): Promise<void> {
  const heard: JSHandle<{ readonly done: Promise<void> }> = await page.evaluateHandle((name) => {
    let hear: (() => void) | undefined;
    const done = new Promise<void>((resolve) => (hear = resolve));
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== name) return;
      document.removeEventListener('keydown', listen, true);
      hear?.();
    };
    document.addEventListener('keydown', listen, true);
    return { done };
  }, key.split('+').at(-1));
  await page.keyboard.press(key);
  await heard.evaluate(({ done }) => done);
  await heard.dispose();
}
