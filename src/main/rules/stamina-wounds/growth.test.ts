import { describe, expect, test } from 'vitest';
import type { VitalsEdit } from './operation.ts';
import { optionDescriptions } from './options.ts';
import { beast, creature, hurt, play, refusal, table, track } from './play.fixtures.ts';
import type { Step } from './play.fixtures.ts';

const toughness = (by: number): Step => [{ op: 'toughness', by }];
const edit = (changes: VitalsEdit): Step => [{ op: 'edit', changes }];

describe('SW-26 a level', () => {
  test('SW-26 Stamina and its maximum rise alike, so what was missing stays missing', () => {
    const before = creature({ stamina: track(2, 7) });
    expect(play(before, [[{ op: 'level-up' }, { stamina: 3 }]]).vitals).toEqual(creature({ stamina: track(5, 10) }));
  });

  test.each([
    [5, true, 6, 9],
    [5, false, 5, 8],
    [-1, true, 0, 9],
    [0, true, 1, 9],
  ])('SW-26 Wounds %i, one more: %s, are %i of %i, and nobody gets up by it', (current, wound, after, max) => {
    const status = current > 0 ? 'up' : 'down';
    const { vitals } = play(hurt(current, 0, { status }), [[{ op: 'level-up', wound }, { stamina: 1 }]]);
    expect(vitals).toEqual(creature({ wounds: track(after, max), stamina: track(1, 6), status }));
  });

  test('SW-26 refused: no die, too high a face, no Stamina, an answer that is none', () => {
    expect(refusal(creature(), [{ op: 'level-up' }])).toBe('dieMissing');
    expect(refusal(creature({ staminaDie: 3 }), [{ op: 'level-up' }, { stamina: 4 }])).toBe('dieOutOfRange');
    expect(refusal(creature(), [{ op: 'level-up' }, { stamina: 1, day: 1 }])).toBe('dieNotUsed');
    expect(refusal(beast(9), [{ op: 'level-up' }, { stamina: 1 }])).toBe('noStamina');
    expect(refusal(creature(), [{ op: 'level-up', wound: null as never }, { stamina: 1 }])).toBe('notYesOrNo');
  });
});

describe('SW-27 Toughness', () => {
  test.each([
    [8, -1, 7, 7, 'up', 'up'],
    [1, -1, 0, 7, 'up', 'down'],
    [1, -3, -2, 5, 'up', 'down'],
    [0, 1, 1, 9, 'down', 'up'],
    [-2, 1, -1, 9, 'down', 'down'],
    [0, -1, -1, 7, 'down', 'down'],
    [1, -1, 0, 7, 'senseless', 'down'],
    [1, -1, 0, 7, 'knocked-out', 'knocked-out'],
    [0, 2, 2, 10, 'fainted', 'fainted'],
  ] as const)('SW-27 Wounds %i, changed by %i: %i of %i; %s becomes %s', (current, by, after, max, status, becomes) => {
    const { vitals } = play(hurt(current, 0, { status }), [toughness(by)]);
    expect(vitals).toEqual(
      creature({ wounds: track(after, max), stamina: track(0, 5), toughness: by, status: becomes }),
    );
  });

  test('SW-27 no injury roll is due, and a roll that is owed stays owed', () => {
    expect(play(hurt(1, 0), [toughness(-1)]).vitals.injuryRollsOwed).toEqual([]);
    const owing = hurt(0, 0, { status: 'down', injuryRollsOwed: [{ below: 0 }] });
    expect(play(owing, [toughness(-1)]).vitals.injuryRollsOwed).toEqual([{ below: 0 }]);
  });

  test('SW-27 no change has no event; a maximum below 1 and bad numbers are refused', () => {
    expect(play(creature(), [toughness(0)]).events).toEqual([]);
    expect(refusal(creature({ wounds: track(3, 3) }), toughness(-2))).toBeNull();
    expect(refusal(creature({ wounds: track(3, 3) }), toughness(-3))).toBe('noWoundsLeft');
    expect(refusal(creature(), toughness(Number.MAX_SAFE_INTEGER))).toBe('outOfRange');
    for (const by of [NaN, 0.5, null, '1']) expect(refusal(creature(), toughness(by as number))).toBe('notWhole');
  });
});

