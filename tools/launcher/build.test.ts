import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sourcesOf, whyBuild } from './build.mjs';
import { fingerprint, writeStamp } from './stamp.mjs';
import { testFolder } from './test-folder.fixtures.ts';

const folder = testFolder();
const STAMP = '.cache/build.json';

function finishBuild(): void {
  for (const file of ['main/index.js', 'preload/index.js', 'renderer/index.html']) folder.write(`out/${file}`, file);
  const built = fingerprint(folder.root, ['out']);
  writeStamp(path.join(folder.root, STAMP), { sources: sourcesOf(folder.root), built });
}

beforeEach(() => {
  folder.write('src/main/index.ts', 'one');
  folder.write('package.json', '{}');
  finishBuild();
});

describe('whyBuild', () => {
  it('finds nothing to do right after a build', () => {
    expect(whyBuild(folder.root)).toBeNull();
  });

  it.each([
    'src/main/index.ts',
    'src/main/new.ts',
    'resources/icon.png',
    'electron.vite.config.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'svelte.config.js',
  ])('builds when %s has changed', (file) => {
    folder.write(file, 'two');
    expect(whyBuild(folder.root)).toBe('its sources have changed');
  });

  it('builds when a source is gone or renamed', () => {
    folder.write('src/main/other.ts', 'two');
    finishBuild();
    rmSync(path.join(folder.root, 'src/main/other.ts'));
    expect(whyBuild(folder.root)).toBe('its sources have changed');
    folder.write('src/main/another.ts', 'two');
    expect(whyBuild(folder.root)).toBe('its sources have changed');
  });

  it('leaves tests aside', () => {
    folder.write('src/main/index.test.ts', 'two');
    folder.write('README.md', 'two');
    expect(whyBuild(folder.root)).toBeNull();
  });

  it('builds when a result is missing, changed by hand, or its stamp was never written', () => {
    folder.write('out/main/index.js', 'by hand');
    expect(whyBuild(folder.root)).toBe('the built files have changed');
    rmSync(path.join(folder.root, 'out/preload/index.js'));
    expect(whyBuild(folder.root)).toBe('it is not built yet');
    finishBuild();
    rmSync(path.join(folder.root, STAMP));
    expect(whyBuild(folder.root)).toBe('its sources have changed');
  });
});
