import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { whyNotRootLinux } from '../tools/test/root-linux.ts';
import { ask, begin, call, nextCommand } from './fixtures.ts';
import { launchApp, newDataDir } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';

const why = whyNotRootLinux('mount');

/** A disk of its own for the data, of so many megabytes. */
function smallDisk(megabytes: number): { folder: string; remount: (how: string) => void; gone: () => void } {
  const folder = newDataDir();
  const run = (command: string, ...args: string[]): void => {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command}: ${stderr}`);
  };
  run('mount', '-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'none', folder);
  return {
    folder,
    remount: (how) => {
      run('mount', '-o', `remount,${how}`, folder);
    },
    gone: () => {
      run('umount', '--lazy', folder);
    },
  };
}

test('a full disk refuses a hit in words, the board stays as it is, and with room again play goes on', async () => {
  test.skip(why !== null, why ?? '');
  const disk = smallDisk(12);
  const launched = await launchApp({ dataDir: disk.folder });
  try {
    const { page } = launched;
    const view = await begin(page, { ruleset: 'thresholds', mode: 'spotlight' });
    spawnSync('dd', ['if=/dev/zero', `of=${path.join(disk.folder, 'filler')}`, 'bs=1k']);
    const note = { encounter: view.id, text: 'x'.repeat(2000), private: false, combatant: null };
    // What room the log still has goes first.
    await expect
      .poll(async () => (await ask(page, 'encounter.note', { ...note, commandId: nextCommand() })).ok, {
        intervals: [1],
      })
      .toBe(false);
    const before = await call(page, 'encounter.open', { encounter: view.id });
    const board = new BoardPage(page);
    await board.goTo('Brakka Thorne');
    await board.type('14');
    await page.keyboard.press('Enter');
    await expect(page.getByText('There is no room left on the disk').first()).toBeVisible();
    expect(await call(page, 'encounter.open', { encounter: view.id })).toEqual(before);
    rmSync(path.join(disk.folder, 'filler'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Brakka Thorne takes 14').first()).toBeVisible();
  } finally {
    await launched.close();
    disk.gone();
  }
});

test('a medium that cannot be written is shown read-only, with a banner, and refuses changes in words', async () => {
  test.skip(why !== null, why ?? '');
  const disk = smallDisk(60);
  try {
    const first = await launchApp({ dataDir: disk.folder });
    const view = await begin(first.page, { ruleset: 'thresholds', mode: 'spotlight' });
    await first.close();
    disk.remount('ro');
    const launched = await launchApp({ dataDir: disk.folder });
    const { page } = launched;
    await expect(page.getByRole('region', { name: 'Read-only' })).toContainText('nothing can be changed');
    await expect(page.getByRole('main').getByRole('row', { name: /Brakka Thorne/ })).toBeVisible();
    const refused = await ask(page, 'journal.undo', { encounter: view.id, commandId: nextCommand() });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'nothingToUndo' } });
    const note = { encounter: view.id, text: 'A splash.', private: false, combatant: null };
    const reply = await ask(page, 'encounter.note', { ...note, commandId: nextCommand() });
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'readOnly' } });
    await launched.close();
  } finally {
    disk.gone();
  }
});
