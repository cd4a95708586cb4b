import { describe, expect, test } from 'vitest';
import { twoLegged } from '../injuries/two-legged.ts';
import { sentence } from '../parts.ts';
import type { Part } from '../parts.ts';
import { hitOf } from './entered.ts';
import type { Event, StatusChanged, Vitals } from './index.ts';
import { beast, creature, hit, hurt, play, roll, track } from './play.fixtures.ts';
import type { Step } from './play.fixtures.ts';
import { staminaWoundsRuleset } from './ruleset.ts';
import { tell } from './tell.ts';

const changeOf = (events: readonly Event[]): StatusChanged => {
  const change = events.find((event) => event.type === 'statusChanged');
  if (!change) throw new Error('the status stayed');
  return change;
};

const down = (owed = 0): Vitals => hurt(-owed, 0, { status: 'down', injuryRollsOwed: [{ below: owed }] });

describe('SW-9 why a status changed is told with it', () => {
  test.each<readonly [string, Vitals, Step, string, string]>([
    ['SW-9', hurt(1, 0), hit(1), 'down', 'fell'],
    ['SW-10', beast(1), hit(1), 'defeated', 'beast-fell'],
    ['SW-8', down(), hit(1), 'dead', 'damaged-while-fallen'],
    ['SW-13', hurt(1, 0), hit(8), 'dead', 'certain-death'],
    ['SW-12', down(4), roll({ injury: 4 }), 'dead', 'injury-roll'],
    ['SW-15', down(), roll({ injury: 1, hours: 2 }), 'knocked-out', 'injury-roll'],
    ['SW-18', down(), [{ op: 'last-action' }, { hours: 2 }], 'fainted', 'last-action'],
    ['SW-20', hurt(1, 0), [{ op: 'subdual', amount: 1 }], 'senseless', 'subdued'],
    ['SW-20', hurt(3, 0, { subdual: 1 }), hit(2), 'senseless', 'subdued'],
    ['SW-21', down(), [{ op: 'heal', amount: 1 }], 'up', 'healed'],
    ['SW-24', down(), [{ op: 'rest', length: 'day', safe: true }], 'up', 'rested'],
    ['SW-27', hurt(1, 0), [{ op: 'toughness', by: -1 }], 'down', 'toughness'],
    ['SW-27', down(), [{ op: 'toughness', by: 1 }], 'up', 'toughness'],
    ['SW-28', hurt(1, 0, { status: 'fainted', hours: 2 }), [{ op: 'wake' }], 'up', 'woken'],
  ])('%s %#', (_rule, vitals, step, to, because) => {
    expect(changeOf(play(vitals, [step]).events)).toMatchObject({ to: { status: to }, because });
  });

  test('SW-16 below 0 an injury leaves someone fainted by the roll', () => {
    const rolled = play(down(1), [roll({ injury: 3, region: 1, spot: 1 })], { belowZeroUnconscious: true });
    expect(changeOf(rolled.events)).toMatchObject({ to: { status: 'fainted', hours: null }, because: 'injury-roll' });
  });

  test('SW-20 subdual damage tells by what Stamina went, and notes nothing where Stamina met it', () => {
    expect(play(hurt(8, 3), [[{ op: 'subdual', amount: 3 }]]).events).toEqual([
      { type: 'subdualTaken', amount: 3, toStamina: 3, toSubdual: 0 },
      { type: 'staminaLost', by: 'subdual', from: 3, to: 0, max: 5 },
    ]);
  });

  test('SW-26 and SW-27 tell what was before', () => {
    expect(play(hurt(6, 2), [[{ op: 'level-up', wound: true }, { stamina: 3 }]]).events).toEqual([
      {
        type: 'levelGained',
        die: 3,
        from: { stamina: track(2, 5), wounds: track(6, 8) },
        to: { stamina: track(5, 8), wounds: track(7, 9) },
      },
    ]);
    expect(play(hurt(6, 2), [[{ op: 'toughness', by: 1 }]]).events).toEqual([
      {
        type: 'toughnessChanged',
        from: { toughness: 0, wounds: track(6, 8) },
        to: { toughness: 1, wounds: track(7, 9) },
      },
    ]);
  });

  test('SW-24 a rest tells bed and physician as they were', () => {
    const [taken] = play(hurt(2, 0), [[{ op: 'rest', length: 'day', safe: true, bed: true }]]).events;
    expect(taken).toMatchObject({ bed: true, physician: false, half: false, wounds: 2, stamina: 'all' });
    const [tended] = play(hurt(2, 0), [[{ op: 'rest', length: 'day', safe: true, physician: true }]]).events;
    expect(tended).toMatchObject({ bed: false, physician: true, half: false, wounds: 2 });
  });
});

const who: Part = { kind: 'name', text: 'Ruel', combatant: null };
const told = (before: Vitals, [operation, dice]: Step): string => {
  const { events, vitals } = play(before, [[operation, dice ?? {}]]);
  return sentence(
    tell({ who, by: null, op: operation.op, changes: events, before, after: vitals, tables: { injuries: twoLegged } }),
  );
};

