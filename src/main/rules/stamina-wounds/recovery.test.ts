import { describe, expect, test } from 'vitest';
import type { Operation, RestOperation } from './operation.ts';
import { beast, creature, hit, hurt, play, refusal, track } from './play.fixtures.ts';
import type { Step } from './play.fixtures.ts';

const subdual = (amount: number): Step => [{ op: 'subdual', amount }];
const heal = (amount: number): Step => [{ op: 'heal', amount }];
const rest = (length: RestOperation['length'], more: Partial<RestOperation> = {}): Operation => ({
  op: 'rest',
  length,
  safe: true,
  ...more,
});

describe('SW-18 the last action', () => {
  test.each([1, 6])('SW-18 someone down acts, then faints for %i hours', (hours) => {
    const { vitals, events } = play(hurt(-1, 0, { status: 'down' }), [[{ op: 'last-action' }, { hours }]]);
    expect(vitals).toEqual(hurt(-1, 0, { status: 'fainted', hours }));
    expect(events.map(({ type }) => type)).toEqual(['lastActionTaken', 'statusChanged']);
  });

  test.each(['up', 'fainted', 'knocked-out', 'senseless'] as const)('SW-18 someone %s has none', (status) => {
    expect(refusal(hurt(1, 0, { status }), [{ op: 'last-action' }, { hours: 1 }])).toBe('notDown');
  });

  test('SW-30 it takes one d6', () => {
    const down = hurt(0, 0, { status: 'down' });
    expect(refusal(down, [{ op: 'last-action' }])).toBe('dieMissing');
    expect(refusal(down, [{ op: 'last-action' }, { hours: 7 }])).toBe('dieOutOfRange');
    expect(refusal(down, [{ op: 'last-action' }, { hours: 2, injury: 1 }])).toBe('dieNotUsed');
  });
});

describe('SW-20 subdual damage', () => {
  test.each([
    [1, 1, 0, 'up'],
    [2, 0, 0, 'up'],
    [4, 0, 2, 'up'],
    [5, 0, 3, 'senseless'],
    [6, 0, 4, 'senseless'],
  ] as const)(
    'SW-20 %i against Stamina 2 and Wounds 3 leaves Stamina %i, subdual %i, %s',
    (amount, stamina, noted, status) => {
      expect(play(hurt(3, 2), [subdual(amount)]).vitals).toEqual(hurt(3, stamina, { subdual: noted, status }));
    },
  );

  test('SW-20 a beast notes all of it', () => {
    expect(play(beast(9), [subdual(8)]).vitals).toEqual(beast(9, { subdual: 8 }));
    expect(play(beast(9), [subdual(9)]).vitals.status).toBe('senseless');
  });

  test.each([0, -4])('SW-20 subdual damage of %i does nothing', (amount) => {
    expect(play(hurt(3, 2), [subdual(amount)]).vitals).toEqual(hurt(3, 2));
    const setByHand = hurt(3, 0, { subdual: 4 });
    expect(play(setByHand, [subdual(amount)]).vitals).toEqual(setByHand);
  });

  test.each([
    ['fainted', 4],
    ['knocked-out', 2],
    ['down', null],
    ['senseless', null],
  ] as const)('SW-20 someone %s stays so', (status, hours) => {
    const before = hurt(-1, 0, { status, hours });
    expect(play(before, [subdual(3)]).vitals).toEqual({ ...before, subdual: 3 });
  });

  test('SW-20 real damage tests it as well, above 0 Wounds', () => {
    expect(play(hurt(5, 0, { subdual: 3 }), [hit(1)]).vitals.status).toBe('up');
    expect(play(hurt(5, 0, { subdual: 3 }), [hit(2)]).vitals.status).toBe('senseless');
    expect(play(hurt(5, 0, { subdual: 3 }), [hit(5)]).vitals).toMatchObject({
      status: 'down',
      injuryRollsOwed: [{ below: 0 }],
    });
    expect(play(hurt(2, 0, { subdual: 3, status: 'senseless' }), [hit(2)]).vitals.status).toBe('down');
  });

  test('SW-20 it recovers as Stamina does, and someone senseless gets up when Wounds outnumber it', () => {
    const out = hurt(3, 0, { subdual: 4, status: 'senseless' });
    expect(play(out, [[rest('hour'), { stamina: 1 }]]).vitals).toEqual(hurt(3, 1, { subdual: 3, status: 'senseless' }));
    expect(play(out, [[rest('hour'), { stamina: 2 }]]).vitals).toEqual(hurt(3, 2, { subdual: 2 }));
    expect(play(out, [[rest('night')]]).vitals).toEqual(hurt(3, 5));
    expect(play(out, [[rest('night', { safe: false })]]).vitals).toEqual(out);
    expect(play(out, [heal(1)]).vitals.status).toBe('senseless');
    expect(play(out, [heal(2)]).vitals.status).toBe('up');
    expect(play(beast(3, { subdual: 2 }), [[rest('hour'), { stamina: 3 }]]).vitals).toEqual(beast(3));
  });

  test.each([NaN, 1.5, null, '2'])('SW-1 subdual damage of %s is refused', (amount) => {
    expect(refusal(creature(), subdual(amount as number))).toBe('notWhole');
  });
});

