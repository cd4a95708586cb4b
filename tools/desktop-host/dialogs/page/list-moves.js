// @ts-check
/**
 * What the list of a file dialog shows and where its keys lead, without any page.
 *
 * @typedef {import('../model/folder.mjs').Entry} Entry
 * @typedef {import('../model/file-types.mjs').FileType} FileType
 */
import { isOfType } from '../model/file-types.mjs';

/** The name of the entry that leads one folder up. */
export const PARENT = '..';

/** @type {Entry} */
const parentEntry = { name: PARENT, kind: 'folder', hidden: false, usable: true, note: '', modified: null };

/**
 * The entries to show, the way up first.
 *
 * @param {import('../model/folder.mjs').Listing} listing
 * @param {{ showHidden: boolean; type: FileType | undefined; directory: boolean }} wish `directory`: folders only
 * @returns {Entry[]}
 */
export function visibleEntries({ entries, hasParent }, { showHidden, type, directory }) {
  const shown = entries.filter(
    ({ name, kind, hidden }) => (showHidden || !hidden) && (kind === 'folder' || (!directory && isOfType(name, type))),
  );
  return hasParent ? [parentEntry, ...shown] : shown;
}

/**
 * Where a key moves the active entry.
 *
 * @param {string} key as in KeyboardEvent
 * @param {number} index of the active entry
 * @param {number} count of entries, at least 1
 * @param {number} page how many rows are seen at once
 * @returns {number | null} null when the key does not move
 */
export function moveBy(key, index, count, page) {
  const step = Math.max(1, page - 1);
  /** @type {Record<string, number>} */
  const to = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + step,
    PageUp: index - step,
    Home: 0,
    End: count - 1,
  };
  const target = to[key];
  return target === undefined ? null : Math.min(count - 1, Math.max(0, target));
}

/** @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The entry that typed letters lead to: the next one whose name starts with them, else the next that contains them. One
 * letter typed again and again goes from match to match. Accents and case do not matter.
 *
 * @param {readonly Entry[]} entries
 * @param {number} index of the active entry
 * @param {string} typed not empty
 * @returns {number} -1 when nothing matches
 */
export function jumpTo(entries, index, typed) {
  const letters = Array.from(plain(typed));
  const same = letters.every((letter) => letter === letters[0]);
  const wanted = same ? (letters[0] ?? '') : plain(typed);
  const from = same ? index + 1 : index;
  const order = entries.map((_, offset) => (from + offset) % entries.length);
  const find = (/** @type {(name: string) => boolean} */ fits) =>
    order.find((at) => entries[at]?.name !== PARENT && fits(plain(entries[at]?.name ?? '')));
  return find((name) => name.startsWith(wanted)) ?? find((name) => name.includes(wanted)) ?? -1;
}

/**
 * Which rows to draw: those in sight and some above and below.
 *
 * @param {number} top how far the list is scrolled, in pixels
 * @param {number} height of the list, in pixels
 * @param {number} rowHeight in pixels
 * @param {number} count of entries
 * @returns {{ from: number; to: number }} `to` is one past the last
 */
export function rowsInSight(top, height, rowHeight, count) {
  const spare = 10;
  const from = Math.max(0, Math.floor(top / rowHeight) - spare);
  return { from, to: Math.min(count, Math.ceil((top + height) / rowHeight) + spare) };
}

/**
 * How far to scroll so that a row is wholly in sight; unchanged when it already is.
 *
 * @param {number} index
 * @param {number} top
 * @param {number} height
 * @param {number} rowHeight
 */
export function scrollFor(index, top, height, rowHeight) {
  const start = index * rowHeight;
  return Math.min(start, Math.max(top, start + rowHeight - height));
}
