import { describe, expect, it } from 'vitest';
import { done, foe, hero, marked, refused } from './creatures.fixtures.ts';
import type { Asked, Refused } from './creatures.fixtures.ts';
import type { Event, Vitals, VitalsEdit } from './index.ts';

const edited = (changes: VitalsEdit, vitals: Vitals = hero()): readonly Event[] =>
  done(vitals, { op: 'edit', changes }).events;

const armor = (score: number, slots: number, temporary: number): Vitals['armor'] => ({
  score,
  marked: slots,
  temporary,
});

describe('TH-46 an edit of the sheet, at the edges of its ranges', () => {
  const edges: readonly (readonly [changes: VitalsEdit, to: Partial<Vitals>, vitals?: Vitals])[] = [
    [{ hp: { max: 1 } }, { hp: marked(0, 1) }],
    [{ hp: { max: 99 } }, { hp: marked(0, 99) }],
    [{ hp: { marked: 6 } }, { hp: marked(6) }],
    [{ hp: { max: 4 } }, { hp: marked(4, 4) }, hero({ hp: marked(5) })],
    [{ hp: { max: 5 } }, { hp: marked(5, 5) }, hero({ hp: marked(5) })],
    [{ hp: { max: 7 } }, { hp: marked(5, 7) }, hero({ hp: marked(5) })],
    [{ hp: { max: 4, marked: 3 } }, { hp: marked(3, 4) }, hero({ hp: marked(5) })],
    [{ stress: { max: 1 } }, { stress: marked(0, 1) }],
    [{ stress: { max: 2 } }, { stress: marked(0, 2) }, foe({ stress: null })],
    [{ stress: null }, { stress: null }],
    [{ armor: { score: 0 } }, { armor: armor(0, 0, 0) }],
    [{ armor: { score: 12 } }, { armor: armor(12, 0, 0) }],
    [{ armor: { marked: 3 } }, { armor: armor(3, 3, 0) }],
    [{ armor: { score: 1 } }, { armor: armor(1, 1, 1) }, hero({ armor: armor(5, 3, 2) })],
    [{ armor: { score: 4 } }, { armor: armor(4, 3, 2) }, hero({ armor: armor(5, 3, 2) })],
    [{ hope: { max: 0 } }, { hope: { max: 0, current: 0 } }],
    [{ hope: { max: 1 } }, { hope: { max: 1, current: 1 } }],
    [{ hope: { max: 99 } }, { hope: { max: 99, current: 2 } }],
    [{ hope: { current: 6 } }, { hope: { max: 6, current: 6 } }],
    [{ hope: { current: 0 } }, { hope: { max: 6, current: 0 } }],
    [{ hope: { max: 3 } }, { hope: { max: 3, current: 0 } }, foe()],
    [{ hope: null }, { hope: null }],
    [{ thresholds: { major: 16 } }, { thresholds: { major: 16, severe: 16 } }],
    [{ thresholds: { severe: 8 } }, { thresholds: { major: 8, severe: 8 } }],
    [{ thresholds: { severe: 9999 } }, { thresholds: { major: 8, severe: 9999 } }],
    [{ thresholds: { severe: 0 } }, { thresholds: { major: 8, severe: 0 } }],
    [{ thresholds: { severe: null } }, { thresholds: { major: 8, severe: null } }],
    [{ thresholds: { major: null } }, { thresholds: { major: null, severe: 16 } }],
    [{ thresholds: { major: null, severe: 1 } }, { thresholds: { major: null, severe: 1 } }],
    [{ level: 10 }, { level: 10, tier: 4 }],
    [{ level: 1 }, { level: 1, tier: 1 }, hero({ level: 2, tier: 2 })],
    [{ level: 10 }, { level: 10 }, foe()],
    [{ level: 10, tier: 1 }, { level: 10 }],
    [{ tier: 4 }, { tier: 4 }],
    [{ tier: 1 }, { tier: 1 }, hero({ tier: 2 })],
    [{ minionValue: 1 }, { minionValue: 1 }],
    [{ minionValue: 9999 }, { minionValue: 9999 }],
    [{ hordeValue: 3 }, { hordeValue: 3 }],
    [{ hordeValue: '1d4' }, { hordeValue: '1d4' }],
    [{ kind: 'horde' }, { kind: 'horde' }],
    [{ kind: 'minion' }, { kind: 'minion' }],
    [{ kind: 'hero' }, { kind: 'hero' }, foe()],
    [{ resist: ['magic', 'physical'] }, { resist: ['magic', 'physical'] }],
    [{ immune: ['physical'] }, { immune: ['physical'] }],
    [{ reduce: [{ types: ['magic'], amount: 0 }] }, { reduce: [{ types: ['magic'], amount: 0 }] }],
  ];

  it.each(edges.map(([changes, to, vitals = hero()]) => [changes, to, vitals] as const))(
    '%j',
    (changes, to, vitals) => {
      const before: Readonly<Record<string, unknown>> = { ...vitals };
      const from = Object.fromEntries(Object.keys(to).map((key) => [key, before[key]]));
      expect(edited(changes, vitals)[0]).toEqual({ type: 'vitalsEdited', from, to });
    },
  );

  it.each(['up', 'death-move', 'unconscious', 'final-action', 'defeated', 'dead', 'retired'] as const)(
    'the status can be set to %s',
    (status) => {
      const from = status === 'up' ? 'dead' : 'up';
      expect(edited({ status }, hero({ status: from }))).toEqual([
        { type: 'vitalsEdited', from: { status: from }, to: { status } },
      ]);
    },
  );

  it.each<VitalsEdit>([
    {},
    { hp: {} },
    { hp: { max: 6, marked: 0 } },
    { stress: { max: 6 } },
    { armor: {} },
    { hope: { max: 6, current: 2 } },
    { thresholds: {} },
    { thresholds: { major: 8, severe: 16 } },
    { resist: [], immune: [], reduce: [] },
    { level: 1, tier: 1, kind: 'hero', status: 'up' },
  ])('nothing happens where nothing changes: %j', (changes) => {
    expect(edited(changes)).toEqual([]);
  });

  it('tells only what changed of several fields', () => {
    expect(edited({ level: 1, tier: 2, hp: { max: 6 } })).toEqual([
      { type: 'vitalsEdited', from: { tier: 1 }, to: { tier: 2 } },
    ]);
  });
});

