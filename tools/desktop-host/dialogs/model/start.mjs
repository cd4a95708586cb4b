// @ts-check
/** Where a file dialog starts, and the places it offers at its side. */
import path from 'node:path';
import { expandHome } from './names.mjs';

/** @typedef {import('./folder.mjs').Fs} Fs */

/**
 * @param {Fs} fs
 * @param {string} folder
 */
const isFolder = (fs, folder) =>
  fs.stat(folder).then(
    (stat) => stat.isDirectory(),
    () => false,
  );

/**
 * The folder for somebody who said nothing: Documents, else home, else the top.
 *
 * @param {string} home absolute
 * @param {Fs} fs
 */
async function usualFolder(home, fs) {
  for (const folder of [path.join(home, 'Documents'), home]) if (await isFolder(fs, folder)) return folder;
  return path.parse(home).root;
}

/**
 * Where a dialog with this `defaultPath` starts: an absolute folder, or an absolute or bare file name. A folder that is
 * gone (a stick that was pulled out) gives way to the usual one; the file's name is kept.
 *
 * @param {string} defaultPath may be empty
 * @param {string} home absolute
 * @param {Fs} fs
 * @returns {Promise<{ folder: string; name: string }>} an absolute folder; a name that may be empty
 */
export async function startPlace(defaultPath, home, fs) {
  const usual = await usualFolder(home, fs);
  if (defaultPath === '' || defaultPath.includes('\0')) return { folder: usual, name: '' };
  const full = path.resolve(usual, expandHome(defaultPath, home));
  if (await isFolder(fs, full)) return { folder: full, name: '' };
  const folder = path.dirname(full);
  const name = defaultPath.endsWith(path.sep) ? '' : path.basename(full);
  return { folder: (await isFolder(fs, folder)) ? folder : usual, name };
}

/**
 * Sticks and other disks that the desktop has mounted for this person.
 *
 * @param {string} home
 * @param {Fs} fs
 */
async function disks(home, fs) {
  const owner = path.basename(home);
  const lists = ['/media', `/media/${owner}`, `/run/media/${owner}`, '/Volumes'].map(async (parent) => {
    const entries = await fs.readdir(parent, { withFileTypes: true }).catch(() => []);
    const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== owner);
    return folders.map(({ name }) => ({ label: name, path: path.join(parent, name) }));
  });
  return (await Promise.all(lists)).flat();
}

/**
 * The places at the dialog's side; only those that exist.
 *
 * @param {string} home absolute
 * @param {Fs} fs
 * @returns {Promise<{ label: string; path: string }[]>}
 */
export async function placesFor(home, fs) {
  const own = ['Desktop', 'Documents', 'Downloads'].map((label) => ({ label, path: path.join(home, label) }));
  const all = [{ label: 'Home', path: home }, ...own, { label: 'Computer', path: path.parse(home).root }];
  const there = await Promise.all(all.map((place) => isFolder(fs, place.path)));
  return [...all.filter((_, index) => there[index]), ...(await disks(home, fs))];
}
