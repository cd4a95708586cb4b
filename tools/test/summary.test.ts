import { describe, expect, it } from 'vitest';
import type { Outcome } from './outcome.mjs';
import { summarise } from './summary.mjs';

const outcome = (name: string, passed: number, failed: number, more: Partial<Outcome> = {}): Outcome => ({
  name,
  passed,
  failed,
  skipped: [],
  problems: [],
  ...more,
});
const all = { needs: [], mustRunAll: true };
const lastLine = (text: string): string => text.split('\n').at(-1) ?? '';

describe('summarise', () => {
  it('sums up, and ends with the line that counts', () => {
    const { text, failed } = summarise([outcome('lint', 1, 0), outcome('unit', 41, 0)], all);
    expect(text).toBe('lint: 1 passed, 0 failed\nunit: 41 passed, 0 failed\n42 passed, 0 failed');
    expect(failed).toBe(0);
  });

  it('sums failures, with their words', () => {
    const { text, failed } = summarise([outcome('unit', 3, 2, { problems: ['src/a.test.ts did not run'] })], all);
    expect(text).toContain('unit: 3 passed, 2 failed\n  src/a.test.ts did not run\n');
    expect(lastLine(text)).toBe('3 passed, 2 failed');
    expect(failed).toBe(2);
  });

  it('lists what did not run before the last line, each group once', () => {
    const skipped = ['src/a.test.ts: power loss keeps the entry', 'src/b.test.ts: later'];
    const needs = [{ name: 'power loss', why: 'needs root' }];
    const { text, failed } = summarise([outcome('system', 1, 0, { skipped })], { needs, mustRunAll: false });
    expect(text).toContain('Not run:\n  power loss (needs root)\n  src/b.test.ts: later\n1 passed, 0 failed');
    expect(failed).toBe(0);
  });

  it('lets nothing be skipped where everything can run', () => {
    const { text, failed } = summarise([outcome('system', 1, 0, { skipped: ['src/b.test.ts: later'] })], all);
    expect(failed).toBe(1);
    expect(lastLine(text)).toBe('1 passed, 1 failed');
  });

  it('does not take nothing for success', () => {
    expect(summarise([], all)).toMatchObject({ failed: 1 });
    expect(lastLine(summarise([], all).text)).toBe('0 passed, 1 failed');
  });
});
