import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { gone, layOutProject } from '../launcher/fake-project.fixtures.ts';
import { testFolder } from '../launcher/test-folder.fixtures.ts';

const folder = testFolder();

/** In the place of Vitest: writes the report that the test gives it, or does what VITEST says. */
const VITEST = `
import { writeFileSync } from 'node:fs';
const file = process.argv.find((arg) => arg.startsWith('--outputFile.json=')).slice('--outputFile.json='.length);
const { VITEST_DOES: does = '', VITEST_REPORT: report } = process.env;
if (does === 'crash') process.abort();
if (does === 'hang') { writeFileSync('hanging', String(process.pid)); setInterval(() => {}, 1000); }
else { if (report) writeFileSync(file, report); process.exitCode = does === 'fail' ? 1 : 0; }
`;
const UNIT = 'src/main/rules/dice.test.ts';

beforeEach(() => {
  layOutProject(folder);
  cpSync(import.meta.dirname, path.join(folder.root, 'tools/test'), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  });
  folder.write('node_modules/vitest/vitest.mjs', VITEST);
  folder.write(UNIT, '');
  // In the place of npm: \`npm run -s NAME\` fails for the names in FAILING.
  folder.program('browser/npm', '#!/bin/sh\necho "npm $3 speaks"\ncase " $FAILING " in *" $3 "*) exit 1 ;; esac\n');
});

const environment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: `${folder.root}/browser:/usr/bin:/bin`,
  HOME: folder.root,
  ...env,
});
const report = (...statuses: string[]): string =>
  JSON.stringify({
    testResults: [
      {
        name: path.join(folder.root, UNIT),
        status: statuses.includes('failed') ? 'failed' : 'passed',
        assertionResults: statuses.map((status, index) => ({ fullName: `test ${index}`, status })),
      },
    ],
  });

function check(env: NodeJS.ProcessEnv, args = ['--check']): { status: number | null; output: string; last: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/test/run.mjs', ...args], {
    cwd: folder.root,
    env: environment(env),
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr, last: stdout.trimEnd().split('\n').at(-1) ?? '' };
}

describe('the test run', () => {
  it('counts lint, layers and types as one each, and every test', () => {
    const { status, output, last } = check({ VITEST_REPORT: report('passed', 'passed') });
    expect(last).toBe('5 passed, 0 failed');
    expect(status).toBe(0);
    expect(output).toContain('types │ npm types speaks');
  });

  it.each(['lint:changed', 'layers', 'types'])('counts a failing %s', (name) => {
    const { status, last } = check({ FAILING: name, VITEST_REPORT: report('passed') });
    expect(last).toBe('3 passed, 1 failed');
    expect(status).toBe(1);
  });

  it('shows what a step wrote last before the line that counts', () => {
    // What it starts writes after its end, into the same pipe.
    folder.program('browser/npm', '#!/bin/sh\n(sleep 0.3; echo "npm $3 speaks late") &\n');
    const { output, last } = check({ VITEST_REPORT: report('passed') });
    expect(output).toContain('layers │ npm layers speaks late');
    expect(last).toBe('4 passed, 0 failed');
  });

  it('counts failing tests', () => {
    const { status, last } = check({ VITEST_DOES: 'fail', VITEST_REPORT: report('passed', 'failed', 'failed') });
    expect(last).toBe('4 passed, 2 failed');
    expect(status).toBe(1);
  });

  it.each([
    ['crashes', { VITEST_DOES: 'crash' }, 'the runner ended without a report'],
    ['leaves no report', {}, 'the runner ended without a report'],
    ['finds no test', { VITEST_REPORT: '{"testResults":[]}' }, `${UNIT} did not run`],
  ])('counts a runner that %s', (_, env, problem) => {
    const { status, output, last } = check(env);
    expect(last).toBe('3 passed, 1 failed');
    expect(status).toBe(1);
    expect(output).toContain(problem);
  });

  it('lists what was skipped before the last line', () => {
    const { output } = check({ VITEST_REPORT: report('passed', 'skipped') });
    expect(output).toContain(`Not run:\n  ${UNIT}: test 1\n`);
  });

  it('ends as failed when it cannot even begin', () => {
    const { status, output, last } = check({}, ['--all']);
    expect(last).toBe('0 passed, 1 failed');
    expect(status).toBe(1);
    expect(output).toContain('Unknown: --all.');
  });

  it('ends as failed when it is interrupted, and leaves no runner behind', async () => {
    const child = spawn(process.execPath, ['tools/test/run.mjs', '--check'], {
      cwd: folder.root,
      env: environment({ VITEST_DOES: 'hang' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (output += piece));
    const marker = path.join(folder.root, 'hanging');
    while (!existsSync(marker) || readFileSync(marker, 'utf8') === '') await delay(20);
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(130);
    expect(output).toContain('stopped by SIGINT');
    expect(output.trimEnd().split('\n').at(-1)).toMatch(/^\d passed, 2 failed$/);
    await gone(Number(readFileSync(marker, 'utf8')));
  });
});
