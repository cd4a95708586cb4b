import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const gate = readFileSync(path.join(import.meta.dirname, 'node-gate.cjs'), 'utf8');

function pass(version: string): { said: string[]; exit: number | null } {
  const seen: { said: string[]; exit: number | null } = { said: [], exit: null };
  runInNewContext(gate, {
    process: { versions: { node: version }, exit: (code: number) => (seen.exit = code) },
    console: { error: (text: string) => seen.said.push(text) },
  });
  return seen;
}

describe('the gate for old Node versions', () => {
  it.each(['20.0.0', '24.21.0', '100.0.0'])('lets Node %s pass in silence', (version) => {
    expect(pass(version)).toEqual({ said: [], exit: null });
  });

  it.each(['19.9.0', '18.20.4', '8.0.0', '0.10.48'])('stops Node %s with one sentence', (version) => {
    const { said, exit } = pass(version);
    expect(exit).toBe(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`needs Node 20 or newer; this is Node ${version}`);
  });

  it('is written in a language that an old Node reads', () => {
    expect(gate).not.toMatch(/=>|`|\b(const|let|import)\b|\?\?|\?\.|,\s*\)/);
  });
});
