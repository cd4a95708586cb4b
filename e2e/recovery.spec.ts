import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import BetterSqlite3 from 'better-sqlite3';
import { closeSync, copyFileSync, existsSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { EncounterView } from '../src/preload/contract/encounter-views.ts';
import { begin, call, linesOf, named, nextCommand } from './fixtures.ts';
import { launchApp, newDataDir, type LaunchedApp } from './launch.ts';
import { tabOn } from './pages/keys.ts';

let launched: LaunchedApp | undefined;
test.afterEach(async () => {
  await launched?.close();
  launched = undefined;
});

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

interface Played {
  readonly file: string;
  readonly lines: string[];
  readonly encounter: EncounterView['id'];
}

/** A fight of which a backup tells, with the app closed. */
async function played(dataDir: string): Promise<Played> {
  launched = await launchApp({ dataDir });
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'spotlight' });
  const { id } = named(view, 'Brakka Thorne');
  const hit = { encounter: view.id, text: '14', targets: [{ combatant: id }], commandId: nextCommand() };
  await call(page, 'damage.apply', hit);
  const lines = linesOf(await call(page, 'encounter.open', { encounter: view.id }));
  await launched.close();
  return { file: path.join(dataDir, 'woundboard.sqlite'), lines, encounter: view.id };
}

test('a damaged database leads to the recovery screen, and a backup is restored by keyboard', async () => {
  const dataDir = newDataDir();
  const { file } = await played(dataDir);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(4096), 0, 4096, 4 * 4096);
  closeSync(handle);
  const damaged = sha256(file);

  launched = await launchApp({ dataDir });
  const { page } = launched;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The database is damaged');
  await expect(page.getByRole('main')).toContainText(dataDir);
  const backup = page.getByRole('list', { name: 'Backups' }).getByRole('listitem');
  await expect(backup).toContainText('Ford at Dusk, round 1: Brakka Thorne takes 14');
  expect(sha256(file)).toBe(damaged);

  const restore = backup.getByRole('button', { name: /^Restore/ });
  await tabOn(page, restore);
  await page.keyboard.press('Enter');
  await expect(backup.getByRole('button', { name: /^Restore it/ })).toBeFocused();
  await page.keyboard.press('Enter');

  const board = page.getByRole('main');
  await expect(board.getByRole('row', { name: /Brakka Thorne/ })).toBeVisible();
  await expect(page.getByText('Brakka Thorne takes 14').first()).toBeVisible();
  const asides = readdirSync(path.join(dataDir, 'backups')).filter((name) => name.includes('-aside'));
  expect(asides.map((name) => sha256(path.join(dataDir, 'backups', name)))).toEqual([damaged]);
  await page.keyboard.press('Control+z');
  await expect(board.getByRole('row', { name: /Brakka Thorne/ })).toBeVisible();
});

test('a damaged database is built anew from its entries', async () => {
  const dataDir = newDataDir();
  const { file, lines, encounter } = await played(dataDir);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(4096), 0, 4096, 0);
  closeSync(handle);
  launched = await launchApp({ dataDir });
  const { page } = launched;
  await page.getByRole('button', { name: 'Build a new database' }).click();
  await expect(page.getByRole('main').getByRole('row', { name: /Brakka Thorne/ })).toBeVisible();
  expect(linesOf(await call(page, 'encounter.open', { encounter }))).toEqual(lines);
});

test('backups are made and found from the palette, and restored in two presses', async () => {
  const dataDir = newDataDir();
  launched = await launchApp({ dataDir });
  const { page } = launched;
  await begin(page, { ruleset: 'stamina-wounds', mode: 'individual', name: 'Weir at Low Water' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('backup now');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Backed up \d+ entries\.$/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('backups');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Backups' });
  const backup = dialog.getByRole('listitem').filter({ hasText: 'by hand' });
  await expect(backup).toContainText('Weir at Low Water');
  await backup.getByRole('button', { name: /^Restore…/ }).click();
  await backup.getByRole('button', { name: /^Restore it/ }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page
      .getByRole('main')
      .getByRole('row', { name: /Silt Boar/ })
      .first(),
  ).toBeVisible();
});

test('data from a newer Woundboard are left as they are, and saved as a file', async () => {
  const dataDir = newDataDir();
  const { file, lines } = await played(dataDir);
  const db = new BetterSqlite3(file);
  db.pragma('user_version = 999');
  db.close();
  const newer = sha256(file);
  const saved = path.join(dataDir, 'entries.jsonl');

  launched = await launchApp({ dataDir });
  const { page, app } = launched;
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, saved);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('These data are from a newer Woundboard');
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Build a new database' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save the entries as a file…' }).click();
  await expect.poll(() => existsSync(saved) && readFileSync(saved, 'utf8').trim().split('\n').length).toBe(3);
  expect(lines.length).toBeGreaterThan(0);
  expect(sha256(file)).toBe(newer);
});

test('a file that was put back is told of, and play goes on without what it lacks', async () => {
  const dataDir = newDataDir();
  const { file, encounter } = await played(dataDir);
  const earlier = path.join(dataDir, 'earlier.sqlite');
  copyFileSync(file, earlier);
  launched = await launchApp({ dataDir });
  const view = await call(launched.page, 'encounter.open', { encounter });
  const { id } = named(view, 'Brakka Thorne');
  const hit = { encounter, text: '3', targets: [{ combatant: id }], commandId: nextCommand() };
  await call(launched.page, 'damage.apply', hit);
  await launched.close();
  copyFileSync(earlier, file);

  launched = await launchApp({ dataDir });
  const { page } = launched;
  const strip = page.getByRole('region', { name: 'Missing entries' });
  await expect(strip).toContainText(/1 entry after \d+:\d\d is missing\./);
  await strip.getByRole('button', { name: 'Go on without them' }).click();
  await expect(strip).toBeHidden();
  await launched.close();
  launched = await launchApp({ dataDir });
  await expect(launched.page.getByRole('main').getByRole('row', { name: /Brakka Thorne/ })).toBeVisible();
  await expect(launched.page.getByRole('region', { name: 'Missing entries' })).toBeHidden();
});
