import { describe, expect, it } from 'vitest';
import { dataPaths } from './paths.ts';

const facts = {
  argv: ['app', '.'],
  env: {},
  cwd: '/home/gm',
  userData: '/home/gm/.config/Woundboard',
  temp: '/tmp',
  takesCaches: () => true,
};

describe('dataPaths', () => {
  it('puts the data below the folder of the user', () => {
    expect(dataPaths(facts)).toEqual({
      dataDir: '/home/gm/.config/Woundboard/data',
      browserDir: '/home/gm/.config/Woundboard',
      databaseFile: '/home/gm/.config/Woundboard/data/woundboard.sqlite',
    });
  });

  it('takes the folder of WOUNDBOARD_DATA_DIR, and keeps the browser caches below it', () => {
    expect(dataPaths({ ...facts, env: { WOUNDBOARD_DATA_DIR: '/media/stick' } })).toEqual({
      dataDir: '/media/stick',
      browserDir: '/media/stick/browser',
      databaseFile: '/media/stick/woundboard.sqlite',
    });
  });

  it('keeps the browser caches elsewhere when the data folder takes none, always at the same place', () => {
    const full = { ...facts, takesCaches: (file: string) => !file.startsWith('/media/stick') };
    const [stick, again, other] = ['/media/stick', '/media/stick', '/media/stick2'].map(
      (folder) => dataPaths({ ...full, env: { WOUNDBOARD_DATA_DIR: folder } }).browserDir,
    );
    expect(stick).toMatch(/^\/tmp\/woundboard-browser-[0-9a-f]{16}$/);
    expect(again).toBe(stick);
    expect(other).not.toBe(stick);
  });

  it('takes no empty WOUNDBOARD_DATA_DIR', () => {
    expect(dataPaths({ ...facts, env: { WOUNDBOARD_DATA_DIR: '' } }).dataDir).toBe('/home/gm/.config/Woundboard/data');
  });

  it.each([
    [['--data-dir', 'stick'], '/home/gm/stick'],
    [['--data-dir=/media/a b'], '/media/a b'],
    [['--data-dir', '../x'], '/home/x'],
  ])('takes %j before the environment', (argv, dataDir) => {
    const env = { WOUNDBOARD_DATA_DIR: '/elsewhere' };
    expect(dataPaths({ ...facts, env, argv: [...facts.argv, ...argv] }).dataDir).toBe(dataDir);
  });

  it.each([[['--data-dir']], [['--data-dir=']], [['--data-dir', '--inspect']]])('refuses %j', (argv) => {
    expect(() => dataPaths({ ...facts, argv: [...facts.argv, ...argv] })).toThrow(/needs the path of a folder/);
  });
});
