import { describe, expect, test } from 'vitest';
import { CAUSES, bypassReasons, standingCauses } from './bypass.ts';
import type { Cause } from './bypass.ts';

const everySet = (): Cause[][] =>
  Array.from({ length: 2 ** CAUSES.length }, (_, bits) => CAUSES.filter((_cause, at) => (bits & (1 << at)) !== 0));

describe('SW-3 what goes past Stamina', () => {
  test.each(['unaware', 'helpless', 'paralyzed', 'pinned', 'critical', 'poison', 'falling'] as const)(
    'SW-3 %s goes past Stamina',
    (cause) => {
      expect(bypassReasons([cause])).toEqual([cause]);
    },
  );

  test.each([[[]], [['area']], [['tumbled']], [['falling', 'tumbled']], [['tumbled', 'falling', 'area']]] as const)(
    'SW-3 %j meets Stamina',
    (causes) => {
      expect(bypassReasons(causes)).toEqual([]);
    },
  );

  test('SW-3 over every set of causes: area never counts, a tumbled fall never counts, every other reason is told once', () => {
    for (const causes of everySet()) {
      const tumbled = causes.includes('tumbled');
      const expected = causes.filter(
        (cause) => cause !== 'area' && cause !== 'tumbled' && !(cause === 'falling' && tumbled),
      );
      expect(bypassReasons([...causes, ...causes])).toEqual(expected);
    }
  });

  test.each([
    ['up', [], []],
    ['down', [], []],
    ['knocked-out', [], ['helpless']],
    ['fainted', [], ['helpless']],
    ['senseless', ['pinned'], ['helpless', 'pinned']],
    ['up', ['surprised', 'unaware'], ['unaware']],
    ['up', ['asleep'], ['helpless']],
    ['up', ['paralyzed', 'helpless'], ['helpless', 'paralyzed']],
    ['up', ['hidden', 'constructor', '__proto__'], []],
  ] as const)('SW-3 someone %s with %j speaks for %j', (status, conditions, causes) => {
    expect(standingCauses(status, conditions)).toEqual(causes);
  });
});
