import { describe, expect, it } from 'vitest';
import { after, afterAll, codeOf, fight, id, said, vitalsOf } from './encounters.fixtures.ts';
import type { Fight, FightCommand } from './encounters.fixtures.ts';
import type { RestOf } from './index.ts';

type Rest = RestOf<'thresholds'>;
type Vitals = Extract<FightCommand, { type: 'setVitals' }>['changes'];

const set = (name: string, changes: Vitals): FightCommand => ({ type: 'setVitals', combatant: id(name), changes });

/** `a`, of tier 2, is whole; `b` has 5 of 6 Hit Points and 2 of 3 armor slots marked. */
const party = (ofB: Vitals = {}): Fight =>
  afterAll(
    fight('spotlight', { heroes: ['A', 'B'], foes: ['C'] }),
    set('a', { tier: 2 }),
    set('b', { hp: { marked: 5 }, armor: { marked: 2 }, ...ofB }),
  );

const rests = (rest: Rest, dice: readonly number[] = []): FightCommand => ({
  type: 'restParty',
  rests: [{ combatant: id('a'), rest, dice: dice.length > 0 ? { moves: dice } : {} }],
});

const tendB = { move: 'tend-wounds', ally: id('b') } as const;

describe('TH-41 rest moves made on an ally', () => {
  it('clear the ally’s marks by the tier of the one who makes them', () => {
    const rest = rests({ length: 'short', moves: [tendB, { move: 'repair-armor', ally: id('b') }] }, [1, 4]);
    expect(said(party(), rest)).toEqual([
      'A takes a short rest',
      'B is tended by A, clears 3 Hit Points, 2 of 6 marked',
      'B has armor repaired by A, clears 2 armor slots, 0 of 3 marked',
    ]);
    expect(vitalsOf(after(party(), rest), 'a')).toEqual({ ...vitalsOf(party(), 'a'), shortRests: 1 });
  });

  it('each have the die of their own place', () => {
    const hurt = afterAll(party(), set('a', { hp: { marked: 6 } }));
    expect(said(hurt, rests({ length: 'short', moves: [tendB, { move: 'tend-wounds' }] }, [1, 2]))).toEqual([
      'A takes a short rest, clears 4 Hit Points, 2 of 6 marked',
      'B is tended by A, clears 3 Hit Points, 2 of 6 marked',
    ]);
  });

  it('clear the whole track in a long rest, a die in one that is broken off, and nothing in a short one that is', () => {
    const marked = (rest: FightCommand): number => vitalsOf(after(party(), rest), 'b').hp.marked;
    expect(marked(rests({ length: 'long', moves: [tendB] }))).toBe(0);
    expect(marked(rests({ length: 'long', interrupted: true, moves: [tendB] }, [2]))).toBe(1);
    expect(marked(rests({ length: 'short', interrupted: true, moves: [tendB] }))).toBe(5);
  });

  it('wake the unconscious, and say so where nothing was marked', () => {
    const out = party({ hp: { marked: 6 }, status: 'unconscious' });
    expect(said(out, rests({ length: 'short', moves: [tendB] }, [1]))).toEqual([
      'A takes a short rest',
      'B is tended by A, clears 3 Hit Points, 3 of 6 marked: awake again',
    ]);
    expect(said(party({ hp: { marked: 0 } }), rests({ length: 'short', moves: [tendB] }, [1]))).toEqual([
      'A takes a short rest',
      'B is tended by A',
    ]);
  });

  it.each<readonly [string, Rest, readonly number[], string]>([
    ['oneself', { length: 'short', moves: [{ move: 'tend-wounds', ally: id('a') }] }, [1], 'allyIsSelf'],
    ['nobody there', { length: 'short', moves: [{ move: 'tend-wounds', ally: id('x') }] }, [1], 'noSuchCombatant'],
    ['another’s Stress', { length: 'short', moves: [{ move: 'clear-stress', ally: id('b') }] }, [1], 'stressIsOwn'],
    ['without a die', { length: 'short', moves: [tendB] }, [], 'wrongDice'],
    ['a third move', { length: 'long', moves: [tendB, tendB, tendB] }, [], 'tooManyMoves'],
  ])('refuse %s', (_what, rest, dice, code) => {
    expect(codeOf(party(), rests(rest, dice))).toBe(code);
  });

  it('refuse the dead, and then nobody rests', () => {
    expect(codeOf(party({ status: 'dead' }), rests({ length: 'short', moves: [tendB] }, [1]))).toBe('outOfPlay');
  });

  it('do not keep someone without Stress from tending', () => {
    const calm = afterAll(party(), set('a', { stress: null }));
    expect(codeOf(calm, rests({ length: 'short', moves: [tendB] }, [1]))).toBe('accepted');
  });
});
