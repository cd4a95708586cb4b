import { describe, expect, test } from 'vitest';
import { diceFor } from './decide.ts';
import { factsOf } from './facts.ts';
import { twoLegged } from '../injuries/two-legged.ts';
import type { Dice } from './operation.ts';
import { beast, creature, hit, hurt, play, refusal, roll, table } from './play.fixtures.ts';
import type { Vitals } from './vitals.ts';

/** Someone who fell to `below` under zero and owes the roll. */
const fallen = (below: number, changes: Partial<Vitals> = {}): Vitals =>
  hurt(0 - below, 0, { status: 'down', injuryRollsOwed: [{ below }], ...changes });

const PLACE = { region: 2, spot: 2 } as const;

describe('SW-12 the injury roll', () => {
  test.each(Array.from({ length: 28 }, (_, at) => [Math.floor(at / 4), (at % 4) + 1] as const))(
    'SW-12 %i below and a %i',
    (below, injury) => {
      const total = injury + below;
      const out = total <= 3;
      const dies = total >= 8;
      const dice = { injury, ...(out ? { hours: 2 } : dies ? {} : PLACE) };
      const { vitals, events } = play(fallen(below), [roll(dice)]);
      const severity = total <= 5 ? 'minor' : 'permanent';
      const result = out ? 'knocked-out' : dies ? 'death' : severity;
      expect(factsOf(events)).toMatchObject({ total, result });
      expect(vitals.status).toBe(out ? 'knocked-out' : dies ? 'dead' : 'down');
      expect(vitals.injuries).toEqual(out || dies ? [] : [{ severity, region: 'torso', spot: 'chest', side: null }]);
      expect(vitals.injuryRollsOwed).toEqual([]);
      expect(vitals.wounds.current).toBe(0 - below);
    },
  );

  test.each([
    ['no die', {}, 'dieMissing'],
    ['no hours for a knock-out', { injury: 1 }, 'dieMissing'],
    ['no place for an injury', { injury: 4 }, 'dieMissing'],
    ['no spot', { injury: 4, region: 1 }, 'dieMissing'],
    ['no side for an arm', { injury: 4, region: 4, spot: 1 }, 'dieMissing'],
    ['no side for a leg', { injury: 4, region: 6, spot: 1 }, 'dieMissing'],
    ['a side for the head', { injury: 4, region: 1, spot: 1, side: 1 }, 'dieNotUsed'],
    ['hours for an injury', { injury: 4, ...PLACE, hours: 2 }, 'dieNotUsed'],
    ['a place for a knock-out', { injury: 1, hours: 2, ...PLACE }, 'dieNotUsed'],
    ['a die of another operation', { injury: 1, hours: 2, stamina: 1 }, 'dieNotUsed'],
    ['a 5 on a d4', { injury: 5, ...PLACE }, 'dieOutOfRange'],
    ['a 0', { injury: 0 }, 'dieOutOfRange'],
    ['a fraction', { injury: 1.5 }, 'dieOutOfRange'],
    ['a 7 on a d6', { injury: 1, hours: 7 }, 'dieOutOfRange'],
    ['a region of 7', { injury: 4, region: 7, spot: 1 }, 'dieOutOfRange'],
    ['a side of 3', { injury: 4, region: 4, spot: 1, side: 3 }, 'dieOutOfRange'],
    ['a text', { injury: '3' as never, hours: 1 }, 'dieOutOfRange'],
  ] as const)('SW-30 refused: %s', (_what, dice: Dice, code) => {
    expect(refusal(fallen(0), roll(dice))).toBe(code);
  });

  test('SW-12 nobody who owes nothing rolls', () => {
    expect(refusal(creature(), roll({ injury: 1, hours: 1 }))).toBe('noInjuryRollOwed');
  });

  test('SW-30 the dice are asked for as they come up', () => {
    const ask = (dice: Dice, options = {}): object =>
      diceFor(fallen(1), { op: 'roll-injury' }, dice, table(options), { injuries: twoLegged });
    expect(ask({})).toEqual({ injury: 4 });
    expect(ask({ injury: 9 })).toEqual({ injury: 4 });
    expect(ask({ injury: 1 })).toEqual({ injury: 4, hours: 6 });
    expect(ask({ injury: 3 })).toEqual({ injury: 4, region: 6 });
    expect(ask({ injury: 3, region: 1 })).toEqual({ injury: 4, region: 6, spot: 6 });
    expect(ask({ injury: 3, region: 5 })).toEqual({ injury: 4, region: 6, spot: 6, side: 2 });
    expect(ask({ injury: 1 }, { locateAlways: true })).toEqual({ injury: 4, hours: 6, region: 6 });
    expect(diceFor(creature(), { op: 'roll-injury' }, {}, table(), { injuries: twoLegged })).toEqual({});
  });
});

