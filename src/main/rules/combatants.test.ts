import { describe, expect, it } from 'vitest';
import {
  addition,
  after,
  afterAll,
  codeOf,
  fight,
  id,
  prepared,
  said,
  strike,
  vitalsOf,
} from './encounters.fixtures.ts';
import type { Fight, FightCommand } from './encounters.fixtures.ts';
import type { Addition } from './index.ts';

const add = (...additions: readonly Addition<'thresholds'>[]): FightCommand => ({ type: 'addCombatants', additions });

let made = 0;
const raiders = (count: number, name = 'Raider'): Addition<'thresholds'> =>
  addition(name, 'foe', undefined, {
    ids: Array.from({ length: count }, () => {
      made += 1;
      return id(`r${made}`);
    }),
  });

const names = (encounter: Fight): readonly string[] => encounter.combatants.map(({ name }) => name);

describe('EN-3 names of combatants', () => {
  it('are kept while nobody shares them, and numbered where they are alike', () => {
    expect(names(after(prepared(), add(raiders(1))))).toEqual(['Raider']);
    expect(names(after(prepared(), add(raiders(3))))).toEqual(['Raider 1', 'Raider 2', 'Raider 3']);
  });

  it('go on where numbering stopped, also after someone was taken off the list', () => {
    const three = after(prepared(), add(raiders(3)));
    const last = three.combatants[2];
    const fewer = after(three, { type: 'removeCombatant', combatant: last?.id ?? id('') });
    expect(names(after(fewer, add(raiders(2))))).toEqual(['Raider 1', 'Raider 2', 'Raider 4', 'Raider 5']);
    expect(names(after(fewer, add(raiders(1))))).toEqual(['Raider 1', 'Raider 2', 'Raider 4']);
  });

  it('number a second one of a name that stood alone', () => {
    expect(names(afterAll(prepared(), add(raiders(1)), add(raiders(1)), add(raiders(1))))).toEqual([
      'Raider',
      'Raider 2',
      'Raider 3',
    ]);
  });

  it('are a member’s own again after they were taken off the list, unless somebody present bears them', () => {
    const mara = { ...raiders(1, 'Mara'), origin: { kind: 'party', id: 'm1' } } as ReturnType<typeof raiders>;
    const again = (): ReturnType<typeof raiders> => ({ ...mara, ids: raiders(1).ids });
    const here = after(prepared(), add(mara));
    const gone = after(here, { type: 'removeCombatant', combatant: here.combatants[0]?.id ?? id('') });
    expect(names(after(gone, add(again())))).toEqual(['Mara']);
    expect(names(afterAll(gone, add(again()), add(raiders(1, 'Mara'))))).toEqual(['Mara', 'Mara 2']);
    expect(names(after(here, add(again())))).toEqual(['Mara', 'Mara 2']);
    // Who is of no party is numbered on.
    expect(names(after(gone, add(raiders(1, 'Mara'))))).toEqual(['Mara 2']);
    expect(names(afterAll(gone, add(raiders(1, 'Mara')), add(again())))).toEqual(['Mara 2', 'Mara']);
  });

  it('are never taken apart: one that ends in a number is a name like others', () => {
    expect(names(after(prepared(), add(raiders(2, 'Engine 7'), raiders(1, 'Engine'))))).toEqual([
      'Engine 7 1',
      'Engine 7 2',
      'Engine',
    ]);
  });

  it('pass over a name that happens to be taken', () => {
    expect(names(after(prepared(), add(raiders(1, 'Raider 2'), raiders(3))))).toEqual([
      'Raider 2',
      'Raider 1',
      'Raider 3',
      'Raider 4',
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('may be %s', (name) => {
    expect(names(afterAll(prepared(), add(raiders(1, name)), add(raiders(1, name))))).toEqual([name, `${name} 2`]);
  });

  it('change without a trace on who is who', () => {
    const before = fight('spotlight', { heroes: ['A', 'B'] });
    const renamed = after(before, { type: 'renameCombatant', combatant: id('a'), name: ' Oda ' });
    expect(names(after(renamed, strike('a', 5)))).toEqual(['Oda', 'B']);
    expect(said(renamed, strike('a', 5))).toEqual(['Oda takes 5: Minor (1 to 7), 1 Hit Point marked, 1 of 6']);
  });

  it.each([
    ['B', 'nameTaken'],
    ['  ', 'nameMissing'],
    ['x'.repeat(121), 'nameTooLong'],
    ['A', 'accepted'],
  ])('cannot become %j: %s', (name, code) => {
    const before = fight('spotlight', { heroes: ['A', 'B'] });
    expect(codeOf(before, { type: 'renameCombatant', combatant: id('a'), name })).toBe(code);
  });
});

describe('EN-4 addCombatants', () => {
  it.each([
    ['nobody', add(), 'noneAdded'],
    ['no id', add(addition('A', 'hero', undefined, { ids: [] })), 'noneAdded'],
    ['no name', add(addition(' ')), 'nameMissing'],
    ['an unknown side', add(addition('A', 'cat' as 'foe')), 'unknownSide'],
    ['the same id twice', add(addition('A', 'hero', undefined, { ids: [id('a'), id('a')] })), 'idTaken'],
    ['a place that is none', add(addition('A', 'hero', undefined, { turnValue: Number.NaN })), 'notANumber'],
    ['a defence that is none', add(addition('A', 'hero', undefined, { defence: -1 })), 'outOfRange'],
    ['far too many', add(raiders(501)), 'tooMany'],
  ])('refuses %s', (_name, command, code) => {
    expect(codeOf(prepared(), command)).toBe(code);
  });

  it('refuses an id that is there', () => {
    expect(codeOf(fight('spotlight', { heroes: ['A'] }), add(addition('A')))).toBe('idTaken');
  });

  it('adds everyone or nobody', () => {
    expect(codeOf(prepared(), add(addition('A'), addition('')))).toBe('nameMissing');
  });
});

describe('EN-5 the list', () => {
  const before = (): Fight => fight('spotlight', { heroes: ['A'], foes: ['C'] });

  it('tells what is edited, and has no event where nothing is', () => {
    const edit = (changes: Extract<FightCommand, { type: 'editCombatant' }>['changes']): FightCommand => ({
      type: 'editCombatant',
      combatant: id('c'),
      changes,
    });
    expect(said(before(), edit({ side: 'other', hidden: true, label: 'turncoat' }))).toEqual([
      'C is on the side of the others now, is hidden from the players, is labelled turncoat',
    ]);
    expect(said(before(), edit({ notes: 'owes a lamp', group: 'crew' }))).toEqual(['C belongs to crew, has notes now']);
    expect(said(before(), edit({ side: 'foe', label: '', attack: '', defence: null }))).toEqual([]);
    expect(said(before(), edit({ attack: '1d8+3 magic', defence: 13 }))).toEqual([
      'C attacks with 1d8+3 magic, has defence 13',
    ]);
    const known = after(before(), edit({ attack: '2d6', defence: 13, notes: 'x' }));
    expect(known.combatants[1]).toMatchObject({ attack: '2d6', defence: 13 });
    expect(said(known, edit({ attack: '', defence: 0, notes: '' }))).toEqual([
      'C has no attack any more, has defence 0, was 13, has no notes any more',
    ]);
    expect(said(known, edit({ defence: null, notes: 'y' }))).toEqual([
      'C has no known defence any more, has new notes',
    ]);
    expect([-1, 1.5, 1000].map((defence) => codeOf(before(), edit({ defence })))).toEqual([
      'outOfRange',
      'notWhole',
      'outOfRange',
    ]);
    expect(codeOf(before(), edit({ side: 'cat' as 'foe' }))).toBe('unknownSide');
    expect(after(before(), edit({ hidden: true, notes: 'x' })).combatants[1]).toMatchObject({
      hidden: true,
      notes: 'x',
    });
  });

  it('keeps the numbers of those who leave the fight', () => {
    const hurt = after(before(), strike('c', 5));
    const gone = after(hurt, { type: 'leaveFight', combatants: [id('c')], how: 'captured' });
    expect(gone.combatants[1]).toMatchObject({ gone: 'captured', vitals: { hp: { marked: 1 } } });
    expect(said(hurt, { type: 'leaveFight', combatants: [id('c')], how: 'captured' })).toEqual(['C is captured']);
    expect(said(gone, { type: 'returnToFight', combatants: [id('c')] })).toEqual(['C is back in the fight']);
    expect(codeOf(gone, { type: 'leaveFight', combatants: [], how: 'fled' })).toBe('noTarget');
    expect(codeOf(gone, { type: 'leaveFight', combatants: [id('c')], how: 'melted' as 'fled' })).toBe('unknownWay');
  });

  it.each([
    { type: 'removeCombatant', combatant: id('x') },
    { type: 'renameCombatant', combatant: id('x'), name: 'X' },
    { type: 'editCombatant', combatant: id('x'), changes: {} },
    { type: 'leaveFight', combatants: [id('x')], how: 'fled' },
    { type: 'setVitals', combatant: id('x'), changes: {} },
    { type: 'setActive', combatant: id('x') },
    { type: 'markHitPoints', combatant: id('x'), by: 1 },
    { type: 'heal', targets: [{ combatant: id('x'), amount: 1 }] },
    { type: 'note', combatant: id('x'), text: 'x', private: false },
    { type: 'checkMorale', combatants: [id('x')], score: 12, modifier: 0, dice: {} },
  ] satisfies readonly FightCommand[])('refuses $type of someone who is not there', (command) => {
    expect(codeOf(before(), command)).toBe('noSuchCombatant');
  });

  it('EN-15 leaves what nobody touched the same object', () => {
    const one = before();
    const next = after(one, strike('c', 5));
    expect(next.combatants[0]).toBe(one.combatants[0]);
    expect(next.turns).toBe(one.turns);
    expect(next.options).toBe(one.options);
    expect(vitalsOf(one, 'c').hp.marked).toBe(0);
  });
});
