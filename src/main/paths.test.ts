import { describe, expect, it } from 'vitest';
import { dataPaths } from './paths.ts';

const facts = { argv: ['app', '.'], env: {}, cwd: '/home/gm', userData: '/home/gm/.config/Woundboard' };

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
