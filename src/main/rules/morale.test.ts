import { describe, expect, it } from 'vitest';
import { after, afterAll, fight, id, said } from './encounters.fixtures.ts';
import { conditionId, decide, moraleBands, owedIn } from './index.ts';
import type { Combatant, Command, Encounter, MoraleDue } from './index.ts';
import { blow, joining, skirmish } from './stamina-encounters.fixtures.ts';
import type { Skirmish, SkirmishCommand } from './stamina-encounters.fixtures.ts';

const names = (word: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${word}${index + 1}`);

/** So many heroes, foes and others, of 8 Wounds each, before it begins. */
function gathered(heroes: number, foes: number, others = 0): Skirmish {
  const additions = [
    ...names('H', heroes).map((name) => joining(name, 'hero')),
    ...names('F', foes).map((name) => joining(name, 'foe', { stamina: null, kind: 'beast' })),
    ...names('O', others).map((name) => joining(name, 'other')),
  ];
  return afterAll(skirmish(), { type: 'addCombatants', additions });
}
const begin: SkirmishCommand = { type: 'startEncounter', mode: 'individual' };
const settle = (due: MoraleDue, checked = true): SkirmishCommand => ({ type: 'settleMorale', due, checked });
const due = ({ moraleDue = [] }: Encounter<'stamina-wounds'>): readonly string[] =>
  moraleDue.map(({ side, occasion }) => `${side} ${occasion}`);
const fell = (name: string): SkirmishCommand => blow(name, 8, ['critical']);
const half: MoraleDue = { side: 'foe', occasion: 'half-strength' };
const met: MoraleDue = { side: 'foe', occasion: 'first-contact' };
const is = (who: string, kind: string): SkirmishCommand => ({
  type: 'addCondition',
  targets: [{ combatant: id(who), id: conditionId(`${who}-${kind}`) }],
  condition: { name: kind, kind, effects: { cannotAct: true }, remindAt: null, note: '' },
  timer: null,
});
const code = (encounter: Skirmish, command: Command<'stamina-wounds'>): string => {
  const outcome = decide(encounter, command);
  return outcome.ok ? 'accepted' : outcome.refusal.code;
};

describe('SW-34 morale at first contact', () => {
  it.each([
    [2, 1, ['foe first-contact']],
    [2, 2, ['foe first-contact']],
    [2, 3, []],
    [0, 2, []],
  ])('%i heroes meet %i foes: %j', (heroes, foes, expected) => {
    expect(due(after(gathered(heroes, foes), begin))).toEqual(expected);
  });

  it('asks others too, and those who join later, but nobody twice', () => {
    let fight = after(gathered(3, 0, 4), begin);
    expect(due(fight)).toEqual([]);
    fight = after(fight, { type: 'addCombatants', additions: [joining('F1', 'foe')] });
    expect(due(fight)).toEqual(['foe first-contact']);
    fight = afterAll(fight, settle(met), { type: 'addCombatants', additions: [joining('F2', 'foe')] });
    expect(due(fight)).toEqual([]);
  });

  it('says so in the log, and says nothing more of a check that was made', () => {
    const before = gathered(1, 1);
    expect(said(before, begin).at(-1)).toBe('A morale check is due: the foes at first contact');
    expect(said(after(before, begin), settle(met))).toEqual([]);
    expect(said(after(before, begin), settle(met, false))).toEqual(['No morale check: the foes at first contact']);
  });

  it('is unknown to Thresholds, before the beginning, and to those who never break', () => {
    expect(due(gathered(2, 2))).toEqual([]);
    const fearless = afterAll(gathered(1, 0), {
      type: 'addCombatants',
      additions: [{ ...joining('F1', 'foe'), morale: 12 }],
    });
    expect(owedIn(after(fearless, begin))).toEqual([]);
    expect(owedIn(after(gathered(1, 1), begin))).toEqual([{ kind: 'morale', ...met }]);
  });
});

describe('SW-34 morale at half strength', () => {
  /** `fallen` of so many foes, one after the other. */
  const beaten = (foes: number, fallen: number): Skirmish =>
    afterAll(after(gathered(1, foes), begin), ...names('f', fallen).map(fell));

  it.each([
    [4, 1, []],
    [4, 2, ['foe half-strength']],
    [5, 2, []],
    [5, 3, ['foe half-strength']],
    [6, 3, ['foe half-strength']],
  ])('of %i foes %i have fallen: %j', (foes, fallen, expected) => {
    expect(due(beaten(foes, fallen))).toEqual(expected);
  });

  it('goes by the Wounds of someone alone, at half exactly', () => {
    const fight = afterAll(after(gathered(1, 1), begin), settle(met));
    expect(due(after(fight, blow('f1', 3, [])))).toEqual([]);
    expect(due(after(fight, blow('f1', 4, [])))).toEqual(['foe half-strength']);
  });

  it.each([
    ['asleep', ['foe half-strength']],
    ['charmed', ['foe half-strength']],
    ['surprised', []],
  ])('counts the %s: %j', (kind, expected) => {
    const fight = afterAll(after(gathered(1, 3), begin), is('f1', kind), is('f2', kind));
    expect(due(fight)).toEqual(expected);
  });

  it('counts those who left, and those who are down', () => {
    const fight = after(gathered(1, 0, 4), begin);
    const left = after(fight, { type: 'leaveFight', combatants: [id('o1'), id('o2')], how: 'away' });
    expect(due(left)).toEqual(['other half-strength']);
    expect(due(afterAll(fight, blow('o1', 13, []), blow('o2', 13, [])))).toEqual(['other half-strength']);
  });

  it('never asks the heroes', () => {
    const fight = afterAll(after(gathered(2, 5), begin), blow('h1', 13, []), blow('h2', 13, []));
    expect(due(fight)).toEqual([]);
  });

  it('is due once, and again only after the side came back above half', () => {
    let fight = afterAll(beaten(4, 2), settle(half), fell('f3'));
    expect(due(fight)).toEqual([]);
    const additions = names('N', 4).map((name) => joining(name, 'foe', { stamina: null, kind: 'beast' }));
    fight = afterAll(fight, { type: 'addCombatants', additions });
    expect(due(fight)).toEqual([]);
    expect(due(after(fight, fell('n1')))).toEqual(['foe half-strength']);
  });

  it('is due in the same entry, holds up nothing, and is gone when nobody is left to break', () => {
    let fight = beaten(4, 2);
    expect(owedIn(fight)).toEqual([{ kind: 'morale', ...half }]);
    fight = after(fight, { type: 'nextTurn' });
    expect(owedIn(fight)).toEqual([{ kind: 'morale', ...half }]);
    expect(owedIn(afterAll(fight, fell('f3'), fell('f4')))).toEqual([]);
  });

  it('refuses to settle what is not due', () => {
    const fight = beaten(4, 2);
    expect(code(fight, settle(met))).toBe('notDue');
    expect(code(after(fight, settle(half)), settle(half))).toBe('notDue');
  });
});

describe('SW-35 whose score', () => {
  const scored = (name: string, morale?: number): ReturnType<typeof joining> => ({
    ...joining(name, 'foe'),
    ...(morale === undefined ? {} : { morale }),
  });
  const fight = afterAll(
    gathered(1, 0),
    { type: 'addCombatants', additions: [scored('A', 7), scored('B', 9), scored('C', 7), scored('D')] },
    begin,
  );
  const bands = (encounter: Skirmish): readonly string[] =>
    moraleBands(encounter, ({ side }: Combatant<'stamina-wounds'>) => side === 'foe').map(
      ({ score, combatants }) => `${String(score)}: ${combatants.join(' ')}`,
    );

  it('lets those of one score check together, the fallen left out', () => {
    expect(bands(fight)).toEqual(['7: a c', '9: b', 'null: d']);
    expect(bands(after(fight, blow('a', 13, [])))).toEqual(['9: b', '7: c', 'null: d']);
  });

  it('remembers what was checked against', () => {
    const check: SkirmishCommand = {
      type: 'checkMorale',
      combatants: [id('d')],
      score: 9,
      modifier: 1,
      dice: { first: 5, second: 5 },
    };
    expect(said(fight, check)).toEqual(['D holds: 10 against Morale 9 plus 1']);
    expect(bands(after(fight, check))).toEqual(['7: a c', '9: b d']);
  });

  it.each([
    [{ first: 1, second: 1, third: 1 }, 2],
    [{ first: 2, second: 3, third: 4 }, 7],
    [{ first: 6, second: 6, third: 6 }, 12],
  ])('TB-7 rolls a retainer’s Morale by %j: %i', (dice, expected) => {
    const command: SkirmishCommand = { type: 'rollMoraleScore', combatant: id('d'), dice };
    expect(after(fight, command).combatants.find(({ name }) => name === 'D')?.morale).toBe(expected);
    const sum = dice.first + dice.second + dice.third;
    expect(said(fight, command)).toEqual([`D has Morale ${expected} by a roll of ${sum}`]);
    const outcome = decide(fight, command);
    expect(outcome.ok && outcome.value.events).toMatchObject([{ type: 'moraleScoreRolled', from: null }]);
  });

  it.each([
    ['danger', 3, 'D holds in spite of danger beyond their duties: 6 against Morale 7'],
    ['scandal', 5, 'D breaks because of a scandal: 8 against Morale 7'],
    ['pay', 3, 'D holds in spite of a change of pay: 6 against Morale 7'],
    ['orders', 5, 'D breaks because of orders from someone else: 8 against Morale 7'],
    ['profit', 5, 'D breaks because of a chance of profit: 8 against Morale 7'],
  ] as const)('SW-45 checks a retainer over %s, and says so', (reason, second, sentence) => {
    const dice = { first: 3, second };
    const check: SkirmishCommand = { type: 'checkMorale', combatants: [id('d')], score: 7, modifier: 0, dice, reason };
    expect(said(fight, check)).toEqual([sentence]);
    const never: SkirmishCommand = { ...check, score: 12, dice: {} };
    expect(said(fight, never)[0]).toMatch(/^D holds in spite of .*: Morale 12 never breaks$/);
    const outcome = decide(fight, check);
    expect(outcome.ok && outcome.value.events).toMatchObject([{ type: 'moraleChecked', reason }]);
    expect(code(fight, { ...check, reason: 'hunger' as never })).toBe('unknownReason');
  });

  it('refuses dice that are missing or off their faces, and nobody', () => {
    expect(code(fight, { type: 'rollMoraleScore', combatant: id('d'), dice: { first: 1, second: 1 } })).toBe(
      'dieMissing',
    );
    expect(code(fight, { type: 'rollMoraleScore', combatant: id('d'), dice: { first: 7, second: 1, third: 1 } })).toBe(
      'dieOutOfRange',
    );
    expect(
      code(fight, { type: 'rollMoraleScore', combatant: id('nobody'), dice: { first: 1, second: 1, third: 1 } }),
    ).toBe('noSuchCombatant');
  });
});

describe('EN-5 Morale by hand', () => {
  const edit = (morale: number | null, who = 'f1'): SkirmishCommand => ({
    type: 'editCombatant',
    combatant: id(who),
    changes: { morale },
  });
  const before = (): Skirmish => after(gathered(1, 1), begin);

  it('is told with what it was, and nothing is told where it stays', () => {
    expect(said(before(), edit(2))).toEqual(['F1 has Morale 2']);
    expect(said(before(), edit(null))).toEqual([]);
    const known = after(before(), edit(7));
    expect(said(known, edit(12))).toEqual(['F1 has Morale 12, was 7']);
    expect(said(known, edit(7))).toEqual([]);
    expect(said(known, edit(null))).toEqual(['F1 has no known Morale any more']);
  });

  it('counts for the next check, and one of 12 lets it be', () => {
    const bands = (fight: Skirmish): unknown => moraleBands(fight, ({ side }) => side === 'foe');
    expect(bands(after(before(), edit(9)))).toEqual([{ score: 9, combatants: [id('f1')] }]);
    expect(owedIn(after(before(), edit(11)))).toHaveLength(1);
    expect(owedIn(after(before(), edit(12)))).toEqual([]);
    expect(bands(afterAll(before(), edit(9), edit(null)))).toEqual([{ score: null, combatants: [id('f1')] }]);
  });

  it.each([
    [1, 'outOfRange'],
    [2, 'accepted'],
    [12, 'accepted'],
    [13, 'outOfRange'],
    [7.5, 'notWhole'],
  ])('%d: %s', (morale, expected) => {
    expect(code(before(), edit(morale))).toBe(expected);
  });

  it('is refused where the ruleset has none', () => {
    const outcome = decide(fight('spotlight', { heroes: [], foes: ['C'] }), {
      type: 'editCombatant',
      combatant: id('c'),
      changes: { morale: 7 },
    });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'noMorale', reason: 'Thresholds has no Morale.' } });
  });
});
