import { describe, expect, it } from 'vitest';
import { done, foe, hero, marked, refusalOf } from './creatures.fixtures.ts';
import type { ClearOperation, Operation, Vitals } from './index.ts';

const clear = (track: ClearOperation['track'], amount: number | 'all', force = false): Operation => ({
  op: 'clear',
  track,
  amount,
  force,
});

const worn: Vitals = hero({
  hp: marked(4),
  stress: marked(3),
  armor: { score: 3, marked: 2, temporary: 0 },
});

/** Marked Hit Points, Stress and armor slots. */
const after = (vitals: Vitals, operation: Operation): readonly unknown[] => {
  const { hp, stress, armor } = done(vitals, operation).vitals;
  return [hp.marked, stress?.marked, armor.marked];
};

describe('TH-29 clear', () => {
  it.each([
    ['hp', 1, [3, 3, 2]],
    ['hp', 4, [0, 3, 2]],
    ['hp', 9, [0, 3, 2]],
    ['hp', 'all', [0, 3, 2]],
    ['hp', 0, [4, 3, 2]],
    ['stress', 2, [4, 1, 2]],
    ['stress', 'all', [4, 0, 2]],
    ['armor', 1, [4, 3, 1]],
    ['armor', 'all', [4, 3, 0]],
  ] as const)('%s by %s', (track, amount, expected) => {
    expect(after(worn, clear(track, amount))).toEqual(expected);
  });

  it.each([
    ['hp', -1, 'outOfRange'],
    ['hp', 1.5, 'notWhole'],
    ['hp', null, 'notWhole'],
    ['hp', 'some', 'notWhole'],
    ['hope', 1, 'unknownTrack'],
    ['constructor', 1, 'unknownTrack'],
  ])('refuses %s by %s', (track, amount, code) => {
    expect(refusalOf(worn, { op: 'clear', track, amount } as Operation)).toBe(code);
  });

  it('TH-27 refuses Stress of someone without', () => {
    expect(refusalOf(foe({ stress: null }), clear('stress', 1))).toBe('noStress');
  });

  it('wakes the unconscious, but only when a Hit Point is really cleared', () => {
    const out = hero({ hp: marked(6), status: 'unconscious' });
    expect(done(out, clear('hp', 1)).vitals).toMatchObject({ status: 'up', hp: { marked: 5 } });
    expect(done(out, clear('hp', 0)).vitals.status).toBe('unconscious');
    expect(done({ ...out, stress: marked(2) }, clear('stress', 2)).vitals.status).toBe('unconscious');
  });

  it('leaves a death move due', () => {
    expect(done(hero({ hp: marked(6), status: 'death-move' }), clear('hp', 2)).vitals).toMatchObject({
      status: 'death-move',
      hp: { marked: 4 },
    });
  });

  it.each([
    ['defeated', 'up'],
    ['dead', 'up'],
    ['retired', 'retired'],
  ] as const)('TH-2 reaches someone %s by force only: %s', (status, expected) => {
    const vitals = hero({ hp: marked(6), status });
    expect(refusalOf(vitals, clear('hp', 1))).toBe('outOfPlay');
    expect(done(vitals, clear('hp', 1, true)).vitals.status).toBe(expected);
    expect(done(vitals, clear('hp', 0, true)).vitals.status).toBe(status);
  });
});
