import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RulesetId } from '../../src/main/rules/index.ts';
import { playThrough } from './play-through.ts';

/** As long as a run may be: `size: 'max'` alone leaves the length to this. */
const LONGEST = 100;

/**
 * Plays random encounters until `least` gestures were taken. A failure names the numbers it can be repeated with.
 *
 * @returns how many were
 */
export function anyPlays(ruleset: RulesetId, least: number): number {
  let executed = 0;
  const property = fc.property(
    fc.array(fc.nat({ max: 0xffff_ffff }), { size: 'max', minLength: 1, maxLength: LONGEST }),
    (starts) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-play-'));
      try {
        executed += playThrough(folder, ruleset, starts);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
  // A failure is told at once: making it smaller plays on for hours.
  while (executed < least) fc.assert(property, { numRuns: 5, endOnFailure: true });
  return executed;
}
