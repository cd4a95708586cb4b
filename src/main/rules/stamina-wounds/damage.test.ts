import { describe, expect, test } from 'vitest';
import { factsOf } from './facts.ts';
import type { Operation } from './operation.ts';
import { beast, creature, hit, hurt, play, refusal, roll, track } from './play.fixtures.ts';

describe('SW-1 amounts', () => {
  test.each([NaN, 2.5, Infinity, -Infinity, '3', null, undefined, 2 ** 53, {}])(
    'SW-1 damage of %s is refused',
    (amount) => {
      expect(refusal(creature(), hit(amount as number))).toBe('notWhole');
    },
  );

  test('SW-1 more damage than can be counted is refused', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(refusal(hurt(-5, 0), hit(most))).toBe('outOfRange');
    const hits = [
      { amount: most, causes: [] },
      { amount: most, causes: [] },
    ];
    expect(refusal(creature(), [{ op: 'damage-batch', hits }])).toBe('outOfRange');
    expect(refusal(creature({ subdual: most }), [{ op: 'subdual', amount: most }])).toBe('outOfRange');
  });

  test.each([0, -0, -7])('SW-1 damage of %i is told and changes nothing, also for someone down', (amount) => {
    for (const before of [creature(), hurt(0, 0, { status: 'down' }), beast(-2, { status: 'down' })]) {
      const { vitals, events } = play(before, [hit(amount, 'poison')]);
      expect(vitals).toEqual(before);
      expect(events).toMatchObject([{ type: 'damageTaken', amount: 0, toWounds: 0, killed: false }]);
    }
  });

  test('SW-1 causes that nobody knows are refused, and so is a list that is none', () => {
    expect(refusal(creature(), hit(3, 'magic' as never))).toBe('unknownCause');
    expect(refusal(creature(), [{ op: 'damage', amount: 3, causes: 'poison' as never }])).toBe('unknownCause');
  });
});

describe('SW-2 out of play', () => {
  const operations: readonly Operation[] = [
    { op: 'damage', amount: 0, causes: [] },
    { op: 'damage-batch', hits: [{ amount: 1, causes: [] }] },
    { op: 'roll-injury' },
    { op: 'subdual', amount: 1 },
    { op: 'heal', amount: 1 },
    { op: 'last-action' },
    { op: 'wake' },
    { op: 'rest', length: 'night', safe: true },
    { op: 'level-up' },
    { op: 'toughness', by: 1 },
  ];

  test.each(['dead', 'defeated'] as const)('SW-2 someone %s refuses every operation', (status) => {
    for (const operation of operations) expect(refusal(hurt(-3, 0, { status }), [operation])).toBe('outOfPlay');
  });

  test('SW-2 the game master may force healing, which raises, and damage, which changes nothing more', () => {
    const dead = hurt(-3, 0, { status: 'dead' });
    expect(play(dead, [[{ op: 'heal', amount: 5, force: true }]]).vitals).toMatchObject({
      status: 'up',
      wounds: { current: 2 },
    });
    expect(play(dead, [[{ op: 'heal', amount: 2, force: true }]]).vitals.status).toBe('dead');
    expect(play(dead, [[{ op: 'damage', amount: 5, causes: [], force: true }]]).vitals).toEqual(dead);
    const whole = creature({ status: 'dead' });
    expect(play(whole, [[{ op: 'damage', amount: 15, causes: [], force: true }]]).vitals.status).toBe('dead');
  });

  test('SW-2 force that is not used is no force', () => {
    const dead = hurt(-3, 0, { status: 'dead' });
    expect(refusal(dead, [{ op: 'heal', amount: 5, force: false }])).toBe('outOfPlay');
    expect(refusal(dead, [{ op: 'damage', amount: 5, causes: [], force: false }])).toBe('outOfPlay');
  });

  test('SW-2 an operation that nobody knows is refused', () => {
    expect(refusal(creature(), [{ op: 'bless' } as never])).toBe('unknownOperation');
  });
});

