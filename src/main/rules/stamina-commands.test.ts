import { describe, expect, it } from 'vitest';
import { after, afterAll, codeOf, id, said } from './encounters.fixtures.ts';
import { diceFor, owedIn, restDiceFor, rulesetOf, RULESETS } from './index.ts';
import { alone, blow, joining, skirmish } from './stamina-encounters.fixtures.ts';
import type { Skirmish, SkirmishCommand } from './stamina-encounters.fixtures.ts';

const A = { combatant: id('a') } as const;
const wounds = (current: number, max = 8): { max: number; current: number } => ({ max, current });

describe('SW-33 the commands of Stamina & Wounds', () => {
  it.each([
    [{}, { type: 'subdue', ...A, amount: 6 }, 'A takes 6 subdual, 5 Stamina, 0 of 5 left, 1 subdual in all'],
    [
      { wounds: wounds(1), stamina: { max: 5, current: 0 } },
      { type: 'subdue', ...A, amount: 1 },
      'A takes 1 subdual, 1 subdual in all: senseless',
    ],
    [{ status: 'knocked-out', hours: 3 }, { type: 'wake', ...A }, 'A: awake again'],
    [{}, { type: 'changeToughness', ...A, by: 1 }, 'A has Toughness 1 now, Wounds 9 of 9 left'],
    [
      {},
      { type: 'levelUp', ...A, levelUp: { wound: true }, dice: { stamina: 3 } },
      'A gains a level on a 3, Stamina 8 of 8 left, Wounds 9 of 9 left',
    ],
    [
      { wounds: wounds(6), stamina: { max: 5, current: 0 } },
      { type: 'restParty', rests: [{ ...A, rest: { length: 'night', safe: true }, dice: {} }] },
      'A rests for a night, safe, regains 5 Stamina, 5 of 5 left, regains 1 Wound, 7 of 8 left',
    ],
    [
      { stamina: { max: 5, current: 1 } },
      { type: 'restParty', rests: [{ ...A, rest: { length: 'hour', safe: false }, dice: { stamina: 2 } }] },
      'A rests for an hour, regains 2 Stamina, 3 of 5 left',
    ],
    [
      { wounds: wounds(-3), status: 'down' },
      { type: 'heal', targets: [{ ...A, amount: 2 }] },
      'A regains 2 Wounds, at −1',
    ],
    [{}, blow('a', 0, []), 'A takes 0: nothing lost'],
    [
      { wounds: wounds(1), stamina: { max: 5, current: 0 } },
      blow('a', 9, ['poison']),
      'A takes 9, poison, past Stamina: 9 Wounds, at −8: dead, no roll can save',
    ],
    [
      {},
      { type: 'setVitals', ...A, changes: { wounds: { current: 3 }, stamina: null, status: 'knocked-out', hours: 2 } },
      'A is set by hand to Wounds 3 of 8 (was 8 of 8), no Stamina (was 5 of 5), 2 hours, status knocked out (was up)',
    ],
    [
      { hours: 2, status: 'fainted' },
      {
        type: 'setVitals',
        ...A,
        changes: {
          stamina: { max: 2 },
          staminaDie: 3,
          toughness: -1,
          subdual: 1,
          hours: null,
          status: 'up',
          injuries: [{ severity: 'minor', region: 'head', spot: 'jaw', side: null }],
          injuryRollsOwed: [{ below: 1 }],
        },
      },
      'A is set by hand to Stamina 2 of 2 (was 5 of 5), Stamina die d3 (was d4), Toughness −1 (was 0), 1 subdual (was 0), no hours (was 2), 1 injury (was 0), 1 injury roll due (was 0), status up (was fainted)',
    ],
  ] satisfies readonly (readonly [Parameters<typeof alone>[0], SkirmishCommand, string])[])(
    '%#',
    (changes, command, sentence) => {
      expect(said(alone(changes), command)).toEqual([sentence]);
    },
  );

  it('EN-13 refuses those of Thresholds, and a die for tokens that there are not', () => {
    expect(codeOf(alone(), { type: 'markStress', ...A, by: 1 } as never)).toBe('unknownCommand');
    const rests = [{ ...A, rest: { length: 'night', safe: true } as const, dice: {} }];
    const withTokens: Skirmish = { ...alone(), gmTokens: { current: 0, max: 12 } };
    expect(codeOf(withTokens, { type: 'restParty', rests, gmDie: 2 })).toBe('dieNotUsed');
    expect(codeOf(withTokens, { type: 'restParty', rests })).toBe('accepted');
  });

  it.each([
    ['half', 'A takes 4: 4 Stamina, 1 of 5 left'],
    ['double', 'A takes 14: 5 Stamina, 0 of 5 left, 9 Wounds, at −1: down, an injury roll + 1 is due'],
    ['none', 'A takes 0: nothing lost'],
  ] as const)('EN-6 a share of %s', (share, sentence) => {
    const hit = { amount: 7, causes: [] };
    expect(said(alone(), { type: 'applyDamage', source: null, targets: [{ ...A, share, hit }] })).toEqual([sentence]);
    const bad = { amount: 1.5, causes: [] };
    expect(codeOf(alone(), { type: 'applyDamage', source: null, targets: [{ ...A, share, hit: bad }] })).toBe(
      'notWhole',
    );
  });
});

