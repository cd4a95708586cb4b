import { describe, expect, it } from 'vitest';
import type { VitalsView } from '../../../../preload/contract/encounter-views.ts';
import { thresholdsVitals } from '../../testing/encounter.fixtures.ts';
import { likelyMoves, moveOf, offeredMoves, rolls } from './rest-moves.ts';
import { canRest, standsAt } from './rest-words.ts';

type Vitals = Extract<VitalsView, { ruleset: 'thresholds' }>;
const vitals = (more: Partial<Vitals> = {}): Vitals => ({ ...(thresholdsVitals(2) as Vitals), ...more });
const clean = { hp: { max: 6, marked: 0 }, stress: { max: 6, marked: 0 } };

describe('moves of a rest', () => {
  it.each([
    ['', null],
    ['tend-wounds', { move: 'tend-wounds' }],
    ['tend-wounds:oda', { move: 'tend-wounds', ally: 'oda' }],
    ['repair-armor:oda', { move: 'repair-armor', ally: 'oda' }],
    ['prepare', { move: 'prepare' }],
    ['prepare:together', { move: 'prepare', together: true }],
  ])('%j means %j', (choice, expected) => {
    expect(moveOf(choice)).toEqual(expected);
  });

  it('are offered for oneself and for each ally; preparing only to who has Hope', () => {
    const allies = [{ id: 'oda', name: 'Oda' }];
    expect(offeredMoves(allies, true).map(({ value }) => value)).toEqual([
      '',
      'tend-wounds',
      'clear-stress',
      'repair-armor',
      'prepare',
      'prepare:together',
      'tend-wounds:oda',
      'repair-armor:oda',
    ]);
    expect(offeredMoves(allies, false).some(({ value }) => value.startsWith('prepare'))).toBe(false);
  });

  it('have a die when they clear something', () => {
    expect(['', 'prepare', 'prepare:together', 'tend-wounds:oda'].map(rolls)).toEqual([false, false, false, true]);
  });

  it.each([
    [vitals(), ['tend-wounds', 'clear-stress']],
    [vitals({ ...clean, armor: { score: 3, marked: 1, temporary: 0 } }), ['repair-armor', 'prepare']],
    [vitals({ ...clean, hope: { max: 6, current: 6 } }), ['', '']],
    [vitals({ ...clean, stress: null, hope: null }), ['', '']],
  ] as const)('are likely to be those that clear what is marked', (one, expected) => {
    expect(likelyMoves(one)).toEqual(expected);
  });
});

describe('how somebody stands', () => {
  it('is said by marks, or by what is left', () => {
    expect(standsAt(vitals())).toBe('HP 2/6 · Stress 1/6 · Armor 0/3 · Hope 2/6');
    expect(standsAt(vitals({ stress: null, hope: null, armor: { score: 0, marked: 0, temporary: 0 } }))).toBe('HP 2/6');
    const wounds = { wounds: { max: 8, current: -2 }, stamina: { max: 5, current: 0 } };
    expect(standsAt(wounds as never)).toBe('Wounds −2/8 · Stamina 0/5');
    expect(standsAt({ ...wounds, stamina: null } as never)).toBe('Wounds −2/8');
  });

  it('lets everyone rest but those who are out for good', () => {
    expect(canRest(vitals({ status: 'unconscious' }))).toBe(true);
    expect(canRest(vitals({ status: 'dead' }))).toBe(false);
  });
});
