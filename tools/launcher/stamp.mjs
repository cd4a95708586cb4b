// @ts-check
/** Fingerprints of files, and the stamps that remember which fingerprint a finished step belongs to. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One hash over names and contents of files and whole folders; what does not exist counts as nothing.
 *
 * @param {string} root
 * @param {string[]} entries files and folders, from the root
 * @param {(file: string) => boolean} [skip] from the root, with `/`
 * @returns {string} hexadecimal SHA-256
 */
export function fingerprint(root, entries, skip = () => false) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesOf(root, entry)).sort()) {
    if (skip(file)) continue;
    const bytes = readFileSync(path.join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} entry
 * @returns {string[]}
 */
function filesOf(root, entry) {
  const stat = statSync(path.join(root, entry), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [entry];
  return readdirSync(path.join(root, entry)).flatMap((name) => filesOf(root, `${entry}/${name}`));
}

/**
 * @param {string} file
 * @returns {Record<string, unknown> | null} null when there is none, or it cannot be read as one
 */
export function readStamp(file) {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/**
 * Writes a stamp whole or not at all.
 *
 * @param {string} file
 * @param {Record<string, unknown>} value
 */
export function writeStamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
