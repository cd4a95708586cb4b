import { beforeEach, describe, expect, it } from 'vitest';
import { electronBinary } from './electron-binary.mjs';
import { Failure } from './failure.mjs';
import { testFolder } from './test-folder.fixtures.ts';

const folder = testFolder();
const HOME = 'node_modules/electron';

beforeEach(() => {
  folder.write(`${HOME}/package.json`, '{"version":"45.5.0"}');
});

function install(version = '45.5.0'): string {
  folder.write(`${HOME}/path.txt`, 'electron');
  folder.write(`${HOME}/dist/version`, version);
  return folder.program(`${HOME}/dist/electron`, '');
}

describe('electronBinary', () => {
  it('is null before Electron was downloaded', () => {
    expect(electronBinary(folder.root, {})).toBeNull();
  });

  it('finds the executable', () => {
    const file = install();
    expect(electronBinary(folder.root, {})).toBe(file);
  });

  it('takes none of another version, and none without its executable', () => {
    install('44.0.0');
    expect(electronBinary(folder.root, {})).toBeNull();
    folder.write(`${HOME}/dist/version`, 'v45.5.0');
    expect(electronBinary(folder.root, {})).not.toBeNull();
    folder.write(`${HOME}/path.txt`, 'Electron.app/Contents/MacOS/Electron');
    expect(electronBinary(folder.root, {})).toBeNull();
  });

  it('follows ELECTRON_OVERRIDE_DIST_PATH', () => {
    install();
    const mine = folder.program('mine/electron', '');
    const env = { ELECTRON_OVERRIDE_DIST_PATH: `${folder.root}/mine` };
    expect(electronBinary(folder.root, env)).toBe(mine);
    expect(electronBinary(folder.root, { ELECTRON_OVERRIDE_DIST_PATH: '' })).not.toBe(mine);
  });

  it('refuses one that leads nowhere', () => {
    const env = { ELECTRON_OVERRIDE_DIST_PATH: '/nowhere' };
    expect(() => electronBinary(folder.root, env)).toThrow(Failure);
    expect(() => electronBinary(folder.root, env)).toThrow('there is no /nowhere/electron');
  });
});
