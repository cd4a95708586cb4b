/** `npm run pack`: the app as an unpacked folder in dist/, on Electron's binary where it is there, else on the stand-in. */
import { build, Platform } from 'electron-builder';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeStandIn } from './stand-in.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const electron = path.join(root, 'node_modules/electron');
const { version } = JSON.parse(readFileSync(path.join(electron, 'package.json'), 'utf8'));

/** @returns {string} a folder that electron-builder can copy as Electron */
function electronFolder() {
  const real = path.join(electron, 'dist');
  if (existsSync(path.join(electron, 'path.txt')) && existsSync(real)) return real;
  const standIn = path.join(root, '.cache/electron-stand-in');
  makeStandIn(standIn, version);
  return standIn;
}

const folder = electronFolder();
console.log(`Packing on ${path.relative(root, folder)} (Electron ${version}).`);
await build({
  projectDir: root,
  targets: Platform.current().createTarget('dir'),
  publish: 'never',
  config: { extends: path.join(root, 'electron-builder.yml'), electronDist: folder, electronVersion: version },
});
