import { describe, expect, it } from 'vitest';
import { done, hero, marked, refusalOf } from './creatures.fixtures.ts';
import type { DeathMoveOperation, Dice, Options, Vitals } from './index.ts';

const due = (changes: Partial<Vitals> = {}): Vitals => hero({ hp: marked(6), status: 'death-move', ...changes });
const move = (choice: DeathMoveOperation['choice'], split?: DeathMoveOperation['split']): DeathMoveOperation => ({
  op: 'death-move',
  choice,
  ...(split === undefined ? {} : { split }),
});

describe('TH-33 Black out', () => {
  it.each([
    [3, 2, 5],
    [3, 3, 5],
    [3, 4, 6],
    [1, 1, 5],
    [1, 2, 6],
    [10, 10, 5],
    [10, 11, 6],
  ])('at level %i on a %i: %i Hope slots', (level, hope, slots) => {
    expect(done(due({ level }), move('black-out'), {}, { hope }).vitals).toMatchObject({
      status: 'unconscious',
      hp: { marked: 6 },
      hope: { max: slots, current: 2 },
    });
  });

  it('takes the Hope with the slot, and retires with the last', () => {
    const vitals = (max: number): Vitals => due({ hope: { max, current: max } });
    expect(done(vitals(2), move('black-out'), {}, { hope: 1 }).vitals).toMatchObject({
      status: 'unconscious',
      hope: { max: 1, current: 1 },
    });
    expect(done(vitals(1), move('black-out'), {}, { hope: 1 }).vitals).toMatchObject({
      status: 'retired',
      hope: { max: 0, current: 0 },
    });
  });

  it('leaves no scar on someone without Hope', () => {
    expect(done(due({ hope: null }), move('black-out'), {}, { hope: 1 }).vitals.status).toBe('unconscious');
  });
});

describe('TH-34 Final blow', () => {
  it('gives one final action, and death after it', () => {
    const final = done(due(), move('final-blow')).vitals;
    expect(final).toMatchObject({ status: 'final-action', hp: { marked: 6 } });
    expect(done(final, { op: 'end-final-action' }).vitals.status).toBe('dead');
    expect(refusalOf(due(), { op: 'end-final-action' })).toBe('noFinalAction');
  });
});

describe('TH-35 Stake it all', () => {
  const stake = (dice: Dice, split?: DeathMoveOperation['split'], options: Partial<Options> = {}): unknown[] => {
    const { status, hp, stress } = done(due({ stress: marked(3) }), move('stake-it-all', split), options, dice).vitals;
    return [status, hp.marked, stress?.marked];
  };

  it.each([
    [9, 4, { hp: 6, stress: 3 }, ['up', 0, 0]],
    [9, 4, { hp: 9, stress: 0 }, ['up', 0, 3]],
    [5, 4, { hp: 5, stress: 0 }, ['up', 1, 3]],
    [5, 4, { hp: 0, stress: 5 }, ['up', 6, 0]],
    [12, 1, { hp: 2, stress: 10 }, ['up', 4, 0]],
  ])('Hope %i over Fear %i', (hope, fear, split, expected) => {
    expect(stake({ hope, fear }, split)).toEqual(expected);
  });

  it('is death with Fear higher', () => {
    expect(stake({ hope: 4, fear: 5 })).toEqual(['dead', 6, 3]);
  });

  it.each([
    ['clear-all', ['up', 0, 0]],
    ['clear-nothing', ['up', 6, 3]],
  ] as const)('equal dice: %s', (riskDoubles, expected) => {
    expect(stake({ hope: 7, fear: 7 }, undefined, { riskDoubles })).toEqual(expected);
  });

  it.each([
    [undefined, 'splitMissing'],
    [null, 'splitMissing'],
    [{ hp: 4, stress: 4 }, 'splitWrong'],
    [{ hp: 5, stress: 5 }, 'splitWrong'],
    [{ hp: 10, stress: -1 }, 'splitWrong'],
    [{ hp: -1, stress: 10 }, 'splitWrong'],
    [{ hp: 4.5, stress: 4.5 }, 'notWhole'],
    [{ hp: 9 }, 'notWhole'],
  ])('refuses to divide nine points as %j', (split, code) => {
    const operation = { op: 'death-move', choice: 'stake-it-all', split } as DeathMoveOperation;
    expect(refusalOf(due(), operation, {}, { hope: 9, fear: 1 })).toBe(code);
  });
});

describe('TH-32 what is refused', () => {
  it.each([
    ['black-out', {}, 'dieMissing'],
    ['black-out', { hope: 0 }, 'dieOutOfRange'],
    ['black-out', { hope: 13 }, 'dieOutOfRange'],
    ['black-out', { hope: 1.5 }, 'dieOutOfRange'],
    ['black-out', { hope: 3, fear: 4 }, 'dieNotUsed'],
    ['final-blow', { hope: 3 }, 'dieNotUsed'],
    ['stake-it-all', { hope: 3 }, 'dieMissing'],
    ['stake-it-all', { fear: 3 }, 'dieMissing'],
    ['stake-it-all', { hope: 3, fear: 13 }, 'dieOutOfRange'],
    ['stake-it-all', { hope: 3, fear: 4, moves: [1] }, 'dieNotUsed'],
    ['sleep', {}, 'unknownChoice'],
    ['toString', {}, 'unknownChoice'],
  ])('%s with %j: %s', (choice, dice, code) => {
    expect(refusalOf(due(), { op: 'death-move', choice } as DeathMoveOperation, {}, dice)).toBe(code);
  });

  it.each(['up', 'unconscious', 'final-action'] as const)('a death move of someone %s', (status) => {
    expect(refusalOf(due({ status }), move('final-blow'))).toBe('noDeathMoveDue');
  });
});
