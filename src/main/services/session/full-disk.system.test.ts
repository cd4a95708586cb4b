import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { checkWhole } from '../../db/copy.ts';
import { connect } from '../../db/connect.ts';
import { temporaryFolder } from '../../db/temporary.fixtures.ts';
import { describeOnRootLinux } from '../../../../tools/test/root-linux.ts';
import { explainError } from '../safety/explain.ts';
import { note, playABit, temporarySession, yes, type SessionSet } from './sessions.fixtures.ts';

const run = (command: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
};

/** A disk of so many kilobytes, mounted for the test. */
function smallDisk(kilobytes: number): string {
  const folder = path.join(temporaryFolder(), 'disk');
  mkdirSync(folder);
  run('mount', '-t', 'tmpfs', '-o', `size=${String(kilobytes)}k`, 'none', folder);
  onTestFinished(() => {
    run('umount', '--lazy', folder);
  });
  return folder;
}

/** What the person is told of the next entry; '' when it is written. */
async function attempt(set: SessionSet, encounter: Parameters<typeof note>[1], text: string): Promise<string> {
  try {
    await note(set.session, encounter, text);
    return '';
  } catch (error) {
    return explainError(error)?.code ?? String(error);
  }
}

describeOnRootLinux('mount', 'a full disk', () => {
  let set: SessionSet;
  let disk: string;
  const filler = (): string => path.join(disk, 'filler');
  const fill = (): void => {
    // Every block that is left, down to the last.
    spawnSync('dd', ['if=/dev/zero', `of=${filler()}`, 'bs=1k']);
  };
  beforeEach(() => {
    disk = smallDisk(3_000);
    set = temporarySession(path.join(disk, 'data'));
  });

  it('refuses the entry in words, and screen and database agree; with room again play goes on', async () => {
    const view = await playABit(set);
    fill();
    let refused = '';
    for (let entry = 0; entry < 200 && refused === ''; entry += 1) {
      refused = await attempt(set, view.id, `Entry ${String(entry)} ${'x'.repeat(1900)}`);
    }
    expect(refused).toBe('diskFull');
    const shown = await yes(set.session.areas.encounter.open({ encounter: view.id }));
    expect(await attempt(set, view.id, 'x'.repeat(1900))).toBe('diskFull');
    expect(await yes(set.session.areas.encounter.open({ encounter: view.id }))).toEqual(shown);
    rmSync(filler());
    expect(await note(set.session, view.id)).toBe(shown.revision + 1);
    set.close();
    const db = connect(set.databaseFile, 'existing');
    expect(checkWhole(db).entries).toBe(shown.revision + 2);
    db.close();
  });

  it('lets play go on when a backup has no room, and leaves no half of one', async () => {
    const view = await playABit(set);
    fill();
    const made = await set.session.areas.backups.make();
    expect(made).toMatchObject({ ok: false, refusal: { code: 'cannotBackUp' } });
    expect(made.ok ? '' : made.refusal.reason).toContain('no room left on the disk');
    rmSync(filler());
    expect(await note(set.session, view.id)).toBe(view.revision + 1);
    expect(await yes(set.session.areas.backups.list())).toEqual([]);
    expect(await yes(set.session.areas.backups.make())).toMatchObject({ reason: 'asked' });
  });

  it('still opens what is there, and shows it', async () => {
    const view = await playABit(set);
    set.close();
    fill();
    const { session } = set.again();
    expect(await yes(session.areas.recovery.state())).toMatchObject({ mode: 'readOnly', readOnlyBecause: 'full' });
    expect(await yes(session.areas.encounter.open({ encounter: view.id }))).toEqual(view);
    rmSync(filler());
    expect(await yes(session.areas.recovery.retry())).toMatchObject({ mode: 'open' });
    expect(await note(session, view.id)).toBe(view.revision + 1);
  });
});

describeOnRootLinux('mount', 'a medium that cannot be written', () => {
  it('is shown from a copy, and refuses changes in words', async () => {
    const disk = smallDisk(3_000);
    const set = temporarySession(path.join(disk, 'data'));
    const view = await playABit(set);
    set.close();
    run('mount', '-o', 'remount,ro', disk);
    const { session, answer } = set.again();
    expect(await yes(session.areas.recovery.state())).toEqual({
      mode: 'readOnly',
      readOnlyBecause: 'medium',
      problem: null,
      missing: null,
    });
    expect(await yes(session.areas.encounter.open({ encounter: view.id }))).toEqual(view);
    await expect(note(session, view.id)).rejects.toSatisfy((error) => explainError(error)?.code === 'readOnly');
    expect(await session.areas.backups.make()).toMatchObject({ ok: false, refusal: { code: 'cannotBackUp' } });
    answer.file = path.join(temporaryFolder(), 'summary.md');
    const saved = await yes(session.areas.summary.export({ encounter: view.id, format: 'markdown' }));
    expect(saved.file).toBe(answer.file);
  });

  it('is no reason to begin anew when the data are still in the log', async () => {
    const disk = smallDisk(3_000);
    const set = temporarySession(path.join(disk, 'data'));
    const view = await playABit(set);
    // As after a power cut: nothing was closed.
    const copy = path.join(disk, 'copy');
    run('cp', '-a', set.dataDir, copy);
    rmSync(path.join(copy, 'woundboard.sqlite-shm'));
    set.close();
    run('mount', '-o', 'remount,ro', disk);
    const cut = temporarySession(copy);
    expect(await yes(cut.session.areas.encounter.open({ encounter: view.id }))).toEqual(view);
    expect(cut.session.keeper()).toBeNull();
  });
});
