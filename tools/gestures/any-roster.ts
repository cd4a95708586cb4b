import type { CombatantView } from '../../src/preload/contract/encounter-views.ts';
import { say } from './send.ts';
import { CROWD, someone, type Choices, type Make } from './table.ts';

/** A sheet changed by hand: numbers, state, words; some of them out of every range. */
const setVitals: Make = ({ view, numbers }) => {
  const few = (): number => numbers.below(numbers.odds(1, 8) ? 200 : 9) - (numbers.odds(1, 8) ? 3 : 0);
  const nameOnly = numbers.odds(1, 8) ? { nameOnly: numbers.odds(1, 2) } : {};
  const combatant = someone(view, numbers);
  if (view.ruleset === 'thresholds') {
    const all = [
      { hp: { marked: few() } },
      { hp: { max: few(), marked: few() } },
      { stress: numbers.odds(1, 4) ? null : { max: few() } },
      { armor: { score: few(), marked: few() } },
      { hope: numbers.odds(1, 4) ? null : { current: few() } },
      { thresholds: { major: few(), severe: few() } },
      {
        status: numbers.pick([
          'up',
          'death-move',
          'unconscious',
          'final-action',
          'defeated',
          'dead',
          'retired',
        ] as const),
      },
      { level: few(), thresholdsFrom: numbers.pick(['hand', 'unarmored'] as const) },
      { onLastHitPoint: numbers.odds(1, 4) ? null : 'It bursts.' },
      { kind: numbers.pick(['hero', 'foe', 'minion', 'horde'] as const), minionValue: few() },
    ];
    return say('encounter.setVitals', {
      combatant,
      changes: { ruleset: view.ruleset, ...numbers.pick(all), ...nameOnly },
    });
  }
  const all = [
    { wounds: { current: few() - 4 } },
    { wounds: { max: few(), current: few() } },
    { stamina: numbers.odds(1, 4) ? null : { max: few(), current: few() } },
    { subdual: few() },
    { hours: numbers.odds(1, 3) ? null : few() },
    { status: numbers.pick(['up', 'down', 'fainted', 'knocked-out', 'senseless', 'defeated', 'dead'] as const) },
    { injuryRollsOwed: [{ below: few() }] },
    { injuries: [{ severity: 'minor' as const, region: 'leg', spot: 'knee', side: 'left' }] },
    { kind: numbers.pick(['trained', 'beast'] as const) },
    { body: numbers.pick(['two-legged', 'winged-four-legged', 'six-legged']) },
  ];
  return say('encounter.setVitals', {
    combatant,
    changes: { ruleset: 'stamina-wounds', ...numbers.pick(all), ...nameOnly },
  });
};

const edit: Make = ({ view, numbers }) => {
  const all = [
    { attack: numbers.pick(['1d8+3 magic, in reach', '', 'bites', '2d6']) },
    { defence: numbers.odds(1, 3) ? null : numbers.below(1200) - 20 },
    { group: numbers.odds(1, 3) ? null : 'the pack' },
    { onLastHitPoint: numbers.pick(['', 'It bursts into two.']) },
    { name: numbers.pick(['Brakka', 'Toll', numbers.pick(view.combatants).name, ' ']) },
    { side: numbers.pick(['hero', 'foe', 'other'] as const) },
    { hidden: numbers.odds(1, 2), notes: 'limps', label: 'bruiser' },
  ];
  const changes = { ...numbers.pick(all), ...(numbers.odds(1, 3) ? numbers.pick(all) : {}) };
  return say('encounter.edit', { combatant: someone(view, numbers), changes });
};

const CONDITIONS = {
  thresholds: ['armored', 'armored', 'armored', 'vulnerable', 'restrained', 'hidden', 'warded', 'exposed', 'asleep'],
  'stamina-wounds': ['surprised', 'unaware', 'helpless', 'asleep', 'paralyzed', 'pinned', 'prone', 'armored'],
} as const;

