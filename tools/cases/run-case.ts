import { accept } from '../../src/main/rules/refusal.ts';
import type { Outcome } from '../../src/main/rules/refusal.ts';
import type { Applied } from './adapter.ts';
import { readCase } from './case-line.ts';
import type { Case } from './case-line.ts';
import { mismatches } from './compare.ts';
import type { Mismatch } from './shape.ts';

/** All steps, or the first refusal. The facts are the last step's. */
function play({ adapter, before, options, steps }: Case): Outcome<Applied> {
  const started = adapter.start(before);
  if (!started.ok) return started;
  let applied: Applied = { state: started.value, facts: {} };
  for (const { op, rolls } of steps) {
    const next = adapter.apply(applied.state, op, rolls, options);
    if (!next.ok) return next;
    applied = next.value;
  }
  return accept(applied);
}

function check(one: Case): readonly Mismatch[] {
  const played = play(one);
  if (!one.refused) {
    if (!played.ok) return [{ path: 'refused', expected: 'accepted', got: played.refusal.reason }];
    const { state, facts } = played.value;
    return [...mismatches(one.after ?? {}, state, 'after'), ...mismatches(one.facts ?? {}, facts, 'facts')];
  }
  if (played.ok) return [{ path: 'refused', expected: true, got: 'accepted' }];
  const unchanged = one.adapter.start(one.before);
  return one.after && unchanged.ok ? mismatches(one.after, unchanged.value, 'after') : [];
}

const threw = (error: unknown): readonly Mismatch[] => [
  { path: 'rules', expected: 'an answer', got: error instanceof Error ? error.message : String(error) },
];

/** Everything in which a line of a case file is not as the rules have it; nothing when the case passes. */
export function runLine(text: string): readonly Mismatch[] {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return [{ path: 'line', expected: 'JSON', got: text }];
  }
  try {
    const read = readCase(line);
    return Array.isArray(read) ? (read as readonly Mismatch[]) : check(read as Case);
  } catch (error) {
    return threw(error);
  }
}
