/**
 * `node tools/look/pictures.ts FOLDER`: pictures of the built screen (npm run build first) with nothing behind it, in both
 * themes and two sizes, to look at.
 */
import { chromium, type Page } from 'playwright';
import type { Theme } from '../../src/preload/contract/api.ts';
import { servePage } from './page-server.ts';
import { standInBridge, type BridgeOptions } from './stand-in-bridge.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  first: () => Promise.resolve(),
  palette: (page) => page.keyboard.press('Control+k'),
  search: async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('the');
  },
  keys: (page) => page.keyboard.press('?'),
  about: (page) => page.getByRole('button', { name: 'About Woundboard' }).click(),
  notice: (page) => page.keyboard.press('Control+0'),
};

async function picture(page: Page, url: string, theme: Theme, scene: string, file: string): Promise<void> {
  const options: BridgeOptions = {
    settings: { theme, density: 'comfortable', zoom: 1 },
    dataDir: '/home/mara/.local/share/woundboard',
  };
  await page.addInitScript(standInBridge, options);
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { asked: string[] }).asked.includes('ready'));
  await SCENES[scene]?.(page);
  await page.screenshot({ path: file });
}

const [folder = 'pictures', only] = process.argv.slice(2);
const server = await servePage(`${process.cwd()}/out/renderer`);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const size of SIZES) {
  for (const theme of ['dark', 'light'] as const) {
    for (const scene of Object.keys(SCENES).filter((name) => only === undefined || name === only)) {
      const page = await browser.newPage({ viewport: size });
      page.on('console', (message) => {
        console.error(`${scene}: ${message.text()}`);
      });
      page.on('pageerror', (error) => {
        console.error(`${scene}: ${error.message}`);
      });
      await picture(page, server.url, theme, scene, `${folder}/${scene}-${theme}-${size.width}.png`);
      await page.close();
    }
  }
}
await browser.close();
server.close();
