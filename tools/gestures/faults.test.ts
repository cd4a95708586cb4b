import { describe, expect, it } from 'vitest';
import { addition, after, prepared } from '../../src/main/rules/encounters.fixtures.ts';
import { hero } from '../../src/main/rules/thresholds/creatures.fixtures.ts';
import { faultsOfEncounter } from './faults.ts';

const rested = (shortRests: number): readonly string[] =>
  faultsOfEncounter(
    after(prepared(), { type: 'addCombatants', additions: [addition('Marit', 'hero', hero({ shortRests }))] }),
  );

describe('numbers that no ruleset allows', () => {
  it('are no short rests that long ones, broken off, have brought above the limit', () => {
    expect(rested(4)).toEqual([]);
  });

  it('are fewer rests than none', () => {
    expect(rested(-1)).toEqual([expect.stringContaining('-1 of')]);
  });
});
