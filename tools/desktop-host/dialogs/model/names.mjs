// @ts-check
/** Paths as a person types them, and what is wrong with a name before the disk is even asked. */
import path from 'node:path';

/** The longest name of one file or folder that the usual file systems take, in bytes. */
export const LONGEST_NAME = 255;

/**
 * `~` and `~/…` stand for the person's own folder, as in a shell.
 *
 * @param {string} text
 * @param {string} home absolute
 */
export const expandHome = (text, home) =>
  text === '~' ? home : text.startsWith('~/') ? path.join(home, text.slice(2)) : text;

/**
 * The absolute path that a typed text means: `~` expands, a relative path starts at the folder on show.
 *
 * @param {string} text
 * @param {{ shown: string; home: string }} at both absolute
 */
export const resolveTyped = (text, { shown, home }) => path.resolve(shown, expandHome(text, home));

/**
 * A folder with the separator behind it, ready to be followed by a name.
 *
 * @param {string} folder absolute
 */
export const asPrefix = (folder) => (folder.endsWith(path.sep) ? folder : folder + path.sep);

/**
 * What is wrong with a text as (part of) a path, in words; null when nothing is.
 *
 * @param {string} text
 */
export function textProblem(text) {
  if (text.includes('\0')) return 'There is an invisible null character in this name. Type it anew.';
  if (/\p{Cc}/u.test(text)) return 'There is an invisible control character in this name. Type it anew.';
  if (/\p{Cs}/u.test(text)) return 'There is half a character in this name. Type it anew.';
  return null;
}

/**
 * What is wrong with the name of a new file or folder, in words; null when nothing is. Only what no disk would take is
 * refused here: the disk itself is asked about the rest.
 *
 * @param {string} name
 */
export function nameProblem(name) {
  if (name === '') return 'Type a name.';
  if (name === '.' || name === '..') return `“${name}” already has a meaning of its own. Choose another name.`;
  if (name.includes('/')) return 'A name cannot contain “/”.';
  const bytes = Buffer.byteLength(name);
  if (bytes > LONGEST_NAME) {
    return `This name is too long: ${String(bytes)} bytes, and a name may have ${String(LONGEST_NAME)}. Plain letters count 1, others 2 to 4.`;
  }
  return textProblem(name);
}
