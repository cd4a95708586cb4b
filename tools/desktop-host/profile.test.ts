import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRunning, startOf } from './process-table.mjs';
import { createProfile, removeProfile, sweepProfiles } from './profile.mjs';

const GONE_PID = 2 ** 22 + 1;
let base: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'dht-'));
});

afterEach(() => {
  rmSync(base, { recursive: true, force: true });
});

function leftover(name: string, owner: object | null): string {
  const folder = join(base, name);
  mkdirSync(folder, { mode: 0o700 });
  if (owner) writeFileSync(join(folder, 'desktop-host.json'), JSON.stringify(owner));
  return folder;
}

describe('a profile', () => {
  it('is for this user alone, and says whose it is', () => {
    const folder = createProfile(base);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const owner: unknown = JSON.parse(readFileSync(join(folder, 'desktop-host.json'), 'utf8'));
    expect(owner).toEqual({ pid: process.pid, start: startOf(process.pid) });
    removeProfile(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('of a running host is left alone', () => {
    const folder = createProfile(base);
    expect(sweepProfiles(base)).toEqual([]);
    expect(existsSync(folder)).toBe(true);
  });

  it('of a host that is gone is swept', () => {
    const folder = leftover('desktop-host-profile-a', { pid: GONE_PID, start: '1' });
    expect(sweepProfiles(base)).toEqual([folder]);
    expect(existsSync(folder)).toBe(false);
  });

  it('is swept although another process has the number now', () => {
    const folder = leftover('desktop-host-profile-a', { pid: process.pid, start: 'another time' });
    expect(sweepProfiles(base)).toEqual([folder]);
  });

  it('without an owner is swept only when it is old', () => {
    const folder = leftover('desktop-host-profile-a', null);
    expect(sweepProfiles(base)).toEqual([]);
    const longAgo = Date.now() / 1000 - 3600;
    utimesSync(folder, longAgo, longAgo);
    expect(sweepProfiles(base)).toEqual([folder]);
  });

  it('leaves everything else alone', () => {
    const other = leftover('desktop-host-sockets-0', { pid: GONE_PID, start: '1' });
    const target = leftover('precious', { pid: GONE_PID, start: '1' });
    symlinkSync(target, join(base, 'desktop-host-profile-link'));
    expect(sweepProfiles(base)).toEqual([]);
    expect([existsSync(other), existsSync(target)]).toEqual([true, true]);
  });

  it('is swept together with what still runs on it', async () => {
    const folder = leftover('desktop-host-profile-a', { pid: GONE_PID, start: '1' });
    const script = 'setInterval(() => undefined, 1000); console.log("up")';
    const orphan = spawn(process.execPath, ['-e', script, '--', `--user-data-dir=${folder}`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise((resolve) => orphan.stdout.once('data', resolve));
    const ended = new Promise((resolve) =>
      orphan.once('exit', (_code, signal) => {
        resolve(signal);
      }),
    );
    expect(isRunning(orphan.pid ?? 0)).toBe(true);
    sweepProfiles(base);
    expect(await ended).toBe('SIGKILL');
  });
});
