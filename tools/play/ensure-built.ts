/** The built app in out/, made anew when something it is made of is newer. */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the built app is made of. */
const SOURCES = ['src', 'resources', 'electron.vite.config.ts', 'svelte.config.js', 'package.json'];
const RESULTS = ['out/main/index.js', 'out/preload/index.js', 'out/renderer/index.html'];

/** When the newest file of these files and folders was written, in milliseconds since 1970; tests are left out. */
export function newest(root: string, names: readonly string[]): number {
  const times = names.map((name) => {
    const place = path.join(root, name);
    if (!statSync(place).isDirectory()) return statSync(place).mtimeMs;
    return newest(
      place,
      readdirSync(place).filter((inner) => !/\.(?:test|fixtures)\.ts$/.test(inner)),
    );
  });
  return Math.max(0, ...times);
}

/** Whether the built app is missing or older than what it is made of. */
export function isStale(root: string): boolean {
  const built = RESULTS.map((file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Math.min(...built) < newest(root, SOURCES);
}

/** @throws Error with the build's own words when it fails */
export function ensureBuilt(root: string): void {
  if (!isStale(root)) return;
  console.log('Building the app …');
  const vite = path.join(root, 'node_modules/electron-vite/bin/electron-vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: ['ignore', 2, 2] });
}
