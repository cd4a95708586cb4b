import { describe, expect, it } from 'vitest';
import { foe, hero, marked, withOptions } from './creatures.fixtures.ts';
import { derive } from './derive.ts';
import type { Hit, Operation } from './index.ts';
import { thresholdsRuleset } from './ruleset.ts';
import { combineHits, shareHit } from './shares.ts';

const hit = (amount: number, changes: Partial<Hit> = {}): Hit => ({
  parts: [{ amount, types: ['physical'] }],
  ...changes,
});

describe('TH-49 hits that land at the same moment', () => {
  it('are totalled, with all their slots and extra Hit Points', () => {
    const first = hit(5, { armorSlots: 1, extraHp: 1, minHp: 2 });
    expect(combineHits([first, hit(6, { armorSlots: 1, extraHp: 2, minHp: 1 }), hit(1)])).toEqual({
      parts: [5, 6, 1].map((amount) => ({ amount, types: ['physical'] })),
      direct: false,
      area: false,
      armorSlots: 2,
      extraHp: 3,
      minHp: 2,
    });
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, false, false],
  ])('are direct, or an area, only when all are: %s and %s', (first, second, both) => {
    const hits = [first, second].map((flag) => hit(5, { direct: flag, area: flag }));
    expect(combineHits(hits)).toMatchObject({ direct: both, area: both });
  });

  it('are the one hit, where there is one', () => {
    const only = hit(5, { direct: true });
    expect(combineHits([only])).toBe(only);
  });
});

describe('TH-49 a share of a hit', () => {
  it.each([
    ['normal', { amount: 7, types: ['physical'] }],
    ['half', { amount: 7, types: ['physical'], half: true }],
    ['double', { amount: 14, types: ['physical'] }],
    ['none', { amount: 0, types: ['physical'] }],
  ] as const)('%s', (share, part) => {
    expect(shareHit(hit(7), share).parts).toEqual([part]);
  });
});

describe('what follows from vitals', () => {
  it.each([
    [hero({ hp: marked(5) }), true],
    [hero({ hp: marked(4) }), false],
    [hero({ hp: marked(6) }), false],
    [hero({ hp: marked(5), status: 'unconscious' }), false],
  ])('TH-18 the last Hit Point %#', (vitals, expected) => {
    expect(derive(vitals, withOptions()).lastHitPoint).toBe(expected);
  });

  it.each([
    [hero(), {}, null],
    [hero(), { massive: true }, 32],
    [foe(), { massive: true, massiveAppliesTo: 'heroes' }, null],
    [foe({ thresholds: { major: 4, severe: null } }), { massive: true }, null],
  ] as const)('TH-12 from where on damage is Massive %#', (vitals, options, expected) => {
    expect(derive(vitals, withOptions(options)).massiveAt).toBe(expected);
  });

  it('TH-28 Vulnerable takes a slot of Stress at least', () => {
    expect(derive(hero({ stress: marked(0, 0) }), withOptions()).vulnerable).toBe(false);
    expect(derive(hero({ stress: marked(1, 1) }), withOptions()).vulnerable).toBe(true);
    expect(derive(hero({ stress: null }), withOptions()).vulnerable).toBe(false);
  });
});

describe('TH-48 the dice of an operation', () => {
  it.each([
    [{ op: 'death-move', choice: 'black-out' }, { hope: 12 }],
    [{ op: 'death-move', choice: 'final-blow' }, {}],
    [
      { op: 'death-move', choice: 'stake-it-all' },
      { hope: 12, fear: 12 },
    ],
    [{ op: 'rest', length: 'short', moves: [{ move: 'tend-wounds' }] }, { moves: { faces: 4, count: 1 } }],
    [{ op: 'rest', length: 'short', moves: [] }, {}],
    [{ op: 'rest', length: 'short' }, {}],
    [{ op: 'rest', length: 'short', interrupted: true, moves: [{ move: 'tend-wounds' }] }, {}],
    [{ op: 'rest', length: 'long', moves: [{ move: 'tend-wounds' }] }, {}],
    [
      { op: 'rest', length: 'long', interrupted: true, moves: [{ move: 'tend-wounds' }, { move: 'clear-stress' }] },
      { moves: { faces: 4, count: 2 } },
    ],
    [{ op: 'mark-hp', amount: 1 }, {}],
  ] satisfies readonly (readonly [Operation, object])[])('%j', (operation, needed) => {
    expect(thresholdsRuleset.diceFor(hero(), operation, {}, withOptions(), null)).toEqual(needed);
  });
});

describe('TO-2 who takes turns', () => {
  it.each([
    ['up', true],
    ['death-move', true],
    ['final-action', true],
    ['unconscious', false],
    ['defeated', false],
    ['dead', false],
    ['retired', false],
  ] as const)('%s: %s', (status, expected) => {
    expect(thresholdsRuleset.canAct(hero({ status }))).toBe(expected);
  });
});
