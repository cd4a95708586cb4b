import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CALLS, PUSHES } from '../src/preload/contract/channels.ts';
import { launchApp, newDataDir, type LaunchedApp } from './launch.ts';

let launched: LaunchedApp;
test.beforeAll(async () => {
  launched = await launchApp();
});
test.afterAll(async () => {
  await launched.close();
});

test('the page sees the bridge and nothing of the system', async () => {
  const seen = await launched.page.evaluate(() => {
    const world = globalThis as unknown as Record<string, unknown>;
    return {
      foreign: ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron'].filter((name) => name in world),
      areas: Object.fromEntries(
        Object.entries(window.gm as unknown as Record<string, object>).map(([area, methods]) => [
          area,
          Object.keys(methods).sort(),
        ]),
      ),
      frozen: Object.isFrozen(window.gm) && Object.values(window.gm).every((area) => Object.isFrozen(area)),
    };
  });
  const areas: Record<string, string[]> = { on: [...PUSHES].sort() };
  for (const call of CALLS) {
    const [area = '', method = ''] = call.split('.');
    areas[area] = [...(areas[area] ?? []), method].sort();
  }
  expect(seen).toEqual({ foreign: [], areas, frozen: true });
});

test('settings are parsed strictly and pushed to the screen', async () => {
  const { page } = launched;
  const answers = await page.evaluate(async () => {
    const pushed: unknown[] = [];
    const stop = window.gm.on.settings((settings) => pushed.push(settings));
    const bad = await window.gm.settings.set({ theme: 'pink' } as never);
    const good = await window.gm.settings.set({ theme: 'light' });
    stop();
    await window.gm.settings.set({ theme: 'dark' });
    return { bad, good, pushed };
  });
  expect(answers.bad).toMatchObject({ ok: false, refusal: { code: 'badInput', field: 'theme' } });
  expect(answers.good).toMatchObject({ ok: true, value: { theme: 'light' } });
  expect(answers.pushed).toMatchObject([{ theme: 'light' }]);
});

test('the page cannot reach a server, open windows or leave', async () => {
  const { app, page } = launched;
  const reached = await page.evaluate(() =>
    fetch('https://example.org/').then(
      () => true,
      () => false,
    ),
  );
  expect(reached).toBe(false);
  await page.evaluate(() => {
    window.open('https://example.org/', '_blank');
  });
  await expect.poll(() => app.windows().length).toBe(1);
  const address = page.url();
  await page.evaluate(() => {
    document.title = 'still here';
    location.href = 'https://example.org/';
  });
  await expect.poll(() => page.title()).toBe('still here');
  expect(page.url()).toBe(address);
});

test('the data lives in one file of the data folder, and is there again after a restart', async () => {
  const dataDir = newDataDir();
  const first = await launchApp({ dataDir });
  await first.page.evaluate(() => window.gm.settings.set({ theme: 'light', zoom: 1.25 }));
  await first.close();
  expect(readFileSync(path.join(dataDir, 'woundboard.sqlite')).subarray(0, 15).toString()).toBe('SQLite format 3');
  const second = await launchApp({ dataDir });
  const reply = await second.page.evaluate(() => window.gm.settings.get());
  expect(reply).toMatchObject({ ok: true, value: { theme: 'light', zoom: 1.25 } });
  await second.close();
});
