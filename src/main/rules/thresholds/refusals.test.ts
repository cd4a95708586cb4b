import { describe, expect, it } from 'vitest';
import { damage, foe, hero, marked, refused } from './creatures.fixtures.ts';
import type { Asked, Refused } from './creatures.fixtures.ts';

type Row = readonly [asked: Asked, ...Refused];

const level = (changes: object): object => ({ op: 'level-up', level: 2, ...changes });
const short = (changes: object = {}): object => ({ op: 'rest', length: 'short', moves: [], ...changes });
const move = (name: string): object => ({ move: name });
const dying = hero({ hp: marked(6), status: 'death-move' });
const staked = (split: unknown): object => ({ op: 'death-move', choice: 'stake-it-all', split });

const REFUSED: readonly Row[] = [
  [{ vitals: foe({ status: 'defeated' }), operation: damage(1) }, 'outOfPlay', 'Someone defeated is out of play.'],
  [{ vitals: hero({ status: 'dead' }), operation: damage(1) }, 'outOfPlay', 'Someone dead is out of play.'],
  [{ vitals: hero({ status: 'retired' }), operation: damage(1) }, 'outOfPlay', 'Someone retired is out of play.'],
  [
    { vitals: hero({ status: 'dead' }), operation: damage(1, { force: false }) },
    'outOfPlay',
    'Someone dead is out of play.',
  ],
  [{ operation: { op: 'sing' } }, 'unknownOperation', 'Thresholds knows no such operation.', 'op'],
  [{ operation: damage(1), dice: { hope: 3 } }, 'dieNotUsed', 'The hope die is not used here.', 'rolls.hope'],
  [
    { vitals: hero({ status: 'unconscious' }), operation: damage(1) },
    'unconscious',
    'An unconscious hero cannot be targeted.',
  ],
  [{ operation: { op: 'damage', parts: [] } }, 'noDamage', 'No damage was given.', 'parts'],
  [{ operation: { op: 'damage', parts: null } }, 'noDamage', 'No damage was given.', 'parts'],
  [
    {
      operation: {
        op: 'damage',
        parts: [
          { amount: 1, types: [] },
          { amount: 1.5, types: [] },
        ],
      },
    },
    'notWhole',
    'The damage must be a whole number, not 1.5.',
    'parts.1.amount',
  ],
  [
    {
      operation: {
        op: 'damage',
        parts: [
          { amount: 1, types: [] },
          { amount: 1, types: ['physical', 'cold'] },
        ],
      },
    },
    'unknownDamageType',
    'Damage is physical, magic, both or neither.',
    'parts.1.types',
  ],
  [
    { operation: { op: 'damage', parts: [{ amount: 1, types: 'magic' }] } },
    'unknownDamageType',
    'Damage is physical, magic, both or neither.',
    'parts.0.types',
  ],
  [
    {
      operation: {
        op: 'damage',
        parts: [Number.MAX_SAFE_INTEGER, 1].map((amount) => ({ amount, types: ['physical'] })),
      },
    },
    'outOfRange',
    'That is too much damage to count.',
    'parts',
  ],
  [
    { operation: damage(1, { armorSlots: 0.5 }) },
    'notWhole',
    'The number of armor slots must be a whole number, not 0.5.',
    'armorSlots',
  ],
  [
    { operation: damage(1, { extraHp: -1 }) },
    'outOfRange',
    'The number of extra Hit Points must be at least 0, not -1.',
    'extraHp',
  ],
  [
    { operation: damage(1, { minHp: -1 }) },
    'outOfRange',
    'The least number of Hit Points must be at least 0, not -1.',
    'minHp',
  ],
  [
    { operation: { op: 'mark-hp', amount: 'two' } },
    'notWhole',
    'The number of Hit Points to mark must be a whole number, not "two".',
    'amount',
  ],
  [
    { operation: { op: 'mark-armor', amount: null } },
    'notWhole',
    'The number of armor slots to mark must be a whole number, not nothing.',
    'amount',
  ],
  [{ operation: { op: 'mark-armor', amount: 4 } }, 'armorFull', 'Only 3 armor slots are free to mark.', 'amount'],
  [
    { operation: { op: 'temporary-armor', by: 0.5 } },
    'notWhole',
    'The change of temporary armor must be a whole number, not 0.5.',
    'by',
  ],
  [
    { vitals: hero({ armor: { score: 4, marked: 0, temporary: 1 } }), operation: { op: 'temporary-armor', by: -2 } },
    'noTemporaryArmor',
    'Only 1 of the armor is temporary.',
    'by',
  ],
  [
    { operation: { op: 'change-hope', by: NaN } },
    'notWhole',
    'The change of Hope must be a whole number, not NaN.',
    'by',
  ],
  [{ vitals: foe(), operation: { op: 'change-hope', by: 1 } }, 'noHope', 'Only heroes have Hope.', 'by'],
  [{ operation: { op: 'change-hope', by: -3 } }, 'notEnoughHope', '3 Hope cannot be spent: there is 2.', 'by'],
  [{ operation: { op: 'fell-minion' } }, 'notAMinion', 'Only minions fall to a blow that struck another.'],
  [
    { operation: { op: 'mark-stress', amount: 'a', forced: true } },
    'notWhole',
    'The Stress to mark must be a whole number, not "a".',
    'amount',
  ],
  [
    { vitals: foe({ stress: null }), operation: { op: 'mark-stress', amount: 1, forced: false } },
    'noStress',
    'Someone without Stress cannot pay with it.',
    'amount',
  ],
  [
    { vitals: hero({ stress: marked(6) }), operation: { op: 'mark-stress', amount: 1, forced: false } },
    'stressFull',
    '1 Stress is the cost and none is free to mark.',
    'amount',
  ],
  [
    {
      vitals: hero({ stress: marked(6) }),
      operation: { op: 'mark-stress', amount: 2, forced: false },
      options: { partialStressCost: true },
    },
    'stressFull',
    '2 Stress is the cost and none is free to mark.',
    'amount',
  ],
  [
    { vitals: hero({ stress: marked(4) }), operation: { op: 'mark-stress', amount: 3, forced: false } },
    'stressFull',
    '3 Stress is the cost and only 2 is free to mark.',
    'amount',
  ],
  [
    { operation: { op: 'clear', track: 'hope', amount: 1 } },
    'unknownTrack',
    'There is no such track to clear.',
    'track',
  ],
  [
    { operation: { op: 'clear', track: 'toString', amount: 1 } },
    'unknownTrack',
    'There is no such track to clear.',
    'track',
  ],
  [
    { operation: { op: 'clear', track: 'hp', amount: -1 } },
    'outOfRange',
    'The number of Hit Points to clear must be at least 0, not -1.',
    'amount',
  ],
  [
    { operation: { op: 'clear', track: 'stress', amount: -1 } },
    'outOfRange',
    'The number of Stress to clear must be at least 0, not -1.',
    'amount',
  ],
  [
    { operation: { op: 'clear', track: 'armor', amount: -1 } },
    'outOfRange',
    'The number of armor slots to clear must be at least 0, not -1.',
    'amount',
  ],
  [
    { vitals: foe({ stress: null }), operation: { op: 'clear', track: 'stress', amount: 'all' } },
    'noStress',
    'Someone without Stress cannot clear it.',
    'track',
  ],
  [{ operation: { op: 'death-move', choice: 'final-blow' } }, 'noDeathMoveDue', 'No death move is due.'],
  [
    { vitals: dying, operation: { op: 'death-move', choice: 'flee' } },
    'unknownChoice',
    'There is no such death move.',
    'choice',
  ],
  [
    { vitals: dying, operation: { op: 'death-move', choice: 'black-out' } },
    'dieMissing',
    'The hope die is missing.',
    'rolls.hope',
  ],
  [
    { vitals: dying, operation: { op: 'death-move', choice: 'black-out' }, dice: { hope: 13 } },
    'dieOutOfRange',
    'The hope die is a d12: it shows 1 to 12.',
    'rolls.hope',
  ],
  [
    { vitals: dying, operation: staked(null), dice: { hope: 1 } },
    'dieMissing',
    'The fear die is missing.',
    'rolls.fear',
  ],
  [
    { vitals: dying, operation: staked(null), dice: { hope: 2, fear: 13 } },
    'dieOutOfRange',
    'The fear die is a d12: it shows 1 to 12.',
    'rolls.fear',
  ],
  [
    { vitals: dying, operation: staked(null), dice: { hope: 2, fear: 1 } },
    'splitMissing',
    'Say how the 2 points are divided over Hit Points and Stress.',
    'split',
  ],
  [
    { vitals: dying, operation: staked(undefined), dice: { hope: 12, fear: 11 } },
    'splitMissing',
    'Say how the 12 points are divided over Hit Points and Stress.',
    'split',
  ],
  [
    { vitals: dying, operation: staked({ hp: 1.5, stress: 0.5 }), dice: { hope: 2, fear: 1 } },
    'notWhole',
    'The points must be a whole number, not 1.5.',
    'split.hp',
  ],
  [
    { vitals: dying, operation: staked({ hp: 1 }), dice: { hope: 2, fear: 1 } },
    'notWhole',
    'The points must be a whole number, not nothing.',
    'split.stress',
  ],
  ...[
    { hp: 1, stress: 0 },
    { hp: 2, stress: 1 },
    { hp: 3, stress: -1 },
    { hp: -1, stress: 3 },
  ].map((split): Row => [
    { vitals: dying, operation: staked(split), dice: { hope: 2, fear: 1 } },
    'splitWrong',
    'The points for Hit Points and Stress must add up to 2.',
    'split',
  ]),
  [{ operation: { op: 'end-final-action' } }, 'noFinalAction', 'No final action is due.'],
  [
    { operation: short({ shortRestsSoFar: -1 }) },
    'outOfRange',
    'The number of short rests so far must be at least 0, not -1.',
    'shortRestsSoFar',
  ],
  [{ operation: short({ length: 'nap' }) }, 'unknownLength', 'A rest is short or long.', 'length'],
  [
    { operation: short({ moves: [move('tend-wounds'), move('sing')] }) },
    'unknownMove',
    'A rest move tends wounds, clears Stress, repairs armor or prepares.',
    'moves',
  ],
  [
    { operation: short({ moves: { length: 0 } }) },
    'unknownMove',
    'A rest move tends wounds, clears Stress, repairs armor or prepares.',
    'moves',
  ],
  [
    { operation: short({ moves: Array.from({ length: 3 }, () => move('tend-wounds')) }) },
    'tooManyMoves',
    'A rest has 2 moves at most, not 3.',
    'moves',
  ],
  [
    { operation: short({ shortRestsSoFar: 3 }) },
    'longRestDue',
    'After 3 short rests in a row the next rest must be a long one.',
    'length',
  ],
  [
    { operation: short({ shortRestsSoFar: 2 }), options: { shortRestLimit: 1 } },
    'longRestDue',
    'After 1 short rest in a row the next rest must be a long one.',
    'length',
  ],
  [
    { vitals: hero({ stress: null }), operation: short({ moves: [move('clear-stress')] }), dice: { moves: [1] } },
    'noStress',
    'Someone without Stress cannot clear it.',
    'moves',
  ],
  [
    { operation: short({ moves: [move('tend-wounds')] }) },
    'wrongDice',
    '1 moves die is needed, 0 given.',
    'rolls.moves',
  ],
  [
    { operation: short({ moves: [move('tend-wounds'), move('repair-armor')] }), dice: { moves: [4, 5] } },
    'dieOutOfRange',
    'The moves die is a d4: it shows 1 to 4.',
    'rolls.moves',
  ],
  [
    { vitals: hero({ level: 10 }), operation: level({ level: 11 }) },
    'levelCap',
    'Level 10 is the highest there is.',
    'level',
  ],
  [
    { vitals: hero({ level: 2 }), operation: level({ level: 2 }) },
    'outOfRange',
    'The new level must be between 3 and 10, not 2.',
    'level',
  ],
  [{ operation: level({ level: 11 }) }, 'outOfRange', 'The new level must be between 2 and 10, not 11.', 'level'],
  [
    { operation: level({ armorBase: { major: -1, severe: 3 } }) },
    'outOfRange',
    'The Major base must be between 0 and 9999, not -1.',
    'armorBase.major',
  ],
  [
    { operation: level({ armorBase: { major: 1, severe: -3 } }) },
    'outOfRange',
    'The Severe base must be between 0 and 9999, not -3.',
    'armorBase.severe',
  ],
  [
    { operation: level({ armorBase: { major: 4, severe: 3 } }) },
    'severeBelowMajor',
    'Severe cannot be lower than Major.',
    'armorBase.severe',
  ],
  [
    { operation: level({ picks: ['hp-slot', 'luck'] }) },
    'unknownPick',
    'A pick is a Hit Point slot or a Stress slot.',
    'picks',
  ],
  [{ operation: level({ picks: 'hp-slot' }) }, 'unknownPick', 'A pick is a Hit Point slot or a Stress slot.', 'picks'],
  [
    { operation: level({ picks: ['hp-slot', 'hp-slot', 'hp-slot'] }) },
    'tooManyPicks',
    'Each level has 2 picks.',
    'picks',
  ],
  [
    { vitals: hero({ hp: marked(0, 12) }), operation: level({ picks: ['hp-slot'] }) },
    'hpCap',
    '12 Hit Points are the most at this table.',
    'picks',
  ],
  [
    { vitals: hero({ stress: null }), operation: level({ picks: ['stress-slot'] }) },
    'noStress',
    'Someone without Stress cannot gain a slot of it.',
    'picks',
  ],
  [
    { vitals: hero({ stress: marked(0, 11) }), operation: level({ picks: ['stress-slot', 'stress-slot'] }) },
    'stressCap',
    '12 Stress is the most at this table.',
    'picks',
  ],
];

describe('TH-1 TH-2 TH-48 what Thresholds refuses, in full words and with its field', () => {
  it.each(REFUSED.map(([asked, ...said]) => [said[1], asked, said] as const))('%s (%#)', (_reason, asked, said) => {
    expect(refused(asked)).toEqual(said);
  });
});
