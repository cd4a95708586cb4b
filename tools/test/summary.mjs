// @ts-check

/** @typedef {import('./outcome.mjs').Outcome} Outcome */

/**
 * The end of a run: each step, what did not run, and the line that counts.
 *
 * @param {Outcome[]} outcomes
 * @param {{ needs: { name: string, why: string }[], mustRunAll: boolean }} notRun `needs`: groups that asked for a
 *   machine we are not on; `mustRunAll`: whether this machine has to run everything (Linux as root)
 * @returns {{ text: string, failed: number }} `text` ends with `N passed, N failed`
 */
export function summarise(outcomes, { needs, mustRunAll }) {
  const lines = outcomes.flatMap(({ name, passed, failed, problems }) => [
    `${name}: ${passed} passed, ${failed} failed`,
    ...problems.map((problem) => `  ${problem}`),
  ]);
  const groups = needs.map(({ name, why }) => `${name} (${why})`);
  const single = outcomes
    .flatMap(({ skipped }) => skipped)
    .filter((test) => !needs.some(({ name }) => test.includes(name)));
  const idle = [...groups, ...single];
  if (idle.length > 0) lines.push('Not run:', ...idle.map((test) => `  ${test}`));

  const sum = (/** @type {'passed' | 'failed'} */ key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  let failed = sum('failed');
  if (mustRunAll && idle.length > 0) {
    failed += 1;
    lines.push('On Linux as root every test has to run: that some did not counts as one failed.');
  }
  if (sum('passed') + failed === 0) {
    failed += 1;
    lines.push('Nothing ran at all: that counts as one failed.');
  }
  return { text: [...lines, `${sum('passed')} passed, ${failed} failed`].join('\n'), failed };
}