type Row = readonly [asked: Asked, ...Refused];

const edit = (changes: unknown): Asked => ({ operation: { op: 'edit', changes } });

const REFUSED: readonly Row[] = [
  [edit({ hp: { max: 0 } }), 'outOfRange', 'The maximum of Hit Points must be between 1 and 99, not 0.', 'max'],
  [edit({ hp: { max: 100 } }), 'outOfRange', 'The maximum of Hit Points must be between 1 and 99, not 100.', 'max'],
  [
    edit({ hp: { marked: 7 } }),
    'outOfRange',
    'The number of marked Hit Points must be between 0 and 6, not 7.',
    'marked',
  ],
  [
    edit({ hp: { marked: -1 } }),
    'outOfRange',
    'The number of marked Hit Points must be between 0 and 6, not -1.',
    'marked',
  ],
  [edit({ stress: { max: 0 } }), 'outOfRange', 'The maximum of Stress must be between 1 and 99, not 0.', 'max'],
  [
    edit({ stress: { marked: 7 } }),
    'outOfRange',
    'The number of marked Stress must be between 0 and 6, not 7.',
    'marked',
  ],
  [
    { ...edit({ stress: {} }), vitals: foe({ stress: null }) },
    'outOfRange',
    'The maximum of Stress must be between 1 and 99, not 0.',
    'max',
  ],
  [edit({ armor: { score: 13 } }), 'outOfRange', 'The maximum of armor slots must be between 0 and 12, not 13.', 'max'],
  [edit({ armor: { score: -1 } }), 'outOfRange', 'The maximum of armor slots must be between 0 and 12, not -1.', 'max'],
  [
    edit({ armor: { marked: 4 } }),
    'outOfRange',
    'The number of marked armor slots must be between 0 and 3, not 4.',
    'marked',
  ],
  [edit({ hope: { max: -1 } }), 'outOfRange', 'The maximum of Hope must be between 0 and 99, not -1.', 'hope.max'],
  [edit({ hope: { max: 100 } }), 'outOfRange', 'The maximum of Hope must be between 0 and 99, not 100.', 'hope.max'],
  [edit({ hope: { current: 7 } }), 'outOfRange', 'The Hope must be between 0 and 6, not 7.', 'hope.current'],
  [edit({ hope: { current: -1 } }), 'outOfRange', 'The Hope must be between 0 and 6, not -1.', 'hope.current'],
  [
    edit({ thresholds: { major: 10_000 } }),
    'outOfRange',
    'The Major threshold must be between 0 and 9999, not 10000.',
    'Major',
  ],
  [
    edit({ thresholds: { severe: -1 } }),
    'outOfRange',
    'The Severe threshold must be between 0 and 9999, not -1.',
    'Severe',
  ],
  [edit({ thresholds: { severe: 7 } }), 'severeBelowMajor', 'Severe cannot be lower than Major.', 'thresholds.severe'],
  [edit({ resist: ['cold'] }), 'unknownDamageType', 'Damage is physical, magic or both.', 'resist'],
  [edit({ immune: ['magic', 'cold'] }), 'unknownDamageType', 'Damage is physical, magic or both.', 'resist'],
  [edit({ resist: 'magic' }), 'unknownDamageType', 'Damage is physical, magic or both.', 'resist'],
  ...[
    { types: ['cold'], amount: 1 },
    { types: [], amount: 1 },
    { types: ['magic'], amount: -1 },
    { types: ['magic'], amount: 0.5 },
  ].map((one): Row => [
    edit({ reduce: [{ types: ['magic'], amount: 0 }, one] }),
    'badReduction',
    'A reduction names its damage types and a whole amount of at least 0.',
    'reduce',
  ]),
  [edit({ kind: 'pet' }), 'unknownKind', 'There is no such kind.', 'kind'],
  [edit({ status: 'asleep' }), 'unknownStatus', 'There is no such status.', 'status'],
  [edit({ level: 0 }), 'outOfRange', 'The level must be between 1 and 10, not 0.', 'level'],
  [edit({ level: 11 }), 'outOfRange', 'The level must be between 1 and 10, not 11.', 'level'],
  [edit({ tier: 5 }), 'outOfRange', 'The tier must be between 1 and 4, not 5.', 'tier'],
  [edit({ minionValue: 0 }), 'outOfRange', 'The minion’s number must be between 1 and 9999, not 0.', 'minionValue'],
];

describe('TH-46 an edit of the sheet that is refused', () => {
  it.each(REFUSED.map(([asked, ...said]) => [said[1], asked, said] as const))('%s (%#)', (_reason, asked, said) => {
    expect(refused(asked)).toEqual(said);
  });
});
