import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../ruleset-types.ts';
import { hitOfEntry } from './hit-of-entry.ts';
import { parseEntry } from './parse-entry.ts';

const hit = (
  ruleset: RulesetId,
  typed: string,
  rolled: readonly number[] = [],
  types?: readonly ['magic'],
): unknown => {
  const entry = parseEntry(typed);
  if (!entry.ok || entry.value.kind !== 'damage') throw new Error(`not damage: ${typed}`);
  const outcome = hitOfEntry(ruleset, entry.value, rolled, types);
  return outcome.ok ? outcome.value : outcome.refusal.code;
};

const physical = (amount: number, changes: object = {}): object => ({
  parts: [{ amount, types: ['physical'], ...changes }],
});

describe('DE-5 an entry as a hit of Thresholds', () => {
  it.each([
    ['14', [], physical(14)],
    ['14/2', [], physical(14, { half: true })],
    ['14x2', [], physical(28)],
    ['2d6+3', [4, 5], physical(12)],
    ['2d8+1c', [3, 5], physical(25)],
    ['1d6-9', [1], physical(-8)],
    ['14!', [], { ...physical(14), direct: true }],
    ['14as', [], { ...physical(14), area: true, armorSlots: 1 }],
    ['14c', [], 'criticalNeedsDice'],
    ['14u', [], 'flagNotUsed'],
    ['14h', [], 'flagNotUsed'],
    ['14p', [], 'flagNotUsed'],
    ['14f', [], 'flagNotUsed'],
    ['2d6', [4], 'wrongDice'],
    ['2d6', [4, 9], 'dieOutOfRange'],
  ])('TH-50 %s with %j', (typed, rolled, expected) => {
    expect(hit('thresholds', typed, rolled)).toEqual(expected);
  });

  it('takes its types from elsewhere', () => {
    expect(hit('thresholds', '14', [], ['magic'])).toEqual({ parts: [{ amount: 14, types: ['magic'] }] });
  });
});

describe('DE-6 an entry as a hit of Stamina & Wounds', () => {
  it.each([
    ['7', [], { amount: 7, causes: [] }],
    ['7/2', [], { amount: 4, causes: [] }],
    ['1/2', [], { amount: 1, causes: [] }],
    ['0/2', [], { amount: 0, causes: [] }],
    ['7x2', [], { amount: 14, causes: [] }],
    ['7cu', [], { amount: 7, causes: ['critical', 'unaware'] }],
    ['2d8c', [3, 5], { amount: 8, causes: ['critical'] }],
    ['7hpfa', [], { amount: 7, causes: ['helpless', 'poison', 'falling', 'area'] }],
    ['7!', [], 'flagNotUsed'],
    ['7s', [], { amount: 7, causes: [], subdual: true }],
  ])('%s with %j', (typed, rolled, expected) => {
    expect(hit('stamina-wounds', typed, rolled)).toEqual(expected);
  });
});
