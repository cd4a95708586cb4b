import { describe, expect, it } from 'vitest';
import { addition, after, afterAll, codeOf, fight, id, said, strike, vitalsOf } from '../encounters.fixtures.ts';
import type { Fight, FightCommand } from '../encounters.fixtures.ts';
import { owedIn } from '../index.ts';
import { damage, done, foe, hero, marked } from './creatures.fixtures.ts';
import type { Vitals } from './index.ts';

const note = 'It sheds its shell and goes on smaller.';
const shelled = (changes: Partial<Vitals> = {}): Vitals => foe({ hp: marked(5), onLastHitPoint: note, ...changes });
const smaller: Vitals = foe({ hp: marked(0, 4), thresholds: { major: 4, severe: 9 } });

/** `a` has just struck `m`, whose last Hit Point that was. */
const struck = (): Fight =>
  afterAll(
    fight('spotlight', { heroes: ['A'], foes: [] }),
    { type: 'addCombatants', additions: [addition('M', 'foe', shelled())] },
    strike('m', 5, 'a'),
  );

const answer = (becomes: Vitals | null): FightCommand => ({ type: 'answerLastHitPoint', combatant: id('m'), becomes });

describe('TH-53 a note on the last Hit Point', () => {
  it('is owed instead of defeat, and told', () => {
    const before = afterAll(fight('spotlight', { heroes: ['A'], foes: [] }), {
      type: 'addCombatants',
      additions: [addition('M', 'foe', shelled())],
    });
    expect(said(before, strike('m', 5, 'a'))).toEqual([
      'M takes 5 from A: Minor (1 to 7), 1 Hit Point marked, 6 of 6: on its last Hit Point',
    ]);
    expect(vitalsOf(struck(), 'm')).toMatchObject({ hp: { marked: 6 }, status: 'up' });
    expect(owedIn(struck())).toEqual([{ kind: 'lastHitPoint', combatant: id('m'), note }]);
  });

  it.each<readonly [string, Vitals, string]>([
    ['by Stress that finds no slot', shelled({ stress: marked(6) }), 'mark-stress'],
    ['by hand', shelled(), 'mark-hp'],
  ])('is owed as well when it is marked %s', (_how, vitals, op) => {
    const marking =
      op === 'mark-hp' ? ({ op, amount: 1 } as const) : ({ op: 'mark-stress', amount: 1, forced: true } as const);
    const { vitals: left, events } = done(vitals, marking);
    expect(left.status).toBe('up');
    expect(events).toContainEqual({ type: 'lastHitPointNoted' });
  });

  it('is noted once: what comes on top is lost', () => {
    const { vitals, events } = done(shelled({ hp: marked(6) }), damage(5));
    expect([vitals.status, events.map(({ type }) => type)]).toEqual(['up', ['hitTaken']]);
    expect(events[0]).toMatchObject({ marked: 0, lost: 1, defeated: false });
  });

  it('is answered with defeat', () => {
    expect(said(struck(), answer(null))).toEqual(['M: defeated']);
    expect(vitalsOf(after(struck(), answer(null)), 'm').status).toBe('defeated');
    expect(owedIn(after(struck(), answer(null)))).toEqual([]);
  });

  it('is answered with another block, which takes the place of the one that was there', () => {
    expect(said(struck(), answer(smaller))).toEqual([
      'M goes on with another block, Hit Points 0 of 4, thresholds 4 and 9',
    ]);
    const replaced = after(struck(), answer(smaller));
    expect(vitalsOf(replaced, 'm')).toEqual(smaller);
    expect(owedIn(replaced)).toEqual([]);
    expect(codeOf(replaced, answer(null))).toBe('nothingOwed');
  });

  it('is nothing any more once a Hit Point is cleared', () => {
    const healed = after(struck(), { type: 'heal', targets: [{ combatant: id('m'), amount: 1 }] });
    expect(owedIn(healed)).toEqual([]);
    expect(codeOf(healed, answer(null))).toBe('nothingOwed');
  });

  it('is nobody’s who has none, no hero’s and no minion’s', () => {
    expect(done(foe({ hp: marked(5) }), damage(5)).vitals.status).toBe('defeated');
    expect(done(hero({ hp: marked(5), onLastHitPoint: note }), damage(5)).vitals.status).toBe('death-move');
    expect(done(shelled({ kind: 'minion' }), damage(5)).vitals.status).toBe('defeated');
  });

  it('can be set and taken away by hand', () => {
    const noted = done(foe(), { op: 'edit', changes: { onLastHitPoint: note } }).vitals;
    expect(noted.onLastHitPoint).toBe(note);
    expect(done(noted, { op: 'edit', changes: { onLastHitPoint: null } }).vitals.onLastHitPoint).toBeNull();
  });

  it('does not reach the dead', () => {
    const dead = after(struck(), { type: 'setVitals', combatant: id('m'), changes: { status: 'dead' } });
    expect([owedIn(dead), codeOf(dead, answer(smaller))]).toEqual([[], 'outOfPlay']);
  });
});