describe('SW-14 the place is recorded', () => {
  test.each([
    [{ injury: 4, region: 6, spot: 3, side: 1 }, 'minor', 'leg', 'knee', 'left'],
    [{ injury: 4, region: 5, spot: 6, side: 2 }, 'minor', 'arm', 'hand', 'secondary'],
    [{ injury: 4, region: 1, spot: 5 }, 'minor', 'head', 'eye', null],
  ] as const)('SW-14 %j', (dice, severity, region, spot, side) => {
    const { vitals, events } = play(fallen(0), [roll(dice)]);
    expect(vitals.injuries).toEqual([{ severity, region, spot, side }]);
    const facts = factsOf(events);
    expect(facts).toMatchObject({ region, spot });
    expect(facts.side).toBe(side ?? undefined);
  });

  test('SW-14 a further injury stands beside the first', () => {
    const one = { severity: 'minor', region: 'head', spot: 'ear', side: null } as const;
    const { injuries } = play(fallen(0, { injuries: [one] }), [roll({ injury: 4, region: 2, spot: 1 })]).vitals;
    expect(injuries).toEqual([one, { severity: 'minor', region: 'torso', spot: 'shoulder', side: null }]);
  });
});

describe('SW-15 knock-outs and places', () => {
  test.each([1, 6])('SW-15 knocked out for the hours of the die: %i', (hours) => {
    expect(play(fallen(0), [roll({ injury: 2, hours })]).vitals).toMatchObject({ status: 'knocked-out', hours });
  });

  test('SW-15 someone out already is out for the longer time', () => {
    const out = fallen(0, { status: 'fainted', hours: 4 });
    expect(play(out, [roll({ injury: 1, hours: 2 })]).vitals).toMatchObject({ status: 'knocked-out', hours: 4 });
    expect(play(out, [roll({ injury: 1, hours: 5 })]).vitals.hours).toBe(5);
  });

  test.each([
    [false, { injury: 3, hours: 5 }, undefined],
    [true, { injury: 3, hours: 5, region: 4, spot: 6, side: 2 }, 'hand'],
  ])('SW-15 locateAlways %s: a knock-out takes %j', (locateAlways, dice, spot) => {
    const { vitals, events } = play(fallen(0), [roll(dice)], { locateAlways });
    expect(vitals).toMatchObject({ status: 'knocked-out', injuries: [] });
    expect(factsOf(events).spot).toBe(spot);
  });

  test('SW-15 locateAlways: a death that was rolled has a place, a certain one has none', () => {
    const options = { locateAlways: true };
    const { vitals, events } = play(fallen(6), [roll({ injury: 4, region: 1, spot: 6 })], options);
    expect(vitals).toMatchObject({ status: 'dead', injuries: [] });
    expect(factsOf(events)).toMatchObject({ result: 'death', spot: 'skull' });
    expect(refusal(fallen(6), roll({ injury: 4 }), options)).toBe('dieMissing');
    expect(play(hurt(1, 0), [hit(8)], options).vitals.status).toBe('dead');
  });
});

describe('SW-16 belowZeroUnconscious', () => {
  test.each([
    [false, 1, 'down'],
    [true, 1, 'fainted'],
    [true, 0, 'down'],
  ])('SW-16 %s: a minor injury at %i below leaves someone %s, without hours', (belowZeroUnconscious, below, status) => {
    const { vitals } = play(fallen(below), [roll({ injury: 4, ...PLACE })], { belowZeroUnconscious });
    expect(vitals).toMatchObject({ status, hours: null });
    expect(vitals.injuries).toHaveLength(1);
  });

  test('SW-16 also for a permanent injury; a knock-out keeps its hours, and hours that run go on', () => {
    const options = { belowZeroUnconscious: true };
    expect(play(fallen(3), [roll({ injury: 4, ...PLACE })], options).vitals.status).toBe('fainted');
    expect(play(fallen(1), [roll({ injury: 1, hours: 3 })], options).vitals).toMatchObject({
      status: 'knocked-out',
      hours: 3,
    });
    const out = fallen(1, { status: 'knocked-out', hours: 2 });
    expect(play(out, [roll({ injury: 4, ...PLACE })], options).vitals).toMatchObject({
      status: 'knocked-out',
      hours: 2,
    });
  });
});

