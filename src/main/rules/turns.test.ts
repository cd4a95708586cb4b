import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addition, after, afterAll, codeOf, fight, id, said } from './encounters.fixtures.ts';
import type { Fight, FightCommand } from './encounters.fixtures.ts';
import { canTakeTurn, conditionId, decide, evolve } from './index.ts';
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

  it('TO-3 keep the order of the others when somebody joins who has no value, before and after the first turn', () => {
    const join = (name: string): FightCommand => ({ type: 'addCombatants', additions: [addition(name, 'foe')] });
    const round = ['a', 'b', 'c', 'd', 'e', 'f'].map((one) => `2:${one}`);
    expect(
      course(four(), join('E'), NEXT, NEXT, join('F'), NEXT, NEXT, NEXT, NEXT, ...round.map(() => NEXT)).slice(-6),
    ).toEqual(round);
  });

  it('TO-1 begin with the first in the line, who stands in the log', () => {
    expect(said(four(), NEXT)).toEqual(['A has the turn']);
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

  it('TO-2 go on with the next one when the active is defeated, flees or surrenders in their turn', () => {
    const flee: FightCommand = { type: 'leaveFight', combatants: [id('b')], how: 'fled' };
    expect(course(four(), NEXT, defeat('a'), NEXT, flee, NEXT, NEXT)).toEqual([
      '1:a',
      '1:a',
      '1:b',
      '1:b',
      '1:c',
      '1:d',
    ]);
  });

  it('TO-2 go round to the only one who is left, wherever they stand', () => {
    expect(course(afterAll(four(), defeat('a'), defeat('c'), defeat('d')), NEXT, NEXT, NEXT)).toEqual([
      '1:b',
      '2:b',
      '3:b',
    ]);
  });

  it('TO-3 give someone who fled and comes back in the same round no second turn', () => {
    const flee: FightCommand = { type: 'leaveFight', combatants: [id('a')], how: 'fled' };
    const back: FightCommand = { type: 'returnToFight', combatants: [id('a')] };
    expect(course(four(), NEXT, NEXT, flee, back, NEXT, NEXT, NEXT)).toEqual([
      '1:a',
      '1:b',
      '1:b',
      '1:b',
      '1:c',
      '1:d',
      '2:a',
    ]);
  });

  it('TO-4 go on when the one who was waited for leaves', () => {
    const delay: FightCommand = { type: 'delayTurn', after: id('c') };
    expect(course(four(), NEXT, delay, remove('c'), NEXT, NEXT, NEXT)).toEqual([
      '1:a',
      '1:b',
      '1:b',
      '1:a',
      '1:d',
      '2:b',
    ]);
  });

  it('TO-11 stay with the active and count nobody twice when their value is changed in their turn', () => {
    const value = (of: string, to: number): FightCommand => ({
      type: 'setTurnValues',
      values: [{ combatant: id(of), value: to }],
    });
    const all = afterAll(four(), value('a', 20), value('b', 15), value('c', 10), value('d', 5));
    expect(course(all, NEXT, NEXT, value('b', 1), NEXT, NEXT, NEXT)).toEqual([
      '1:a',
      '1:b',
      '1:b',
      '1:c',
      '1:d',
      '2:a',
    ]);
    expect(course(all, NEXT, value('d', 30), NEXT, NEXT, NEXT, NEXT)).toEqual([
      '1:a',
      '1:a',
      '1:d',
      '1:b',
      '1:c',
      '2:d',
    ]);
  });

  it('EN-3 do not move by a new name', () => {
    const rename: FightCommand = { type: 'renameCombatant', combatant: id('c'), name: 'Aaron' };
    expect(course(four(), NEXT, NEXT, rename, NEXT, NEXT)).toEqual(['1:a', '1:b', '1:b', '1:c', '1:d']);
  });

  it('TO-6 are refused when nobody can act, instead of going round for ever', () => {
    const all = afterAll(four(), ...['a', 'b', 'c', 'd'].map(defeat));
    expect(codeOf(all, NEXT)).toBe('nobodyCanAct');
  });

  it('give everyone who can act exactly one turn a round, whatever happens around it', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const disturb = fc.oneof(
      fc.tuple(name, fc.option(name)).map(([who, before]) => move(who, before)),
      fc
        .tuple(name, fc.integer({ min: 1, max: 20 }))
        .map(([who, value]): FightCommand => ({ type: 'setTurnValues', values: [{ combatant: id(who), value }] })),
      name.map((who): FightCommand => ({ type: 'delayTurn', after: id(who) })),
      name.map(remove),
      name.map(defeat),
      name.map((who): FightCommand => ({ type: 'setVitals', combatant: id(who), changes: { status: 'up' } })),
      name.map((who): FightCommand => ({ type: 'leaveFight', combatants: [id(who)], how: 'fled' })),
      name.map((who): FightCommand => ({ type: 'returnToFight', combatants: [id(who)] })),
      name.map((who): FightCommand => ({ type: 'addCombatants', additions: [addition(who.toUpperCase(), 'foe')] })),
    );
    fc.assert(
      fc.property(fc.array(fc.array(disturb, { maxLength: 3 }), { minLength: 12, maxLength: 18 }), (disturbances) => {
        const watch = new RoundWatch(fight('individual', { heroes: ['A', 'B', 'C'], foes: ['D', 'E'] }));
        for (const between of disturbances) for (const command of [NEXT, ...between]) watch.see(command);
      }),
      { numRuns: 200 },
    );
  });
});

const able = (now: Fight): readonly string[] =>
  now.combatants.filter((combatant) => canTakeTurn(now, combatant)).map((combatant) => combatant.id);

/** Watches a fight: nobody's turn ends twice in a round, and none who could act all the round long goes without. */
class RoundWatch {
  #now: Fight;
  #ended: string[] = [];
  #ableAllRound: readonly string[];

  constructor(encounter: Fight) {
    this.#now = encounter;
    this.#ableAllRound = able(encounter);
  }

  /** A command that is refused changes nothing. */
  see(command: FightCommand): void {
    const outcome = decide(this.#now, command);
    if (!outcome.ok) return;
    for (const event of outcome.value.events) {
      this.#now = evolve(this.#now, event);
      // Whoever is taken off the list and put on it anew is somebody else.
      if (event.type === 'combatantRemoved') this.#ended = this.#ended.filter((one) => one !== event.combatant.id);
      if (event.type === 'turnEnded' && event.turn.kind === 'combatant') this.#end(event.turn.combatant);
      if (event.type === 'roundStarted') this.#newRound();
      const now = able(this.#now);
      this.#ableAllRound = this.#ableAllRound.filter((one) => now.includes(one));
    }
  }

  #end(one: string): void {
    expect(this.#ended).not.toContain(one);
    this.#ended.push(one);
  }

  #newRound(): void {
    for (const one of this.#ableAllRound) expect(this.#ended).toContain(one);
    this.#ended = [];
    this.#ableAllRound = able(this.#now);
  }
}
