import { describe, expect, test } from 'vitest';
import { staminaWounds } from './index.ts';
import type { Dice, Operation, Vitals } from './index.ts';
import { beast, creature, hurt, table } from './play.fixtures.ts';

type Refused = readonly [code: string, reason: string, field?: string];

/** How it is refused: its code, its sentence, and the field it speaks of. */
function refused(vitals: Vitals, operation: unknown, dice: Dice): Refused {
  const decided = staminaWounds.decide(vitals, operation as Operation, dice, table());
  if (decided.ok) throw new Error('it was accepted');
  const { code, reason, field } = decided.refusal;
  return field === undefined ? [code, reason] : [code, reason, field];
}

type Row = readonly [rule: string, vitals: Vitals, operation: unknown, dice: Dice, ...Refused];

const well = creature();
const down = hurt(0, 0, { status: 'down', injuryRollsOwed: [{ below: 0 }] });
const hit = (changes: object = {}): object => ({ op: 'damage', amount: 1, causes: [], ...changes });
const rest = (changes: object): object => ({ op: 'rest', length: 'night', safe: true, ...changes });
const edit = (changes: object): object => ({ op: 'edit', changes });
const injury = { severity: 'minor', region: 'arm', spot: 'hand', side: null };

const PLAY: readonly Row[] = [
  ['SW-2', hurt(0, 0, { status: 'dead' }), hit(), {}, 'outOfPlay', 'Someone dead is out of play.'],
  ['SW-2', beast(0, { status: 'defeated' }), hit(), {}, 'outOfPlay', 'Someone defeated is out of play.'],
  ['SW-2', hurt(0, 0, { status: 'dead' }), hit({ force: false }), {}, 'outOfPlay', 'Someone dead is out of play.'],
  ['SW-30', well, hit(), { injury: 1 }, 'dieNotUsed', 'The injury die is not used here.', 'rolls.injury'],
  ['SW-30', well, { op: 'wake' }, { hours: 1 }, 'dieNotUsed', 'The hours die is not used here.', 'rolls.hours'],
  ['SW-30', well, { op: 'sing' }, {}, 'unknownOperation', 'Stamina & Wounds knows no such operation.', 'op'],
  ['SW-1', well, hit({ amount: 0.5 }), {}, 'notWhole', 'The damage must be a whole number, not 0.5.', 'amount'],
  ['SW-1', well, hit({ amount: '2' }), {}, 'notWhole', 'The damage must be a whole number, not "2".', 'amount'],
  [
    'SW-1',
    hurt(-5, 0, { status: 'down' }),
    hit({ amount: Number.MAX_SAFE_INTEGER }),
    {},
    'outOfRange',
    'That is too much damage to count.',
    '',
  ],
  [
    'SW-3',
    well,
    hit({ causes: ['critical', 'fire'] }),
    {},
    'unknownCause',
    'The damage has a cause that these rules do not know.',
    'causes',
  ],
  [
    'SW-3',
    well,
    hit({ causes: 'critical' }),
    {},
    'unknownCause',
    'The damage has a cause that these rules do not know.',
    'causes',
  ],
  ['SW-19', well, { op: 'damage-batch', hits: [] }, {}, 'noDamage', 'No hit was given.', 'hits'],
  ['SW-19', well, { op: 'damage-batch', hits: null }, {}, 'noDamage', 'No hit was given.', 'hits'],
  [
    'SW-19',
    well,
    { op: 'damage-batch', hits: [hit(), hit({ amount: null })] },
    {},
    'notWhole',
    'The damage must be a whole number, not nothing.',
    'hits.1.amount',
  ],
  [
    'SW-19',
    well,
    { op: 'damage-batch', hits: [hit(), hit({ causes: ['fire'] })] },
    {},
    'unknownCause',
    'The damage has a cause that these rules do not know.',
    'hits.1.causes',
  ],
  ['SW-17', well, { op: 'roll-injury' }, { injury: 1 }, 'noInjuryRollOwed', 'No injury roll is owed.', 'op'],
  ['SW-12', down, { op: 'roll-injury' }, {}, 'dieMissing', 'The injury die is missing.', 'rolls.injury'],
  [
    'SW-12',
    down,
    { op: 'roll-injury' },
    { injury: 5 },
    'dieOutOfRange',
    'The injury die is a d4: it shows 1 to 4.',
    'rolls.injury',
  ],
  [
    'SW-12',
    down,
    { op: 'roll-injury' },
    { injury: 0 },
    'dieOutOfRange',
    'The injury die is a d4: it shows 1 to 4.',
    'rolls.injury',
  ],
  ['SW-15', down, { op: 'roll-injury' }, { injury: 3 }, 'dieMissing', 'The hours die is missing.', 'rolls.hours'],
  [
    'SW-15',
    down,
    { op: 'roll-injury' },
    { injury: 3, hours: 7 },
    'dieOutOfRange',
    'The hours die is a d6: it shows 1 to 6.',
    'rolls.hours',
  ],
  ['SW-14', down, { op: 'roll-injury' }, { injury: 4 }, 'dieMissing', 'The region die is missing.', 'rolls.region'],
  [
    'SW-14',
    down,
    { op: 'roll-injury' },
    { injury: 4, region: 1 },
    'dieMissing',
    'The spot die is missing.',
    'rolls.spot',
  ],
  [
    'SW-14',
    down,
    { op: 'roll-injury' },
    { injury: 4, region: 4, spot: 1 },
    'dieMissing',
    'The side die is missing.',
    'rolls.side',
  ],
  [
    'SW-14',
    down,
    { op: 'roll-injury' },
    { injury: 4, region: 1, spot: 1, side: 1 },
    'dieNotUsed',
    'The side die is not used here.',
    'rolls.side',
  ],
  [
    'SW-18',
    well,
    { op: 'last-action' },
    { hours: 1 },
    'notDown',
    'Only someone who is down has a last action to take.',
    'op',
  ],
  ['SW-18', down, { op: 'last-action' }, {}, 'dieMissing', 'The hours die is missing.', 'rolls.hours'],
  [
    'SW-28',
    down,
    { op: 'wake' },
    {},
    'notUnconscious',
    'Only someone fainted, knocked out or senseless can come to.',
    'op',
  ],
  [
    'SW-20',
    well,
    { op: 'subdual', amount: 1.5 },
    {},
    'notWhole',
    'The subdual damage must be a whole number, not 1.5.',
    'amount',
  ],
  [
    'SW-20',
    hurt(-5, 0, { status: 'down' }),
    { op: 'subdual', amount: Number.MAX_SAFE_INTEGER },
    {},
    'outOfRange',
    'That is too much damage to count.',
    'amount',
  ],
  [
    'SW-21',
    well,
    { op: 'heal', amount: -1 },
    {},
    'outOfRange',
    'The number of Wounds to heal must be at least 0, not -1.',
    'amount',
  ],
  ['SW-24', well, rest({ length: 'week' }), {}, 'unknownLength', 'A rest is an hour, a night or a day.', 'length'],
  ['SW-24', well, rest({ safe: 1 }), {}, 'notYesOrNo', 'Safe, bed and physician are yes or no.', 'safe'],
  ['SW-24', well, rest({ bed: 'yes' }), {}, 'notYesOrNo', 'Safe, bed and physician are yes or no.', 'safe'],
  ['SW-24', well, rest({ physician: 0 }), {}, 'notYesOrNo', 'Safe, bed and physician are yes or no.', 'safe'],
  ['SW-24', well, rest({ length: 'day' }), {}, 'dieMissing', 'The day die is missing.', 'rolls.day'],
  [
    'SW-24',
    well,
    rest({ length: 'day' }),
    { day: 4 },
    'dieOutOfRange',
    'The day die is a d3: it shows 1 to 3.',
    'rolls.day',
  ],
  [
    'SW-22',
    well,
    rest({ length: 'hour' }),
    { stamina: 5 },
    'dieOutOfRange',
    'The stamina die is a d4: it shows 1 to 4.',
    'rolls.stamina',
  ],
  [
    'SW-26',
    well,
    { op: 'level-up', wound: 1 },
    { stamina: 1 },
    'notYesOrNo',
    'Whether the level brings a Wound is yes or no.',
    'wound',
  ],
  ['SW-26', beast(9), { op: 'level-up' }, {}, 'noStamina', 'A creature without Stamina gains no levels.', 'op'],
  ['SW-26', well, { op: 'level-up' }, {}, 'dieMissing', 'The stamina die is missing.', 'rolls.stamina'],
  [
    'SW-27',
    well,
    { op: 'toughness', by: 0.5 },
    {},
    'notWhole',
    'The change of Toughness must be a whole number, not 0.5.',
    'by',
  ],
  ['SW-27', well, { op: 'toughness', by: -8 }, {}, 'noWoundsLeft', 'That would leave no Wounds to have.', 'by'],
  [
    'SW-27',
    well,
    { op: 'toughness', by: Number.MAX_SAFE_INTEGER },
    {},
    'outOfRange',
    'That is too much Toughness to count.',
    'by',
  ],
];

