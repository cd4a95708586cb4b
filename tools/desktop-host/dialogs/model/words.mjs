// @ts-check
/** What the system refuses, said in words. No sentence ends in an error code unless nothing better is known. */
import path from 'node:path';

const LONGEST_QUOTE = 60;

/**
 * A name in quotation marks, cut in its middle when it would fill the line.
 *
 * @param {string} name
 */
export function quoted(name) {
  const letters = Array.from(name);
  if (letters.length <= LONGEST_QUOTE) return `“${name}”`;
  const half = LONGEST_QUOTE / 2;
  return `“${letters.slice(0, half).join('')}…${letters.slice(-half).join('')}”`;
}

/**
 * A folder's own name; the root has none, so it is called by its path.
 *
 * @param {string} folder
 */
export const folderName = (folder) => path.basename(folder) || folder;

/**
 * The error's code as the system gives it (`ENOENT`, …), or an empty string.
 *
 * @param {unknown} error
 * @returns {string}
 */
export const codeOf = (error) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** @type {Record<string, string>} */
const ANYWHERE = {
  ENAMETOOLONG: 'This path is too long for the disk. Use a shorter name or a folder closer to the top.',
  ELOOP: 'The links on this path lead back to themselves.',
  EIO: 'The disk answered with an error. Is it still plugged in?',
  ENODEV: 'The disk answered with an error. Is it still plugged in?',
  ENOSPC: 'The disk is full.',
  EDQUOT: 'Your share of this disk is used up.',
  EROFS: 'This disk is read-only: nothing can be written to it.',
  EINVAL: 'The disk does not take such a name. Use plain letters and digits.',
  EILSEQ: 'The disk does not take such a name. Use plain letters and digits.',
  EMFILE: 'Too many files are open at the moment. Close something and try again.',
  EBUSY: 'Another program is using this file. Close it there and try again.',
  ETXTBSY: 'Another program is using this file. Close it there and try again.',
};

/**
 * @param {unknown} error
 * @param {Record<string, string>} here sentences for the codes that mean something special at this place
 * @param {string} otherwise
 */
function say(error, here, otherwise) {
  const code = codeOf(error);
  return here[code] ?? ANYWHERE[code] ?? (code ? `${otherwise} (${code})` : otherwise);
}

/**
 * Why a folder cannot be shown.
 *
 * @param {unknown} error
 * @param {string} folder absolute
 */
export function whyUnreadable(error, folder) {
  const name = quoted(folderName(folder));
  const closed = `You are not allowed to look into ${name}.`;
  return say(
    error,
    {
      ENOENT: `The folder ${name} does not exist.`,
      ENOTDIR: `${name} is a file, not a folder.`,
      EACCES: closed,
      EPERM: closed,
    },
    `The folder ${name} cannot be read.`,
  );
}

/**
 * Why a file cannot be written at a place whose folder exists.
 *
 * @param {unknown} error
 * @param {string} file absolute
 * @param {boolean} exists whether the refusal is about a file that is already there
 */
export function whyUnwritable(error, file, exists) {
  const folder = quoted(folderName(path.dirname(file)));
  const closed = exists
    ? `${quoted(path.basename(file))} is write-protected. Choose another name.`
    : `You are not allowed to write to ${folder}. Choose another folder.`;
  return say(
    error,
    {
      // Folders that only look like ones (of the system itself) answer a new file with "no such file".
      ENOENT: `Nothing can be written to ${folder}. Choose another folder.`,
      EACCES: closed,
      EPERM: closed,
      EISDIR: `${quoted(path.basename(file))} is a folder. Choose another name.`,
    },
    `${quoted(path.basename(file))} cannot be written.`,
  );
}

/**
 * Why a file cannot be opened.
 *
 * @param {unknown} error
 * @param {string} file absolute
 */
export function whyUnopenable(error, file) {
  const name = quoted(path.basename(file));
  const closed = `You are not allowed to read ${name}.`;
  return say(
    error,
    {
      ENOENT: `There is no ${name} in ${quoted(folderName(path.dirname(file)))}.`,
      ENOTDIR: `There is no ${name}: a part of this path is a file, not a folder.`,
      EACCES: closed,
      EPERM: closed,
    },
    `${name} cannot be read.`,
  );
}