describe('SW-4 Stamina first', () => {
  test.each([
    [1, 4, 8, 0],
    [4, 1, 8, 0],
    [5, 0, 8, 0],
    [6, 0, 7, 1],
    [12, 0, 1, 7],
  ])('SW-4 a hit of %i leaves Stamina %i and Wounds %i', (amount, stamina, wounds, toWounds) => {
    const { vitals, events } = play(creature(), [hit(amount)]);
    expect(vitals).toEqual(creature({ stamina: track(stamina, 5), wounds: track(wounds, 8) }));
    expect(factsOf(events)).toEqual({ toStamina: amount - toWounds, toWounds, drained: 0, bypassed: false });
  });

  test('SW-4 the tracks tell from and to', () => {
    expect(play(creature(), [hit(7)]).events.slice(1)).toEqual([
      { type: 'staminaLost', by: 'damage', from: 5, to: 0, max: 5 },
      { type: 'woundsLost', from: 8, to: 6, max: 8 },
    ]);
  });
});

describe('SW-5 past Stamina, and the drain', () => {
  test.each([
    [3, 2, 5, 3],
    [5, 0, 3, 5],
    [7, 0, 1, 5],
  ])('SW-5 a hit of %i past Stamina leaves Stamina %i and Wounds %i', (amount, stamina, wounds, drained) => {
    const { vitals, events } = play(creature(), [hit(amount, 'critical')]);
    expect(vitals).toEqual(creature({ stamina: track(stamina, 5), wounds: track(wounds, 8) }));
    expect(factsOf(events)).toEqual({ toStamina: 0, toWounds: amount, drained, bypassed: true });
  });

  test('SW-5 the part of the Wounds below zero drains as well', () => {
    const deep = creature({ wounds: track(3, 8), stamina: track(10, 10) });
    expect(play(deep, [hit(5, 'unaware')]).vitals.stamina).toEqual(track(5, 10));
  });

  test('SW-5 every reason is told, of every hit of a batch once', () => {
    const hits = [
      { amount: 1, causes: ['poison', 'critical'] as const },
      { amount: 1, causes: ['poison', 'area'] as const },
    ];
    const [taken] = play(creature(), [[{ op: 'damage-batch', hits }]]).events;
    expect(taken).toMatchObject({ reasons: ['critical', 'poison'], toWounds: 2, drained: 2 });
  });

  test.each([
    [true, 0, 5],
    [false, 5, 0],
  ])('SW-6 woundDrain %s: 5 poison leaves Stamina %i', (woundDrain, stamina, drained) => {
    const { vitals, events } = play(creature(), [hit(5, 'poison')], { woundDrain });
    expect(vitals).toEqual(creature({ stamina: track(stamina, 5), wounds: track(3, 8) }));
    expect(factsOf(events).drained).toBe(drained);
  });
});

describe('SW-7 without Stamina', () => {
  test.each([[[]], [['critical']], [['poison', 'falling']]] as const)(
    'SW-7 a beast takes 4 to its Wounds, by %j too',
    (causes) => {
      const { vitals, events } = play(beast(9), [[{ op: 'damage', amount: 4, causes }]]);
      expect(vitals).toEqual(beast(5));
      expect(factsOf(events)).toMatchObject({ toStamina: 0, toWounds: 4, drained: 0 });
    },
  );

  test('SW-7 someone trained with no Stamina to spend falls as trained folk do', () => {
    const baker = creature({ wounds: track(5, 5), stamina: track(0, 0) });
    expect(play(baker, [hit(5)]).vitals).toMatchObject({ status: 'down', injuryRollsOwed: [{ below: 0 }] });
  });
});

describe('SW-8 damage to someone fallen', () => {
  test.each([
    [hurt(0, 0, { status: 'down' }), 1],
    [hurt(-2, 5, { status: 'down' }), 1],
    [hurt(0, 0), 1],
    [hurt(-1, 0, { status: 'fainted', hours: 4 }), 3],
    [hurt(-1, 0, { status: 'knocked-out', hours: 2 }), 3],
    [beast(0), 2],
    [beast(-3, { status: 'down' }), 2],
  ])('SW-8 it kills, with Wounds and Stamina as they were', (before, amount) => {
    const { vitals, events } = play(before, [hit(amount, 'area')]);
    expect(vitals).toEqual({ ...before, status: 'dead', hours: null });
    const facts = factsOf(events);
    expect(facts).toMatchObject({ toStamina: 0, toWounds: 0, drained: 0, result: 'death' });
    expect(facts.below).toBe(Math.abs(before.wounds.current));
    expect(facts.total).toBeUndefined();
  });

  test('SW-8 subdual damage does not kill, and nothing asks for a die', () => {
    expect(play(hurt(-2, 0, { status: 'down' }), [[{ op: 'subdual', amount: 9 }]]).vitals.status).toBe('down');
    expect(refusal(hurt(-2, 0, { status: 'down' }), [{ op: 'damage', amount: 1, causes: [] }, { injury: 2 }])).toBe(
      'dieNotUsed',
    );
  });
});

