import { accept, refuse } from '../refusal.ts';
import type { Dealt, Ruleset } from '../ruleset.ts';
import { fitsTables, withPack } from './body.ts';
import { standingCauses } from './bypass.ts';
import { CONDITIONS } from './conditions.ts';
import { hitOf, shareHit } from './entered.ts';
import { diceFor, isOutOfPlay, optionDescriptions, staminaWoundsWith } from './index.ts';
import type { Hit, Operation } from './operation.ts';
import { ownOperation } from './own-operation.ts';
import { tell } from './tell.ts';
import { ROUNDS_AN_HOUR } from './vitals.ts';

/** Hits of one moment as one operation; one that only subdues is one of its own. */
function damageOf(hits: readonly Hit[], { force }: Dealt): Operation {
  const [first, ...others] = hits;
  if (first === undefined || others.length > 0) return { op: 'damage-batch', hits, force };
  const { amount, causes, subdual } = first;
  return subdual === true ? { op: 'subdual', amount, force } : { op: 'damage', amount, causes, force };
}

/** Stamina & Wounds as the encounters use it. */
export const staminaWoundsRuleset: Ruleset<'stamina-wounds'> = {
  id: 'stamina-wounds',
  name: 'Stamina & Wounds',
  optionDescriptions,
  conditions: CONDITIONS,
  model: staminaWoundsWith,
  diceFor,
  withPack,
  fits: fitsTables,
  canAct: ({ status }) => status === 'up' || status === 'down',
  isOutOfPlay: ({ status }) => isOutOfPlay(status),
  roundsOut: ({ hours }) => (hours === null ? null : hours * ROUNDS_AN_HOUR),
  morale: { fallen: ({ status }) => status !== 'up', strength: ({ wounds }) => wounds },
  owed: ({ injuryRollsOwed }) => injuryRollsOwed.map(({ below }) => ({ kind: 'injuryRoll', below })),
  damage: damageOf,
  isDamage: (op) => op === 'damage' || op === 'damage-batch' || op === 'subdual',
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
