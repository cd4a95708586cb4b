import { describe, expect, it } from 'vitest';
import { done, foe, hero, marked, refusalOf } from './creatures.fixtures.ts';
import type { Operation, Options, Vitals } from './index.ts';

const forced = (amount: number): Operation => ({ op: 'mark-stress', amount, forced: true });
const chosen = (amount: number): Operation => ({ op: 'mark-stress', amount, forced: false });
const stressed = (count: number, changes: Partial<Vitals> = {}): Vitals => hero({ stress: marked(count), ...changes });

/** Stress, Hit Points, status, and the events' names. */
const after = (vitals: Vitals, operation: Operation, options: Partial<Options> = {}): readonly unknown[] => {
  const result = done(vitals, operation, options);
  const { stress, hp, status } = result.vitals;
  return [stress?.marked ?? null, hp.marked, status, result.events.map(({ type }) => type).join(' ')];
};

describe('TH-25 Stress that must be marked', () => {
  it.each([
    [4, 1, [5, 0, 'up', 'stressMarked']],
    [4, 2, [6, 0, 'up', 'stressMarked vulnerableBegan']],
    [5, 2, [6, 1, 'up', 'stressMarked stressOverflowed hitPointsMarked vulnerableBegan']],
    [6, 1, [6, 1, 'up', 'stressOverflowed hitPointsMarked']],
    [6, 3, [6, 1, 'up', 'stressOverflowed hitPointsMarked']],
    [6, 0, [6, 0, 'up', '']],
    [3, -2, [3, 0, 'up', '']],
  ])('%i marked, %i more', (before, amount, expected) => {
    expect(after(stressed(before), forced(amount))).toEqual(expected);
  });

  it('is the last Hit Point of a hero, and armor does not help', () => {
    expect(after(stressed(6, { hp: marked(5) }), forced(1))).toEqual([
      6,
      6,
      'death-move',
      'stressOverflowed hitPointsMarked statusChanged',
    ]);
  });

  it('defeats an adversary, and asks a hero with every Hit Point marked again', () => {
    expect(after(foe({ stress: marked(6), hp: marked(5) }), forced(4))[2]).toBe('defeated');
    expect(after(stressed(6, { hp: marked(6) }), forced(1))).toEqual([
      6,
      6,
      'death-move',
      'stressOverflowed statusChanged marksLost',
    ]);
    expect(after(stressed(6, { hp: marked(6) }), forced(1), { fullHpHit: 'ignore' })[2]).toBe('up');
  });

  it('TH-27 passes by someone without Stress', () => {
    expect(after(foe({ stress: null }), forced(2))).toEqual([null, 0, 'up', 'stressIgnored']);
    expect(after(foe({ stress: null }), forced(0))).toEqual([null, 0, 'up', '']);
  });
});

describe('TH-26 Stress chosen as a cost', () => {
  it.each([
    [4, 2, 'accepted', 'accepted'],
    [4, 3, 'stressFull', 'accepted'],
    [6, 1, 'stressFull', 'stressFull'],
    [6, 0, 'accepted', 'accepted'],
  ])('%i marked, %i more: %s; with the option %s', (before, amount, code, withOption) => {
    expect(refusalOf(stressed(before), chosen(amount))).toBe(code);
    expect(refusalOf(stressed(before), chosen(amount), { partialStressCost: true })).toBe(withOption);
  });

  it('waives the rest under the option, without a Hit Point', () => {
    expect(after(stressed(4), chosen(3), { partialStressCost: true })).toEqual([
      6,
      0,
      'up',
      'stressMarked stressWaived vulnerableBegan',
    ]);
  });

  it('TH-27 cannot be chosen without Stress', () => {
    expect(refusalOf(foe({ stress: null }), chosen(1))).toBe('noStress');
    expect(refusalOf(foe({ stress: null }), chosen(0))).toBe('accepted');
  });

  it.each([null, 1.5, 'NaN', Infinity])('TH-1 is a whole number, not %s', (amount) => {
    expect(refusalOf(hero(), chosen(amount as number))).toBe('notWhole');
  });
});

describe('TH-28 Vulnerable', () => {
  const clearing: Operation = { op: 'clear', track: 'stress', amount: 1 };

  it('ends as soon as one Stress is cleared', () => {
    expect(after(stressed(6), clearing)).toEqual([5, 0, 'up', 'stressCleared vulnerableEnded']);
    expect(after(stressed(5), clearing)).toEqual([4, 0, 'up', 'stressCleared']);
  });

  it.each([
    [true, 'stressMarked vulnerableBegan'],
    [false, 'stressMarked'],
  ])('reaches adversaries: %s', (foeStressVulnerable, expected) => {
    expect(after(foe({ stress: marked(5) }), forced(1), { foeStressVulnerable })[3]).toBe(expected);
    expect(after(stressed(5), forced(1), { foeStressVulnerable })[3]).toBe('stressMarked vulnerableBegan');
  });
});
