import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../launcher/test-folder.fixtures.ts';
import { NEEDS_LOG, noteNotRun, openNeedsLog } from './needs-log.mjs';
import { describeOnRootLinux, whyNotRootLinux } from './root-linux.ts';

describeOnRootLinux(['netns', 'strace', 'mount'], 'a machine of root', () => {
  it('gives a network of its own', () => {
    const { stdout } = spawnSync('unshare', ['--net', 'ip', '-brief', 'link'], { encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(Object.keys(networkInterfaces()).length).toBeGreaterThan(0);
  });
});

describe('what does not run', () => {
  const folder = testFolder();

  it('is noted for the runner, group by group', () => {
    const log = openNeedsLog(folder.root);
    expect(log.read()).toEqual([]);
    noteNotRun('power loss', 'needs root', log.env);
    noteNotRun('full disk', 'needs Linux', log.env);
    expect(log.read()).toEqual([
      { name: 'power loss', why: 'needs root' },
      { name: 'full disk', why: 'needs Linux' },
    ]);
    expect(openNeedsLog(folder.root).read()).toEqual([]);
  });

  it('is noted nowhere outside of a run', () => {
    const log = openNeedsLog(folder.root);
    noteNotRun('power loss', 'needs root', {});
    expect(log.read()).toEqual([]);
    expect(() => readFileSync(log.env[NEEDS_LOG] ?? '')).toThrow('ENOENT');
  });

  it('has a reason in words', () => {
    const why = whyNotRootLinux('strace');
    if (process.platform === 'linux' && process.getuid?.() === 0) expect(why).toBeNull();
    else expect(why).toMatch(/^needs (Linux|root)$/);
  });
});