type EditRow = readonly [changes: object, ...Refused];

const INJURY = 'An injury has a severity, a region, a spot and a side or none.';
const OWED = 'An owed roll says how many Wounds below zero it counts.';

const EDITS: readonly EditRow[] = [
  [{ luck: 1 }, 'unknownField', 'The sheet has no field "luck".', 'changes.luck'],
  [{ kind: 'robot' }, 'unknownKind', 'There is no such kind of creature.', 'kind'],
  [{ status: 'sleepy' }, 'unknownStatus', 'There is no such status.', 'status'],
  [{ staminaDie: 5 }, 'unknownDie', 'The Stamina die is a d4, a d3 or a d2.', 'staminaDie'],
  [{ wounds: 3 }, 'notATrack', 'Wounds: a maximum and a present value are needed.', 'wounds'],
  [{ wounds: [8, 8] }, 'notATrack', 'Wounds: a maximum and a present value are needed.', 'wounds'],
  [{ wounds: null }, 'notATrack', 'Wounds: a maximum and a present value are needed.', 'wounds'],
  [{ stamina: 3 }, 'notATrack', 'Stamina: a maximum and a present value are needed.', 'stamina'],
  [{ wounds: { max: 0 } }, 'outOfRange', 'The maximum of Wounds must be at least 1, not 0.', 'wounds.max'],
  [
    { wounds: { current: 9 } },
    'outOfRange',
    `The number of Wounds must be between ${Number.MIN_SAFE_INTEGER} and 8, not 9.`,
    'wounds.current',
  ],
  [{ stamina: { max: -1 } }, 'outOfRange', 'The maximum of Stamina must be at least 0, not -1.', 'stamina.max'],
  [
    { stamina: { current: 6 } },
    'outOfRange',
    'The number of Stamina must be between 0 and 5, not 6.',
    'stamina.current',
  ],
  [
    { stamina: { current: -1 } },
    'outOfRange',
    'The number of Stamina must be between 0 and 5, not -1.',
    'stamina.current',
  ],
  [{ toughness: 0.5 }, 'notWhole', 'The Toughness must be a whole number, not 0.5.', 'toughness'],
  [{ subdual: -1 }, 'outOfRange', 'The subdual damage must be at least 0, not -1.', 'subdual'],
  [{ hours: -1 }, 'outOfRange', 'The number of hours must be at least 0, not -1.', 'hours'],
  [{ kind: 'beast' }, 'beastWithStamina', 'A beast has no Stamina.', 'stamina'],
  ...[
    'a scar',
    [{ ...injury, severity: 'death' }],
    [injury, { ...injury, region: ' ' }],
    [{ ...injury, spot: 3 }],
    [{ ...injury, side: '' }],
    [[]],
    [null],
  ].map((injuries): EditRow => [{ injuries }, 'badInjury', INJURY, 'injuries']),
  ...['one', [{ below: -1 }], [{ below: 0 }, { below: 0.5 }], [{}], [3], [null]].map((injuryRollsOwed): EditRow => [
    { injuryRollsOwed },
    'badOwedRoll',
    OWED,
    'injuryRollsOwed',
  ]),
];

