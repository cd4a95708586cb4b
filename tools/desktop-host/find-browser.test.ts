import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser } from './find-browser.mjs';

let machine: string;

beforeEach(() => {
  machine = mkdtempSync(path.join(tmpdir(), 'find-browser-'));
});
afterEach(() => {
  rmSync(machine, { recursive: true, force: true });
});

function program(file: string, text = '#!/bin/sh\nexit 0\n'): string {
  const full = path.join(machine, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  chmodSync(full, 0o755);
  return full;
}

const find = (env: NodeJS.ProcessEnv = {}, platform: NodeJS.Platform = 'linux'): ReturnType<typeof findBrowser> =>
  findBrowser({ PATH: `${machine}/bin:${machine}/more`, ...env }, platform, machine);

describe('findBrowser on Linux', () => {
  it.each([
    ['chromium', 'Chromium'],
    ['chromium-browser', 'Chromium'],
    ['google-chrome-stable', 'Google Chrome'],
    ['google-chrome', 'Google Chrome'],
    ['microsoft-edge-stable', 'Microsoft Edge'],
    ['microsoft-edge', 'Microsoft Edge'],
  ])('finds %s on PATH', (command, name) => {
    const file = program(`more/${command}`);
    expect(find()).toEqual({ status: 'found', path: file, name });
  });

  it('prefers Chromium, wherever on PATH it is', () => {
    program('bin/google-chrome');
    const chromium = program('more/chromium');
    expect(find()).toMatchObject({ path: chromium });
  });

  it('looks into the usual places when PATH has none', () => {
    const file = program('opt/google/chrome/google-chrome');
    expect(find({ PATH: '' })).toEqual({ status: 'found', path: file, name: 'Google Chrome' });
  });

  it('says that there is none', () => {
    expect(find()).toEqual({ status: 'missing' });
  });

  it('takes neither a folder nor a file that cannot be run', () => {
    mkdirSync(path.join(machine, 'bin/chromium'), { recursive: true });
    chmodSync(program('more/chromium'), 0o644);
    expect(find()).toEqual({ status: 'missing' });
  });
});

describe('a snap', () => {
  it('is refused below /snap/', () => {
    const file = program('snap/bin/chromium');
    expect(find({ PATH: path.dirname(file) })).toEqual({ status: 'snap', path: file });
  });

  it('is refused behind a link to the snap command', () => {
    const snap = program('usr/bin/snap', 'binary');
    mkdirSync(path.join(machine, 'bin'));
    symlinkSync(snap, path.join(machine, 'bin/chromium'));
    expect(find()).toEqual({ status: 'snap', path: path.join(machine, 'bin/chromium') });
  });

  it('is refused behind a script that starts it', () => {
    const file = program(
      'usr/bin/chromium-browser',
      '#!/bin/sh\n[ -x /snap/bin/chromium ]\nexec /snap/bin/chromium "$@"\n',
    );
    expect(find()).toEqual({ status: 'snap', path: file });
  });

  it('does not hide a real browser found later', () => {
    program('bin/chromium', '#!/bin/sh\nexec snap run chromium\n');
    const chrome = program('more/google-chrome');
    expect(find()).toMatchObject({ status: 'found', path: chrome });
  });

  it("is not seen in a packaged browser's own script", () => {
    const file = program(
      'bin/chromium',
      '#!/bin/sh\n# takes a snapshot of nothing\nexec /usr/lib/chromium/chromium "$@"\n',
    );
    expect(find()).toMatchObject({ status: 'found', path: file });
  });
});

describe('DESKTOP_HOST_CHROMIUM', () => {
  it('goes before everything else', () => {
    program('bin/chromium');
    const mine = program('elsewhere/msedge-dev/microsoft-edge-dev');
    expect(find({ DESKTOP_HOST_CHROMIUM: mine })).toEqual({ status: 'found', path: mine, name: 'Microsoft Edge' });
  });

  it('that names nothing is missing, and said so with its path', () => {
    program('bin/chromium');
    expect(find({ DESKTOP_HOST_CHROMIUM: '/nowhere/chromium' })).toEqual({
      status: 'missing',
      path: '/nowhere/chromium',
    });
  });

  it('that names a snap is refused', () => {
    const file = program('snap/bin/chromium');
    expect(find({ DESKTOP_HOST_CHROMIUM: file })).toEqual({ status: 'snap', path: file });
  });
});

describe('other systems', () => {
  it('finds an application of macOS', () => {
    const file = program('Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(find({}, 'darwin')).toEqual({ status: 'found', path: file, name: 'Google Chrome' });
  });

  it("finds one in the person's own Applications folder", () => {
    const file = program('home/Applications/Chromium.app/Contents/MacOS/Chromium');
    expect(find({ HOME: path.join(machine, 'home') }, 'darwin')).toMatchObject({ status: 'found', path: file });
  });

  it('offers none on Windows', () => {
    program('bin/chromium');
    expect(find({ DESKTOP_HOST_CHROMIUM: program('bin/chromium') }, 'win32')).toEqual({ status: 'missing' });
  });
});
