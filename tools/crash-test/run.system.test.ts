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

it('loses, doubles and tears nothing when it is killed at random moments', () => {
  const { status, lines } = crashTest('--kills', '5');
  // All it wrote: what was lost, doubled or torn, and the number to play it again with.
  const said = lines.join('\n');
  expect(lines.at(-1), said).toMatch(/^5 kills, [1-9]\d+ acknowledged, 0 lost, 0 doubled, 0 torn$/);
  expect(status).toBe(0);
});

it('says how it is used', () => {
  expect(crashTest('--kills', 'many').status).toBe(2);
  expect(crashTest().status).toBe(2);
});
