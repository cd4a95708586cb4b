import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');

it('loses, doubles and tears nothing in 200 kills and 10,000 acknowledgements', () => {
  const args = ['run', '-s', 'crash-test', '--', '--kills', '200'];
  const { status, stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  expect(last).toMatch(/^200 kills, \d+ acknowledged, 0 lost, 0 doubled, 0 torn$/);
  expect(Number(/(\d+) acknowledged/.exec(last)?.[1])).toBeGreaterThanOrEqual(10_000);
  expect(status).toBe(0);
});
