import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadElectron, rememberedFailure } from './electron-download.mjs';
import { gone } from './fake-project.fixtures.ts';
import { recordingTeller } from './teller.fixtures.ts';
import { testFolder } from './test-folder.fixtures.ts';

const folder = testFolder();
const teller = recordingTeller();

beforeEach(() => {
  // Nobody else's download shows up in a temporary folder of our own.
  vi.stubEnv('TMPDIR', folder.root);
  folder.write('node_modules/electron/package.json', '{"version":"45.5.0"}');
  mkdirSync(path.join(folder.root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, path.join(folder.root, 'node_modules/.bin/node'));
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Runs a script in the place of Electron's installer. */
const attempt = (script: string, silence: number): Promise<string | null> =>
  downloadElectron({
    root: folder.root,
    env: process.env,
    tell: teller,
    installer: folder.write('installer.cjs', script),
    silence,
  });
const leftovers = (): string[] => readdirSync(folder.root).filter((name) => name.startsWith('woundboard-electron-'));

/** As Electron's installer does: some bytes into the temporary folder, again and again. */
const TRICKLE = `
  const fs = require('node:fs'), os = require('node:os'), path = require('node:path');
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'electron-download-')), 'electron.zip');
  let left = 45;
  setInterval(() => {
    fs.appendFileSync(file, 'x');
    if (--left === 0) process.exit(0);
  }, 100);`;

describe('downloadElectron', () => {
  it('lets a slow download go on for longer than the silence it allows', async () => {
    expect(await attempt(TRICKLE, 3000)).toBeNull();
    expect(teller.said).toContain('Downloading Electron 45.5.0 …');
    expect(rememberedFailure(folder.root)).toBeNull();
    expect(leftovers()).toEqual([]);
  });

  it('ends one from which nothing comes, with its children, and remembers it', async () => {
    const marker = path.join(folder.root, 'alive');
    const stall = `
      require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => require("fs").writeFileSync(${JSON.stringify(marker)}, String(process.pid)), 50)'], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`;
    expect(await attempt(stall, 1500)).toBe('no byte came for 1.5 s');
    await gone(Number(readFileSync(marker, 'utf8')));
    expect(rememberedFailure(folder.root)).toMatch(/^no byte came for 1\.5 s, tried at \d{4}-/);
    expect(leftovers()).toEqual([]);
  });

  it('reports the cause, not the stack, and remembers it', async () => {
    const fail = `
      console.error('TypeError: fetch failed\\n    at node:internal/deps/undici/undici:1:1 {\\n  [cause]: Error: getaddrinfo ENOTFOUND downloads.invalid\\n}');
      process.exit(1);`;
    expect(await attempt(fail, 60_000)).toBe('getaddrinfo ENOTFOUND downloads.invalid');
    expect(rememberedFailure(folder.root)).toContain('getaddrinfo ENOTFOUND downloads.invalid');
  });

  it('remembers for a day, and for that version of Electron only', async () => {
    await attempt('process.exit(1)', 60_000);
    const hours = (count: number): Date => new Date(Date.now() + count * 3_600_000);
    expect(rememberedFailure(folder.root, hours(23))).toContain('the installer said nothing');
    expect(rememberedFailure(folder.root, hours(25))).toBeNull();
    // A clock that was set back must not make it last for ever.
    expect(rememberedFailure(folder.root, hours(-1))).toBeNull();
    folder.write('node_modules/electron/package.json', '{"version":"46.0.0"}');
    expect(rememberedFailure(folder.root)).toBeNull();
  });

  it('forgets an old failure once a download succeeds', async () => {
    await attempt('process.exit(1)', 60_000);
    expect(await attempt('', 60_000)).toBeNull();
    expect(rememberedFailure(folder.root)).toBeNull();
  });
});
