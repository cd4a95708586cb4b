// @ts-check
/**
 * Which entries of the list are chosen: the active one, and with several allowed any number more.
 *
 * @typedef {import('../model/folder.mjs').Entry} Entry
 *
 * @typedef {object} Choice
 * @property {number} active           index of the entry that the keyboard is on; -1 in an empty list
 * @property {number} pivot            where a range started
 * @property {ReadonlySet<string>} names   chosen names
 */
import { PARENT } from './list-moves.js';

/**
 * Whether this entry can be what the dialog gives back.
 *
 * @param {Entry | undefined} entry
 * @param {boolean} directory folders are wanted
 */
export const isTakable = (entry, directory) =>
  entry !== undefined && entry.usable && entry.name !== PARENT && (entry.kind === 'folder') === directory;

/**
 * @param {readonly Entry[]} entries
 * @param {boolean} directory
 * @param {number} from
 * @param {number} to
 */
function takableBetween(entries, directory, from, to) {
  const range = entries.slice(Math.min(from, to), Math.max(from, to) + 1);
  return range.filter((entry) => isTakable(entry, directory)).map(({ name }) => name);
}

/**
 * The choice after moving to an entry.
 *
 * @param {Choice} before
 * @param {number} to
 * @param {'only' | 'toggle' | 'range' | 'none'} how `only`: it alone; `toggle`: it more or less; `range`: all from the
 *   pivot to it; `none`: the choice stays
 * @param {readonly Entry[]} entries
 * @param {boolean} directory
 * @returns {Choice}
 */
export function choose(before, to, how, entries, directory) {
  if (how === 'none') return { ...before, active: to };
  if (how === 'range') {
    const pivot = Math.max(0, before.pivot);
    return { active: to, pivot, names: new Set(takableBetween(entries, directory, pivot, to)) };
  }
  const taken = takableBetween(entries, directory, to, to);
  if (how === 'only') return { active: to, pivot: to, names: new Set(taken) };
  const kept = [...before.names].filter((name) => !taken.includes(name));
  const added = taken.filter((name) => !before.names.has(name));
  return { active: to, pivot: to, names: new Set([...kept, ...added]) };
}

/**
 * Everything that can be taken.
 *
 * @param {Choice} before
 * @param {readonly Entry[]} entries
 * @param {boolean} directory
 * @returns {Choice}
 */
export const chooseAll = (before, entries, directory) => ({
  ...before,
  names: new Set(takableBetween(entries, directory, 0, entries.length)),
});

/**
 * The names in the order of the list.
 *
 * @param {Choice} choice
 * @param {readonly Entry[]} entries
 */
export const chosenNames = ({ names }, entries) => entries.map(({ name }) => name).filter((name) => names.has(name));
