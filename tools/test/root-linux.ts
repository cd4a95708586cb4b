/** Tests that need Linux and root: one place to ask for it, and to note where they did not run. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe } from 'vitest';
import { noteNotRun } from './needs-log.mjs';

/** A network namespace of one's own; the system calls of a process; a file system mounted for the test. */
export type RootNeed = 'netns' | 'strace' | 'mount';

const PROBES: Record<RootNeed, readonly string[]> = {
  netns: ['unshare', '--net', 'ip', 'link', 'set', 'lo', 'up'],
  strace: ['strace', '-qq', '-o', '/dev/null', 'true'],
  mount: ['unshare', '--mount', 'mount', '-t', 'tmpfs', 'none'],
};

/**
 * A group of tests that runs on Linux as root only, where each need is really there (it is tried, not guessed).
 * Elsewhere it is skipped, and the runner lists it before its last line.
 */
export function describeOnRootLinux(needs: RootNeed | readonly RootNeed[], name: string, tests: () => void): void {
  const why = whyNotRootLinux(needs);
  if (why === null) {
    describe(name, tests);
    return;
  }
  noteNotRun(name, why);
  describe.skip(name, tests);
}

/** What is missing here, in words; null when all of it is there. For tests that Vitest does not run. */
export function whyNotRootLinux(needs: RootNeed | readonly RootNeed[]): string | null {
  if (process.platform !== 'linux') return 'needs Linux';
  if (process.getuid?.() !== 0) return 'needs root';
  const all = typeof needs === 'string' ? [needs] : needs;
  const missing = all.flatMap((need) => probe(need) ?? []);
  return missing.length === 0 ? null : missing.join('; ');
}

function probe(need: RootNeed): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-probe-'));
  try {
    const [command = '', ...args] = need === 'mount' ? [...PROBES.mount, folder] : PROBES[need];
    const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    if (status === 0) return null;
    const reason = stderr.trim() === '' ? `status ${status ?? 'none'}` : stderr.trim().split('\n')[0];
    return `${need} does not work: ${error?.message ?? reason ?? ''}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