/** A condition on one or several, or one taken away. */
const condition: Make = ({ view, numbers }) => {
  const borne = view.combatants.flatMap(({ id, conditions }) =>
    conditions.map((one) => ({ combatant: id, condition: one.id })),
  );
  if (borne.length > 0 && numbers.odds(1, 3)) {
    return say('encounter.removeConditions', { conditions: several(borne, numbers.below(3)) });
  }
  const own = numbers.odds(1, 4);
  return say('encounter.addCondition', {
    combatants: several(view.combatants, numbers.below(3)).map(({ id }) => id),
    condition: {
      kind: own ? null : numbers.pick(CONDITIONS[view.ruleset]),
      name: own ? numbers.pick(['Cursed', 'Soaked', '']) : '',
      ...(numbers.odds(1, 3) ? { armor: numbers.below(14) } : {}),
      ...(numbers.odds(1, 6) ? { thresholds: numbers.below(9) - 4 } : {}),
      ...(numbers.odds(1, 6) ? { cannotAct: true } : {}),
      remindAt: numbers.odds(1, 5) ? 'start' : null,
      note: '',
      timer: numbers.odds(1, 2)
        ? {
            at: numbers.pick(['start', 'end'] as const),
            whose: numbers.pick(['bearer' as const, null, someone(view, numbers)]),
            turns: numbers.below(4),
            ends: numbers.odds(3, 4),
          }
        : null,
    },
  });

  function several<One>(all: readonly One[], extra: number): One[] {
    return [...new Set(Array.from({ length: 1 + extra }, () => numbers.pick(all)))];
  }
};

const LINES = [
  'Marn @hero',
  '2 Carter @other',
  'Watcher @foe',
  'Raider hp5 6/12 st3',
  'Bandit w6 s4',
  '2 Scout w3',
  'Sella hp6 7/14 @hero',
  'Marn @nobody',
  '900 rats',
  '',
  'Bandit w6 s4 q9',
  '@other',
];

const join: Make = (table) =>
  table.view.combatants.length >= CROWD ? edit(table) : say('encounter.quickAdd', { text: table.numbers.pick(LINES) });

const order: Make = ({ view, numbers }) => {
  const combatant = someone(view, numbers);
  switch (numbers.below(4)) {
    case 0:
      return say('encounter.setTurnValues', { values: [{ combatant, value: numbers.below(40) - 5 }] });
    case 1:
      return say('encounter.moveInOrder', { combatant, before: numbers.odds(1, 4) ? null : someone(view, numbers) });
    case 2:
      return say('encounter.delayTurn', { after: combatant });
    default:
      return view.combatants.length > 4
        ? say('encounter.remove', { combatants: [combatant] })
        : say('encounter.setActive', { combatant });
  }
};

/** Mostly heroes, who level up; sometimes another ruleset's level. */
const levelUp: Make = ({ view, numbers }) => {
  const ruleset = numbers.odds(1, 12) ? ('thresholds' as const) : view.ruleset;
  const who = numbers.pick(view.combatants);
  if (ruleset === 'stamina-wounds') {
    return say('encounter.levelUp', {
      combatant: who.id,
      levelUp: { ruleset, wound: numbers.odds(1, 2), ...(numbers.odds(1, 2) ? { die: numbers.below(6) } : {}) },
    });
  }
  const picks = Array.from({ length: numbers.below(4) }, () => numbers.pick(['hp-slot', 'stress-slot'] as const));
  return say('encounter.levelUp', {
    combatant: who.id,
    levelUp: { ruleset, level: levelOf(who) + numbers.below(3), picks },
  });
};

const levelOf = ({ vitals }: CombatantView): number => (vitals.ruleset === 'thresholds' ? vitals.level : 1);

/** Who takes part, and what stands on their sheets. */
export const ROSTER: Choices = [
  [3, setVitals],
  [3, edit],
  [4, condition],
  [2, join],
  [2, order],
  [1, levelUp],
];
