import * as fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placesFor, startPlace } from './start.mjs';
import { fill, makeTempFolder } from './temp-folder.fixtures.ts';

let home: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ root: home, remove } = await makeTempFolder());
});
afterEach(() => remove());

const start = (defaultPath: string) => startPlace(defaultPath, home, fs);

test('without a default: Documents when it is there, else home, else the top', async () => {
  expect(await start('')).toEqual({ folder: home, name: '' });
  await fill(home, ['Documents/']);
  expect(await start('')).toEqual({ folder: path.join(home, 'Documents'), name: '' });
  expect(await startPlace('', '/no such home', fs)).toEqual({ folder: '/', name: '' });
});

test('a bare name goes to the usual folder', async () => {
  await fill(home, ['Documents/']);
  expect(await start('ford.json')).toEqual({ folder: path.join(home, 'Documents'), name: 'ford.json' });
});

test('a folder starts there, a file starts in its folder', async () => {
  await fill(home, ['Games/ford.json']);
  const folder = path.join(home, 'Games');
  expect(await start(folder)).toEqual({ folder, name: '' });
  expect(await start(path.join(folder, 'ford.json'))).toEqual({ folder, name: 'ford.json' });
  expect(await start(path.join(folder, 'new.json'))).toEqual({ folder, name: 'new.json' });
  expect(await start('~/Games/new.json')).toEqual({ folder, name: 'new.json' });
});

test('a folder that is gone gives way to the usual one and the name is kept', async () => {
  expect(await start('/no such stick/ford.json')).toEqual({ folder: home, name: 'ford.json' });
  expect(await start('/no such stick/games/')).toEqual({ folder: home, name: '' });
});

test('only places that exist are offered', async () => {
  await fill(home, ['Downloads/', 'Desktop']);
  const places = await placesFor(home, fs);
  expect(places.slice(0, 3)).toEqual([
    { label: 'Home', path: home },
    { label: 'Downloads', path: path.join(home, 'Downloads') },
    { label: 'Computer', path: '/' },
  ]);
});
