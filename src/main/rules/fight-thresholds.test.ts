import { expect, it } from 'vitest';
import { addition, id, prepared, said, after } from './encounters.fixtures.ts';
import type { FightCommand } from './encounters.fixtures.ts';
import { conditionId, owedIn } from './index.ts';
import { foe, hero } from './thresholds/creatures.fixtures.ts';

/** A whole fight: each command with the sentences it makes. */
const script: readonly (readonly [FightCommand, readonly string[]])[] = [
  [
    {
      type: 'addCombatants',
      additions: [
        addition('Brakka'),
        addition('Pell', 'hero', hero({ hp: { max: 6, marked: 4 }, stress: { max: 6, marked: 5 } })),
        addition('Hask', 'foe', foe({ thresholds: { major: 9, severe: 18 }, hp: { max: 5, marked: 3 } })),
        addition(
          'Reed-cutter',
          'foe',
          foe({ kind: 'minion', minionValue: 3, thresholds: { major: null, severe: null }, hp: { max: 1, marked: 0 } }),
          { ids: [id('cutter-1'), id('cutter-2'), id('cutter-3')] },
        ),
      ],
    },
    [
      'Brakka joins the heroes',
      'Pell joins the heroes',
      'Hask joins the foes',
      'Reed-cutter 1 joins the foes',
      'Reed-cutter 2 joins the foes',
      'Reed-cutter 3 joins the foes',
    ],
  ],
  [
    { type: 'startEncounter', mode: 'spotlight', gmTokens: { current: 6, max: 12 } },
    ['Ford at Dusk begins, turns by spotlight'],
  ],
  [
    { type: 'setActive', combatant: id('hask'), cost: 1 },
    ['The game master spends 1 token, 5 of 12', 'Hask takes the spotlight'],
  ],
  [
    {
      type: 'applyDamage',
      source: id('hask'),
      targets: [
        { combatant: id('brakka'), share: 'normal', hit: { parts: [{ amount: 14, types: ['physical'] }] } },
        {
          combatant: id('pell'),
          share: 'half',
          hit: { parts: [{ amount: 14, types: ['physical'] }], armorSlots: 1 },
        },
      ],
    },
    [
      'Damage to 2 at once from Hask',
      'Brakka takes 14 from Hask: Major (8 to 15), 2 Hit Points marked, 2 of 6',
      'Pell takes 14 from Hask, halved to 7: Minor (1 to 7), 1 armor slot marked, 1 of 3, no Hit Point marked',
    ],
  ],
  [
    { type: 'markStress', combatant: id('pell'), by: 2, forced: true },
    ['Pell marks 1 Stress, 6 of 6, has no slot for 1 Stress, marks 1 Hit Point, 5 of 6: Vulnerable'],
  ],
  [
    {
      type: 'applyDamage',
      source: id('brakka'),
      targets: [{ combatant: id('cutter-1'), share: 'normal', hit: { parts: [{ amount: 7, types: ['physical'] }] } }],
    },
    [
      'Reed-cutter 1 takes 7 from Brakka: Minor (no thresholds), 1 Hit Point marked, 1 of 1: defeated, enough for 2 more',
      '2 more minions may fall with Reed-cutter 1: pick which',
    ],
  ],
  [
    { type: 'assignOverflow', combatant: id('cutter-1'), minions: [id('cutter-3')] },
    ['1 more minion falls with Reed-cutter 1', 'Reed-cutter 3 falls to the same blow: defeated'],
  ],
  [
    {
      type: 'applyDamage',
      source: id('hask'),
      targets: [{ combatant: id('pell'), share: 'normal', hit: { parts: [{ amount: 20, types: ['magic'] }] } }],
    },
    ['Pell takes 20 from Hask: Severe (16 or more), 1 Hit Point marked, 6 of 6, 2 lost: a death move is due'],
  ],
  [
    {
      type: 'addCondition',
      targets: [{ combatant: id('brakka'), id: conditionId('c1') }],
      condition: {
        name: 'Braced',
        kind: null,
        effects: { thresholds: { major: 2, severe: 2 } },
        remindAt: null,
        note: '',
      },
      timer: null,
    },
    ['Brakka is Braced'],
  ],
  [
    {
      type: 'applyDamage',
      source: id('hask'),
      targets: [{ combatant: id('brakka'), share: 'normal', hit: { parts: [{ amount: 9, types: ['physical'] }] } }],
    },
    ['Brakka takes 9 from Hask: Minor (1 to 9), 1 Hit Point marked, 3 of 6'],
  ],
  [
    {
      type: 'resolveDeathMove',
      combatant: id('pell'),
      choice: 'stake-it-all',
      split: { hp: 6, stress: 3 },
      dice: { hope: 9, fear: 4 },
    },
    [
      'Pell stakes it all, Hope 9 against Fear 4, clears 6 Hit Points, 0 of 6 marked, clears 3 Stress, 3 of 6 marked: back up, no longer Vulnerable',
    ],
  ],
  [
    {
      type: 'applyDamage',
      source: id('pell'),
      targets: [{ combatant: id('hask'), share: 'normal', hit: { parts: [{ amount: 12, types: ['physical'] }] } }],
    },
    ['Hask takes 12 from Pell: Major (9 to 17), 2 Hit Points marked, 5 of 5: defeated'],
  ],
  [{ type: 'leaveFight', combatants: [id('cutter-2')], how: 'fled' }, ['Reed-cutter 2 flees']],
  [{ type: 'endEncounter', ending: 'the ford is held' }, ['Ford at Dusk ends in round 1: the ford is held']],
];

it('EN-16, TH-51 a fight of Thresholds is told sentence by sentence', () => {
  let encounter = prepared();
  for (const [command, sentences] of script) {
    expect(said(encounter, command)).toEqual(sentences);
    encounter = after(encounter, command);
  }
  expect(owedIn(encounter)).toEqual([]);
  expect(encounter.phase).toBe('ended');
});
