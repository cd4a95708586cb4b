import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../launcher/test-folder.fixtures.ts';
import { describeOnRootLinux } from '../test/root-linux.ts';
import { Disk } from './disk.ts';
import { acknowledgedIn, record, type Recording } from './replay.ts';

const ROOT = path.join(import.meta.dirname, '../..');

function powerTest(...args: readonly string[]): { status: number | null; lines: string[] } {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'power-test', '--', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n') };
}

/** For each acknowledgement: whether the log was written since the last one, and how much of that was not synced. */
function logAtAcknowledgements({ database, steps }: Recording): { written: boolean; unsynced: number }[] {
  const log = `${database}-wal`;
  const disk = new Disk(new Map());
  let written = false;
  return steps.flatMap((step) => {
    if (step.type !== 'said') {
      if (step.file === log) disk.take(step);
      if (step.type === 'write' && step.file === log) written = true;
      return [];
    }
    const news = acknowledgedIn(step.text);
    const seen = news.map(() => ({ written, unsynced: disk.waiting(log) }));
    if (news.length > 0) written = false;
    return seen;
  });
}

describeOnRootLinux('strace', 'power loss', () => {
  const folder = testFolder();

  it('finds the log synced at each acknowledgement, after the last write to it', () => {
    const seen = logAtAcknowledgements(record({ folder: folder.root, start: 11, count: 60, normal: false }));
    expect(seen).toEqual(Array.from({ length: 60 }, () => ({ written: true, unsynced: 0 })));
  });

  it('would see a log that is not synced', () => {
    const seen = logAtAcknowledgements(record({ folder: folder.root, start: 12, count: 5, normal: true }));
    expect(seen.map(({ unsynced }) => unsynced > 0)).toEqual([true, true, true, true, true]);
  });

  it('leaves no image that misses an acknowledged entry', () => {
    const { status, lines } = powerTest();
    expect(lines.at(-1)).toBe('195 images, 65 acknowledged, 0 missing, 0 corrupt');
    expect(status).toBe(0);
  });

  it('sees what is missing where commits are not synced', () => {
    const { status, lines } = powerTest('--self-test');
    expect(lines.at(-2)).toBe('The self-test found the losses it had to find.');
    expect(lines.at(-1)).toMatch(/^195 images, 65 acknowledged, [1-9]\d* missing, 0 corrupt$/);
    expect(status).toBe(0);
  });
});
