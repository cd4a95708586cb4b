import { describe, expect, it } from 'vitest';
import { sentence } from '../parts.ts';
import { defaultOptions } from './options.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { Operation } from './operation.ts';
import type { Options } from './options.ts';
import { tell } from './tell.ts';
import { thresholdsRuleset } from './ruleset.ts';
import { defaultVitals } from './vitals.ts';
import type { Thresholds, Vitals } from './vitals.ts';

const KNOWN: Thresholds = { major: 8, severe: 16 };
const UNKNOWN: Thresholds = { major: null, severe: null };

function nameOnly(of: Thresholds, kind: Vitals['kind'] = 'hero'): Vitals {
  const edited = decide(
    defaultVitals,
    { op: 'edit', changes: { nameOnly: true, kind, thresholds: of } },
    {},
    defaultOptions,
  );
  if (!edited.ok) throw new Error(edited.refusal.reason);
  return edited.value.reduce(evolve, defaultVitals);
}

/** What is said, or why not; and nothing may have changed. */
function said(vitals: Vitals, operation: Operation, options: Partial<Options> = {}): string {
  const decided = decide(vitals, operation, {}, { ...defaultOptions, ...options });
  if (!decided.ok) return decided.refusal.reason;
  expect(decided.value.reduce(evolve, vitals)).toEqual(vitals);
  const who = { kind: 'name', text: 'Ana', combatant: 'ana' } as never;
  return sentence(
    tell({ who, by: null, op: operation.op, changes: decided.value, before: vitals, after: vitals, tables: null }),
  );
}

const hit = (amount: number, more: object = {}): Operation => ({
  op: 'damage',
  parts: [{ amount, types: ['physical'] }],
  ...more,
});

