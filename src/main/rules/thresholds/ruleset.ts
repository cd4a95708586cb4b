import { accept } from '../refusal.ts';
import type { Needed } from '../rolled.ts';
import type { Ruleset } from '../ruleset.ts';
import type { OwedRollOf } from '../ruleset-types.ts';
import { CONDITIONS } from './conditions.ts';
import { DEATH_MOVE_DICE } from './death-move.ts';
import { isOutOfPlay } from './decide.ts';
import { shiftThresholds } from './derive.ts';
import { hitOf } from './entered.ts';
import { thresholds } from './index.ts';
import { owedNote } from './last-hit-point.ts';
import type { Operation } from './operation.ts';
import { optionDescriptions } from './options.ts';
import { ownOperation } from './own-operation.ts';
import { aidOf, gmTokensFor, REST_DIE, restResult, rollingMoves } from './rest.ts';
import { combineHits, shareHit } from './shares.ts';
import { tell } from './tell.ts';
import type { Vitals } from './vitals.ts';

/** Someone who may still do something when their turn comes. */
const ACTING: readonly Vitals['status'][] = ['up', 'death-move', 'final-action'];

function diceFor(_vitals: Vitals, operation: Operation): Needed {
  if (operation.op === 'death-move') return DEATH_MOVE_DICE[operation.choice];
  const count = operation.op === 'rest' && restResult(operation) === 'short' ? rollingMoves(operation).length : 0;
  return count > 0 ? { moves: { faces: REST_DIE, count } } : {};
}

function owed(vitals: Vitals): readonly OwedRollOf<'thresholds'>[] {
  if (vitals.status === 'death-move') return [{ kind: 'deathMove' }];
  if (vitals.status === 'final-action') return [{ kind: 'finalAction' }];
  const note = owedNote(vitals);
  return note === null ? [] : [{ kind: 'lastHitPoint', note }];
}

/** Thresholds as the encounters use it. */
export const thresholdsRuleset: Ruleset<'thresholds'> = {
  id: 'thresholds',
  name: 'Thresholds',
  optionDescriptions,
  conditions: CONDITIONS,
  model: () => thresholds,
  diceFor,
  roundsOut: () => null,
  withPack: () => null,
  fits: () => accept(true),
  canAct: ({ status }) => ACTING.includes(status),
  isOutOfPlay: ({ status }) => isOutOfPlay(status),
  morale: null,
  owed,
  damage: (hits, { by, force }) => ({ ...combineHits(hits), op: 'damage', dealtBy: by, force }),
  isDamage: (op) => op === 'damage',
  share: shareHit,
  underEffects: (vitals, { thresholds: shift }) =>
    shift === undefined ? vitals : { ...vitals, thresholds: shiftThresholds(vitals.thresholds, shift) },
  withCondition: ({ armor, nameOnly }, { armor: slots = 0 }, moment) => {
    if (slots === 0 || nameOnly === true) return null;
    const by = moment === 'begins' ? slots : -Math.min(slots, armor.temporary);
    return by === 0 ? null : { op: 'temporary-armor', by, force: true };
  },
  heal: (amount, force) => ({ op: 'clear', track: 'hp', amount, force }),
  edit: (changes) => ({ op: 'edit', changes }),
  rest: (rest) => ({ op: 'rest', ...rest }),
  restAid: aidOf,
  levelUp: (levelUp) => ({ op: 'level-up', ...levelUp }),
  own: ownOperation,
  suggestedCauses: () => [],
  hit: hitOf,
  overflow: (changes) =>
    changes.reduce(
      (sum, change) => sum + (change.type === 'hitTaken' ? Math.max(0, change.minionsDefeated - 1) : 0),
      0,
    ),
  fell: { op: 'fell-minion' },
  restTokens: (rests, die) => {
    const [first] = rests;
    return first ? gmTokensFor(restResult(first), rests.length, die) : accept(0);
  },
  tell,
};
