import { expect, it } from 'vitest';
import { after, afterAll, id, said } from './encounters.fixtures.ts';
import { conditionId, owedIn } from './index.ts';
import { blow, joining, skirmish } from './stamina-encounters.fixtures.ts';
import type { SkirmishCommand } from './stamina-encounters.fixtures.ts';

/** A whole fight: each command with the sentences it makes. */
const script: readonly (readonly [SkirmishCommand, readonly string[]])[] = [
  [
    {
      type: 'addCombatants',
      additions: [
        joining('Brakka', 'hero'),
        joining('Ember', 'hero', { wounds: { max: 6, current: 2 }, stamina: { max: 4, current: 0 } }),
        joining('Ruel', 'foe', { wounds: { max: 8, current: 3 }, stamina: { max: 5, current: 1 } }),
        joining('Boar', 'foe', { kind: 'beast', wounds: { max: 9, current: 9 }, stamina: null }),
      ],
    },
    ['Brakka joins the heroes', 'Ember joins the heroes', 'Ruel joins the foes', 'Boar joins the foes'],
  ],
  [
    { type: 'startEncounter', mode: 'sides', sidesDice: { hero: 2 } },
    [
      'Weir at Low Water begins, turns by sides',
      'Foes first, then heroes (heroes 2)',
      'Foes act',
      'A morale check is due: the foes at first contact',
    ],
  ],
  [blow('brakka', 7, [], 'ruel'), ['Brakka takes 7 from Ruel: 5 Stamina, 0 of 5 left, 2 Wounds, 6 of 8 left']],
  [
    blow('brakka', 3, ['critical', 'unaware']),
    ['Brakka takes 3, unaware, critical, past Stamina: 3 Wounds, 3 of 8 left'],
  ],
  [blow('ember', 4, [], 'boar'), ['Ember takes 4 from Boar: 4 Wounds, at −2: down, an injury roll + 2 is due']],
  [{ type: 'nextTurn' }, ['Heroes act']],
  [
    {
      type: 'applyDamage',
      source: id('brakka'),
      targets: [
        { combatant: id('ruel'), share: 'normal', hit: { amount: 3, causes: ['critical'] } },
        { combatant: id('boar'), share: 'half', hit: { amount: 3, causes: ['area'] } },
      ],
    },
    [
      'Damage to 2 at once from Brakka',
      'Ruel takes 3 from Brakka, critical, past Stamina: 3 Wounds, 0 of 8 left, 1 Stamina drained, 0 of 5 left: down, an injury roll is due',
      'Boar takes 2 from Brakka: 2 Wounds, 7 of 9 left',
      'A morale check is due: the foes at half strength',
    ],
  ],
  [
    { type: 'rollInjury', combatant: id('ember'), dice: { injury: 3, region: 6, spot: 3, side: 1 } },
    ['Injury roll for Ember, 3 + 2 makes 5: minor wound, leg, knee, left'],
  ],
  [
    { type: 'rollInjury', combatant: id('ruel'), dice: { injury: 2, hours: 3 } },
    ['Injury roll for Ruel, 2: nothing lasting: knocked out for 3 hours'],
  ],
  [
    { type: 'takeLastAction', combatant: id('ember'), dice: { hours: 4 } },
    ['Ember takes the last action: fainted for 4 hours'],
  ],
  [
    {
      type: 'addCondition',
      targets: [{ combatant: id('boar'), id: conditionId('p') }],
      condition: { name: 'Pinned', kind: 'pinned', effects: { causes: ['pinned'] }, remindAt: null, note: '' },
      timer: { at: 'end', whose: null, turns: 1, ends: true },
    },
    ['Boar is Pinned until the end of round 1'],
  ],
  [
    { type: 'nextTurn', sidesDice: { hero: 6 } },
    ['Boar is no longer Pinned: it has run out', 'Round 2', 'Heroes first, then foes (heroes 6)', 'Heroes act'],
  ],
  [
    { type: 'heal', targets: [{ combatant: id('brakka'), amount: 9 }] },
    ['Brakka is healed for 9, 4 lost, regains 5 Wounds, 8 of 8 left'],
  ],
  [blow('boar', 9, []), ['Boar takes 9: 9 Wounds, at −2: defeated']],
  [
    { type: 'checkMorale', combatants: [id('ruel')], score: 7, modifier: -1, dice: { first: 4, second: 3 } },
    ['Ruel breaks: 7 against Morale 7 less 1'],
  ],
  [blow('ember', 1, []), ['Ember takes 1 when any damage kills: dead']],
  [{ type: 'endEncounter', ending: '' }, ['Weir at Low Water ends in round 2']],
];

it('EN-16, SW-33 a fight of Stamina & Wounds is told sentence by sentence', () => {
  let encounter = skirmish();
  for (const [command, sentences] of script) {
    expect(said(encounter, command)).toEqual(sentences);
    encounter = after(encounter, command);
  }
  expect(owedIn(encounter)).toEqual([]);
});

it('SW-17 leaves an injury roll owed, and death cancels it', () => {
  const [[add], [start]] = [script[0], script[1]] as [(typeof script)[number], (typeof script)[number]];
  const met = { side: 'foe', occasion: 'first-contact' } as const;
  const begun = afterAll(skirmish(), add, start, { type: 'settleMorale', due: met, checked: false });
  const fallen = after(begun, blow('ember', 4, []));
  expect(owedIn(fallen)).toEqual([{ kind: 'injuryRoll', below: 2, combatant: 'ember' }]);
  const dead = after(fallen, blow('ember', 1, []));
  expect(owedIn(dead)).toEqual([]);
  expect(said(fallen, blow('ember', 1, []))).toEqual([
    'Ember takes 1 when any damage kills: dead, no injury roll any more',
  ]);
});
