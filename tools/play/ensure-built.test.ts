import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isStale } from './ensure-built.ts';

let root: string;
const put = (file: string, at: number): void => {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, '');
  utimesSync(place, at, at);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'woundboard-stale-'));
  for (const file of ['electron.vite.config.ts', 'svelte.config.js', 'package.json', 'resources/a.json'])
    put(file, 100);
  put('src/main/index.ts', 200);
  for (const file of ['out/main/index.js', 'out/preload/index.js', 'out/renderer/index.html']) put(file, 300);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('is fresh when everything is older than the build', () => {
  expect(isStale(root)).toBe(false);
});

it.each<[string, boolean]>([
  ['src/main/deep/rule.ts', true],
  ['package.json', true],
  ['src/main/rule.test.ts', false],
  ['README.md', false],
])('a newer %s makes it stale: %s', (file, stale) => {
  put(file, 400);
  expect(isStale(root)).toBe(stale);
});

it('is stale when a part of it is missing', () => {
  rmSync(path.join(root, 'out/preload/index.js'));
  expect(isStale(root)).toBe(true);
});
