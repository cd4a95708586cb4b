import { describe, expect, it } from 'vitest';
import {
  addition,
  after,
  afterAll,
  codeOf,
  fight,
  id,
  prepared,
  said,
  strike,
  vitalsOf,
} from './encounters.fixtures.ts';
import type { Fight, FightCommand } from './encounters.fixtures.ts';
import { decide, owedIn } from './index.ts';
import type { DamageTarget, Share } from './index.ts';
import { foe, marked } from './thresholds/creatures.fixtures.ts';

type Damage = Extract<FightCommand, { type: 'applyDamage' }>;

const target = (name: string, amount: number, share: Share = 'normal'): DamageTarget<'thresholds'> => ({
  combatant: id(name),
  share,
  hit: { parts: [{ amount, types: ['physical'] }] },
});
const damage = (targets: readonly DamageTarget<'thresholds'>[], changes: Partial<Damage> = {}): Damage => ({
  type: 'applyDamage',
  source: null,
  targets,
  ...changes,
});
const four = (): Fight => fight('spotlight', { heroes: ['A', 'B'], foes: ['C', 'D'] });
const marks = (encounter: Fight): readonly number[] => encounter.combatants.map(({ vitals }) => vitals.hp.marked);
const set = (name: string, changes: Extract<FightCommand, { type: 'setVitals' }>['changes']): FightCommand => ({
  type: 'setVitals',
  combatant: id(name),
  changes,
});

describe('EN-6 damage to several', () => {
  const shares = damage(
    [target('a', 16), target('b', 16, 'half'), target('c', 16, 'double'), target('d', 16, 'none')],
    {
      source: id('c'),
    },
  );

  it('gives each their share, as one entry', () => {
    expect(marks(after(four(), shares))).toEqual([3, 2, 3, 0]);
    expect(said(four(), shares)).toEqual([
      'Damage to 4 at once from C',
      'A takes 16 from C: Severe (16 or more), 3 Hit Points marked, 3 of 6',
      'B takes 16 from C, halved to 8: Major (8 to 15), 2 Hit Points marked, 2 of 6',
      'C takes 32 from C: Severe (16 or more), 3 Hit Points marked, 3 of 6',
      'D takes 0 from C: nothing marked',
    ]);
  });

  it('happens to all or to none', () => {
    const outcome = decide(four(), damage([target('a', 5), target('b', 1.5)]));
    expect(outcome).toMatchObject({
      ok: false,
      refusal: {
        code: 'notWhole',
        reason: 'B: The damage must be a whole number, not 1.5.',
        field: 'targets.1.hit.parts.0.amount',
      },
    });
  });

  it.each([
    ['nobody', damage([]), 'noTarget'],
    ['the same one twice', damage([target('a', 5), target('a', 5)]), 'sameTargetTwice'],
    ['someone else', damage([target('x', 5)]), 'noSuchCombatant'],
    ['a source that is not there', damage([target('a', 5)], { source: id('x') }), 'noSuchCombatant'],
  ])('refuses %s', (_name, command, code) => {
    expect(codeOf(four(), command)).toBe(code);
  });

  it('EN-7 refuses the dead, passes over them with a warning, or reaches them by force', () => {
    const dead = after(four(), set('c', { status: 'dead' }));
    const both = [target('c', 8), target('d', 8)];
    expect(codeOf(dead, damage(both))).toBe('outOfPlay');
    const passed = decide(dead, damage(both, { skipOutOfPlay: true }));
    expect(passed).toMatchObject({
      ok: true,
      value: { warnings: [{ code: 'passedOver', text: 'C is out of play and was passed over.', combatant: 'c' }] },
    });
    expect(marks(after(dead, damage(both, { skipOutOfPlay: true })))).toEqual([0, 0, 0, 2]);
    expect(marks(after(dead, damage(both, { force: true })))).toEqual([0, 0, 2, 2]);
    expect(marks(after(dead, damage(both, { force: true, skipOutOfPlay: true })))).toEqual([0, 0, 2, 2]);
    expect(codeOf(dead, damage([target('c', 8)], { skipOutOfPlay: true }))).toBe('outOfPlay');
  });
});

