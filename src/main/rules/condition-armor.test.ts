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
import { conditionId } from './index.ts';
import { hero } from './thresholds/creatures.fixtures.ts';
import { NEXT, remove } from './turns.fixtures.ts';

type Adding = Extract<FightCommand, { type: 'addCondition' }>;

const armored = (armor: number, more: Partial<Adding> = {}, name = 'Armored'): Adding => ({
  type: 'addCondition',
  targets: [{ combatant: id('a'), id: conditionId(name) }],
  condition: { name, kind: null, effects: { armor }, remindAt: null, note: '' },
  timer: null,
  ...more,
});
const away = (name = 'Armored'): FightCommand => ({
  type: 'removeCondition',
  combatant: id('a'),
  condition: conditionId(name),
});
const two = (): Fight => fight('individual', { heroes: ['A'], foes: ['C'] });
const armorOf = (encounter: Fight): unknown => vitalsOf(encounter, 'a').armor;

describe('CO-5 armor slots of a condition', () => {
  it('come with it and go with it, told each time', () => {
    const before = two();
    expect(armorOf(before)).toEqual({ score: 3, marked: 0, temporary: 0 });
    expect(said(before, armored(2))).toEqual(['A is Armored', 'A gains 2 temporary armor slots, 0 of 5 marked']);
    const under = after(before, armored(2));
    expect(armorOf(under)).toEqual({ score: 5, marked: 0, temporary: 2 });
    expect(said(under, away())).toEqual(['A loses Armored', 'A loses 2 temporary armor slots, 0 of 3 marked']);
    expect(armorOf(after(under, away()))).toEqual(armorOf(before));
  });

  it('take marked ones along first', () => {
    const marked = afterAll(two(), armored(2), { type: 'markArmor', combatant: id('a'), by: 4 });
    expect(armorOf(after(marked, away()))).toEqual({ score: 3, marked: 2, temporary: 0 });
  });

  it('can be marked in a hit while they are there', () => {
    const bare = after(two(), { type: 'markArmor', combatant: id('a'), by: 3 });
    const hit: FightCommand = {
      ...(strike('a', 16) as Extract<FightCommand, { type: 'applyDamage' }>),
      targets: [
        { combatant: id('a'), share: 'normal', hit: { parts: [{ amount: 16, types: ['physical'] }], armorSlots: 1 } },
      ],
    };
    expect(vitalsOf(after(bare, hit), 'a').hp.marked).toBe(3);
    const under = afterAll(bare, armored(1), hit);
    expect([vitalsOf(under, 'a').hp.marked, armorOf(under)]).toEqual([2, { score: 4, marked: 4, temporary: 1 }]);
  });

  it('of two conditions each go with their own', () => {
    const both = afterAll(two(), armored(2), armored(1, {}, 'Warm'));
    expect(armorOf(both)).toEqual({ score: 6, marked: 0, temporary: 3 });
    expect(armorOf(after(both, away()))).toEqual({ score: 4, marked: 0, temporary: 1 });
    expect(armorOf(afterAll(both, away('Warm'), away()))).toEqual({ score: 3, marked: 0, temporary: 0 });
  });

  it('never take away more than came, where twelve are the most', () => {
    const full = afterAll(
      prepared(),
      {
        type: 'addCombatants',
        additions: [addition('A', 'hero', { ...hero(), armor: { score: 11, marked: 0, temporary: 0 } })],
      },
      { type: 'startEncounter', mode: 'spotlight' },
      armored(3),
    );
    expect(armorOf(full)).toEqual({ score: 12, marked: 0, temporary: 1 });
    expect(armorOf(after(full, away()))).toEqual({ score: 11, marked: 0, temporary: 0 });
  });

  it('go when its time runs out, and are gone in the turn after', () => {
    const timed = armored(2, { timer: { at: 'end', whose: 'bearer', turns: 1, ends: true } });
    const under = afterAll(two(), NEXT, timed);
    expect(said(under, NEXT)).toEqual([
      'A is no longer Armored: it has run out',
      'A loses 2 temporary armor slots, 0 of 3 marked',
      expect.stringContaining('C') as string,
    ]);
  });

  it('do not leave the encounter: they go at its end, and with whoever is taken off', () => {
    const under = after(two(), armored(2));
    expect(armorOf(after(under, { type: 'endEncounter', ending: '' }))).toEqual({ score: 3, marked: 0, temporary: 0 });
    expect(said(under, remove('a')).slice(0, 2)).toEqual([
      'A is no longer Armored: it has run out',
      'A loses 2 temporary armor slots, 0 of 3 marked',
    ]);
  });

  it('also go from the dead', () => {
    const dead = afterAll(two(), armored(2), {
      type: 'setVitals',
      combatant: id('a'),
      changes: { status: 'dead' },
    });
    expect(armorOf(after(dead, away()))).toEqual({ score: 3, marked: 0, temporary: 0 });
  });

  it('change nothing for someone with name and turn only', () => {
    const nameOnly = afterAll(two(), { type: 'setVitals', combatant: id('a'), changes: { nameOnly: true } });
    expect(said(nameOnly, armored(2))).toEqual(['A is Armored']);
    expect(said(after(nameOnly, armored(2)), away())).toEqual(['A loses Armored']);
  });

  it.each([0, -1, 13, 1.5])('are refused where they are %d', (armor) => {
    expect(codeOf(two(), armored(armor))).toBe(armor === 1.5 ? 'notWhole' : 'outOfRange');
  });
});