describe('SW-17 a roll that is owed', () => {
  test('SW-17 more damage kills and cancels it', () => {
    const { vitals, events } = play(hurt(2, 0), [hit(4), hit(1)]);
    expect(vitals).toMatchObject({ status: 'dead', injuryRollsOwed: [] });
    expect(events).toContainEqual({ type: 'injuryRollCancelled', below: 2 });
    expect(refusal(vitals, roll({ injury: 1, hours: 1 }))).toBe('outOfPlay');
  });

  test('SW-17 damage of nothing leaves it owed', () => {
    expect(play(fallen(1), [hit(0)]).vitals).toEqual(fallen(1));
  });

  test('SW-17 healing first: the Wounds below zero of the fall still count', () => {
    const healed = play(hurt(2, 0), [hit(4), [{ op: 'heal', amount: 5 }]]).vitals;
    expect(healed).toMatchObject({ status: 'up', wounds: { current: 3 }, injuryRollsOwed: [{ below: 2 }] });
    expect(play(healed, [roll({ injury: 1, hours: 2 })]).vitals).toMatchObject({ status: 'knocked-out', hours: 2 });
    expect(play(healed, [roll({ injury: 4, ...PLACE })]).vitals).toMatchObject({ status: 'up' });
    expect(play(healed, [roll({ injury: 4, ...PLACE })], { belowZeroUnconscious: true }).vitals.status).toBe('up');
    expect(play({ ...healed, injuryRollsOwed: [{ below: 4 }] }, [roll({ injury: 4 })]).vitals.status).toBe('dead');
  });

  test('SW-17 a second fall owes a second roll; the oldest is answered first', () => {
    const twice = play(hurt(2, 0), [hit(2), [{ op: 'heal', amount: 1 }], hit(4)]).vitals;
    expect(twice.injuryRollsOwed).toEqual([{ below: 0 }, { below: 3 }]);
    const { vitals, events } = play(twice, [roll({ injury: 1, hours: 1 }), roll({ injury: 1, ...PLACE })]);
    expect(vitals.injuryRollsOwed).toEqual([]);
    expect(events.flatMap((event) => (event.type === 'injuryRolled' ? [event.total] : []))).toEqual([1, 4]);
  });

  test('SW-17 a roll that kills cancels the next one', () => {
    const both = fallen(5, { injuryRollsOwed: [{ below: 5 }, { below: 1 }] });
    expect(play(both, [roll({ injury: 3 })]).vitals).toMatchObject({ status: 'dead', injuryRollsOwed: [] });
  });

  test('SW-17 rest, level, Toughness and the last action go on meanwhile', () => {
    const later = play(fallen(1), [
      [{ op: 'last-action' }, { hours: 4 }],
      [{ op: 'rest', length: 'hour', safe: false }, { stamina: 2 }],
      [{ op: 'level-up' }, { stamina: 1 }],
      [{ op: 'toughness', by: 1 }],
    ]).vitals;
    expect(later).toMatchObject({ status: 'fainted', hours: 4, injuryRollsOwed: [{ below: 1 }] });
    expect(play(later, [roll({ injury: 3, ...PLACE })]).vitals).toMatchObject({ status: 'fainted', hours: 4 });
  });

  test('SW-17 a beast that rolls owes as others do', () => {
    const { vitals } = play(beast(3), [hit(4), roll({ injury: 3, region: 1, spot: 3 })], { beastsRollInjury: true });
    expect(vitals).toMatchObject({ status: 'down', injuries: [{ severity: 'minor', region: 'head', spot: 'jaw' }] });
  });
});

describe('SW-14 the words beside an injury', () => {
  const dice = { injury: 4, ...PLACE };
  const place = { severity: 'minor', region: 'torso', spot: 'chest', side: null };
  const recorded = (words: object): unknown =>
    play(fallen(0), [[{ op: 'roll-injury', ...words }, dice]]).vitals.injuries;

  test.each([
    ['none', {}, {}],
    ['both', { note: 'No running', lasts: 'a week' }, { note: 'No running', lasts: 'a week' }],
    ['one', { lasts: 'a week' }, { lasts: 'a week' }],
    ['blank ones, which are none', { note: ' ', lasts: '' }, {}],
    ['with space around', { note: ' No running ' }, { note: 'No running' }],
  ])('SW-14 %s', (_name, words, kept) => {
    expect(recorded(words)).toEqual([{ ...place, ...kept }]);
  });

  test('SW-14 go nowhere where nothing is recorded', () => {
    const out = play(fallen(0), [
      [
        { op: 'roll-injury', note: 'No running' },
        { injury: 1, hours: 2 },
      ],
    ]);
    expect(out.vitals).toMatchObject({ status: 'knocked-out', injuries: [] });
  });

  test('SW-14 an injury whose note is no text is refused on the sheet', () => {
    const injuries = [{ ...place, note: 7 }] as never;
    expect(refusal(creature(), [{ op: 'edit', changes: { injuries } }, {}])).toBe('badInjury');
  });
});