describe('EN-9 what is owed', () => {
  it('is a death move, until it is made or something else decides', () => {
    const due = after(four(), damage([target('a', 16)])),
      last = after(due, damage([target('a', 16)]));
    expect(owedIn(due)).toEqual([]);
    expect(owedIn(last)).toEqual([{ kind: 'deathMove', combatant: 'a' }]);
    const made: FightCommand = { type: 'resolveDeathMove', combatant: id('a'), choice: 'black-out', dice: { hope: 9 } };
    expect(owedIn(after(last, made))).toEqual([]);
    expect(owedIn(after(last, set('a', { status: 'dead' })))).toEqual([]);
  });

  it('holds nothing up: play goes on, and it is answered in any order', () => {
    const both = damage([target('a', 99), target('b', 99)]);
    const twice = afterAll(four(), both, both);
    expect(owedIn(twice).map((owed) => owed.kind)).toEqual(['deathMove', 'deathMove']);
    const later = afterAll(
      twice,
      strike('c', 9, 'd'),
      { type: 'nextTurn' },
      {
        type: 'resolveDeathMove',
        combatant: id('b'),
        choice: 'final-blow',
        dice: {},
      },
    );
    expect(owedIn(later)).toEqual([
      { kind: 'deathMove', combatant: 'a' },
      { kind: 'finalAction', combatant: 'b' },
    ]);
    expect(owedIn(after(later, { type: 'endFinalAction', combatant: id('b') }))).toEqual([
      { kind: 'deathMove', combatant: 'a' },
    ]);
  });

  const minions = (): Fight => {
    const minion = foe({ kind: 'minion', minionValue: 3, thresholds: { major: null, severe: null }, hp: marked(0, 1) });
    const additions = [
      addition('A'),
      addition('Cutter', 'foe', minion, { ids: ['m1', 'm2', 'm3', 'm4'].map(id) }),
      addition('C', 'foe'),
    ];
    return afterAll(prepared(), { type: 'addCombatants', additions }, { type: 'startEncounter', mode: 'spotlight' });
  };
  const pick = (...picked: readonly string[]): FightCommand => ({
    type: 'assignOverflow',
    combatant: id('m1'),
    minions: picked.map(id),
  });

  it('EN-10 is which minions fall besides the struck one, fewer if the game master says so', () => {
    const struck = after(minions(), strike('m1', 7, 'a'));
    expect(owedIn(struck)).toEqual([{ kind: 'overflow', combatant: 'm1', count: 2 }]);
    const fallen = after(struck, pick('m3', 'm4'));
    expect(fallen.combatants.map(({ vitals }) => vitals.status)).toEqual([
      'up',
      'defeated',
      'up',
      'defeated',
      'defeated',
      'up',
    ]);
    expect(owedIn(fallen)).toEqual([]);
    expect(owedIn(after(struck, pick()))).toEqual([]);
    expect(said(struck, pick())).toEqual(['Nobody else falls with Cutter 1']);
  });

  it.each([
    ['more than are owed', ['m2', 'm3', 'm4'], 'outOfRange'],
    ['the struck one', ['m1'], 'outOfPlay'],
    ['one twice', ['m2', 'm2'], 'sameTargetTwice'],
    ['someone who is no minion', ['c'], 'notAMinion'],
  ])('EN-10 cannot be %s', (_name, picked, code) => {
    expect(codeOf(after(minions(), strike('m1', 7, 'a')), pick(...picked))).toBe(code);
  });

  it('EN-10 is nothing where a foe strikes, an area is struck, or nothing is over', () => {
    expect(owedIn(after(minions(), strike('m1', 7, 'c')))).toEqual([]);
    expect(owedIn(after(minions(), strike('m1', 2, 'a')))).toEqual([]);
    expect(owedIn(after(minions(), strike('m1', 7)))).toHaveLength(1);
    expect(codeOf(minions(), pick('m2'))).toBe('nothingOwed');
    const area = damage([
      { combatant: id('m1'), share: 'normal', hit: { parts: [{ amount: 7, types: [] }], area: true } },
    ]);
    expect(owedIn(after(minions(), area))).toEqual([]);
  });

  it('EN-10 is no more than stand, and nothing where no other stands', () => {
    const struck = after(minions(), strike('m1', 99, 'a'));
    expect(owedIn(struck)).toEqual([{ kind: 'overflow', combatant: 'm1', count: 3 }]);
    expect(said(minions(), strike('m1', 99, 'a'))).toEqual([
      'Cutter 1 takes 99 from A: Minor (no thresholds), 1 Hit Point marked, 1 of 1: defeated, enough for 33 more',
      '3 more minions may fall with Cutter 1: pick which',
    ]);
    const one = afterAll(minions(), strike('m2', 1, 'a'), strike('m3', 1, 'a'), {
      type: 'leaveFight',
      combatants: [id('m4')],
      how: 'fled',
    });
    expect(owedIn(after(one, strike('m1', 99, 'a')))).toEqual([]);
  });

  it('EN-10 goes with the struck minion when that is taken off the list', () => {
    const struck = after(minions(), strike('m1', 7, 'a'));
    expect(owedIn(after(struck, { type: 'removeCombatant', combatant: id('m1') }))).toEqual([]);
  });
});

