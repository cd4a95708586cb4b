import { describe, expect, it } from 'vitest';
import { after, afterAll, id, said } from '../encounters.fixtures.ts';
import { parseEntry } from '../entry/parse-entry.ts';
import { hitOfEntry } from '../entry/hit-of-entry.ts';
import type { HitOf, Share } from '../index.ts';
import { blow, joining, skirmish } from '../stamina-encounters.fixtures.ts';
import type { Skirmish, SkirmishCommand } from '../stamina-encounters.fixtures.ts';

type Hit = HitOf<'stamina-wounds'>;
const fight = (): Skirmish =>
  afterAll(skirmish(), {
    type: 'addCombatants',
    additions: [joining('A', 'hero'), joining('B', 'foe'), joining('C', 'foe', { kind: 'beast', stamina: null })],
  });
const typed = (text: string): Hit => {
  const entry = parseEntry(text);
  if (!entry.ok || entry.value.kind !== 'damage') throw new Error(`${text} is no damage`);
  const hit = hitOfEntry('stamina-wounds', entry.value, []);
  if (!hit.ok) throw new Error(hit.refusal.reason);
  return hit.value;
};
const strike = (hit: Hit, share: Share = 'normal', ...who: readonly string[]): SkirmishCommand => ({
  type: 'applyDamage',
  source: id('a'),
  targets: (who.length > 0 ? who : ['b']).map((name) => ({ combatant: id(name), share, hit })),
});

describe('SW-20 subdual damage, entered with s', () => {
  it.each([
    ['4 s', 'B takes 4 subdual from A, 4 Stamina, 1 of 5 left'],
    ['7s', 'B takes 7 subdual from A, 5 Stamina, 0 of 5 left, 2 subdual in all'],
    ['7/2 s', 'B takes 4 subdual from A, 4 Stamina, 1 of 5 left'],
    ['12 s', 'B takes 12 subdual from A, 5 Stamina, 0 of 5 left, 7 subdual in all'],
    ['13 s', 'B takes 13 subdual from A, 5 Stamina, 0 of 5 left, 8 subdual in all: senseless'],
    ['99 us', 'B takes 99 subdual from A, 5 Stamina, 0 of 5 left, 94 subdual in all: senseless'],
    ['0 s', 'B takes 0 subdual from A'],
  ])('DE-6 %s', (text, sentence) => {
    expect(said(fight(), strike(typed(text)))).toEqual([sentence]);
  });

  it('EN-6 shares among several, under a heading of its own', () => {
    expect(said(fight(), strike(typed('9 s'), 'half', 'b', 'c'))).toEqual([
      'Damage to 2 at once from A',
      'B takes 5 subdual from A, 5 Stamina, 0 of 5 left',
      'C takes 5 subdual from A, 5 subdual in all',
    ]);
  });

  it('never touches real Wounds, and never kills who has fallen', () => {
    const down = after(fight(), blow('b', 13, []));
    const struck = after(down, strike(typed('50 s')));
    expect(struck.combatants[1]?.vitals).toMatchObject({ status: 'down', wounds: { current: 0 }, subdual: 50 });
  });

  it('SW-19 comes after the blows of the same moment, with one telling', () => {
    const held = afterAll(
      fight(),
      { type: 'startEncounter', mode: 'individual' },
      { ...strike(typed('6 s')), landing: 'held' } as SkirmishCommand,
      { ...blow('b', 4, []), landing: 'held' } as SkirmishCommand,
    );
    expect(said(held, { type: 'resolveHeldHits' })).toEqual([
      '2 held hits land together',
      'B takes 4: 4 Stamina, 1 of 5 left, 1 Stamina, 0 of 5 left, takes 6 subdual, 5 subdual in all',
    ]);
    const both = after(held, { type: 'resolveHeldHits' });
    expect(both.combatants[1]?.vitals).toMatchObject({ wounds: { current: 8 }, subdual: 5, status: 'up' });
  });

  it('SW-19 lets two that only subdue add up, and one of them not outlive a death', () => {
    const begun = after(fight(), { type: 'startEncounter', mode: 'individual' });
    const hold = (hit: Hit): SkirmishCommand => ({ ...strike(hit), landing: 'held' }) as SkirmishCommand;
    const twice = afterAll(begun, hold(typed('6 s')), hold(typed('7 s')), { type: 'resolveHeldHits' });
    expect(twice.combatants[1]?.vitals).toMatchObject({ subdual: 8, status: 'senseless', wounds: { current: 8 } });
    const killed = afterAll(begun, hold(typed('6 s')), hold(typed('30')), { type: 'resolveHeldHits' });
    expect(killed.combatants[1]?.vitals).toMatchObject({ subdual: 0, status: 'dead' });
  });
});
