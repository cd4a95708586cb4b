// @ts-check
/** Making a folder from within a file dialog. */
import path from 'node:path';
import { nameProblem } from './names.mjs';
import { codeOf, quoted, whyUnwritable } from './words.mjs';

/**
 * Makes one folder inside the one on show.
 *
 * @param {string} name blanks at its ends are dropped
 * @param {string} shown absolute
 * @param {import('./folder.mjs').Fs} fs
 * @returns {Promise<{ folder: string } | { refusal: string }>} the new folder's absolute path, or why there is none
 */
export async function makeFolder(name, shown, fs) {
  const wanted = name.trim();
  const wrong = nameProblem(wanted);
  if (wrong) return { refusal: wrong };
  const folder = path.join(shown, wanted);
  try {
    await fs.mkdir(folder);
    return { folder };
  } catch (error) {
    const taken = codeOf(error) === 'EEXIST';
    return { refusal: taken ? `${quoted(wanted)} is already there.` : whyUnwritable(error, folder, false) };
  }
}