describe('SW-29 the sheet by hand', () => {
  const changes: readonly (readonly [string, VitalsEdit, object])[] = [
    ['present Wounds', { wounds: { current: -4 } }, { wounds: track(-4, 8), status: 'up' }],
    ['a lower maximum takes the surplus along', { wounds: { max: 6 } }, { wounds: track(6, 6) }],
    ['both at once', { wounds: { max: 12, current: 3 } }, { wounds: track(3, 12) }],
    ['Stamina', { stamina: { current: 2 } }, { stamina: track(2, 5) }],
    ['no Stamina, as a beast', { kind: 'beast', stamina: null }, { kind: 'beast', stamina: null }],
    ['the Stamina die', { staminaDie: 2 }, { staminaDie: 2 }],
    [
      'Toughness, subdual, status and hours',
      { toughness: 2, subdual: 1, status: 'fainted', hours: 4 },
      { status: 'fainted', hours: 4, subdual: 1, toughness: 2 },
    ],
    ['an owed roll', { injuryRollsOwed: [{ below: 2 }] }, { injuryRollsOwed: [{ below: 2 }] }],
    [
      'an injury',
      { injuries: [{ severity: 'minor', region: 'wing', spot: 'tip', side: null }] },
      { injuries: [{ region: 'wing' }] },
    ],
  ];

  test.each(changes)('SW-29 %s', (_what, change, after) => {
    const { vitals, events } = play(creature(), [edit(change)]);
    expect(vitals).toMatchObject(after);
    expect(events.map(({ type }) => type)).toEqual(['vitalsEdited']);
    expect(Object.keys((events[0] as { to: object }).to).toSorted()).toEqual(Object.keys(change).toSorted());
  });

  test('SW-29 a beast may be given Stamina when it is trained', () => {
    expect(play(beast(9), [edit({ kind: 'trained', stamina: { max: 3, current: 3 } })]).vitals.stamina).toEqual(
      track(3, 3),
    );
  });

  test('SW-29 the dead may be edited; no change has no event', () => {
    expect(play(hurt(-9, 0, { status: 'dead' }), [edit({ status: 'down' })]).vitals.status).toBe('down');
    expect(play(creature(), [edit({ wounds: { max: 8 }, status: 'up' })]).events).toEqual([]);
  });

  const refused: readonly (readonly [VitalsEdit, string])[] = [
    [{ wounds: { max: 0 } }, 'outOfRange'],
    [{ wounds: { current: 9 } }, 'outOfRange'],
    [{ wounds: { current: 1.5 } }, 'notWhole'],
    [{ wounds: 5 as never }, 'notATrack'],
    [{ wounds: null as never }, 'notATrack'],
    [{ stamina: { current: -1 } }, 'outOfRange'],
    [{ stamina: { max: -1 } }, 'outOfRange'],
    [{ staminaDie: 6 as never }, 'unknownDie'],
    [{ toughness: NaN }, 'notWhole'],
    [{ subdual: -1 }, 'outOfRange'],
    [{ hours: -1 }, 'outOfRange'],
    [{ kind: 'ghost' } as never, 'unknownKind'],
    [{ kind: 'beast' }, 'beastWithStamina'],
    [{ status: 'asleep' as never }, 'unknownStatus'],
    [{ injuries: [{ severity: 'tiny', region: 'a', spot: 'b', side: null }] as never }, 'badInjury'],
    [{ injuries: [{ severity: 'minor', region: '', spot: 'b', side: null }] }, 'badInjury'],
    [{ injuries: [{ severity: 'minor', region: 'a', spot: 'b' }] as never }, 'badInjury'],
    [{ injuries: 'none' as never }, 'badInjury'],
    [{ injuryRollsOwed: [{ below: -1 }] }, 'badOwedRoll'],
    [{ injuryRollsOwed: [null] as never }, 'badOwedRoll'],
    [{ luck: 3 } as never, 'unknownField'],
    [{ toString: 3 } as never, 'unknownField'],
  ];

  test.each(refused)('SW-29 %j is refused: %s', (change, code) => {
    expect(refusal(creature(), edit(change))).toBe(code);
  });
});

describe('SW-31 options', () => {
  test('SW-31 every option has a name, a sentence and its default first', () => {
    const defaults: Readonly<Record<string, unknown>> = { ...table() };
    expect(optionDescriptions.map(({ key }) => key).toSorted()).toEqual(Object.keys(defaults).toSorted());
    for (const { key, name, sentence, values } of optionDescriptions) {
      expect(values[0]?.value).toBe(defaults[key]);
      expect(values).toHaveLength(2);
      expect(name).toMatch(/^[A-Z].*[^.]$/);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });
});
