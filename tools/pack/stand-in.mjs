/**
 * A folder that electron-builder takes for Electron's own: enough to copy, rename and set fuses in, where the real
 * binary cannot be downloaded. It starts nothing.
 */
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Schema version 1, nine fuses, each as Electron ships it. */
const WIRE = Buffer.concat([Buffer.from([1, 9]), Buffer.from('101100011')]);

/** The bytes of a binary that holds nothing but a fuse wire. */
export const standInBinary = () =>
  Buffer.concat([
    Buffer.from('#!/bin/sh\necho "This stand-in starts nothing." >&2\nexit 70\n# '),
    Buffer.from(SENTINEL),
    WIRE,
    Buffer.from('\n'),
  ]);

/**
 * @param {string} folder made anew
 * @param {string} version of Electron
 */
export function makeStandIn(folder, version) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'resources'), { recursive: true });
  const write = (name, content) => writeFileSync(path.join(folder, name), content);
  write('electron', standInBinary());
  chmodSync(path.join(folder, 'electron'), 0o755);
  write('version', version);
  write('LICENSE', 'stand-in');
  write('chrome-sandbox', '');
}
