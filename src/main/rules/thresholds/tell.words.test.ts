import { describe, expect, it } from 'vitest';
import { sentence } from '../parts.ts';
import type { Part } from '../parts.ts';
import { damage, done, foe, hero, marked } from './creatures.fixtures.ts';
import { hitOf } from './entered.ts';
import type { Operation, Options, Vitals } from './index.ts';
import { ownOperation } from './own-operation.ts';
import { gmTokensFor } from './rest.ts';
import { tell } from './tell.ts';

const partsOf = (vitals: Vitals, operation: Operation, options: Partial<Options> = {}): readonly Part[] => {
  const { events, vitals: after } = done(vitals, operation, options);
  const who: Part = { kind: 'name', text: 'Oda', combatant: null };
  return tell({ who, by: null, op: operation.op, changes: events, before: vitals, after, tables: null });
};

const edit = (changes: Extract<Operation, { op: 'edit' }>['changes']): Operation => ({ op: 'edit', changes });

describe('TH-51 sentences about a creature', () => {
  it.each<readonly [Vitals, Operation, string]>([
    [hero({ hp: marked(2) }), { op: 'clear', track: 'hp', amount: 2 }, 'Oda clears 2 Hit Points, 0 of 6 marked'],
    [hero(), { op: 'mark-hp', amount: 2 }, 'Oda marks 2 Hit Points, 2 of 6'],
    [hero({ stress: marked(1) }), { op: 'clear', track: 'stress', amount: 1 }, 'Oda clears 1 Stress, 0 of 6 marked'],
    [
      hero({ armor: { score: 3, marked: 2, temporary: 0 } }),
      { op: 'clear', track: 'armor', amount: 'all' },
      'Oda clears 2 armor slots, 0 of 3 marked',
    ],
    [
      hero({ armor: { score: 3, marked: 1, temporary: 0 } }),
      { op: 'clear', track: 'armor', amount: 1 },
      'Oda clears 1 armor slot, 0 of 3 marked',
    ],
    [hero(), { op: 'change-hope', by: 1 }, 'Oda gains 1 Hope, 3 of 6'],
    [hero(), { op: 'change-hope', by: -2 }, 'Oda spends 2 Hope, 0 of 6'],
    [hero(), { op: 'change-hope', by: 0 }, 'Oda: nothing changes'],
    [hero(), { op: 'temporary-armor', by: 0 }, 'Oda: nothing changes'],
    [hero(), { op: 'mark-armor', amount: 0 }, 'Oda: nothing changes'],
    [
      hero({ armor: { score: 3, marked: 1, temporary: 0 } }),
      damage(16, { armorSlots: 1 }),
      'Oda takes 16: Severe (16 or more), 1 armor slot marked, 2 of 3, 2 Hit Points marked, 2 of 6',
    ],
    [
      foe({ kind: 'minion', minionValue: 3, hp: marked(0, 1) }),
      damage(6, { dealtBy: 'hero' }),
      'Oda takes 6: Minor (1 to 7), 1 Hit Point marked, 1 of 1: defeated, enough for 2 more',
    ],
    [
      foe({ kind: 'minion', minionValue: 3, hp: marked(0, 1) }),
      damage(2, { dealtBy: 'hero' }),
      'Oda takes 2: Minor (1 to 7), 1 Hit Point marked, 1 of 1: defeated',
    ],
    [
      hero(),
      edit({ thresholds: { major: 0, severe: 1 } }),
      'Oda is set by hand to thresholds none and 1 (was 8 and 16)',
    ],
    [
      hero(),
      edit({ thresholds: { major: 1, severe: null } }),
      'Oda is set by hand to thresholds 1 and none (was 8 and 16)',
    ],
    [
      hero(),
      edit({
        reduce: [
          { types: ['magic'], amount: 2 },
          { types: ['physical'], amount: 1 },
        ],
      }),
      'Oda is set by hand to reductions 2 magic and 1 physical (was none)',
    ],
    [
      hero({ reduce: [{ types: ['magic'], amount: 2 }] }),
      edit({ reduce: [] }),
      'Oda is set by hand to reductions none (was 2 magic)',
    ],
    [hero(), edit({ hordeValue: 4 }), 'Oda is set by hand to horde 4'],
    [
      hero({ hordeValue: '1d4' }),
      edit({ hordeValue: null }),
      'Oda is set by hand to no damage at half strength (was 1d4)',
    ],
    [hero({ minionValue: 3 }), edit({ minionValue: null }), 'Oda is set by hand to no minion number (was 3)'],
    [hero(), edit({ minionValue: null, hordeValue: null }), 'Oda: nothing changes'],
    [
      hero({ stress: marked(6) }),
      edit({ stress: { marked: 5 } }),
      'Oda is set by hand to Stress 5 of 6 marked (was 6 of 6): no longer Vulnerable',
    ],
    [hero({ status: 'unconscious' }), { op: 'rest', length: 'long', moves: [] }, 'Oda takes a long rest: awake again'],
  ])('%#: %j', (vitals, operation, expected) => {
    expect(sentence(partsOf(vitals, operation))).toBe(expected);
  });

  it('numbers and states stand apart from the words', () => {
    expect(partsOf(hero(), edit({ level: 3, kind: 'foe' }))).toContainEqual({ kind: 'number', text: '3', value: 3 });
    expect(partsOf(hero(), edit({ level: 3, kind: 'foe' }))).toContainEqual({ kind: 'text', text: 'foe' });
    expect(partsOf(hero({ stress: marked(5) }), { op: 'mark-stress', amount: 1, forced: true })).toContainEqual({
      kind: 'status',
      text: 'Vulnerable',
      status: 'vulnerable',
    });
    expect(partsOf(hero({ stress: marked(6) }), { op: 'clear', track: 'stress', amount: 1 })).toContainEqual({
      kind: 'status',
      text: 'no longer Vulnerable',
      status: 'not-vulnerable',
    });
    expect(partsOf(foe({ kind: 'horde', hp: marked(2) }), damage(1))).toContainEqual({
      kind: 'status',
      text: 'at half strength',
      status: 'horde-half',
    });
  });
});

