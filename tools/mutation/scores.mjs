// @ts-check
/** What a mutation run came to, folder by folder. */

/**
 * @typedef {object} Report  the part of Stryker's JSON report that is read
 * @property {Record<string, { mutants: { status: string }[] }>} files  by their path from the project's root
 *
 * @typedef {object} Score
 * @property {string} folder
 * @property {number} killed     mutants that a test failed on, or that ran without end
 * @property {number} survived   mutants that no test noticed
 * @property {number} leftOut    mutants that were not run (see stryker.config.mjs), or could not be
 * @property {number | null} percent  killed of killed and survived; null when there is none
 */

const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/**
 * @param {Report} report
 * @param {string[]} folders
 * @returns {Score[]} of the folders that have mutants in the report, in this order
 */
export function scoresOf(report, folders) {
  return folders.flatMap((folder) => {
    const files = Object.entries(report.files).filter(([name]) => name.replaceAll('\\', '/').startsWith(`${folder}/`));
    const statuses = files.flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
    if (statuses.length === 0) return [];
    const killed = statuses.filter((status) => KILLED.includes(status)).length;
    const survived = statuses.filter((status) => SURVIVED.includes(status)).length;
    const tried = killed + survived;
    const percent = tried === 0 ? null : (100 * killed) / tried;
    return [{ folder, killed, survived, leftOut: statuses.length - tried, percent }];
  });
}

/**
 * @param {Score} score
 * @param {number} least in percent
 */
export const isEnough = ({ percent }, least) => percent !== null && percent >= least;

/**
 * @param {Score} score
 * @param {number} least in percent
 * @returns {string} a line for a person; the percentage is rounded down, so that it never looks like more
 */
export function lineOf(score, least) {
  const { folder, killed, survived, leftOut, percent } = score;
  if (percent === null) return `${folder}: no mutant was run`;
  const shown = (Math.floor(percent * 10) / 10).toFixed(1);
  const verdict = isEnough(score, least) ? '' : `, too few: ${least} % are needed`;
  return `${folder}: ${shown} % killed (${killed} of ${killed + survived}; ${leftOut} left out)${verdict}`;
}
