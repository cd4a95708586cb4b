import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../src/main/db/temporary.fixtures.ts';

const ROOT = path.join(import.meta.dirname, '../..');

it('measures every figure, shows it and writes it down with the machine', () => {
  const file = path.join(temporaryFolder(), 'bench.json');
  const args = ['run', '-s', 'bench', '--', '--quick', '--json', file];
  const { status, stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
  expect(status).toBe(0);
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    quick: boolean;
    machine: Record<string, unknown>;
    figures: { name: string; value: number; unit: string; bar: number | null }[];
  };
  expect(report.quick).toBe(true);
  expect(Object.keys(report.machine)).toEqual(
    expect.arrayContaining(['processor', 'cores', 'memoryMegabytes', 'system', 'load', 'node', 'sqlite']),
  );
  expect(report.figures.map(({ unit, bar }) => [unit, bar])).toEqual([
    ['ratio', 2],
    ['ms', null],
    ['ms', null],
    ['ratio', null],
    ['ms', null],
    ['ms', null],
    ['µs', 20],
    ['ms', 50],
    ['ratio', 1.2],
    ['ms', null],
    ['ms', null],
  ]);
  for (const { name, value } of report.figures) {
    expect(value).toBeGreaterThan(0);
    expect(stdout).toContain(name);
  }
});