describe('TH-1 what is entered and means nothing is refused in words', () => {
  const entered = { amount: 3, mostOnDice: null, times: 'normal', flags: [], armorSlots: 0 } as const;

  it.each(['unaware', 'helpless', 'poison', 'falling'] as const)('%s', (flag) => {
    expect(hitOf({ ...entered, flags: ['direct', flag] })).toMatchObject({
      refusal: {
        code: 'flagNotUsed',
        reason: `Under Thresholds it makes no difference that damage is ${flag}.`,
        field: 'flags',
      },
    });
  });

  it('critical without dice', () => {
    expect(hitOf({ ...entered, flags: ['critical'] })).toMatchObject({
      refusal: {
        code: 'criticalNeedsDice',
        reason: 'Critical adds the dice at their highest: enter the dice, or the total.',
        field: 'flags',
      },
    });
  });
});

describe('TH-24 TH-25 TH-30 commands as operations', () => {
  const combatant = 'a' as Parameters<typeof ownOperation>[0]['combatant'];

  it.each([
    [{ type: 'markHitPoints', by: 0 }, { op: 'mark-hp', amount: 0, force: false }, {}],
    [{ type: 'markHitPoints', by: -1 }, { op: 'clear', track: 'hp', amount: 1, force: false }, {}],
    [{ type: 'markStress', by: 1 }, { op: 'mark-stress', amount: 1, forced: false, force: false }, {}],
    [{ type: 'markArmor', by: -2, force: true }, { op: 'clear', track: 'armor', amount: 2, force: true }, {}],
    [{ type: 'endFinalAction' }, { op: 'end-final-action' }, {}],
    [{ type: 'resolveDeathMove', choice: 'final-blow', dice: {} }, { op: 'death-move', choice: 'final-blow' }, {}],
    [
      { type: 'resolveDeathMove', choice: 'black-out', dice: { hope: 3 } },
      { op: 'death-move', choice: 'black-out' },
      { hope: 3 },
    ],
  ] as const)('%j', (command, operation, dice) => {
    expect(ownOperation({ ...command, combatant })).toStrictEqual({ combatant, operation, dice });
  });
});

describe('TH-40 the tokens that a rest brings', () => {
  it.each([
    ['none', undefined, { ok: true, value: 0 }],
    ['short', 3, { ok: true, value: 3 }],
    ['long', 3, { ok: true, value: 7 }],
  ] as const)('%s, with a die of %s', (result, die, expected) => {
    expect(gmTokensFor(result, 4, die)).toEqual(expected);
  });

  it.each([
    ['none', 2, 'dieNotUsed', 'The gmDie die is not used here.'],
    ['short', undefined, 'dieMissing', 'The gmDie die is missing.'],
    ['long', 5, 'dieOutOfRange', 'The gmDie die is a d4: it shows 1 to 4.'],
  ] as const)('refused for %s with %s', (result, die, code, reason) => {
    expect(gmTokensFor(result, 4, die)).toMatchObject({ refusal: { code, reason } });
  });
});
