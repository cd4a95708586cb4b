// @ts-check
/**
 * What lies in a folder, ready to be shown.
 *
 * @typedef {object} Entry
 * @property {string} name
 * @property {'folder' | 'file'} kind        what it is, links followed
 * @property {boolean} hidden                its name starts with a dot
 * @property {boolean} usable                false: it can be seen but not taken
 * @property {string} note                   why it is special, in two words; mostly empty
 * @property {number | null} modified        when it last changed, in milliseconds since 1970; null when unknown
 *
 * @typedef {object} Listing
 * @property {string} folder                 absolute
 * @property {string} prefix                 the folder with a separator behind it
 * @property {boolean} hasParent
 * @property {Entry[]} entries               folders first, each group in the order a person expects (2 before 10)
 */
import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { asPrefix } from './names.mjs';
import { codeOf } from './words.mjs';

/** @typedef {typeof import('node:fs/promises')} Fs */
/** @typedef {import('node:fs').Dirent<Buffer>} RawEntry */

/** How many entries are looked at together; a folder of thousands must not open thousands of requests at once. */
const AT_ONCE = 64;

const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/**
 * @param {Entry} a
 * @param {Entry} b
 */
function inOrder(a, b) {
  if (a.kind !== b.kind) return a.kind === 'folder' ? -1 : 1;
  return compare(a.name, b.name) || (a.name < b.name ? -1 : 1);
}

/**
 * Found out by opening it: what `access` answers is about the account that started the program, not the one it acts as.
 *
 * @param {Fs} fs
 * @param {string} folder
 */
const mayEnter = (fs, folder) =>
  fs.opendir(folder).then(
    (handle) => handle.close().then(() => true),
    () => false,
  );

/**
 * @param {RawEntry} raw
 * @param {unknown} error why the entry could not be looked at
 * @returns {Pick<Entry, 'kind' | 'usable' | 'note'> | null} null when it is gone meanwhile
 */
function unseen(raw, error) {
  const kind = raw.isDirectory() ? 'folder' : 'file';
  const gone = codeOf(error) === 'ENOENT';
  if (raw.isSymbolicLink() && (gone || codeOf(error) === 'ELOOP')) return { kind, usable: false, note: 'Broken link' };
  return gone ? null : { kind, usable: false, note: 'No access' };
}

/**
 * @param {Fs} fs
 * @param {string} folder
 * @param {RawEntry} raw
 * @returns {Promise<Entry | null>} null for what is neither file nor folder (a device, a socket)
 */
async function look(fs, folder, raw) {
  const name = raw.name.toString();
  const common = { name, hidden: name.startsWith('.'), modified: null };
  if (!isUtf8(raw.name)) return { ...common, kind: 'file', usable: false, note: 'Unreadable name' };
  const full = path.join(folder, name);
  try {
    const stat = await fs.stat(full);
    const modified = stat.mtimeMs;
    if (stat.isDirectory()) {
      const note = (await mayEnter(fs, full)) ? '' : 'No access';
      return { ...common, kind: 'folder', usable: true, note, modified };
    }
    return stat.isFile() ? { ...common, kind: 'file', usable: true, note: '', modified } : null;
  } catch (error) {
    const known = unseen(raw, error);
    return known && { ...common, ...known };
  }
}

/**
 * Reads a folder. A folder that cannot be read is the caller's to answer (`whyUnreadable`): the system's error comes
 * through as it is.
 *
 * @param {string} folder absolute
 * @param {Fs} fs
 * @returns {Promise<Listing>}
 */
export async function listFolder(folder, fs) {
  const raw = await fs.readdir(folder, { encoding: 'buffer', withFileTypes: true });
  /** @type {Entry[]} */
  const entries = [];
  for (let start = 0; start < raw.length; start += AT_ONCE) {
    const seen = await Promise.all(raw.slice(start, start + AT_ONCE).map((each) => look(fs, folder, each)));
    entries.push(...seen.filter((entry) => entry !== null));
  }
  entries.sort(inOrder);
  return { folder, prefix: asPrefix(folder), hasParent: path.dirname(folder) !== folder, entries };
}
