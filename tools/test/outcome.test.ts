import { describe, expect, it } from 'vitest';
import { outcomeOfCheck, outcomeOfPlaywright, outcomeOfVitest, type VitestReport } from './outcome.mjs';

const test = (fullName: string, status: string): { fullName: string; status: string } => ({ fullName, status });
const file = (
  name: string,
  status: string,
  assertionResults: { fullName: string; status: string }[],
  message = '',
): VitestReport['testResults'][number] => ({ name: `/w/${name}`, status, assertionResults, message });
const good = file('src/a.test.ts', 'passed', [test('adds', 'passed'), test('subtracts', 'passed')]);

const vitest = (testResults: VitestReport['testResults'] | null, ok: boolean, expected: string[] = []): object =>
  outcomeOfVitest({ name: 'unit', ok, report: testResults && { testResults }, expected, root: '/w' });

describe('a report of Vitest', () => {
  it('counts tests', () => {
    expect(vitest([good], true, ['src/a.test.ts'])).toEqual({
      name: 'unit',
      passed: 2,
      failed: 0,
      skipped: [],
      problems: [],
    });
  });

  it('counts failures, and lists what was skipped or is still to do', () => {
    const mixed = file('src/b.test.ts', 'failed', [
      test('adds', 'passed'),
      test('divides', 'failed'),
      test('multiplies', 'skipped'),
      test('takes roots', 'todo'),
    ]);
    expect(vitest([good, mixed], false)).toMatchObject({
      passed: 3,
      failed: 1,
      skipped: ['src/b.test.ts: multiplies', 'src/b.test.ts: takes roots'],
      problems: [],
    });
  });

  it('counts a file that could not be loaded', () => {
    const broken = file('src/b.test.ts', 'failed', [], 'Cannot find module\nstack');
    expect(vitest([good, broken], false)).toMatchObject({
      passed: 2,
      failed: 1,
      problems: ['src/b.test.ts failed as a whole: Cannot find module'],
    });
  });

  it('counts a file whose hook threw after every test passed', () => {
    const hook = file('src/b.test.ts', 'failed', [test('adds', 'passed')], 'afterAll');
    expect(vitest([hook], false)).toMatchObject({ passed: 1, failed: 1 });
  });

  it.each([
    ['a crashed runner', null, false, ['src/a.test.ts'], 'the runner ended without a report'],
    ['a runner that says it is fine but leaves no report', null, true, [], 'the runner ended without a report'],
    ['an error beside the tests', [good], false, [], 'the runner ended with an error'],
    ['a file that did not run', [good], true, ['src/a.test.ts', 'src/b.test.ts'], 'src/b.test.ts did not run'],
    ['no test where some are expected', [], true, ['src/a.test.ts'], 'src/a.test.ts did not run'],
    ['a file without tests', [good, file('src/b.test.ts', 'passed', [])], true, [], 'src/b.test.ts holds no test'],
  ])('takes %s for a failure', (_, results, ok, expected, problem) => {
    expect(vitest(results, ok, expected)).toMatchObject({ failed: 1, problems: [problem] });
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, status: string): { title: string; file: string; tests: { status: string }[] } => ({
    title,
    file: 'board.spec.ts',
    tests: [{ status }],
  });
  const report = {
    suites: [
      {
        title: 'board.spec.ts',
        file: 'board.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
        suites: [{ title: 'damage', specs: [spec('is typed', 'expected'), spec('waits', 'skipped')] }],
      },
    ],
  };
  const playwright = (given: typeof report | null, ok: boolean, more: object = {}): object =>
    outcomeOfPlaywright({
      name: 'e2e',
      ok,
      report: given && { ...given, ...more },
      expected: ['e2e/board.spec.ts'],
      folder: 'e2e',
    });

  it('counts tests in nested groups', () => {
    expect(playwright(report, false)).toEqual({
      name: 'e2e',
      passed: 2,
      failed: 1,
      skipped: ['e2e/board.spec.ts: damage waits'],
      problems: [],
    });
  });

  it('takes a flaky test for a failed one', () => {
    const flaky = { suites: [{ title: 'board.spec.ts', specs: [spec('opens', 'flaky')] }] };
    expect(playwright(flaky as typeof report, true)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts errors outside of tests, a crash, and a file that did not run', () => {
    expect(playwright({ suites: [] }, false, { errors: [{ message: 'SyntaxError: x\nat' }] })).toMatchObject({
      failed: 2,
      problems: ['SyntaxError: x', 'e2e/board.spec.ts did not run'],
    });
    expect(playwright(null, false)).toMatchObject({ failed: 1, problems: ['the runner ended without a report'] });
  });
});

it('a check counts as one', () => {
  expect(outcomeOfCheck('lint', true)).toMatchObject({ passed: 1, failed: 0 });
  expect(outcomeOfCheck('lint', false)).toMatchObject({ passed: 0, failed: 1 });
});
