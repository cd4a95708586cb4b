import { describe, expect, it } from 'vitest';
import { hasCommand, missingPackages } from './machine-needs.mjs';
import { testFolder } from './test-folder.fixtures.ts';

const found = { status: 'found', path: '/usr/bin/chromium', name: 'Chromium' } as const;
const nothing = { browser: { status: 'missing' } as const, has: () => false };
const all = { browser: found, has: () => true };

describe('missingPackages', () => {
  it('asks for nothing that is there', () => {
    expect(
      missingPackages({ browser: true, screen: true, tools: [{ command: 'ip', package: 'iproute2' }] }, all),
    ).toEqual([]);
  });

  it('asks for nothing that is not needed', () => {
    expect(missingPackages({ browser: false, screen: false }, nothing)).toEqual([]);
    expect(
      missingPackages(
        { browser: false, screen: false },
        { ...nothing, browser: { status: 'snap', path: '/snap/bin/c' } },
      ),
    ).toEqual([]);
  });

  it('asks for all that is missing at once', () => {
    const tools = [{ command: 'strace', package: 'strace' }];
    expect(missingPackages({ browser: true, screen: true, tools }, nothing)).toEqual(['chromium', 'xvfb', 'strace']);
  });

  it('refuses a snap and a wrong DESKTOP_HOST_CHROMIUM', () => {
    const needs = { browser: true, screen: false };
    const snap = { ...nothing, browser: { status: 'snap', path: '/snap/bin/chromium' } as const };
    expect(() => missingPackages(needs, snap)).toThrow('The browser /snap/bin/chromium is a snap');
    const wrong = { ...nothing, browser: { status: 'missing', path: '/nowhere' } as const };
    expect(() => missingPackages(needs, wrong)).toThrow('DESKTOP_HOST_CHROMIUM names /nowhere');
  });
});

describe('hasCommand', () => {
  const folder = testFolder();

  it('looks through PATH for programs only', () => {
    folder.program('bin/strace', '');
    folder.write('bin/ip', '');
    const env = { PATH: `/nowhere:${folder.root}/bin` };
    expect(hasCommand('strace', env)).toBe(true);
    expect(hasCommand('ip', env)).toBe(false);
    expect(hasCommand('strace', {})).toBe(false);
  });
});
