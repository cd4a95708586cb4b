import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');

function crashTest(...args: readonly string[]): { status: number | null; lines: string[] } {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'crash-test', '--', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n') };
}

it('loses, doubles and tears nothing in 200 kills and 10,000 acknowledgements', () => {
  const { status, lines } = crashTest('--kills', '200');
  const last = lines.at(-1) ?? '';
  expect(last, lines.join('\n')).toMatch(/^200 kills, \d+ acknowledged, 0 lost, 0 doubled, 0 torn$/);
  expect(Number(/(\d+) acknowledged/.exec(last)?.[1])).toBeGreaterThanOrEqual(10_000);
  expect(status).toBe(0);
});

it('sees losses where a commit is acknowledged before it is made', () => {
  const { status, lines } = crashTest('--self-test', '--kills', '10');
  expect(lines.at(-2)).toBe('The self-test found the losses it had to find.');
  expect(lines.at(-1)).toMatch(/^10 kills, \d+ acknowledged, [1-9]\d* lost, 0 doubled, 0 torn$/);
  expect(status).toBe(0);
});
