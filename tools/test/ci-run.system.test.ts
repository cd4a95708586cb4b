import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../launcher/test-folder.fixtures.ts';

const folder = testFolder();

/** A project of nothing but `.ci/run`, with a program in the place of npm that does what TEST and DEEP say. */
beforeEach(() => {
  cpSync(path.join(import.meta.dirname, '../../.ci/run'), path.join(folder.root, '.ci/run'));
  folder.write('node_modules/old', '');
  folder.write('out/old', '');
  folder.program('bin/npm', '#!/bin/sh\nif [ "$1" = test ]; then eval "$TEST"; else eval "$DEEP"; fi\n');
});

function run(
  test: string,
  deep: string,
  env: NodeJS.ProcessEnv = {},
): { status: number | null; last: string; output: string } {
  const { status, stdout } = spawnSync(path.join(folder.root, '.ci/run'), {
    env: { ...process.env, PATH: `${folder.root}/bin:/usr/bin:/bin`, TEST: test, DEEP: deep, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout, last: stdout.trimEnd().split('\n').at(-1) ?? '' };
}

describe('.ci/run', () => {
  it('begins clean, and sums both runs up', () => {
    const all = run('ls; echo "lint: 1 passed"; echo "40 passed, 0 failed"', 'echo "2 passed, 0 failed"');
    expect(all).toMatchObject({ status: 0, last: '42 passed, 0 failed' });
    expect(existsSync(path.join(folder.root, 'node_modules'))).toBe(false);
    expect(existsSync(path.join(folder.root, 'out'))).toBe(false);
  });

  it.each([
    ['tests fail', 'echo "40 passed, 3 failed"; exit 1', 'echo "2 passed, 0 failed"', '42 passed, 3 failed'],
    ['the first run dies without a word', 'exit 9', 'echo "2 passed, 0 failed"', '2 passed, 1 failed'],
    ['the second is killed', 'echo "40 passed, 0 failed"', 'kill -9 $$', '40 passed, 1 failed'],
    [
      'the status contradicts the line',
      'echo "40 passed, 0 failed"; exit 1',
      'echo "2 passed, 0 failed"',
      '42 passed, 1 failed',
    ],
    [
      'the line is not the last',
      'echo "40 passed, 0 failed"; echo bye',
      'echo "2 passed, 0 failed"',
      '2 passed, 1 failed',
    ],
    ['nothing ran', 'echo "0 passed, 0 failed"', 'echo "0 passed, 0 failed"', '0 passed, 0 failed'],
  ])('fails when %s', (_, test, deep, last) => {
    expect(run(test, deep)).toMatchObject({ status: 1, last });
  });

  it('ends within its time', () => {
    const late = run('echo begun; exec sleep 600', 'echo "2 passed, 0 failed"', { CI_RUN_SECONDS: '3' });
    expect(late).toMatchObject({ status: 1, last: '0 passed, 2 failed' });
    expect(late.output).toContain('It died with status 124: npm test');
    expect(late.output).toContain('No time is left for: npm run test:deep');
  });
});