describe('SW-21 healing', () => {
  test.each([
    [4, 3, 7, 0],
    [4, 4, 8, 0],
    [4, 5, 8, 1],
    [8, 2, 8, 2],
  ])('SW-21 Wounds %i healed by %i are %i, %i are lost', (before, amount, after, lost) => {
    const { vitals, events } = play(hurt(before, 2), [heal(amount)]);
    expect(vitals).toEqual(hurt(after, 2));
    expect(events[0]).toEqual({ type: 'healingReceived', amount, lost });
  });

  test.each([
    [-3, 2, 'down'],
    [-1, 1, 'down'],
    [-1, 2, 'up'],
    [0, 1, 'up'],
  ])('SW-21 someone down at %i healed by %i is %s', (before, amount, status) => {
    expect(play(hurt(before, 0, { status: 'down' }), [heal(amount)]).vitals.status).toBe(status);
  });

  test.each(['fainted', 'knocked-out'] as const)('SW-21 someone %s sleeps on', (status) => {
    expect(play(hurt(-1, 0, { status, hours: 3 }), [heal(9)]).vitals).toEqual(hurt(8, 0, { status, hours: 3 }));
  });

  test('SW-21 someone with more subdual damage than Wounds is senseless, not up', () => {
    expect(play(hurt(0, 0, { status: 'down', subdual: 2 }), [heal(2)]).vitals.status).toBe('senseless');
  });

  test('SW-21 healing of 0 does nothing, of less is refused', () => {
    expect(play(hurt(4, 2), [heal(0)]).events).toEqual([]);
    expect(refusal(hurt(4, 2), heal(-1))).toBe('outOfRange');
    for (const amount of [NaN, 0.5, Infinity, null, '1'])
      expect(refusal(hurt(4, 2), heal(amount as number))).toBe('notWhole');
  });
});

describe('SW-22 an hour of rest', () => {
  test.each([
    [1, 2, 1, true, 4],
    [1, 2, 1, false, 3],
    [1, 1, -2, true, 2],
    [1, 1, -2, false, 2],
    [1, 3, -3, true, 2],
    [4, 4, 1, true, 5],
    [5, 1, 0, true, 5],
  ])('SW-22 Stamina %i, a %i, Toughness %i, toughOnHourly %s: %i', (before, die, toughness, toughOnHourly, after) => {
    const { vitals } = play(hurt(6, before, { toughness }), [[rest('hour', { safe: false }), { stamina: die }]], {
      toughOnHourly,
    });
    expect(vitals).toEqual(hurt(6, after, { toughness }));
  });

  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
  ] as const)('SW-30 the die is the creature’s own: a d%i shows no %i', (staminaDie, die) => {
    const tired = hurt(6, 1, { staminaDie });
    expect(refusal(tired, [rest('hour'), { stamina: die }])).toBe('dieOutOfRange');
    expect(refusal(tired, [rest('hour'), { stamina: staminaDie }])).toBeNull();
    expect(refusal(tired, [rest('hour')])).toBe('dieMissing');
    expect(refusal(tired, [rest('hour'), { stamina: 1, day: 1 }])).toBe('dieNotUsed');
  });

  test.each([
    [false, true, { stamina: 2 }, 2],
    [true, true, {}, 5],
    [true, false, { stamina: 2 }, 2],
  ])('SW-22 safeHourFull %s, safe %s: takes %j and leaves Stamina %i', (safeHourFull, safe, dice, stamina) => {
    expect(play(hurt(6, 0), [[rest('hour', { safe }), dice]], { safeHourFull }).vitals).toEqual(hurt(6, stamina));
  });

  test('SW-22 a beast has nothing to roll for; someone down rests too', () => {
    expect(play(beast(4), [[rest('hour')]]).vitals).toEqual(beast(4));
    expect(refusal(beast(4), [rest('hour'), { stamina: 1 }])).toBe('dieNotUsed');
    expect(play(hurt(-1, 0, { status: 'down' }), [[rest('hour'), { stamina: 4 }]]).vitals.stamina).toEqual(track(4, 5));
  });
});

