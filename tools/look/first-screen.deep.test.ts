/** The built page in a real Chromium under the app's content security policy, with a bridge that has no main behind it. */
import { AxeBuilder } from '@axe-core/playwright';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Settings } from '../../src/preload/contract/api.ts';
import { ensureBuilt } from '../play/ensure-built.ts';
import { servePage, type PageServer } from './page-server.ts';
import { standInBridge } from './stand-in-bridge.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LONG_PATH = `/home/mara/${'a very long folder name/'.repeat(20)}woundboard`;

let server: PageServer;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  ensureBuilt(ROOT);
  server = await servePage(path.join(ROOT, 'out/renderer'));
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
});
afterAll(async () => {
  await browser.close();
  server.close();
});

beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  complaints = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.context().close();
});

async function open(settings: Partial<Settings> = {}, dataDir = '/home/mara/woundboard'): Promise<void> {
  await page.addInitScript(standInBridge, {
    settings: { theme: 'dark' as const, density: 'comfortable' as const, zoom: 1, ...settings },
    dataDir,
  });
  await page.goto(server.url);
  await page.waitForFunction(() => (window as unknown as { asked: string[] }).asked.includes('ready'));
}
const dialog = (name: string) => page.getByRole('dialog', { name });
const focused = () => page.evaluate(() => document.activeElement?.textContent.trim());

async function violations(): Promise<readonly string[]> {
  // One page without frames; and where nothing is wrong it need not be said where.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
}

describe.each(['dark', 'light'] as const)('in the %s theme, axe finds nothing wrong with', (theme) => {
  beforeEach(() => open({ theme }));

  it('the first screen', async () => {
    expect(await violations()).toEqual([]);
  });

  it('the command palette', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('the');
    expect(await violations()).toEqual([]);
  });

  it('the shortcut sheet', async () => {
    await page.keyboard.press('?');
    await dialog('All keys').waitFor();
    expect(await violations()).toEqual([]);
  });

  it('About, with a licence open', async () => {
    await page.getByRole('button', { name: 'About Woundboard' }).click();
    await dialog('About Woundboard').getByText('Lucide', { exact: true }).click();
    await dialog('About Woundboard').getByText('ISC License').waitFor();
    expect(await violations()).toEqual([]);
  });

  it('a message', async () => {
    await page.keyboard.press('Control+0');
    await page.getByText('already at full size').waitFor();
    expect(await violations()).toEqual([]);
  });
});

it('says ready once, when its own fonts are there', async () => {
  await open();
  const [asked, serif, sans] = await page.evaluate(() => [
    (window as unknown as { asked: string[] }).asked,
    document.fonts.check('600 16px Literata'),
    document.fonts.check('400 16px "Source Sans 3"'),
  ]);
  expect(asked).toEqual(['ready']);
  expect([serif, sans]).toEqual([true, true]);
});

describe('dialogs', () => {
  beforeEach(() => open());

  it('close on Escape and give the focus back', async () => {
    const opener = page.getByRole('button', { name: 'All keys ?' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await dialog('All keys').waitFor();
    await page.keyboard.press('Escape');
    await dialog('All keys').waitFor({ state: 'detached' });
    expect(await focused()).toBe('All keys ?');
  });

  it('close on a second Escape in a row as well', async () => {
    for (let round = 0; round < 3; round++) {
      await page.keyboard.press('Control+k');
      await dialog('Command palette').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await dialog('Command palette').waitFor({ state: 'detached' });
    }
  });

  it('close on a press outside', async () => {
    await page.keyboard.press('Control+k');
    await dialog('Command palette').waitFor();
    await page.mouse.click(20, 400);
    await dialog('Command palette').waitFor({ state: 'detached' });
  });

  it('one after the other still give the focus back to where it was', async () => {
    await page.getByRole('button', { name: 'Open folder' }).focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('about');
    await page.keyboard.press('Enter');
    await dialog('About Woundboard').waitFor();
    await page.keyboard.press('Control+k');
    await dialog('Command palette').waitFor();
    await dialog('About Woundboard').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await dialog('Command palette').waitFor({ state: 'detached' });
    expect(await focused()).toBe('Open folder');
  });

  it('put the focus into the palette’s field, where letters are letters', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('?zoom');
    expect(await page.getByRole('combobox').inputValue()).toBe('?zoom');
    expect(await page.getByRole('dialog').count()).toBe(1);
  });
});

describe('layout', () => {
  const SIZES = [
    [1280, 800],
    [1920, 1080],
    [1024, 700],
    [853, 533],
    [640, 400],
  ] as const;

  it.each(SIZES)('at %i × %i nothing sticks out to the right, whatever the path of the data', async (width, height) => {
    await page.setViewportSize({ width, height });
    await open({}, LONG_PATH);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('body, header, nav, main, aside, footer')]
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} > ${clientWidth}`),
    );
    expect(wide).toEqual([]);
  });

  it.each(SIZES.slice(0, 2))('at %i × %i everything is seen without scrolling', async (width, height) => {
    await page.setViewportSize({ width, height });
    await open();
    const tall = await page.evaluate(() =>
      [...document.querySelectorAll('main, aside section')]
        .filter((element) => element.scrollHeight > element.clientHeight)
        .map(({ tagName, scrollHeight, clientHeight }) => `${tagName} ${scrollHeight} > ${clientHeight}`),
    );
    expect(tall).toEqual([]);
  });

  it('every control is at least 24 pixels in both directions', async () => {
    await open();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, input[type=text], label:has(input)')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ element }) => element.outerHTML),
    );
    expect(small).toEqual([]);
  });
});

it('says a refusal in words and keeps what holds', async () => {
  await page.addInitScript(standInBridge, {
    settings: { theme: 'dark' as const, density: 'comfortable' as const, zoom: 1 },
    dataDir: '/home/mara/woundboard',
    refusal: 'The disk is full.',
  });
  await page.goto(server.url);
  await page.getByText('Light', { exact: true }).click();
  await page.getByText('The disk is full.').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
});
