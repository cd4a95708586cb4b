import { describe, expect, it } from 'vitest';
import { addition, after, afterAll, codeOf, fight, id, said, strike } from './encounters.fixtures.ts';
import type { Fight, FightCommand } from './encounters.fixtures.ts';
import { conditionId } from './index.ts';
import { course, defeat, NEXT, PREVIOUS, remove, roll, who } from './turns.fixtures.ts';

describe('TO-7 turns by sides', () => {
  const two = (): Fight => fight('sides', { heroes: ['A', 'B'], foes: ['C'] });
  const three = (): Fight => fight('sides', { heroes: ['A'], foes: ['C'], others: ['X'] });

  it.each([
    [3, ['1:c', '1:a+b']],
    [4, ['1:a+b', '1:c']],
  ])('a %i among the heroes', (die, turns) => {
    expect(course(two(), roll({ hero: die }), NEXT)).toEqual(turns);
  });

  it('wait for the dice of each new round, and are rolled for once in it', () => {
    const rolled = after(two(), roll({ hero: 5 }));
    expect(codeOf(two(), NEXT)).toBe('sidesNotRolled');
    expect(codeOf(rolled, roll({ hero: 2 }))).toBe('sidesRolled');
    const next = afterAll(rolled, NEXT, NEXT);
    expect(who(next)).toBe('2:-');
    expect(course(next, roll({ hero: 1 }), NEXT)).toEqual(['2:c', '2:a+b']);
  });

  it('take the dice along with the step into a new round', () => {
    const last = afterAll(two(), roll({ hero: 5 }), NEXT);
    expect(course(last, { type: 'nextTurn', sidesDice: { hero: 2 } })).toEqual(['2:c']);
    expect(codeOf(after(two(), roll({ hero: 5 })), { type: 'nextTurn', sidesDice: { hero: 2 } })).toBe('dieNotUsed');
  });

  it('refuse a die that is missing, not used or off its faces', () => {
    expect(codeOf(two(), roll({}))).toBe('dieMissing');
    expect(codeOf(two(), roll({ hero: 7 }))).toBe('dieOutOfRange');
    expect(codeOf(two(), roll({ hero: 3, foe: 2 }))).toBe('dieNotUsed');
    expect(codeOf(three(), roll({ hero: 3, foe: 2 }))).toBe('dieMissing');
  });

  it('go high to low among three, and ties act at once', () => {
    expect(course(three(), roll({ hero: 2, foe: 5, other: 3 }), NEXT, NEXT)).toEqual(['1:c', '1:x', '1:a']);
    expect(course(three(), roll({ hero: 5, foe: 2, other: 5 }), NEXT, NEXT)).toEqual(['1:a+x', '1:c', '2:-']);
  });

  it('are a tie on alike dice, however many stand on either side', () => {
    const many = fight('sides', { heroes: ['A'], foes: ['C', 'D', 'E', 'F'], others: ['X'] });
    expect(course(many, roll({ hero: 4, foe: 4, other: 4 }), NEXT)).toEqual(['1:a+c+d+e+f+x', '2:-']);
    expect(course(many, roll({ hero: 5, foe: 4, other: 4 }), NEXT, NEXT)).toEqual(['1:a', '1:c+d+e+f+x', '2:-']);
  });

  it('end every round, rolled anew each time, also with groups and with those who fall', () => {
    let now = after(fight('sides', { heroes: ['A'], foes: ['C'] }), {
      type: 'addCombatants',
      additions: [addition('Raider', 'foe', undefined, { ids: ['r1', 'r2', 'r3'].map(id), group: 'Raider' })],
    });
    const dice = [1, 6, 3, 4, 2, 5];
    const acted: string[] = [];
    for (const [index, die] of dice.entries()) {
      now = after(now, roll({ hero: die }));
      acted.push(who(now));
      if (index === 2) now = after(now, defeat('r2'));
      now = after(now, NEXT);
      acted.push(who(now));
      now = after(now, NEXT);
      expect(who(now)).toBe(`${index + 2}:-`);
    }
    expect(acted.slice(0, 4)).toEqual(['1:c+r1+r2+r3', '1:a', '2:a', '2:c+r1+r2+r3']);
    expect(acted.slice(6, 8)).toEqual(['4:a', '4:c+r1+r2+r3']);
  });

  it('TO-2 begin with the side that won, also where its first one is defeated', () => {
    expect(course(after(two(), defeat('a')), roll({ hero: 6 }), NEXT)).toEqual(['1:a+b', '1:c']);
  });

  it('TO-8 pass over a side of which nobody can act any more', () => {
    expect(course(three(), roll({ hero: 6, foe: 5, other: 3 }), defeat('c'), NEXT)).toEqual(['1:a', '1:a', '1:x']);
  });

  it('TO-8 need no dice where only one side is left', () => {
    const alone = after(two(), defeat('c'));
    expect(course(alone, roll({}), NEXT)).toEqual(['1:a+b', '2:a+b']);
    expect(course(alone, NEXT, NEXT)).toEqual(['1:a+b', '2:a+b']);
  });

  it('TO-13 pass over the side that is surprised in the first round, and roll for both in the second', () => {
    const surprised = after(two(), {
      type: 'addCondition',
      targets: [{ combatant: id('c'), id: conditionId('s') }],
      condition: { name: 'Surprised', kind: null, effects: { cannotAct: true }, remindAt: null, note: '' },
      timer: { at: 'end', whose: null, turns: 1, ends: true },
    });
    expect(course(surprised, NEXT, NEXT, roll({ hero: 1 }), NEXT)).toEqual(['1:a+b', '2:-', '2:c', '2:a+b']);
    expect(said(after(surprised, NEXT), NEXT)).toEqual(['C is no longer Surprised: it has run out', 'Round 2']);
  });

  it('TO-3 give one who changes sides no second turn of theirs, and never end the round early', () => {
    const turnCoat: FightCommand = { type: 'editCombatant', combatant: id('b'), changes: { side: 'foe' } };
    expect(course(two(), roll({ hero: 5 }), turnCoat, NEXT, NEXT)).toEqual(['1:a+b', '1:a', '1:b+c', '2:-']);
  });

  it('TO-8 let a side that joins act in the same round', () => {
    const join: FightCommand = { type: 'addCombatants', additions: [addition('X', 'other')] };
    expect(course(two(), roll({ hero: 5 }), join, NEXT, NEXT)).toEqual(['1:a+b', '1:a+b', '1:c', '1:x']);
  });

  it('TO-5 step back through places, and into the round before with its own dice', () => {
    const second = afterAll(two(), roll({ hero: 5 }), NEXT, { type: 'nextTurn', sidesDice: { hero: 1 } });
    expect(course(second, NEXT, PREVIOUS, PREVIOUS, PREVIOUS, NEXT)).toEqual(['2:a+b', '2:c', '1:c', '1:a+b', '1:c']);
  });

  it('TO-12 tell who goes first, with the dice', () => {
    expect(said(two(), roll({ hero: 3 }))).toEqual(['Foes first, then heroes (heroes 3)', 'Foes act']);
    expect(said(three(), roll({ hero: 5, foe: 2, other: 5 }))).toEqual([
      'Heroes and others first, then foes (heroes 5) (foes 2) (others 5)',
      'Heroes and others act together',
    ]);
  });
});

