import { describe, expect, it } from 'vitest';
import { after, afterAll, id, said } from './encounters.fixtures.ts';
import { clockLeft } from './index.ts';
import { joining, skirmish } from './stamina-encounters.fixtures.ts';
import type { Skirmish, SkirmishCommand } from './stamina-encounters.fixtures.ts';

const begin: SkirmishCommand = { type: 'startEncounter', mode: 'individual' };
const next: SkirmishCommand = { type: 'nextTurn' };
const back: SkirmishCommand = { type: 'previousTurn' };
const faints = (hours: number): SkirmishCommand => ({ type: 'takeLastAction', combatant: id('a'), dice: { hours } });
const wakes: SkirmishCommand = { type: 'wake', combatant: id('a') };
const DOWN = { status: 'down', wounds: { max: 8, current: 0 } } as const;

/** A is down, B stands; each turn of B is a round once A lies there. */
const fight = (): Skirmish =>
  afterAll(skirmish(), { type: 'addCombatants', additions: [joining('A', 'hero', DOWN), joining('B', 'foe')] }, begin);

const left = (encounter: Skirmish): number | null => {
  const [first] = encounter.combatants;
  if (!first) throw new Error('A is there');
  return clockLeft(encounter, first);
};

describe('SW-46 what is left of the hours', () => {
  it('counts from the round in which they began, forth and back', () => {
    let now = after(fight(), faints(2));
    expect(left(now)).toBe(720);
    now = afterAll(now, next, next, next);
    const rounds = now.round - 1;
    expect(rounds).toBeGreaterThan(0);
    expect(left(now)).toBe(720 - rounds);
    now = after(now, next);
    expect(left(now)).toBe(720 - now.round + 1);
    const later = now.round;
    now = after(now, back);
    expect(now.round).toBe(later - 1);
    expect(left(now)).toBe(720 - now.round + 1);
  });

  it('ends with the state, and begins anew with other hours', () => {
    const now = afterAll(fight(), faints(2), next, next, next);
    expect(left(after(now, wakes))).toBeNull();
    const set: SkirmishCommand = { type: 'setVitals', combatant: id('a'), changes: { hours: 3 } };
    expect(left(after(now, set))).toBe(1080);
    const other: SkirmishCommand = { type: 'setVitals', combatant: id('a'), changes: { toughness: 1 } };
    expect(left(after(now, other))).toBe(left(now));
  });

  it('is unknown of hours that began before the encounter, and of those that nobody counts', () => {
    const out = { status: 'fainted', hours: 4, wounds: { max: 8, current: 0 } } as const;
    const additions = [joining('A', 'hero', out), joining('B', 'foe')];
    expect(left(afterAll(skirmish(), { type: 'addCombatants', additions }, begin))).toBeNull();
    expect(left(fight())).toBeNull();
  });

  it('is said once, as the last round of it ends', () => {
    const near = (round: number): Skirmish => ({ ...after(fight(), faints(1)), round });
    const sentence = 'Reminder, A is fainted, and the hours of it are over';
    const ends = (encounter: Skirmish): number => {
      let now = encounter;
      let times = 0;
      while (now.round === encounter.round) {
        times += said(now, next).filter((line) => line === sentence).length;
        now = after(now, next);
      }
      return times;
    };
    expect([358, 359, 360, 361].map((round) => ends(near(round)))).toEqual([0, 0, 1, 0]);
    expect(left(near(361))).toBe(0);
    expect(left(near(999))).toBe(0);
  });
});
