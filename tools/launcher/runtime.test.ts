import { describe, expect, it } from 'vitest';
import { chooseRuntime, isHost, type Facts } from './runtime.mjs';

const nothingThere: Facts = { chosen: undefined, electron: null, failure: null, tried: false, platform: 'linux' };
const choose = (facts: Partial<Facts>): ReturnType<typeof chooseRuntime> =>
  chooseRuntime({ ...nothingThere, ...facts });

describe('chooseRuntime', () => {
  it('takes Electron when its executable is there, whatever happened before', () => {
    const electron = { use: 'electron', path: '/e/electron', why: 'its executable is there' };
    expect(choose({ electron: '/e/electron' })).toEqual(electron);
    expect(choose({ electron: '/e/electron', failure: 'no byte came for 20 s', tried: true })).toEqual(electron);
  });

  it('tries one download when it is not', () => {
    expect(choose({})).toEqual({ use: 'download' });
    expect(choose({ chosen: '' })).toEqual({ use: 'download' });
  });

  it('takes the host when that failed, and says why', () => {
    const host = { use: 'host', why: 'Electron could not be downloaded (ENOTFOUND)' };
    expect(choose({ failure: 'ENOTFOUND', tried: true })).toEqual(host);
    expect(choose({ failure: 'ENOTFOUND' })).toEqual(host);
  });

  it('never tries twice, not even when the installer claims success', () => {
    expect(choose({ tried: true })).toEqual({
      use: 'host',
      why: 'Electron could not be downloaded (the installer left no executable)',
    });
  });

  it('tries again on Windows, where nothing else can run, and then gives up in words', () => {
    expect(choose({ failure: 'ENOTFOUND', platform: 'win32' })).toEqual({ use: 'download' });
    const end = choose({ failure: 'ENOTFOUND', tried: true, platform: 'win32' });
    expect(end).toMatchObject({
      use: 'nothing',
      sentence: expect.stringContaining('not offered on Windows') as string,
    });
  });

  it('obeys WOUNDBOARD_RUNTIME', () => {
    expect(choose({ chosen: 'host', electron: '/e/electron' })).toMatchObject({ use: 'host' });
    expect(choose({ chosen: 'electron', electron: '/e/electron' })).toMatchObject({ use: 'electron' });
  });

  it.each([
    ['electron', 'linux', 'its executable is not there'],
    ['host', 'win32', 'not offered on Windows'],
    ['Electron', 'linux', 'must be "electron" or "host", not "Electron"'],
  ] as const)('refuses WOUNDBOARD_RUNTIME=%s on %s', (chosen, platform, sentence) => {
    expect(choose({ chosen, platform })).toMatchObject({
      use: 'nothing',
      sentence: expect.stringContaining(sentence) as string,
    });
  });
});

it('isHost knows the desktop host behind ELECTRON_OVERRIDE_DIST_PATH', () => {
  expect(isHost('/w/tools/desktop-host/electron', '/w/tools/desktop-host')).toBe(true);
  expect(isHost('/w/node_modules/electron/dist/electron', '/w/tools/desktop-host')).toBe(false);
  expect(isHost(null, '/w/tools/desktop-host')).toBe(false);
});