describe('EN-11 hits of sides that act at once', () => {
  const tie = (): Fight =>
    after(fight('sides', { heroes: ['A'], foes: ['C'], others: ['X'] }), roll({ hero: 5, foe: 5, other: 2 }));

  it('are held, and land together when the turn ends', () => {
    const held = afterAll(tie(), strike('a', 5, 'c'), strike('a', 6, 'c'), strike('c', 20, 'a'));
    expect(held.heldHits).toHaveLength(3);
    expect(held.combatants.map(({ vitals }) => vitals.hp.marked)).toEqual([0, 0, 0]);
    expect(said(held, NEXT)).toEqual([
      '3 held hits land together',
      'A takes 11 from C: Major (8 to 15), 2 Hit Points marked, 2 of 6',
      'C takes 20 from A: Severe (16 or more), 3 Hit Points marked, 3 of 6',
      'Others act',
    ]);
    expect(after(held, NEXT).heldHits).toEqual([]);
  });

  it('also fell someone who was struck down in the same moment', () => {
    const held = afterAll(
      tie(),
      { type: 'setVitals', combatant: id('c'), changes: { hp: { marked: 5 } } },
      strike('c', 20, 'a'),
      strike('a', 8, 'c'),
    );
    const landed = after(held, NEXT);
    expect(landed.combatants.map(({ vitals }) => [vitals.status, vitals.hp.marked])).toEqual([
      ['up', 2],
      ['defeated', 6],
      ['up', 0],
    ]);
  });

  it('land on command, or at once where the game master says so or the source does not act', () => {
    const held = after(tie(), strike('a', 9, 'c'));
    expect(after(held, { type: 'resolveHeldHits' }).combatants[0]?.vitals.hp.marked).toBe(2);
    const now = { ...strike('a', 9, 'c'), landing: 'now' } as FightCommand;
    expect(after(tie(), now).combatants[0]?.vitals.hp.marked).toBe(2);
    expect(after(tie(), strike('a', 9, 'x')).combatants[0]?.vitals.hp.marked).toBe(2);
    expect(codeOf(tie(), { type: 'resolveHeldHits' })).toBe('noHeldHits');
  });

  it('are refused when they are said, not when they land', () => {
    const bad = strike('a', 2.5, 'c');
    expect(codeOf(tie(), bad)).toBe('notWhole');
    expect(codeOf(after(tie(), defeat('a')), strike('a', 5, 'c'))).toBe('outOfPlay');
  });

  it('pass over whoever was taken out of play or off the list meanwhile', () => {
    const held = afterAll(tie(), strike('a', 9, 'c'), strike('c', 9, 'a'), defeat('a'), remove('c'));
    const landed = after(held, NEXT);
    expect(landed.combatants.map(({ vitals }) => vitals.hp.marked)).toEqual([0, 0]);
    expect(landed.heldHits).toEqual([]);
  });

  it('are shown as owed, and land before the encounter ends', () => {
    const held = after(tie(), strike('a', 9, 'c'));
    const ended = after(held, { type: 'endEncounter', ending: '' });
    expect(ended.combatants[0]?.vitals.hp.marked).toBe(2);
  });
});
