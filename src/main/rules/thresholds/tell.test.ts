import { describe, expect, it } from 'vitest';
import { sentence } from '../parts.ts';
import type { Part } from '../parts.ts';
import { damage, done, foe, hero, marked } from './creatures.fixtures.ts';
import type { Dice, Operation, Options, Vitals } from './index.ts';
import { tell } from './tell.ts';

const name = (text: string): Part => ({ kind: 'name', text, combatant: null });

const told = (vitals: Vitals, operation: Operation, options: Partial<Options> = {}, dice: Dice = {}): string => {
  const { events, vitals: after } = done(vitals, operation, options, dice);
  return sentence(
    tell({ who: name('Oda'), by: null, op: operation.op, changes: events, before: vitals, after, tables: null }),
  );
};

const dying = hero({ hp: marked(6), stress: marked(2), status: 'death-move' });

describe('TH-51 a hit, told', () => {
  it.each([
    [hero(), damage(14), {}, 'Oda takes 14: Major (8 to 15), 2 Hit Points marked, 2 of 6'],
    [hero(), damage(16), {}, 'Oda takes 16: Severe (16 or more), 3 Hit Points marked, 3 of 6'],
    [hero(), damage(16), { massive: true }, 'Oda takes 16: Severe (16 to 31), 3 Hit Points marked, 3 of 6'],
    [hero(), damage(40), { massive: true }, 'Oda takes 40: Massive (32 or more), 4 Hit Points marked, 4 of 6'],
    [hero(), damage(0), {}, 'Oda takes 0: nothing marked'],
    [hero(), damage(9, { direct: true }), {}, 'Oda takes 9 direct: Major (8 to 15), 2 Hit Points marked, 2 of 6'],
    [
      hero({ thresholds: { major: 1, severe: 2 } }),
      damage(1),
      {},
      'Oda takes 1: Major (1), 2 Hit Points marked, 2 of 6',
    ],
    [
      foe({ thresholds: { major: null, severe: null } }),
      damage(50),
      {},
      'Oda takes 50: Minor (no thresholds), 1 Hit Point marked, 1 of 6',
    ],
    [
      hero({ resist: ['physical'], reduce: [{ types: ['physical'], amount: 3 }] }),
      damage(20),
      {},
      'Oda takes 20, resisted to 10, reduced to 7: Minor (1 to 7), 1 Hit Point marked, 1 of 6',
    ],
    [hero({ immune: ['physical'] }), damage(20), {}, 'Oda takes 20, lowered by immunity to 0: nothing marked'],
    [
      hero(),
      damage(18, { armorSlots: 2 }),
      { armorPerHit: 'any' },
      'Oda takes 18: Severe (16 or more), 2 armor slots marked, 2 of 3, 1 Hit Point marked, 1 of 6',
    ],
    [
      hero({ thresholds: { major: 6, severe: 12 }, armor: { score: 4, marked: 0, temporary: 0 } }),
      damage(15, { armorSlots: 1 }),
      { armorMode: 'subtract' },
      'Oda takes 15: 1 armor slot marked, 1 of 4 leaves 11: Major (6 to 11), 2 Hit Points marked, 2 of 6',
    ],
    [
      hero({ armor: { score: 4, marked: 0, temporary: 0 } }),
      damage(4, { armorSlots: 1 }),
      { armorMode: 'subtract' },
      'Oda takes 4: 1 armor slot marked, 1 of 4 leaves 0: nothing marked',
    ],
    [dying, damage(9), {}, 'Oda takes 9: Major (8 to 15), no Hit Point marked, 2 lost'],
    [
      foe({ kind: 'horde', hp: marked(2, 5) }),
      damage(4),
      {},
      'Oda takes 4: Minor (1 to 7), 1 Hit Point marked, 3 of 5: at half strength',
    ],
    [
      foe({ kind: 'horde', hp: marked(3, 5) }),
      damage(4),
      {},
      'Oda takes 4: Minor (1 to 7), 1 Hit Point marked, 4 of 5',
    ],
    [
      foe({ kind: 'minion', minionValue: 3, hp: marked(0, 1) }),
      damage(3, { dealtBy: 'hero' }),
      {},
      'Oda takes 3: Minor (1 to 7), 1 Hit Point marked, 1 of 1: defeated, enough for 1 more',
    ],
  ] as const)('%#', (vitals, operation, options, expected) => {
    expect(told(vitals, operation, options)).toBe(expected);
  });
});

