import { describe, expect, it } from 'vitest';
import { after, afterAll, codeOf, fight, id, said } from './encounters.fixtures.ts';
import type { Fight, FightCommand } from './encounters.fixtures.ts';
import { conditionId, turnsLeft } from './index.ts';
import { defeat, NEXT, PREVIOUS, remove, roll } from './turns.fixtures.ts';

type Adding = Extract<FightCommand, { type: 'addCondition' }>;
type When = NonNullable<Adding['timer']>;

const condition = (name: string, timer: When | null, changes: Partial<Adding['condition']> = {}): Adding => ({
  type: 'addCondition',
  targets: [{ combatant: id('a'), id: conditionId(name) }],
  condition: { name, kind: null, effects: {}, remindAt: null, note: '', ...changes },
  timer,
});

const when = (at: 'start' | 'end', whose: string | null, turns: number, ends = true): When => ({
  at,
  whose: whose === null ? null : id(whose),
  turns,
  ends,
});

const three = (): Fight => fight('individual', { heroes: ['A', 'B'], foes: ['C'] });

/** After how many steps the condition is gone. */
const lasts = (encounter: Fight, step: FightCommand = NEXT): number => {
  let now = encounter;
  for (let steps = 0; steps < 30; steps += 1) {
    if (now.combatants.every(({ conditions }) => conditions.length === 0)) return steps;
    now = after(now, step);
  }
  return Infinity;
};

describe('CO-2 a condition with a timer', () => {
  it.each([
    ['before the first turn, to the start of the next turn of B', [], when('start', 'b', 1), 2],
    ['before the first turn, to the end of it', [], when('end', 'b', 1), 3],
    ['in the turn of B, to the end of that turn', [NEXT, NEXT], when('end', 'b', 1), 1],
    ['in the turn of B, to the start of the next one', [NEXT, NEXT], when('start', 'b', 1), 3],
    ['after the turn of B, to the end of the next one', [NEXT, NEXT, NEXT], when('end', 'b', 1), 3],
    ['after the turn of A, two starts of A away', [NEXT, NEXT], when('start', 'a', 2), 5],
    ['three full rounds from the turn of A on', [NEXT], when('end', 'a', 4), 10],
    ['to the end of this round', [NEXT], when('end', null, 1), 3],
    ['to the end of the next round', [NEXT], when('end', null, 2), 6],
  ])('%s', (_name, before, timer, steps) => {
    expect(lasts(after(afterAll(three(), ...before), condition('Dazed', timer)))).toBe(steps);
  });

  it('is not counted twice when turns are stepped back and forth', () => {
    const dazed = afterAll(three(), NEXT, condition('Dazed', when('start', 'a', 2)));
    const wandered = afterAll(dazed, NEXT, PREVIOUS, NEXT, NEXT, NEXT, PREVIOUS);
    expect(wandered.combatants[0]?.conditions).toHaveLength(1);
    expect(wandered.round).toBe(1);
    expect(lasts(wandered)).toBe(4);
  });

  it('runs out with its round when whose turn it hangs on cannot act, and when they have left', () => {
    const hangs = condition('Dazed', when('end', 'c', 1));
    expect(lasts(afterAll(three(), NEXT, hangs, defeat('c')))).toBe(2);
    expect(lasts(afterAll(three(), NEXT, hangs, remove('c')))).toBe(2);
  });

  it('goes by the turn of the side, with sides', () => {
    const sides = afterAll(fight('sides', { heroes: ['A', 'B'], foes: ['C'] }), roll({ hero: 5 }));
    expect(lasts(after(sides, condition('Dazed', when('end', 'b', 1))))).toBe(1);
    expect(lasts(after(sides, condition('Dazed', when('end', 'c', 1))))).toBe(2);
    const next: FightCommand = { type: 'nextTurn', sidesDice: { hero: 5 } };
    expect(said(after(after(sides, condition('Dazed', when('end', 'c', 1))), NEXT), next)[0]).toBe(
      'A is no longer Dazed: it has run out',
    );
  });

  it('goes by the spotlights of whom it hangs on, without an order', () => {
    const give = (name: string): FightCommand => ({ type: 'setActive', combatant: id(name) });
    const lit = after(fight('spotlight', { heroes: ['A', 'B'], foes: ['C'] }), give('b'));
    expect(lasts(after(lit, condition('Dazed', when('end', 'b', 1))), give('c'))).toBe(1);
    expect(lasts(after(lit, condition('Dazed', when('start', 'b', 1))), give('b'))).toBe(1);
    expect(lasts(after(lit, condition('Dazed', when('end', 'b', 2))), give('b'))).toBe(2);
    expect(lasts(after(lit, condition('Dazed', when('end', 'b', 1))), NEXT)).toBe(1);
    expect(lasts(after(lit, condition('Dazed', when('start', 'b', 1))), NEXT)).toBe(Infinity);
  });

  it('goes by the turns of each bearer, where it says so', () => {
    const both: Adding = {
      ...condition('Dazed', { at: 'end', whose: 'bearer', turns: 1, ends: true }),
      targets: ['a', 'b'].map((name) => ({ combatant: id(name), id: conditionId(name) })),
    };
    const dazed = after(after(three(), NEXT), both);
    expect(said(dazed, NEXT)).toEqual(['A is no longer Dazed: it has run out', 'B has the turn']);
    expect(said(after(dazed, NEXT), NEXT)).toEqual(['B is no longer Dazed: it has run out', 'C has the turn']);
  });

  it.each([
    ['three ends of turns of B, from before it', when('end', 'b', 3), [3, 3, 2, 2, 2, 1]],
    ['three starts', when('start', 'b', 3), [3, 2, 2, 2, 1, 1]],
    ['two rounds', when('end', null, 2), [2, 2, 2, 1, 1, 1]],
  ])('says how much is left: %s', (_name, timer, counts) => {
    let now = after(after(three(), NEXT), condition('Dazed', timer));
    const left = counts.map(() => {
      const set = now.combatants[0]?.conditions[0]?.timer;
      const count = set ? turnsLeft(now, set) : null;
      now = after(now, NEXT);
      return count;
    });
    expect(left).toEqual(counts);
  });

  it('says that none is left where the turn it waits for has gone by with a change of sides', () => {
    const sides = after(
      fight('sides', { heroes: ['A'], foes: ['C'], others: ['X'] }),
      condition('Dazed', when('end', 'x', 1)),
    );
    const changed = afterAll(sides, roll({ hero: 6, foe: 4, other: 2 }), NEXT, {
      type: 'editCombatant',
      combatant: id('x'),
      changes: { side: 'hero' },
    });
    const timer = changed.combatants[0]?.conditions[0]?.timer;
    expect(timer && turnsLeft(changed, timer)).toBe(0);
    expect(said(changed, NEXT)[0]).toBe('A is no longer Dazed: it has run out');
  });

  it('CO-3 reminds instead of ending where it does not end by itself', () => {
    const poisoned = after(
      three(),
      condition('Poisoned', when('start', 'a', 1, false), { note: 'roll to shake it off' }),
    );
    expect(said(poisoned, NEXT)).toEqual([
      'A has the turn',
      'Reminder, A is Poisoned, and its time is up: roll to shake it off',
    ]);
    const reminded = after(poisoned, NEXT);
    expect(reminded.combatants[0]?.conditions).toMatchObject([{ name: 'Poisoned', timer: null }]);
    expect(said(afterAll(reminded, NEXT, NEXT), NEXT)).toEqual(['Round 2', 'A has the turn']);
  });

  it('CO-3 can remind at every turn of its bearer', () => {
    const burning = after(three(), condition('Burning', null, { remindAt: 'start' }));
    expect(said(burning, NEXT)).toEqual(['A has the turn', 'Reminder, A is Burning']);
    expect(said(after(burning, NEXT), NEXT)).toEqual(['B has the turn']);
    expect(said(afterAll(burning, NEXT, NEXT, NEXT), NEXT)).toEqual([
      'Round 2',
      'A has the turn',
      'Reminder, A is Burning',
    ]);
    const bleeding = afterAll(three(), condition('Bleeding', null, { remindAt: 'end' }), NEXT);
    expect(said(bleeding, NEXT)).toEqual(['Reminder, A is Bleeding', 'B has the turn']);
  });

  it('tells until when', () => {
    const dazed = after(three(), NEXT);
    expect(said(dazed, condition('Dazed', when('end', 'b', 2)))).toEqual([
      'A is Dazed until the end of the turn of B in round 2',
    ]);
    expect(said(dazed, condition('Dazed', when('end', null, 1)))).toEqual(['A is Dazed until the end of round 1']);
    expect(said(dazed, condition('Dazed', when('start', 'b', 1, false)))).toEqual([
      'A is Dazed with a reminder at the start of the turn of B in round 1',
    ]);
  });
});