describe('TH-64 name and turn only', () => {
  it('has no tracks, and whatever thresholds are known', () => {
    expect(nameOnly(KNOWN)).toMatchObject({ nameOnly: true, thresholds: KNOWN, stress: null, hope: null });
    expect(nameOnly(KNOWN).armor).toEqual({ score: 0, marked: 0, temporary: 0 });
  });

  it.each([
    [0, 'Ana takes 0: nothing to mark'],
    [-3, 'Ana takes 0: nothing to mark'],
    [1, 'Ana takes 1: Minor (1 to 7), mark 1 Hit Point'],
    [7, 'Ana takes 7: Minor (1 to 7), mark 1 Hit Point'],
    [8, 'Ana takes 8: Major (8 to 15), mark 2 Hit Points'],
    [9, 'Ana takes 9: Major (8 to 15), mark 2 Hit Points'],
    [15, 'Ana takes 15: Major (8 to 15), mark 2 Hit Points'],
    [16, 'Ana takes 16: Severe (16 or more), mark 3 Hit Points'],
    [32, 'Ana takes 32: Severe (16 or more), mark 3 Hit Points'],
  ])('says what %i comes to by known thresholds', (amount, words) => {
    expect(said(nameOnly(KNOWN), hit(amount))).toBe(words);
  });

  it('says Massive where the table uses it', () => {
    expect(said(nameOnly(KNOWN), hit(32), { massive: true })).toBe(
      'Ana takes 32: Massive (32 or more), mark 4 Hit Points',
    );
  });

  it.each([
    [14, {}, 'Ana takes 14: no thresholds known here'],
    [0, {}, 'Ana takes 0: nothing to mark'],
    [14, { direct: true }, 'Ana takes 14 direct: no thresholds known here'],
    [14, { armorSlots: 1 }, 'Ana takes 14: no thresholds known here, mark 1 armor slot for one step less'],
  ])('says so where none are known: %i %j', (amount, more, words) => {
    expect(said(nameOnly(UNKNOWN), hit(amount, more))).toBe(words);
  });

  it('halves before it compares', () => {
    const halved: Operation = { op: 'damage', parts: [{ amount: 15, types: ['physical'], half: true }] };
    expect(said(nameOnly(KNOWN), halved)).toBe('Ana takes 15, halved to 8: Major (8 to 15), mark 2 Hit Points');
  });

  it('takes the player’s word for an armor slot, one a hit, and none against direct damage', () => {
    const ana = nameOnly(KNOWN);
    expect(said(ana, hit(16, { armorSlots: 1 }))).toBe(
      'Ana takes 16: Severe (16 or more), mark 1 armor slot and 2 Hit Points',
    );
    expect(said(ana, hit(16, { armorSlots: 2 }))).toBe(
      'Ana takes 16: Severe (16 or more), mark 1 armor slot and 2 Hit Points',
    );
    expect(said(ana, hit(3, { armorSlots: 1 }))).toBe('Ana takes 3: Minor (1 to 7), mark 1 armor slot');
    expect(said(ana, hit(16, { armorSlots: 1, direct: true }))).toBe(
      'Ana takes 16 direct: Severe (16 or more), mark 3 Hit Points',
    );
    expect(said(ana, hit(16, { armorSlots: 1 }), { armorMode: 'off' })).toBe(
      'Ana takes 16: Severe (16 or more), mark 3 Hit Points',
    );
  });

  it('counts conditions that shift known thresholds', () => {
    const shifted = thresholdsRuleset.underEffects(nameOnly(KNOWN), { thresholds: { major: 2, severe: 2 } });
    expect(said(shifted, hit(9))).toBe('Ana takes 9: Minor (1 to 9), mark 1 Hit Point');
  });

  it.each<[Operation, string]>([
    [{ op: 'mark-hp', amount: 2 }, 'Ana marks 2 Hit Points on their own sheet'],
    [{ op: 'mark-stress', amount: 1, forced: true }, 'Ana marks 1 Stress on their own sheet'],
    [{ op: 'mark-armor', amount: 1 }, 'Ana marks 1 armor slot on their own sheet'],
    [{ op: 'clear', track: 'hp', amount: 3 }, 'Ana clears 3 Hit Points on their own sheet'],
    [{ op: 'clear', track: 'stress', amount: 'all' }, 'Ana clears all Stress on their own sheet'],
    [{ op: 'tended', amount: 3 }, 'Ana is tended, clears 3 Hit Points on their own sheet'],
    [{ op: 'armor-repaired', amount: 'all' }, 'Ana has armor repaired, clears all armor slots on their own sheet'],
    [{ op: 'change-hope', by: 1 }, 'Ana gains 1 Hope on their own sheet'],
    [{ op: 'change-hope', by: -2 }, 'Ana spends 2 Hope on their own sheet'],
    [{ op: 'rest', length: 'short' }, 'Ana takes a short rest'],
  ])('says what to do for %j', (operation, words) => {
    expect(said(nameOnly(KNOWN), operation)).toBe(words);
  });

  it.each<Operation>([
    { op: 'death-move', choice: 'final-blow' },
    { op: 'end-final-action' },
    { op: 'level-up', level: 2 },
    { op: 'temporary-armor', by: 1 },
    { op: 'fell-minion' },
    { op: 'last-hit-point', becomes: null },
    { op: 'rest', length: 'short', moves: [{ move: 'tend-wounds' }] },
    { op: 'edit', changes: { hp: { marked: 2 } } },
    { op: 'edit', changes: { stress: { max: 6 } } },
    { op: 'edit', changes: { armor: { score: 3 } } },
    { op: 'edit', changes: { hope: { max: 6 } } },
  ])('refuses $op, for which it has no numbers', (operation) => {
    expect(said(nameOnly(KNOWN), operation)).toBe('Only a name and a turn are kept here.');
  });

  it.each<[Operation, string]>([
    [hit(1.5), 'The damage must be a whole number, not 1.5.'],
    [{ op: 'mark-hp', amount: 0.5 }, 'The number to mark must be a whole number, not 0.5.'],
    [{ op: 'clear', track: 'hp', amount: -1 }, 'The number to clear must be at least 0, not -1.'],
    [{ op: 'change-hope', by: 0.5 }, 'The change of Hope must be a whole number, not 0.5.'],
  ])('refuses %j as for anyone', (operation, words) => {
    expect(said(nameOnly(KNOWN), operation)).toBe(words);
  });

  it('owes nothing, and acts unless the game master says otherwise', () => {
    const ana = nameOnly(UNKNOWN);
    expect(thresholdsRuleset.owed(ana)).toEqual([]);
    expect(thresholdsRuleset.canAct(ana)).toBe(true);
    const dead = decide(ana, { op: 'edit', changes: { status: 'dead' } }, {}, defaultOptions);
    expect(dead.ok && dead.value.reduce(evolve, ana).status).toBe('dead');
  });

  it('may be given tracks later on', () => {
    const ana = nameOnly(KNOWN);
    const given: Operation = { op: 'edit', changes: { nameOnly: false, hp: { max: 6 }, stress: { max: 6 } } };
    const decided = decide(ana, given, {}, defaultOptions);
    const now = decided.ok ? decided.value.reduce(evolve, ana) : ana;
    expect(now).toMatchObject({ hp: { max: 6, marked: 0 }, stress: { max: 6, marked: 0 }, nameOnly: false });
    expect(said(ana, { op: 'edit', changes: {} })).toBe('Ana: nothing changes');
  });
});