describe('SW-30 sentences about a creature', () => {
  const injury = { severity: 'minor', region: 'arm', spot: 'hand', side: null } as const;

  test.each<readonly [string, Vitals, Step, string]>([
    ['SW-21', down(), [{ op: 'heal', amount: 1 }], 'Ruel regains 1 Wound, 1 of 8 left: up again'],
    ['SW-21', creature(), [{ op: 'heal', amount: 0 }], 'Ruel: nothing changes'],
    ['SW-28', hurt(1, 0, { status: 'fainted' }), [{ op: 'wake' }], 'Ruel: awake again'],
    ['SW-4', hurt(8, 0), hit(1), 'Ruel takes 1: 1 Wound, 7 of 8 left'],
    ['SW-18', down(), [{ op: 'last-action' }, { hours: 1 }], 'Ruel takes the last action: fainted for 1 hour'],
    ['SW-12', down(4), roll({ injury: 4 }), 'Injury roll for Ruel, 4 + 4 makes 8: beyond help: dead'],
    ['SW-14', down(), roll({ injury: 4, region: 1, spot: 5 }), 'Injury roll for Ruel, 4: minor wound, head, eye'],
    [
      'SW-14',
      down(2),
      roll({ injury: 4, region: 4, spot: 6, side: 2 }),
      'Injury roll for Ruel, 4 + 2 makes 6: permanent injury, arm, hand, secondary',
    ],
    [
      'SW-24',
      hurt(2, 5),
      [{ op: 'rest', length: 'day', safe: true, bed: true, physician: true }],
      'Ruel rests for a night and a day, safe, in bed, with a physician, regains 4 Wounds, 6 of 8 left',
    ],
    ['SW-25', hurt(2, 1), [{ op: 'rest', length: 'night', safe: false }], 'Ruel rests for a night'],
    [
      'SW-22',
      hurt(8, 4),
      [{ op: 'rest', length: 'hour', safe: false }, { stamina: 1 }],
      'Ruel rests for an hour, regains 1 Stamina, 5 of 5 left',
    ],
    [
      'SW-29',
      creature({ stamina: null }),
      [
        {
          op: 'edit',
          changes: { kind: 'beast', injuries: [injury, injury], injuryRollsOwed: [{ below: 0 }, { below: 1 }] },
        },
      ],
      'Ruel is set by hand to beast (was trained), 2 injuries (was 0), 2 injury rolls due (was 0)',
    ],
  ])('%s %#', (_rule, vitals, step, expected) => {
    expect(told(vitals, step)).toBe(expected);
  });
});

describe('SW-3 what is entered and means nothing is refused in words', () => {
  const entered = { amount: 3, mostOnDice: null, times: 'normal', flags: [], armorSlots: 0 } as const;

  test('SW-3 direct damage; SW-20 s is subdual damage', () => {
    expect(hitOf({ ...entered, flags: ['direct'] })).toMatchObject({
      refusal: {
        code: 'flagNotUsed',
        reason: 'Under Stamina & Wounds it makes no difference that damage is direct.',
        field: 'flags',
      },
    });
    expect(hitOf({ ...entered, armorSlots: 1 })).toEqual({ ok: true, value: { amount: 3, causes: [], subdual: true } });
    expect(hitOf({ ...entered, flags: ['critical'] })).toEqual({
      ok: true,
      value: { amount: 3, causes: ['critical'] },
    });
  });
});

describe('SW-9 what the encounter asks of the ruleset', () => {
  test.each([
    ['up', true],
    ['down', true],
    ['fainted', false],
    ['knocked-out', false],
    ['senseless', false],
    ['defeated', false],
    ['dead', false],
  ] as const)('SW-9 someone %s may act: %s', (status, may) => {
    expect(staminaWoundsRuleset.canAct(creature({ status }))).toBe(may);
  });

  test('SW-19 one hit is damage, several are a batch, and both are damage', () => {
    const one = { amount: 1, causes: [] };
    const dealt = { by: 'foe', force: false } as const;
    expect(staminaWoundsRuleset.damage([one], dealt)).toEqual({ op: 'damage', ...one, force: false });
    expect(staminaWoundsRuleset.damage([one, one], dealt)).toEqual({
      op: 'damage-batch',
      hits: [one, one],
      force: false,
    });
    expect(
      (['damage', 'damage-batch', 'heal', 'subdual'] as const).map((op) => staminaWoundsRuleset.isDamage(op)),
    ).toEqual([true, true, false, true]);
  });

  test('SW-22 rests bring no tokens', () => {
    expect(staminaWoundsRuleset.restTokens([], 2)).toMatchObject({
      refusal: { code: 'dieNotUsed', reason: 'Rests bring no tokens here.', field: 'gmDie' },
    });
  });
});
