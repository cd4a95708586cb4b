// @ts-check
/**
 * What happens when somebody presses Save.
 *
 * @typedef {{ kind: 'enter'; folder: string }} Enter                    the text names a folder: go there
 * @typedef {{ kind: 'refuse'; text: string }} Refuse                    say so at the field
 * @typedef {{ kind: 'ask'; file: string; text: string; detail: string }} Ask   the file is there: replace it?
 * @typedef {{ kind: 'done'; files: string[] }} Done                     absolute paths
 *
 * @typedef {object} SaveRequest
 * @property {string} text                                      as it stands in the path field
 * @property {string} shown                                     the folder on show, absolute
 * @property {string} home
 * @property {readonly import('./file-types.mjs').FileType[]} types
 * @property {number} chosenType                                index in `types`
 */
import path from 'node:path';
import { withExtension } from './file-types.mjs';
import { nameProblem, resolveTyped, textProblem } from './names.mjs';
import { codeOf, folderName, quoted, whyUnopenable, whyUnwritable } from './words.mjs';

/** @typedef {import('./folder.mjs').Fs} Fs */

/** @type {(text: string) => Refuse} */
const refuse = (text) => ({ kind: 'refuse', text });

/**
 * Why the folder of the file cannot be used; null when it can. The first part of the path that is wrong is named, so
 * that a slip in the middle of a long path is seen.
 *
 * @param {string} folder absolute
 * @param {string} shown the folder on show, where a missing one could be made
 * @param {Fs} fs
 * @returns {Promise<string | null>}
 */
async function folderProblem(folder, shown, fs) {
  try {
    const stat = await fs.stat(folder);
    return stat.isDirectory() ? null : `${quoted(folderName(folder))} is a file, not a folder.`;
  } catch (error) {
    const parent = path.dirname(folder);
    if (parent === folder) return whyUnopenable(error, folder);
    const above = await folderProblem(parent, shown, fs);
    if (above !== null) return above;
    if (codeOf(error) !== 'ENOENT') return whyUnopenable(error, folder);
    const missing = `There is no folder ${quoted(folderName(folder))} in ${quoted(folderName(parent))}.`;
    return parent === shown ? `${missing} “New folder” makes one.` : missing;
  }
}

/**
 * Tries to write a new file: makes an empty one and takes it away again. Permission bits alone do not tell (read-only
 * disks, used-up space, names the disk does not take, an administrator's account).
 *
 * @param {string} file
 * @param {Fs} fs
 * @returns {Promise<Refuse | Done>}
 */
async function tryNew(file, fs) {
  try {
    const handle = await fs.open(file, 'wx');
    await handle.close();
    await fs.unlink(file);
    return { kind: 'done', files: [file] };
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      return refuse(`${quoted(path.basename(file))} is a link that leads nowhere. Choose another name.`);
    }
    return refuse(whyUnwritable(error, file, false));
  }
}

/**
 * Tries to write to a file that is there, without changing it, and asks.
 *
 * @param {string} file
 * @param {Fs} fs
 * @returns {Promise<Refuse | Ask>}
 */
async function tryExisting(file, fs) {
  try {
    const handle = await fs.open(file, 'r+');
    await handle.close();
  } catch (error) {
    return refuse(whyUnwritable(error, file, true));
  }
  const name = quoted(path.basename(file));
  const folder = quoted(folderName(path.dirname(file)));
  return {
    kind: 'ask',
    file,
    text: `${name} is already there. Replace it?`,
    detail: `The old file in ${folder} would be lost.`,
  };
}

/**
 * @param {string} file absolute
 * @param {Fs} fs
 */
const statOrNull = (file, fs) => fs.stat(file).catch(() => null);

/**
 * Judges the text of the path field. Nothing is left behind and nothing existing is changed.
 *
 * @param {SaveRequest} request
 * @param {Fs} fs
 * @returns {Promise<Enter | Refuse | Ask | Done>}
 */
export async function judgeSave(request, fs) {
  const { types, chosenType, shown } = request;
  if (request.text.trim() === '') return refuse('Type a name for the file.');
  const problem = textProblem(request.text);
  if (problem) return refuse(problem);

  // Blanks at the ends are slips, unless a file really has them in its name.
  const exact = await statOrNull(resolveTyped(request.text, request), fs);
  const text = exact ? request.text : request.text.trim();
  const typed = resolveTyped(text, request);
  const there = exact ?? (await statOrNull(typed, fs));
  if (there?.isDirectory()) {
    return typed === shown ? refuse('Type a name for the file.') : { kind: 'enter', folder: typed };
  }

  const folder = text.endsWith('/') ? typed : path.dirname(typed);
  const noFolder = await folderProblem(folder, shown, fs);
  if (noFolder) return refuse(noFolder);
  const name = withExtension(path.basename(typed), types, chosenType);
  const wrong = nameProblem(name);
  if (wrong) return refuse(wrong);

  const file = path.join(folder, name);
  const old = await statOrNull(file, fs);
  if (!old) return tryNew(file, fs);
  if (old.isDirectory()) return refuse(`${quoted(name)} is a folder. Choose another name.`);
  if (!old.isFile()) return refuse(`${quoted(name)} is not an ordinary file. Choose another name.`);
  return tryExisting(file, fs);
}