describe('EN-8 whose damage it is', () => {
  const against = (source: string | null, victim: string): number => {
    const minion = (side: 'hero' | 'foe', name: string) =>
      addition(name, side, foe({ kind: 'minion', minionValue: 3, hp: marked(0, 1) }));
    const additions = [
      addition('A'),
      addition('C', 'foe'),
      addition('X', 'other'),
      minion('foe', 'M'),
      minion('foe', 'Mate'),
      minion('hero', 'H'),
      minion('hero', 'Helper'),
    ];
    const encounter = afterAll(prepared(), { type: 'addCombatants', additions });
    return owedIn(after(encounter, strike(victim, 7, source))).length;
  };

  it.each([
    ['a', 'm', 1],
    ['c', 'm', 0],
    ['x', 'm', 0],
    [null, 'm', 1],
    [null, 'h', 0],
    ['a', 'h', 1],
  ])('%s against %s: %i', (source, victim, count) => {
    expect(against(source, victim)).toBe(count);
  });
});

describe('EN-12 healing and marks', () => {
  const hurt = (): Fight => afterAll(four(), damage([target('a', 16), target('b', 8)]));

  it('reaches several at once, or nobody', () => {
    const heal = (amount: number): FightCommand => ({
      type: 'heal',
      targets: [
        { combatant: id('a'), amount: 2 },
        { combatant: id('b'), amount },
      ],
    });
    expect(marks(after(hurt(), heal(5)))).toEqual([1, 0, 0, 0]);
    expect(codeOf(hurt(), heal(-1))).toBe('outOfRange');
    expect(said(hurt(), heal(0))).toEqual(['A clears 2 Hit Points, 1 of 6 marked', 'B: nothing changes']);
  });

  it.each([
    [{ type: 'markHitPoints', combatant: id('a'), by: 1 }, 'A marks 1 Hit Point, 4 of 6'],
    [{ type: 'markHitPoints', combatant: id('a'), by: -1 }, 'A clears 1 Hit Point, 2 of 6 marked'],
    [{ type: 'markStress', combatant: id('a'), by: 2 }, 'A marks 2 Stress, 2 of 6'],
    [{ type: 'markStress', combatant: id('a'), by: -1 }, 'A: nothing changes'],
    [{ type: 'markArmor', combatant: id('a'), by: 1 }, 'A marks 1 armor slot, 1 of 3'],
    [{ type: 'changeTemporaryArmor', combatant: id('a'), by: 2 }, 'A gains 2 temporary armor slots, 0 of 5 marked'],
    [{ type: 'changeHope', combatant: id('a'), by: 1 }, 'A gains 1 Hope, 3 of 6'],
    [{ type: 'changeHope', combatant: id('a'), by: -2 }, 'A spends 2 Hope, 0 of 6'],
    [{ type: 'clear', combatant: id('a'), track: 'hp', amount: 'all' }, 'A clears 3 Hit Points, 0 of 6 marked'],
    [
      { type: 'setVitals', combatant: id('a'), changes: { hp: { marked: 0 } } },
      'A is set by hand to Hit Points 0 of 6 marked (was 3 of 6)',
    ],
    [
      {
        type: 'levelUp',
        combatant: id('a'),
        levelUp: { level: 2, armorBase: { major: 7, severe: 15 }, picks: ['hp-slot'] },
        dice: {},
      },
      'A reaches level 2, tier 2, thresholds 9 and 17, 7 Hit Point slots',
    ],
  ] satisfies readonly (readonly [FightCommand, string])[])('%j', (command, sentence) => {
    expect(said(hurt(), command)).toEqual([sentence]);
  });

  it('TH-45, CO-4 has damage meet the conditions of its target', () => {
    const ward: FightCommand = {
      type: 'addCondition',
      targets: [{ combatant: id('a'), id: 'w' as never }],
      condition: {
        name: 'Warded',
        kind: 'warded',
        effects: { thresholds: { major: 2, severe: 2 } },
        remindAt: null,
        note: '',
      },
      timer: null,
    };
    const warded = after(four(), ward);
    expect(said(warded, strike('a', 9))).toEqual(['A takes 9: Minor (1 to 9), 1 Hit Point marked, 1 of 6']);
    expect(vitalsOf(after(warded, strike('a', 9)), 'a').thresholds).toEqual({ major: 8, severe: 16 });
    const levelUp: FightCommand = { type: 'levelUp', combatant: id('a'), levelUp: { level: 2 }, dice: {} };
    expect(vitalsOf(after(warded, levelUp), 'a').thresholds).toEqual({ major: 8, severe: 16 });
  });

  it('EN-13 refuses a hit of another ruleset, and a command of it', () => {
    const hit = { amount: 5, causes: [] } as never;
    expect(codeOf(four(), damage([{ combatant: id('a'), share: 'normal', hit }]))).toBe('noDamage');
    expect(codeOf(four(), damage([{ combatant: id('a'), share: 'half', hit }]))).toBe('noDamage');
    expect(codeOf(four(), { type: 'rollInjury', combatant: id('a'), dice: {} } as never)).toBe('unknownCommand');
  });
});

it('EN-21 a rest reaches the party, and brings the game master tokens where they are used', () => {
  const rest = { length: 'short', moves: [{ move: 'tend-wounds' }], shortRestsSoFar: 0 } as const;
  const party = (gmDie?: number): FightCommand => ({
    type: 'restParty',
    rests: [
      { combatant: id('a'), rest, dice: { moves: [2] } },
      { combatant: id('b'), rest: { ...rest, moves: [] }, dice: {} },
    ],
    ...(gmDie === undefined ? {} : { gmDie }),
  });
  const hurt = after(four(), damage([target('a', 16)]));
  expect(said(hurt, party())).toEqual([
    'A takes a short rest, clears 3 Hit Points, 0 of 6 marked',
    'B takes a short rest',
  ]);
  expect(codeOf(hurt, party(3))).toBe('dieNotUsed');
  const withTokens: Fight = { ...hurt, gmTokens: { current: 11, max: 12 } };
  expect(codeOf(withTokens, party())).toBe('dieMissing');
  expect(after(withTokens, party(3)).gmTokens).toEqual({ current: 12, max: 12 });
  expect(codeOf(hurt, { type: 'restParty', rests: [] })).toBe('noTarget');
});