describe('TH-51 everything else, told', () => {
  it.each([
    [
      hero({ hp: marked(5) }),
      { op: 'mark-hp', amount: 3 },
      'Oda marks 1 Hit Point, 6 of 6, 2 lost: a death move is due',
    ],
    [hero(), { op: 'mark-hp', amount: 0 }, 'Oda: nothing changes'],
    [hero(), { op: 'mark-armor', amount: 2 }, 'Oda marks 2 armor slots, 2 of 3'],
    [
      hero({ stress: marked(6) }),
      { op: 'clear', track: 'stress', amount: 'all' },
      'Oda clears 6 Stress, 0 of 6 marked: no longer Vulnerable',
    ],
    [foe({ stress: null }), { op: 'mark-stress', amount: 2, forced: true }, 'Oda has no Stress to mark'],
    [
      hero({ hp: marked(6), status: 'unconscious' }),
      { op: 'clear', track: 'hp', amount: 1 },
      'Oda clears 1 Hit Point, 5 of 6 marked: awake again',
    ],
    [
      foe({ hp: marked(6), status: 'defeated' }),
      { op: 'clear', track: 'hp', amount: 1, force: true },
      'Oda clears 1 Hit Point, 5 of 6 marked: back in play',
    ],
    [foe({ kind: 'minion' }), { op: 'fell-minion' }, 'Oda falls to the same blow: defeated'],
    [hero(), { op: 'temporary-armor', by: 1 }, 'Oda gains 1 temporary armor slot, 0 of 4 marked'],
    [
      hero({ armor: { score: 5, marked: 4, temporary: 2 } }),
      { op: 'temporary-armor', by: -2 },
      'Oda loses 2 temporary armor slots, 2 of 3 marked',
    ],
    [
      hero(),
      { op: 'level-up', level: 5, armorBase: null, picks: ['stress-slot'] },
      'Oda reaches level 5, tier 3, thresholds 5 and 10, 7 Stress slots',
    ],
    [hero(), { op: 'rest', length: 'long', moves: [] }, 'Oda takes a long rest'],
    [hero(), { op: 'rest', length: 'short', interrupted: true }, 'Oda takes a rest that is broken off'],
    [
      hero(),
      { op: 'rest', length: 'long', interrupted: true },
      'Oda takes a long rest that is broken off and counts as short',
    ],
    [dying, { op: 'death-move', choice: 'final-blow' }, 'Oda chooses a final blow: one final action'],
    [hero({ status: 'final-action' }), { op: 'end-final-action' }, 'Oda takes the final action: dead'],
  ] satisfies readonly (readonly [Vitals, Operation, string])[])('%#', (vitals, operation, expected) => {
    expect(told(vitals, operation)).toBe(expected);
  });

  it('a cost that is waived in part', () => {
    const operation: Operation = { op: 'mark-stress', amount: 3, forced: false };
    expect(told(hero({ stress: marked(4) }), operation, { partialStressCost: true })).toBe(
      'Oda marks 2 Stress, 6 of 6, 1 waived: Vulnerable',
    );
  });

  it.each([
    ['black-out', { hope: 1 }, 'Oda blacks out, Hope die 1, loses a Hope slot, 5 left: unconscious'],
    ['black-out', { hope: 2 }, 'Oda blacks out, Hope die 2: unconscious'],
    ['stake-it-all', { hope: 2, fear: 3 }, 'Oda stakes it all, Hope 2 against Fear 3: dead'],
    [
      'stake-it-all',
      { hope: 3, fear: 3 },
      'Oda stakes it all, Hope 3 against Fear 3, clears 6 Hit Points, 0 of 6 marked, clears 2 Stress, 0 of 6 marked: back up',
    ],
  ] as const)('%s on %j', (choice, dice, expected) => {
    expect(told(dying, { op: 'death-move', choice }, {}, dice)).toBe(expected);
  });

  it('every field of an edit', () => {
    const changes = {
      kind: 'foe',
      level: 3,
      tier: 2,
      thresholds: { major: null, severe: 20 },
      hp: { marked: 1 },
      stress: { marked: 2 },
      armor: { marked: 1 },
      hope: { current: 1 },
      resist: ['physical', 'magic'],
      immune: ['magic'],
      reduce: [{ types: ['magic'], amount: 2 }],
      status: 'death-move',
      minionValue: 3,
      hordeValue: '1d4',
    } as const;
    expect(told(hero(), { op: 'edit', changes })).toBe(
      'Oda is set by hand to kind foe (was hero), level 3 (was 1), tier 2 (was 1), thresholds none and 20 (was 8 and 16), ' +
        'Hit Points 1 of 6 marked (was 0 of 6), Stress 2 of 6 marked (was 0 of 6), armor slots 1 of 3 marked (was 0 of 3), ' +
        'Hope 1 of 6 (was 2 of 6), resistance physical and magic (was none), immunity magic (was none), ' +
        'reductions 2 magic (was none), status death move (was up), minion 3, horde 1d4',
    );
    expect(told(hero({ resist: ['magic'] }), { op: 'edit', changes: { stress: null, hope: null, resist: [] } })).toBe(
      'Oda is set by hand to no Stress (was 0 of 6), no Hope (was 2 of 6), resistance none (was magic)',
    );
  });

  it('marks its parts for the screen', () => {
    const { events, vitals: after } = done(hero({ hp: marked(5) }), damage(9));
    const parts = tell({
      who: name('Oda'),
      by: name('Hask'),
      op: 'damage',
      changes: events,
      before: hero(),
      after,
      tables: null,
    });
    expect(parts).toContainEqual({ kind: 'tier', text: 'Major', tier: 'major' });
    expect(parts).toContainEqual({ kind: 'number', text: '9', value: 9 });
    expect(parts).toContainEqual({ kind: 'status', text: 'a death move is due', status: 'death-move' });
    expect(parts).toContainEqual(name('Hask'));
  });
});