describe('CO-1 conditions', () => {
  const both: Adding = {
    ...condition('Dazed', null),
    targets: [
      { combatant: id('a'), id: conditionId('1') },
      { combatant: id('b'), id: conditionId('2') },
    ],
  };

  it('are never had twice: those who have it are passed over', () => {
    const dazed = after(three(), condition('Dazed', null));
    expect(after(dazed, both).combatants.map(({ conditions }) => conditions.length)).toEqual([1, 1, 0]);
    expect(codeOf(after(dazed, both), both)).toBe('hasCondition');
  });

  it('are taken away one by one, others stay', () => {
    const two = afterAll(three(), condition('Dazed', null), condition('Burning', null));
    const take: FightCommand = { type: 'removeCondition', combatant: id('a'), condition: conditionId('Dazed') };
    expect(after(two, take).combatants[0]?.conditions.map(({ name }) => name)).toEqual(['Burning']);
    expect(said(two, take)).toEqual(['A loses Dazed']);
    expect(codeOf(after(two, take), take)).toBe('noSuchCondition');
  });

  it('TH-28 leave the Vulnerable that comes from Stress alone', () => {
    const vulnerable = afterAll(
      three(),
      condition('Vulnerable', null),
      { type: 'markStress', combatant: id('a'), by: 6, forced: true },
      { type: 'markStress', combatant: id('a'), by: -1 },
    );
    expect(vulnerable.combatants[0]?.conditions).toMatchObject([{ name: 'Vulnerable' }]);
  });

  it.each([
    ['no name', condition(' ', null), 'nameMissing'],
    ['nobody', { ...condition('Dazed', null), targets: [] }, 'noTarget'],
    ['no turns', condition('Dazed', when('end', 'a', 0)), 'outOfRange'],
    ['half a turn', condition('Dazed', when('end', 'a', 0.5)), 'notWhole'],
    ['the turn of someone else', condition('Dazed', when('end', 'x', 1)), 'noSuchCombatant'],
  ])('refuse %s', (_name, command, code) => {
    expect(codeOf(three(), command)).toBe(code);
  });
});