describe('SW-23, SW-24 and SW-25 nights and days', () => {
  const nights: readonly (readonly [string, number, number, Partial<RestOperation>, number | undefined, number])[] = [
    ['SW-23 exactly half', 4, 8, { length: 'night' }, undefined, 5],
    ['SW-23 one less than half', 3, 8, { length: 'night' }, undefined, 3],
    ['SW-23 half of an odd maximum', 4, 7, { length: 'night' }, undefined, 5],
    ['SW-23 below half of an odd maximum', 3, 7, { length: 'night' }, undefined, 3],
    ['SW-23 full already', 8, 8, { length: 'night' }, undefined, 8],
    ['SW-23 below zero', -2, 8, { length: 'night' }, undefined, -2],
    ['SW-24 a bed counts for a day, not for a night', 4, 8, { length: 'night', bed: true }, undefined, 5],
    ['SW-24 a day from half', 4, 8, { length: 'day' }, 2, 7],
    ['SW-24 a day from below half', 3, 8, { length: 'day' }, undefined, 4],
    ['SW-24 a day in bed from half', 4, 8, { length: 'day', bed: true }, 1, 7],
    ['SW-24 a day in bed from below half', 3, 8, { length: 'day', bed: true }, undefined, 5],
    ['SW-24 a day in bed from far below', -2, 8, { length: 'day', bed: true }, undefined, 0],
    ['SW-24 what exceeds the maximum is lost', 7, 8, { length: 'day', bed: true }, 3, 8],
    ['SW-24 full already, and the die is rolled', 8, 8, { length: 'day' }, 3, 8],
    ['SW-24 a physician doubles a night', 4, 8, { length: 'night', physician: true }, undefined, 6],
    ['SW-24 a physician doubles nothing below half', 3, 8, { length: 'night', physician: true }, undefined, 3],
    ['SW-24 a physician doubles a day in bed', 1, 20, { length: 'day', bed: true, physician: true }, undefined, 5],
    ['SW-24 a physician doubles a day in bed from half', 10, 20, { length: 'day', bed: true, physician: true }, 3, 20],
    ['SW-25 a hostile night', 5, 8, { length: 'night', safe: false }, undefined, 5],
    ['SW-25 a hostile day', 5, 8, { length: 'day', safe: false, bed: true, physician: true }, undefined, 5],
    ['SW-22 an hour with a physician', 5, 8, { length: 'hour', physician: true, bed: true }, undefined, 5],
  ];

  test.each(nights)('%s: Wounds %i of %i', (_name, current, max, more, day, after) => {
    const before = creature({ wounds: track(current, max), stamina: track(1, 5), status: current > 0 ? 'up' : 'down' });
    const dice = { ...(day !== undefined && { day }), ...(more.length === 'hour' && { stamina: 1 }) };
    const { vitals } = play(before, [[{ op: 'rest', length: 'night', safe: true, ...more }, dice]]);
    expect(vitals.wounds).toEqual(track(after, max));
    const full = more.length !== 'hour' && more.safe !== false;
    expect(vitals.stamina?.current).toBe(full ? 5 : more.length === 'hour' ? 2 : 1);
  });

  test('SW-23 someone down gets up at 1 Wound; hours out are the game master’s to end', () => {
    expect(play(hurt(0, 0, { status: 'down' }), [[rest('day')]]).vitals).toEqual(hurt(1, 5));
    expect(play(hurt(-1, 0, { status: 'down' }), [[rest('day')]]).vitals).toEqual(hurt(0, 5, { status: 'down' }));
    expect(play(hurt(0, 0, { status: 'fainted', hours: 2 }), [[rest('day')]]).vitals).toEqual(
      hurt(1, 5, { status: 'fainted', hours: 2 }),
    );
  });

  test('SW-23 what the rest would give is told', () => {
    expect(play(hurt(7, 1), [[rest('day', { bed: true, physician: true }), { day: 3 }]]).events[0]).toEqual({
      type: 'restTaken',
      length: 'day',
      safe: true,
      bed: true,
      physician: true,
      half: true,
      wounds: 10,
      stamina: 'all',
    });
  });

  test('SW-30 the d3 is taken by a safe day begun at half, and by nothing else', () => {
    expect(refusal(hurt(4, 1), [rest('day')])).toBe('dieMissing');
    expect(refusal(hurt(4, 1), [rest('day'), { day: 4 }])).toBe('dieOutOfRange');
    expect(refusal(hurt(3, 1), [rest('day'), { day: 1 }])).toBe('dieNotUsed');
    expect(refusal(hurt(4, 1), [rest('day', { safe: false }), { day: 1 }])).toBe('dieNotUsed');
    expect(refusal(hurt(4, 1), [rest('night'), { day: 1 }])).toBe('dieNotUsed');
    expect(refusal(hurt(4, 1), [rest('night'), { stamina: 1 }])).toBe('dieNotUsed');
  });

  test('SW-23 lengths and answers that mean nothing are refused', () => {
    expect(refusal(creature(), [rest('week' as never)])).toBe('unknownLength');
    expect(refusal(creature(), [rest('night', { safe: 'yes' as never })])).toBe('notYesOrNo');
    expect(refusal(creature(), [rest('night', { bed: 1 as never })])).toBe('notYesOrNo');
  });
});

describe('SW-28 coming to', () => {
  test.each([
    ['fainted', 2, 'up'],
    ['knocked-out', 1, 'up'],
    ['knocked-out', 0, 'down'],
    ['fainted', -3, 'down'],
    ['senseless', 4, 'up'],
  ] as const)('SW-28 someone %s with Wounds %i wakes and is %s', (status, wounds, after) => {
    expect(play(hurt(wounds, 0, { status, hours: 3 }), [[{ op: 'wake' }]]).vitals).toEqual(
      hurt(wounds, 0, { status: after }),
    );
  });

  test.each(['up', 'down'] as const)('SW-28 someone %s is awake', (status) => {
    expect(refusal(hurt(1, 0, { status }), [{ op: 'wake' }])).toBe('notUnconscious');
  });
});
