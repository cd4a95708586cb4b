// @ts-check
/** What a step of a test run has come to, read from its exit status and the report it left. */
import path from 'node:path';

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped    names of tests that did not run
 * @property {string[]} problems   what failed beside tests, in words
 *
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, message?: string,
 *   assertionResults: { fullName: string, status: string }[] }[]} testResults
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {string} [file]
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file?: string, tests: { status: string }[] }[]} [specs]
 *
 * @typedef {{ suites: PlaywrightSuite[], errors?: { message?: string }[] }} PlaywrightReport
 */

/**
 * @param {string} name
 * @param {boolean} ok
 * @returns {Outcome} of a check, which counts as one
 */
export const outcomeOfCheck = (name, ok) => ({
  name,
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: [],
  problems: [],
});

/**
 * @param {{ name: string, ok: boolean, report: VitestReport | null, expected: string[], root: string }} run `ok`: its exit
 *   status was 0; `report`: null when it left none; `expected`: the test files that must be in it
 * @returns {Outcome}
 */
export function outcomeOfVitest({ name, ok, report, expected, root }) {
  const outcome = empty(name);
  const seen = new Set();
  for (const file of report?.testResults ?? []) {
    const where = path.relative(root, file.name).split(path.sep).join('/');
    seen.add(where);
    let failed = 0;
    for (const { fullName, status } of file.assertionResults) {
      if (status === 'passed') outcome.passed += 1;
      else if (status === 'failed') failed += 1;
      else outcome.skipped.push(`${where}: ${fullName}`);
    }
    outcome.failed += failed;
    // The file itself failed: it could not be loaded, or a hook of it threw.
    if (file.status === 'failed' && failed === 0)
      fail(outcome, `${where} failed as a whole: ${firstLine(file.message)}`);
    else if (file.assertionResults.length === 0) fail(outcome, `${where} holds no test`);
  }
  return complete(outcome, { ok, report, expected, seen });
}

/**
 * @param {{ name: string, ok: boolean, report: PlaywrightReport | null, expected: string[], folder: string }} run
 *   `folder`: the folder of the specs, from the project's root
 * @returns {Outcome} a flaky test counts as failed
 */
export function outcomeOfPlaywright({ name, ok, report, expected, folder }) {
  const outcome = empty(name);
  const seen = new Set();
  const walk = (/** @type {PlaywrightSuite} */ suite, /** @type {string[]} */ titles) => {
    for (const spec of suite.specs ?? []) {
      const where = `${folder}/${spec.file ?? suite.file ?? suite.title}`;
      seen.add(where);
      for (const { status } of spec.tests) {
        if (status === 'expected') outcome.passed += 1;
        else if (status === 'skipped') outcome.skipped.push(`${where}: ${[...titles, spec.title].join(' ')}`);
        else outcome.failed += 1;
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of report?.suites ?? []) walk(suite, []);
  for (const error of report?.errors ?? []) fail(outcome, firstLine(error.message));
  return complete(outcome, { ok, report, expected, seen });
}

/**
 * A runner that crashed, lost a file or found nothing must not look like one that passed.
 *
 * @param {Outcome} outcome
 * @param {{ ok: boolean, report: unknown, expected: string[], seen: Set<string> }} run
 */
function complete(outcome, { ok, report, expected, seen }) {
  if (report === null) fail(outcome, 'the runner ended without a report');
  else for (const file of expected) if (!seen.has(file)) fail(outcome, `${file} did not run`);
  if (!ok && outcome.failed === 0) fail(outcome, 'the runner ended with an error');
  return outcome;
}

/**
 * @param {string} name
 * @returns {Outcome}
 */
const empty = (name) => ({ name, passed: 0, failed: 0, skipped: [], problems: [] });

/**
 * @param {Outcome} outcome
 * @param {string} problem
 */
function fail(outcome, problem) {
  outcome.failed += 1;
  outcome.problems.push(problem);
}

/** @param {string | undefined} text */
const firstLine = (text) => (text ?? '').split('\n')[0] || 'without a word';
