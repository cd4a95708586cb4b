import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppPaths } from './app-paths.mjs';

let home: string;
let name: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'dht-'));
  name = 'Some App';
});

afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

const paths = (more: object = {}): AppPaths =>
  new AppPaths({
    env: {},
    platform: 'linux',
    home,
    temp: '/tmp',
    executable: '/opt/app',
    userDataSwitch: '',
    name: () => name,
    ...more,
  });

describe('the data folder', () => {
  it('lies under the configuration folder, by the name of the app', () => {
    expect(paths().get('userData')).toBe(join(home, '.config', 'Some App'));
    expect(paths({ env: { XDG_CONFIG_HOME: join(home, 'c') } }).get('userData')).toBe(join(home, 'c', 'Some App'));
  });

  it('ignores a configuration folder that is not absolute', () => {
    expect(paths({ env: { XDG_CONFIG_HOME: 'c' } }).get('appData')).toBe(join(home, '.config'));
  });

  it('follows the name until it is asked for', () => {
    const some = paths();
    name = 'Renamed';
    expect(some.get('userData')).toBe(join(home, '.config', 'Renamed'));
    name = 'Too late';
    expect(some.get('userData')).toBe(join(home, '.config', 'Renamed'));
  });

  it('is made when it is asked for, with what lies in it', () => {
    const some = paths();
    expect(some.get('logs')).toBe(join(home, '.config', 'Some App', 'logs'));
    expect(existsSync(some.get('logs'))).toBe(true);
    expect(some.get('sessionData')).toBe(some.get('userData'));
  });

  it('can be put elsewhere by the app and by the command line', () => {
    const some = paths({ userDataSwitch: join(home, 'stick') });
    expect(some.get('userData')).toBe(join(home, 'stick'));
    some.set('userData', join(home, 'own'));
    expect(some.get('userData')).toBe(join(home, 'own'));
    expect(some.get('logs')).toBe(join(home, 'own', 'logs'));
  });

  it('moves with the folder of all apps’ data', () => {
    const some = paths();
    some.set('appData', join(home, 'all'));
    expect(some.get('userData')).toBe(join(home, 'all', 'Some App'));
  });
});

describe('other folders', () => {
  it('are those a person set up', () => {
    mkdirSync(join(home, '.config'));
    writeFileSync(join(home, '.config', 'user-dirs.dirs'), '# comment\nXDG_DOCUMENTS_DIR="$HOME/Papers"\n');
    expect(paths().get('documents')).toBe(join(home, 'Papers'));
    expect(paths().get('downloads')).toBe(join(home, 'Downloads'));
  });

  it('are macOS’s there', () => {
    const some = paths({ platform: 'darwin' });
    expect(some.get('appData')).toBe(join(home, 'Library', 'Application Support'));
    expect(some.get('userData')).toBe(join(home, 'Library', 'Application Support', 'Some App'));
    expect(some.get('logs')).toBe(join(home, 'Library', 'Logs', 'Some App'));
    expect(some.get('videos')).toBe(join(home, 'Movies'));
  });

  it('are Windows’s there', () => {
    const some = paths({ platform: 'win32', home: 'C:\\Users\\ada', env: { APPDATA: 'D:\\Roaming' } });
    expect(some.get('appData')).toBe('D:\\Roaming');
    expect(some.get('documents')).toBe('C:\\Users\\ada\\Documents');
    expect(paths({ platform: 'win32', home: 'C:\\Users\\ada' }).get('appData')).toBe(
      'C:\\Users\\ada\\AppData\\Roaming',
    );
  });

  it('with unknown names are refused', () => {
    expect(() => paths().get('attic')).toThrow("Failed to get 'attic' path");
    expect(() => {
      paths().set('attic', '/x');
    }).toThrow('Failed to set path');
    expect(() => {
      paths().set('userData', 'relative');
    }).toThrow('absolute');
  });
});
