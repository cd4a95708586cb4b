// @ts-check
/**
 * What happens when somebody presses Open.
 *
 * @typedef {object} OpenRequest
 * @property {string} text           as it stands in the path field
 * @property {readonly string[]} names   what is chosen in the list; when not empty the text does not count
 * @property {string} shown          the folder on show, absolute
 * @property {string} home
 * @property {boolean} directory     folders are wanted, not files
 */
import path from 'node:path';
import { resolveTyped, textProblem } from './names.mjs';
import { quoted, whyUnopenable, whyUnreadable } from './words.mjs';

/** @typedef {import('./folder.mjs').Fs} Fs */
/** @typedef {import('./save-target.mjs').Enter} Enter */
/** @typedef {import('./save-target.mjs').Refuse} Refuse */
/** @typedef {import('./save-target.mjs').Done} Done */

/** @type {(text: string) => Refuse} */
const refuse = (text) => ({ kind: 'refuse', text });

/**
 * @param {string} folder
 * @param {boolean} directory
 * @param {Fs} fs
 * @returns {Promise<Enter | Refuse | Done>}
 */
async function judgeFolder(folder, directory, fs) {
  if (!directory) return { kind: 'enter', folder };
  try {
    const handle = await fs.opendir(folder);
    await handle.close();
    return { kind: 'done', files: [folder] };
  } catch (error) {
    return refuse(whyUnreadable(error, folder));
  }
}

/**
 * @param {string} file absolute
 * @param {boolean} directory
 * @param {Fs} fs
 * @returns {Promise<Enter | Refuse | Done>}
 */
async function judgePath(file, directory, fs) {
  try {
    const stat = await fs.stat(file);
    if (stat.isDirectory()) return await judgeFolder(file, directory, fs);
    const name = quoted(path.basename(file));
    if (directory) return refuse(`${name} is a file. Choose a folder.`);
    if (!stat.isFile()) return refuse(`${name} is not an ordinary file.`);
    // Asked by opening it: permission bits alone do not tell.
    const handle = await fs.open(file, 'r');
    await handle.close();
    return { kind: 'done', files: [file] };
  } catch (error) {
    return refuse(whyUnopenable(error, file));
  }
}

/**
 * @param {OpenRequest} request
 * @param {Fs} fs
 * @returns {Promise<Enter | Refuse | Done>}
 */
async function judgeText(request, fs) {
  const nothing = request.directory
    ? 'Choose a folder, or type its path.'
    : 'Choose a file in the list, or type its name.';
  if (request.text.trim() === '') return refuse(nothing);
  const problem = textProblem(request.text);
  if (problem) return refuse(problem);
  const exact = resolveTyped(request.text, request);
  const isThere = await fs.stat(exact).then(
    () => true,
    () => false,
  );
  const file = isThere ? exact : resolveTyped(request.text.trim(), request);
  if (file === request.shown && !request.directory) return refuse(nothing);
  return judgePath(file, request.directory, fs);
}

/**
 * Judges what is chosen or typed. Several names are taken all or none: the first that cannot be opened is told.
 *
 * @param {OpenRequest} request
 * @param {Fs} fs
 * @returns {Promise<Enter | Refuse | Done>}
 */
export async function judgeOpen(request, fs) {
  if (request.names.length === 0) return judgeText(request, fs);
  /** @type {string[]} */
  const files = [];
  for (const name of request.names) {
    const answer = await judgePath(path.join(request.shown, name), request.directory, fs);
    if (answer.kind !== 'done') return answer;
    files.push(...answer.files);
  }
  return { kind: 'done', files };
}
