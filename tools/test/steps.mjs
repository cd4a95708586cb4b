// @ts-check
/** The steps of each kind of run, as data. */

/**
 * @typedef {'test' | 'check' | 'deep'} Mode
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {'check' | 'vitest' | 'playwright'} kind
 * @property {string[]} args      of npm for a check, of the runner otherwise
 * @property {string[]} expected  test files that its report must name
 * @property {number} minutes     after which it is ended and counts as failed
 *
 * @typedef {Step[][][]} Plan stages, one after the other; each of rows of steps that run side by side, one row for each of
 *   two cores
 */

/**
 * @param {Mode} mode
 * @param {import('./test-files.mjs').TestFiles} files
 * @returns {Plan}
 */
export function planOf(mode, files) {
  const lint = check('lint');
  const layers = check('layers');
  const types = check('types');
  const unit = vitest('unit', files.unit, 5);
  switch (mode) {
    case 'check':
      // Before each commit: of the files only those are linted that changed, since all of them take minutes.
      return [
        [
          [...unit, layers],
          [types, check('lint', 'lint:changed')],
        ],
      ];
    case 'test':
      return [
        [
          [lint, layers],
          [types, ...unit, ...vitest('component', files.component, 5)],
        ],
        // All of them drive browsers and processes, and wait for them half of the time; two of the e2e files at once, since
        // they take longer than the others.
        [
          vitest('system', files.system, 15),
          playwright('e2e', files.e2e, files.e2eDeep, ['--grep-invert', '@deep', '--workers=2']),
        ],
      ];
    case 'deep':
      return [[[...vitest('deep', files.deep, 40), ...playwright('e2e-deep', files.e2eDeep, [], ['--grep', '@deep'])]]];
  }
}

/**
 * @param {string} name
 * @param {string} [script] of package.json, where it is not called so
 * @returns {Step}
 */
const check = (name, script = name) => ({
  name,
  kind: 'check',
  args: ['run', '-s', script],
  expected: [],
  minutes: 10,
});

/**
 * @param {string} project
 * @param {string[]} files
 * @param {number} minutes
 * @returns {Step[]} none while the project has no such test
 */
function vitest(project, files, minutes) {
  if (files.length === 0) return [];
  const args = ['run', '--project', project, '--silent=passed-only'];
  return [{ name: project, kind: 'vitest', args, expected: files, minutes }];
}

/**
 * @param {string} name
 * @param {string[]} files
 * @param {string[]} mixed  files that may or may not hold a test for this run
 * @param {string[]} choice
 * @returns {Step[]}
 */
function playwright(name, files, mixed, choice) {
  if (files.length + mixed.length === 0) return [];
  const none = files.length === 0 ? ['--pass-with-no-tests'] : [];
  return [{ name, kind: 'playwright', args: ['test', ...choice, ...none], expected: files, minutes: 30 }];
}
