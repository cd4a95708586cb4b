import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const scratch = mkdtempSync(path.join(tmpdir(), 'cases-'));
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

/** `npm run -s cases -- …`, from another folder than the project's when `cwd` says so. */
const cases = (...files: readonly string[]): { status: number | null; lines: string[] } => {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'cases', '--', ...files], { cwd: root, encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n') };
};

test('the command passes the project’s own cases', () => {
  expect(cases('cases/group.jsonl', 'cases/initiative-morale.jsonl')).toEqual({
    status: 0,
    lines: ['69 passed, 0 failed'],
  });
});

test('the command fails with a line for each spoiled case and the count at the end', () => {
  const spoiled = path.join(scratch, 'spoiled.jsonl');
  const text = readFileSync(path.join(root, 'cases/group.jsonl'), 'utf8');
  writeFileSync(spoiled, text.replaceAll('"surprised":true', '"surprised":"true"'));
  const { status, lines } = cases(spoiled);
  expect(status).toBe(1);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toBe('54 passed, 3 failed');
});
