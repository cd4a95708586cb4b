import { extractAll, listPackage } from '@electron/asar';
import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchApp, ROOT } from './launch.ts';

const resources = path.join(ROOT, 'dist/linux-unpacked/resources');
const archive = path.join(resources, 'app.asar');

test.skip(process.platform !== 'linux', 'the unpacked folder has another shape on this system');

test.beforeAll(() => {
  execFileSync(process.execPath, ['tools/pack/pack.mjs'], { cwd: ROOT, stdio: 'pipe' });
});

test('the package holds what the app needs at run time and nothing else', () => {
  const top = new Set(listPackage(archive, { isPack: false }).map((file) => file.split('/').slice(1, 3).join('/')));
  const expected = [
    'LICENSE',
    'node_modules',
    'node_modules/better-sqlite3',
    'out',
    'out/main',
    'out/preload',
    'out/renderer',
    'package.json',
  ];
  expect([...top].sort()).toEqual(expected);
  const natives = listPackage(archive, { isPack: false }).filter((file) => file.endsWith('.node'));
  expect(natives).toEqual([`/node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`]);
  expect(existsSync(path.join(resources, 'app.asar.unpacked', natives[0] ?? ''))).toBe(true);
});

test('the unpacked app starts and writes its data', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-packed-'));
  extractAll(archive, folder);
  const launched = await launchApp({ appDir: folder });
  const { page, dataDir } = launched;
  const reply = await page.evaluate(() => window.gm.settings.set({ theme: 'light' }));
  expect(reply).toMatchObject({ ok: true });
  expect(existsSync(path.join(dataDir, 'woundboard.sqlite'))).toBe(true);
  await launched.close();
  rmSync(folder, { recursive: true });
});
