import { describe, expect, it } from 'vitest';
import { addition, after, fight, id, type Fight, type FightCommand } from '../../rules/encounters.fixtures.ts';
import { changedParts } from '../streams/state-parts.ts';
import { encounterModel } from './encounter-model.ts';

const before = fight('individual', { heroes: ['Brakka', 'Oswin'], foes: ['Raider', 'Netman'] });

const hit = (combatant: string): FightCommand => ({
  type: 'applyDamage',
  source: null,
  targets: [
    { combatant: id(combatant), share: 'normal', hit: { parts: [{ amount: 9, types: ['physical'] }], armorSlots: 0 } },
  ],
});

describe('what an entry writes of an encounter', () => {
  it.each<readonly [string, FightCommand, readonly string[]]>([
    ['a hit: its combatant', hit('oswin'), ['combatant:oswin']],
    ['the next turn: whose it is', { type: 'nextTurn' }, ['turns']],
    ['a name: its combatant', { type: 'renameCombatant', combatant: id('raider'), name: 'Ash' }, ['combatant:raider']],
    [
      'one more: that one, the order, the turns and the numbering',
      { type: 'addCombatants', additions: [addition('Yune', 'foe')] },
      ['combatant:yune', 'numbering', 'order', 'turns'],
    ],
    [
      'one fewer: their part goes, and the order and turns change',
      { type: 'removeCombatant', combatant: id('oswin') },
      ['combatant:oswin', 'order', 'turns'],
    ],
  ])('%s', (_what, command, parts) => {
    const now = after(before, command);
    const written = changedParts(encounterModel, before, now);
    expect([...written.keys()].toSorted()).toEqual(parts);
    expect(new Map([...written].toSorted())).toEqual(new Map([...bySplitting(before, now)].toSorted()));
  });

  it('nothing of an encounter that is as it was', () => {
    expect(changedParts(encounterModel, before, { ...before })).toEqual(new Map());
  });

  it('all of an encounter that begins', () => {
    expect([...changedParts(encounterModel, null, before).keys()]).toEqual([...encounterModel.split(before).keys()]);
  });

  it('a combatant in the place of another and a field that came or went, by the slow way', () => {
    const turned = { ...before, combatants: before.combatants.toReversed() };
    expect([...changedParts(encounterModel, before, turned).keys()]).toEqual(['order']);
    const { numbering, ...rest } = before;
    const odd = { ...rest, number: numbering } as unknown as Fight;
    expect(changedParts(encounterModel, before, odd).get('numbering')).toBeNull();
  });
});

/** The same without knowing anything of encounters. */
const bySplitting = (old: Fight, now: Fight): Map<string, string | null> =>
  changedParts({ split: (state: Fight) => encounterModel.split(state) }, old, now);
