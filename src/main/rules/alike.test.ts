import { describe, expect, it } from 'vitest';
import { addition, after, afterAll, codeOf, id, prepared, said, strike, vitalsOf } from './encounters.fixtures.ts';
import type { Fight, FightCommand } from './encounters.fixtures.ts';
import { conditionId } from './index.ts';
import { foe } from './thresholds/creatures.fixtures.ts';
import { course, NEXT } from './turns.fixtures.ts';

const raiders = (...ids: readonly string[]): FightCommand => ({
  type: 'addCombatants',
  additions: [addition('Raider', 'foe', undefined, { ids: ids.map(id), group: 'Raider' })],
});
const START: FightCommand = { type: 'startEncounter', mode: 'individual' };
/** Raider 1, Raider 2 and Raider 3 against A. */
const four = (): Fight =>
  afterAll(prepared(), { type: 'addCombatants', additions: [addition('A')] }, raiders('r1', 'r2', 'r3'), START);
const rename = (combatant: string, name: string): FightCommand => ({
  type: 'renameCombatant',
  combatant: id(combatant),
  name,
});

describe('EN-3 alike ones', () => {
  it('are each somebody: a hit on one marks nothing on the others', () => {
    const hit = after(four(), strike('r2', 6));
    expect(['r1', 'r2', 'r3'].map((one) => vitalsOf(hit, one).hp.marked)).toEqual([0, 1, 0]);
  });

  it('are told apart when one entry hits several of them', () => {
    const hit: FightCommand = {
      type: 'applyDamage',
      source: null,
      targets: ['r1', 'r2'].map((one) => ({
        combatant: id(one),
        share: 'normal',
        hit: { parts: [{ amount: 3, types: ['physical'] }] },
      })),
    };
    expect(said(four(), hit)).toEqual([
      'Damage to 2 at once',
      'Raider 1 takes 3: Minor (1 to 7), 1 Hit Point marked, 1 of 6',
      'Raider 2 takes 3: Minor (1 to 7), 1 Hit Point marked, 1 of 6',
    ]);
  });

  it('have a turn each, a place each, and conditions of their own', () => {
    expect(course(four(), NEXT, NEXT, NEXT, NEXT, NEXT)).toEqual(['1:a', '1:r1', '1:r2', '1:r3', '2:a']);
    const dazed = after(four(), {
      type: 'addCondition',
      targets: [{ combatant: id('r2'), id: conditionId('c') }],
      condition: { name: 'Dazed', kind: null, effects: {}, remindAt: null, note: '' },
      timer: null,
    });
    expect(dazed.combatants.map(({ conditions }) => conditions.length)).toEqual([0, 0, 1, 0]);
  });

  it('all come with the numbers of their kind, the first among them', () => {
    const tough = { ...foe(), hp: { max: 9, marked: 2 } };
    const joined = after(prepared(), {
      type: 'addCombatants',
      additions: [addition('Raider', 'foe', tough, { ids: ['r1', 'r2', 'r3'].map(id) })],
    });
    expect(joined.combatants.map(({ vitals }) => vitals.hp)).toEqual([tough.hp, tough.hp, tough.hp]);
  });

  it('of two kinds with one name are numbered on, and keep the numbers of their kind', () => {
    const kinds: FightCommand = {
      type: 'addCombatants',
      additions: [
        addition('Raider', 'foe', { ...foe(), hp: { max: 5, marked: 0 } }, { ids: [id('r1')] }),
        addition('Raider', 'foe', { ...foe(), hp: { max: 8, marked: 0 } }, { ids: [id('r2')] }),
      ],
    };
    const both = after(prepared(), kinds);
    expect(both.combatants.map(({ name, vitals }) => `${name}: ${vitals.hp.max}`)).toEqual([
      'Raider: 5',
      'Raider 2: 8',
    ]);
  });

  it('stay in their group under another name, and nobody can take the name of another', () => {
    const renamed = after(four(), rename('r2', 'Scar'));
    expect(renamed.combatants.map(({ name, group }) => [name, group])).toEqual([
      ['A', null],
      ['Raider 1', 'Raider'],
      ['Scar', 'Raider'],
      ['Raider 3', 'Raider'],
    ]);
    expect(codeOf(renamed, rename('r3', 'Raider 1'))).toBe('nameTaken');
    const more = after(renamed, raiders('r4'));
    expect(more.combatants.map(({ name }) => name)).toEqual(['A', 'Raider 1', 'Scar', 'Raider 3', 'Raider 4']);
  });

  it('are named in full when they are taken off the list, and their number is not given again', () => {
    expect(said(four(), { type: 'removeCombatant', combatant: id('r3') })).toEqual(['Raider 3 is taken off the list']);
    const none = afterAll(
      four(),
      ...['r1', 'r2', 'r3'].map((one): FightCommand => ({ type: 'removeCombatant', combatant: id(one) })),
      raiders('r4', 'r5'),
    );
    expect(none.combatants.map(({ name }) => name)).toEqual(['A', 'Raider 4', 'Raider 5']);
  });

  it('stand in the log each, the first among them', () => {
    expect(said(prepared(), raiders('r1', 'r2', 'r3'))).toEqual([
      'Raider 1 joins the foes',
      'Raider 2 joins the foes',
      'Raider 3 joins the foes',
    ]);
  });
});