describe('SW-9 the fall', () => {
  test.each([
    [12, 1, 'up', []],
    [13, 0, 'down', [{ below: 0 }]],
    [14, -1, 'down', [{ below: 1 }]],
    [19, -6, 'down', [{ below: 6 }]],
  ] as const)('SW-9 a hit of %i leaves Wounds %i, %s', (amount, wounds, status, injuryRollsOwed) => {
    const { vitals } = play(creature(), [hit(amount)]);
    expect(vitals).toMatchObject({ wounds: { current: wounds }, status, injuryRollsOwed, injuries: [] });
  });

  test('SW-9 the fall is told: status first, then what is owed', () => {
    expect(play(hurt(2, 0), [hit(4)]).events.slice(2)).toEqual([
      {
        type: 'statusChanged',
        from: { status: 'up', hours: null },
        to: { status: 'down', hours: null },
        because: 'fell',
      },
      { type: 'injuryRollOwed', below: 2 },
    ]);
  });

  test.each(['fainted', 'knocked-out'] as const)(
    'SW-9 someone %s who falls again stays so, and owes a roll',
    (status) => {
      const { vitals } = play(hurt(2, 0, { status, hours: 3 }), [hit(2)]);
      expect(vitals).toMatchObject({ status, hours: 3, injuryRollsOwed: [{ below: 0 }] });
    },
  );
});

describe('SW-10 beasts at 0', () => {
  test.each([
    [2, 1, 'up'],
    [3, 0, 'defeated'],
    [9, -6, 'defeated'],
    [90, -87, 'defeated'],
  ])('SW-10 a beast with 3 Wounds hit for %i has %i and is %s', (amount, wounds, status) => {
    const { vitals, events } = play(beast(3), [hit(amount)]);
    expect(vitals).toEqual(beast(wounds, { status: status as 'up' }));
    expect(factsOf(events).result).toBeUndefined();
  });

  test.each([
    [false, 'defeated', []],
    [true, 'down', [{ below: 1 }]],
  ])('SW-10 beastsRollInjury %s: a beast at -1 is %s', (beastsRollInjury, status, injuryRollsOwed) => {
    const { vitals } = play(beast(3), [hit(4)], { beastsRollInjury });
    expect(vitals).toMatchObject({ status, injuryRollsOwed });
  });

  test('SW-10 under beastsRollInjury a beast dies for certain at 7 below', () => {
    expect(play(beast(3), [hit(10)], { beastsRollInjury: true }).vitals.status).toBe('dead');
  });
});

describe('SW-11 injuryAt', () => {
  const below = { injuryAt: 'below-zero' } as const;

  test.each([
    ['zero', 'down', [{ below: 0 }]],
    ['below-zero', 'down', []],
  ] as const)('SW-11 %s: exactly 0 is %s and owes %j', (injuryAt, status, injuryRollsOwed) => {
    expect(play(hurt(5, 0), [hit(5)], { injuryAt }).vitals).toMatchObject({ status, injuryRollsOwed });
  });

  test.each([
    ['zero', 'dead'],
    ['below-zero', 'down'],
  ] as const)('SW-11 %s: a blow at exactly 0 leaves someone %s', (injuryAt, status) => {
    expect(play(hurt(0, 0, { status: 'down' }), [hit(1)], { injuryAt }).vitals.status).toBe(status);
  });

  test('SW-11 below-zero: the blow at 0 is an ordinary one: Stamina, then Wounds, then the roll', () => {
    const lying = hurt(0, 3, { status: 'down' });
    expect(play(lying, [hit(3)], below).vitals).toEqual(hurt(0, 0, { status: 'down' }));
    expect(play(lying, [hit(5)], below).vitals).toMatchObject({ status: 'down', injuryRollsOwed: [{ below: 2 }] });
    expect(play(lying, [hit(5)], below).events.at(-1)).toEqual({ type: 'injuryRollOwed', below: 2 });
    expect(play(hurt(-1, 3, { status: 'down' }), [hit(1)], below).vitals.status).toBe('dead');
  });

  test('SW-11 below-zero: beasts are defeated at 0 all the same, unless they roll', () => {
    expect(play(beast(3), [hit(3)], below).vitals.status).toBe('defeated');
    expect(play(beast(3), [hit(3)], { ...below, beastsRollInjury: true }).vitals).toMatchObject({
      status: 'down',
      injuryRollsOwed: [],
    });
  });
});