describe('SW-30 what Stamina & Wounds refuses, in full words and with its field', () => {
  test.each(PLAY.map(([rule, vitals, operation, dice, ...said]) => [rule, said[1], vitals, operation, dice, said]))(
    '%s %s (%#)',
    (_rule, _reason, vitals, operation, dice, said) => {
      expect(refused(vitals, operation, dice)).toEqual(said);
    },
  );
});

describe('SW-29 an edit of the sheet that is refused', () => {
  test.each(EDITS.map(([changes, ...said]) => [said[1], changes, said] as const))(
    'SW-29 %s (%#)',
    (_reason, changes, said) => {
      expect(refused(well, edit(changes), {})).toEqual(said);
    },
  );

  test.each([
    { wounds: { max: 1 } },
    { wounds: { current: -400 } },
    { stamina: { max: 0 } },
    { stamina: null },
    { staminaDie: 2 },
    { staminaDie: 3 },
    { toughness: -3 },
    { subdual: 0 },
    { hours: 0 },
    { injuries: [injury, { ...injury, severity: 'permanent', side: 'left' }] },
    { injuryRollsOwed: [{ below: 0 }, { below: 7 }] },
    { kind: 'beast', stamina: null },
  ])('SW-29 accepted at the edge of its range: %j', (changes) => {
    expect(staminaWounds.decide(well, edit(changes) as Operation, {}, table()).ok).toBe(true);
  });
});
