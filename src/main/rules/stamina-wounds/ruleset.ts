import { accept, refuse } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import { standingCauses } from './bypass.ts';
import { CONDITIONS } from './conditions.ts';
import { hitOf, shareHit } from './entered.ts';
import { diceFor, isOutOfPlay, optionDescriptions, staminaWoundsWith } from './index.ts';
import { ownOperation } from './own-operation.ts';
import { tell } from './tell.ts';

/** Stamina & Wounds as the encounters use it. */
export const staminaWoundsRuleset: Ruleset<'stamina-wounds'> = {
  id: 'stamina-wounds',
  name: 'Stamina & Wounds',
  optionDescriptions,
  conditions: CONDITIONS,
  model: ({ injuries }) => staminaWoundsWith(injuries),
  diceFor: (vitals, operation, dice, options, { injuries }) => diceFor(vitals, operation, dice, options, injuries),
  canAct: ({ status }) => status === 'up' || status === 'down',
  isOutOfPlay: ({ status }) => isOutOfPlay(status),
  morale: { fallen: ({ status }) => status !== 'up', strength: ({ wounds }) => wounds },
  owed: ({ injuryRollsOwed }) => injuryRollsOwed.map(({ below }) => ({ kind: 'injuryRoll', below })),
  damage: ([first, ...others], { force }) =>
    first !== undefined && others.length === 0
      ? { op: 'damage', ...first, force }
      : { op: 'damage-batch', hits: first === undefined ? [] : [first, ...others], force },
  isDamage: (op) => op === 'damage' || op === 'damage-batch',
  share: shareHit,
  underEffects: (vitals) => vitals,
  withCondition: () => null,
  hit: hitOf,
  suggestedCauses: ({ status }, { causes = [] }) => [...new Set([...causes, ...standingCauses(status, [])])],
  heal: (amount, force) => ({ op: 'heal', amount, force }),
  edit: (changes) => ({ op: 'edit', changes }),
  rest: (rest) => ({ op: 'rest', ...rest }),
  restAid: () => [],
  levelUp: (levelUp) => ({ op: 'level-up', ...levelUp }),
  own: ownOperation,
  overflow: () => 0,
  fell: null,
  restTokens: (_rests, die) =>
    die === undefined ? accept(0) : refuse('dieNotUsed', 'Rests bring no tokens here.', 'gmDie'),
  tell,
};