describe('SW-13 certain death', () => {
  test.each([
    [6, 'down', undefined],
    [7, 'dead', 'death'],
    [8, 'dead', 'death'],
    [100, 'dead', 'death'],
  ])('SW-13 %i below zero: %s', (below, status, result) => {
    const { vitals, events } = play(hurt(1, 0), [hit(1 + below)]);
    expect(vitals).toMatchObject({ status, wounds: { current: -below } });
    expect(factsOf(events)).toMatchObject({ below, ...(result && { result }) });
    expect(factsOf(events).total).toBeUndefined();
  });

  test('SW-13 it cancels a roll that is owed from an earlier fall', () => {
    const { vitals, events } = play(hurt(2, 0), [hit(2), [{ op: 'heal', amount: 1 }], hit(9)]);
    expect(vitals).toMatchObject({ status: 'dead', injuryRollsOwed: [] });
    expect(events).toContainEqual({ type: 'injuryRollCancelled', below: 0 });
  });
});

describe('SW-19 hits of one moment', () => {
  const batch = (...amounts: readonly number[]): Operation => ({
    op: 'damage-batch',
    hits: amounts.map((amount) => ({ amount, causes: [] })),
  });

  test('SW-19 one check at the end: the second hit does not kill for the first', () => {
    expect(play(hurt(3, 0), [[batch(3, 1)]]).vitals).toMatchObject({
      status: 'down',
      wounds: { current: -1 },
      injuryRollsOwed: [{ below: 1 }],
    });
    expect(play(hurt(3, 0), [hit(3), hit(1)]).vitals.status).toBe('dead');
  });

  test('SW-19 hits are taken in order, and the facts are sums', () => {
    const { vitals, events } = play(creature({ stamina: track(3, 5) }), [
      [
        {
          op: 'damage-batch',
          hits: [
            { amount: 3, causes: ['poison'] },
            { amount: 4, causes: [] },
          ],
        },
      ],
    ]);
    expect(vitals).toMatchObject({ wounds: { current: 1 }, stamina: { current: 0 } });
    expect(factsOf(events)).toEqual({ toStamina: 0, toWounds: 7, drained: 3, bypassed: true });
    const swapped = play(creature({ stamina: track(3, 5) }), [
      [
        {
          op: 'damage-batch',
          hits: [
            { amount: 4, causes: [] },
            { amount: 3, causes: ['poison'] },
          ],
        },
      ],
    ]);
    expect(swapped.vitals).toMatchObject({ wounds: { current: 4 }, stamina: { current: 0 } });
    expect(factsOf(swapped.events)).toEqual({ toStamina: 3, toWounds: 4, drained: 0, bypassed: true });
  });

  test('SW-19 someone fallen before is killed, a batch of nothing changes nothing, one without hits is refused', () => {
    expect(play(hurt(0, 0, { status: 'down' }), [[batch(0, 1)]]).vitals.status).toBe('dead');
    expect(play(hurt(0, 0, { status: 'down' }), [[batch(0, -3)]]).vitals.status).toBe('down');
    expect(refusal(creature(), [batch()])).toBe('noDamage');
    expect(refusal(creature(), [{ op: 'damage-batch', hits: null as never }])).toBe('noDamage');
    expect(refusal(creature(), [batch(1, 1.5)])).toBe('notWhole');
  });

  test('SW-19 a beast is checked once as well, and the roll follows as after one hit', () => {
    expect(play(beast(3), [[batch(2, 2)]]).vitals).toMatchObject({ status: 'defeated', wounds: { current: -1 } });
    expect(play(hurt(3, 0), [[batch(2, 2)], roll({ injury: 1, hours: 6 })]).vitals).toMatchObject({
      status: 'knocked-out',
    });
  });
});
