import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fight, id } from './encounters.fixtures.ts';
import type { FightCommand } from './encounters.fixtures.ts';
import { conditionId, decide, describe as tell, fold, lineText, owedIn } from './index.ts';
import type { TurnMode } from './index.ts';

const name = fc.constantFrom('a', 'b', 'c', 'd', 'x', 'nobody');
const small = fc.integer({ min: -2, max: 40 });

/** Anything one might say, sensible or not. */
const command: fc.Arbitrary<FightCommand> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(name, small, fc.option(name), fc.boolean())
      .map(([target, amount, source, force]): FightCommand => ({
        type: 'applyDamage',
        source: source === null ? null : id(source),
        force,
        targets: [
          { combatant: id(target), share: 'normal', hit: { parts: [{ amount, types: ['physical'] }], armorSlots: 1 } },
        ],
      })),
  },
  fc
    .tuple(name, small)
    .map(([target, amount]): FightCommand => ({ type: 'heal', targets: [{ combatant: id(target), amount }] })),
  fc
    .tuple(name, small)
    .map(([combatant, by]): FightCommand => ({ type: 'markHitPoints', combatant: id(combatant), by })),
  fc
    .tuple(name, small, fc.boolean())
    .map(([combatant, by, forced]): FightCommand => ({ type: 'markStress', combatant: id(combatant), by, forced })),
  fc
    .tuple(name, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .map(([combatant, hope, fear]): FightCommand => ({
      type: 'resolveDeathMove',
      combatant: id(combatant),
      choice: 'stake-it-all',
      split: { hp: hope, stress: 0 },
      dice: { hope, fear },
    })),
  {
    weight: 4,
    arbitrary: fc.constantFrom<FightCommand>(
      { type: 'nextTurn' },
      { type: 'previousTurn' },
      { type: 'rollSides', dice: { hero: 3 } },
    ),
  },
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .map(([hero, foe, other]): FightCommand => ({
      type: 'rollSides',
      dice: { hero, foe, other },
    })),
  name.map((combatant): FightCommand => ({ type: 'setActive', combatant: id(combatant) })),
  name.map((combatant): FightCommand => ({ type: 'removeCombatant', combatant: id(combatant) })),
  fc
    .tuple(name, fc.constantFrom('fled', 'away'))
    .map(([combatant, how]): FightCommand => ({ type: 'leaveFight', combatants: [id(combatant)], how })),
  fc.tuple(name, fc.option(name)).map(([combatant, before]): FightCommand => ({
    type: 'moveInOrder',
    combatant: id(combatant),
    before: before === null ? null : id(before),
  })),
  name.map((after): FightCommand => ({ type: 'delayTurn', after: id(after) })),
  fc
    .tuple(name, name, fc.constantFrom('start', 'end'), fc.integer({ min: 1, max: 3 }), fc.nat())
    .map(([combatant, whose, at, turns, number]): FightCommand => ({
      type: 'addCondition',
      targets: [{ combatant: id(combatant), id: conditionId(String(number)) }],
      condition: {
        name: `Hex ${number % 3}`,
        kind: null,
        effects: { cannotAct: number % 5 === 0 },
        remindAt: null,
        note: '',
      },
      timer: { at, whose: id(whose), turns, ends: number % 2 === 0 },
    })),
);

const mode = fc.constantFrom<TurnMode>('sides', 'individual', 'spotlight');

describe('EN-15 an encounter, whatever is said to it', () => {
  it('folds to the state that was decided, tells every event, and keeps what it owes in step', () => {
    fc.assert(
      fc.property(mode, fc.array(command, { maxLength: 40 }), (turns, commands) => {
        let now = fight(turns, { heroes: ['A', 'B'], foes: ['C', 'D'], others: ['X'] });
        const start = now;
        const events = [];
        for (const one of commands) {
          const frozen = JSON.stringify(now);
          const outcome = decide(now, one);
          expect(JSON.stringify(now)).toBe(frozen);
          if (!outcome.ok) {
            expect(outcome.refusal.reason).toMatch(/^.+\.$/);
            continue;
          }
          for (const line of tell(now, outcome.value.events)) expect(lineText(line)).not.toMatch(/undefined|NaN/);
          expect(decide(now, one)).toEqual(outcome);
          events.push(...outcome.value.events);
          now = outcome.value.after;
        }
        expect(JSON.parse(JSON.stringify(fold(start, events)))).toEqual(JSON.parse(JSON.stringify(now)));
        const due = now.combatants.filter(({ vitals }) => vitals.status === 'death-move').map((one) => one.id);
        expect(owedIn(now).flatMap((owed) => (owed.kind === 'deathMove' ? [owed.combatant] : []))).toEqual(due);
        const ids = new Set(now.combatants.map((one) => one.id));
        if (now.turns.mode === 'individual') expect(new Set(now.turns.line)).toEqual(ids);
        if (now.turns.mode !== 'sides' && now.turns.acting !== null) expect(ids.has(now.turns.acting)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('is plain JSON: read back, it goes on the same', () => {
    fc.assert(
      fc.property(mode, fc.array(command, { maxLength: 15 }), command, (turns, commands, last) => {
        let now = fight(turns, { heroes: ['A', 'B'], foes: ['C', 'D'], others: ['X'] });
        for (const one of commands) {
          const outcome = decide(now, one);
          if (outcome.ok) now = outcome.value.after;
        }
        const read = JSON.parse(JSON.stringify(now)) as typeof now;
        expect(decide(read, last)).toEqual(decide(now, last));
      }),
      { numRuns: 100 },
    );
  });
});