describe('EN-11, SW-19 hits of sides that act at once', () => {
  const tie = (): Skirmish =>
    afterAll(
      skirmish(),
      {
        type: 'addCombatants',
        additions: [
          joining('A', 'hero', { wounds: wounds(2), stamina: { max: 5, current: 0 } }),
          joining('B', 'foe', { wounds: wounds(2), stamina: { max: 5, current: 0 } }),
          joining('C', 'other'),
        ],
      },
      { type: 'startEncounter', mode: 'sides', sidesDice: { hero: 4, foe: 4, other: 1 } },
    );

  it('both may fall, and the second blow does not kill for the first', () => {
    const held = afterAll(tie(), blow('b', 5, [], 'a'), blow('a', 3, [], 'b'), blow('a', 1, [], 'b'));
    expect(said(held, { type: 'nextTurn' })).toEqual([
      '3 held hits land together',
      'B takes 5 from A: 5 Wounds, at −3: down, an injury roll + 3 is due',
      'A takes 4 in 2 hits at once from B: 4 Wounds, at −2: down, an injury roll + 2 is due',
      'Others act',
    ]);
    expect(owedIn(after(held, { type: 'nextTurn' })).filter(({ kind }) => kind !== 'morale')).toEqual([
      { kind: 'injuryRoll', below: 2, combatant: 'a' },
      { kind: 'injuryRoll', below: 3, combatant: 'b' },
    ]);
  });
});

describe('EN-14 the dice a command takes', () => {
  const fallen = (): Skirmish => after(alone({ wounds: wounds(2), stamina: { max: 5, current: 0 } }), blow('a', 4, []));

  it('are asked for step by step', () => {
    const roll = (dice: object): object => diceFor(fallen(), { type: 'rollInjury', ...A, dice });
    expect(roll({})).toEqual({ injury: 4 });
    expect(roll({ injury: 1 })).toEqual({ injury: 4, hours: 6 });
    expect(roll({ injury: 3 })).toEqual({ injury: 4, region: 6 });
    expect(roll({ injury: 3, region: 6 })).toEqual({ injury: 4, region: 6, spot: 6, side: 2 });
  });

  it('are those of the operation behind it', () => {
    expect(diceFor(alone(), { type: 'takeLastAction', ...A, dice: {} })).toEqual({ hours: 6 });
    expect(diceFor(alone(), { type: 'levelUp', ...A, levelUp: {}, dice: {} })).toEqual({ stamina: 4 });
    expect(diceFor(alone(), { type: 'wake', ...A })).toEqual({});
    expect(diceFor(alone(), { type: 'nextTurn' })).toEqual({});
    expect(diceFor(alone(), { type: 'rollInjury', combatant: id('x'), dice: {} })).toEqual({});
    expect(restDiceFor(alone(), id('a'), { length: 'hour', safe: false }, {})).toEqual({ stamina: 4 });
    const morale = { type: 'checkMorale', combatants: [], modifier: 0, dice: {} } as const;
    expect(diceFor(alone(), { ...morale, score: 7 })).toEqual({ first: 6, second: 6 });
    expect(diceFor(alone(), { ...morale, score: 12 })).toEqual({});
  });

  it('are none, one or more for the sides', () => {
    const roll: SkirmishCommand = { type: 'rollSides', dice: {} };
    const add = (...names: readonly [string, 'hero' | 'foe' | 'other'][]): Skirmish =>
      after(skirmish(), { type: 'addCombatants', additions: names.map(([name, side]) => joining(name, side)) });
    expect(diceFor(alone(), roll)).toEqual({});
    expect(diceFor(add(['A', 'hero'], ['B', 'foe']), roll)).toEqual({ hero: 6 });
    expect(diceFor(add(['A', 'other'], ['B', 'foe']), roll)).toEqual({ foe: 6 });
    expect(diceFor(add(['A', 'hero'], ['B', 'foe'], ['C', 'other']), roll)).toEqual({ hero: 6, foe: 6, other: 6 });
  });
});

describe('EN-22 the rulesets', () => {
  it('SW-3 suggest causes from someone’s state and conditions', () => {
    const ruleset = rulesetOf(skirmish());
    const { vitals } = joining('A', 'hero');
    expect(ruleset.suggestedCauses(vitals, { causes: ['pinned'] })).toEqual(['pinned']);
    expect(ruleset.suggestedCauses({ ...vitals, status: 'knocked-out' }, {})).toEqual(['helpless']);
    expect(ruleset.suggestedCauses(vitals, {})).toEqual([]);
  });

  it('have conditions with a sentence each, and names that are told apart', () => {
    for (const { conditions } of Object.values(RULESETS)) {
      expect(new Set(conditions.map(({ kind }) => kind)).size).toBe(conditions.length);
      for (const { sentence } of conditions) expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('are found under their own id', () => {
    for (const [key, ruleset] of Object.entries(RULESETS)) expect(ruleset.id).toBe(key);
  });
});
