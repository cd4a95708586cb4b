import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addition, after, afterAll, codeOf, fight, id } from './encounters.fixtures.ts';
import type { Fight, FightCommand } from './encounters.fixtures.ts';
import { conditionId } from './index.ts';
import { course, defeat, move, NEXT, PREVIOUS, remove, who } from './turns.fixtures.ts';

const four = (): Fight => fight('individual', { heroes: ['A', 'B'], foes: ['C', 'D'] });

describe('TO-1 individual turns', () => {
  it('go through the line and begin a round anew', () => {
    expect(course(four(), NEXT, NEXT, NEXT, NEXT, NEXT)).toEqual(['1:a', '1:b', '1:c', '1:d', '2:a']);
  });

  it('TO-3 go on with whoever stood after one who leaves in their turn', () => {
    expect(course(four(), NEXT, NEXT, remove('b'), NEXT, NEXT)).toEqual(['1:a', '1:b', '1:-', '1:c', '1:d']);
  });

  it('TO-3 begin the next round when the last one leaves in their turn', () => {
    expect(course(four(), NEXT, NEXT, NEXT, NEXT, remove('d'), NEXT)).toEqual([
      '1:a',
      '1:b',
      '1:c',
      '1:d',
      '1:-',
      '2:a',
    ]);
  });

  it('TO-3 stay where they are when one before the active leaves', () => {
    expect(course(four(), NEXT, NEXT, remove('a'), NEXT)).toEqual(['1:a', '1:b', '1:b', '1:c']);
  });

  it('TO-2 pass over the defeated, also at the beginning and the end of a round', () => {
    expect(course(four(), NEXT, defeat('d'), NEXT, defeat('a'), NEXT, NEXT)).toEqual([
      '1:a',
      '1:a',
      '1:b',
      '1:b',
      '1:c',
      '2:b',
    ]);
  });

  it('TO-3 give one who is defeated and comes back their turn, but never a second one', () => {
    const back: FightCommand = { type: 'setVitals', combatant: id('c'), changes: { status: 'up' } };
    expect(course(four(), NEXT, defeat('c'), NEXT, back, NEXT, defeat('c'), NEXT, back, NEXT)).toEqual([
      '1:a',
      '1:a',
      '1:b',
      '1:b',
      '1:c',
      '1:c',
      '1:d',
      '1:d',
      '2:a',
    ]);
  });

  it('TO-11 neither skip nor repeat anyone when the line is changed around the active', () => {
    expect(course(four(), NEXT, NEXT, move('d', 'a'), NEXT, move('a', null), NEXT, NEXT)).toEqual([
      '1:a',
      '1:b',
      '1:b',
      '1:d',
      '1:d',
      '1:c',
      '2:d',
    ]);
  });

  it('TO-11 count the round although the active is moved to the top', () => {
    expect(course(four(), NEXT, NEXT, NEXT, NEXT, move('d', 'a'), NEXT)).toEqual([
      '1:a',
      '1:b',
      '1:c',
      '1:d',
      '1:d',
      '2:d',
    ]);
  });

  it('TO-3 give a newcomer a turn in the same round, wherever they stand', () => {
    const values: FightCommand = {
      type: 'setTurnValues',
      values: [
        { combatant: id('a'), value: 18 },
        { combatant: id('b'), value: 7 },
        { combatant: id('c'), value: 12 },
        { combatant: id('d'), value: 12 },
      ],
    };
    const join: FightCommand = {
      type: 'addCombatants',
      additions: [addition('E', 'foe', undefined, { turnValue: 12 })],
    };
    expect(course(four(), values, NEXT, NEXT, join, NEXT, NEXT, NEXT, NEXT)).toEqual([
      '1:-',
      '1:a',
      '1:c',
      '1:c',
      '1:d',
      '1:e',
      '1:b',
      '2:a',
    ]);
  });

  it('TO-5 step back through turns, and into the round before', () => {
    expect(course(four(), NEXT, NEXT, PREVIOUS, NEXT, NEXT, NEXT, NEXT, PREVIOUS, PREVIOUS, NEXT, NEXT)).toEqual([
      '1:a',
      '1:b',
      '1:a',
      '1:b',
      '1:c',
      '1:d',
      '2:a',
      '1:d',
      '1:c',
      '1:d',
      '2:a',
    ]);
  });

  it('TO-5 refuse to step back before the first turn, and into a round that is forgotten', () => {
    expect(codeOf(after(four(), NEXT), PREVIOUS)).toBe('firstTurn');
    const lastRound = afterAll(four(), NEXT, NEXT, NEXT, NEXT, NEXT, NEXT, NEXT, NEXT, NEXT);
    const back = afterAll(lastRound, PREVIOUS, PREVIOUS, PREVIOUS, PREVIOUS);
    expect(who(back)).toBe('2:a');
    expect(codeOf(back, PREVIOUS)).toBe('notKnown');
  });

  it('TO-4 can be waited with until after someone else', () => {
    const delay = (after: string): FightCommand => ({ type: 'delayTurn', after: id(after) });
    expect(course(four(), NEXT, delay('c'), NEXT, NEXT, NEXT, NEXT)).toEqual([
      '1:a',
      '1:b',
      '1:c',
      '1:a',
      '1:d',
      '2:b',
    ]);
    expect(codeOf(afterAll(four(), NEXT, NEXT), delay('a'))).toBe('cannotDelay');
    expect(codeOf(four(), delay('a'))).toBe('nobodyActing');
  });

  it('TO-4 can be given out of order, and whoever had it has had it', () => {
    const give = (name: string): FightCommand => ({ type: 'setActive', combatant: id(name) });
    expect(course(four(), NEXT, give('d'), NEXT, NEXT, NEXT)).toEqual(['1:a', '1:d', '1:b', '1:c', '2:a']);
    expect(codeOf(after(four(), NEXT), give('a'))).toBe('alreadyActive');
    expect(codeOf(after(four(), defeat('b')), give('b'))).toBe('cannotAct');
  });

  it('TO-2 pass over whoever a condition keeps from acting, and whoever left the fight', () => {
    const surprised: FightCommand = {
      type: 'addCondition',
      targets: [{ combatant: id('b'), id: conditionId('s') }],
      condition: { name: 'Surprised', kind: null, effects: { cannotAct: true }, remindAt: null, note: '' },
      timer: { at: 'end', whose: null, turns: 1, ends: true },
    };
    const flee: FightCommand = { type: 'leaveFight', combatants: [id('c')], how: 'fled' };
    expect(course(four(), surprised, flee, NEXT, NEXT, NEXT, NEXT)).toEqual(['1:-', '1:-', '1:a', '1:d', '2:a', '2:b']);
  });

  it('TO-6 are refused when nobody can act, instead of going round for ever', () => {
    const all = afterAll(four(), ...['a', 'b', 'c', 'd'].map(defeat));
    expect(codeOf(all, NEXT)).toBe('nobodyCanAct');
  });

  it('give everyone who can act exactly one turn a round, whatever happens around it', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const disturb = fc.oneof(
      fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names, null)).map(([name, before]) => move(name, before)),
      fc
        .tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 20 }))
        .map(([name, value]): FightCommand => ({ type: 'setTurnValues', values: [{ combatant: id(name), value }] })),
    );
    fc.assert(
      fc.property(fc.array(fc.array(disturb, { maxLength: 3 }), { minLength: 10, maxLength: 15 }), (disturbances) => {
        let now = fight('individual', { heroes: ['A', 'B', 'C'], foes: ['D', 'E'] });
        const turns: string[] = [];
        for (const between of disturbances) {
          now = after(now, NEXT);
          turns.push(who(now));
          for (const command of between) if (codeOf(now, command) === 'accepted') now = after(now, command);
        }
        expect(new Set(turns).size).toBe(turns.length);
        const firstRound = turns.filter((turn) => turn.startsWith('1:')).toSorted();
        expect(firstRound).toEqual(names.map((name) => `1:${name}`));
      }),
      { numRuns: 60 },
    );
  });
});
