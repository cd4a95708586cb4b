/** The damage model Thresholds at the size of one creature. docs/rules/thresholds.md has its rules. */
import type { DamageModel } from '../damage-model.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { Dice, Operation } from './operation.ts';
import { defaultOptions } from './options.ts';
import type { Options } from './options.ts';
import { defaultVitals } from './vitals.ts';
import type { Vitals } from './vitals.ts';

export const thresholds: DamageModel<Vitals, Operation, Dice, Event, Options> = {
  defaultVitals,
  defaultOptions,
  decide,
  evolve,
};

export { bands, bandOf, canBeMassive, classify, massiveAt, TIER_MARKS } from './classify.ts';
export type { Band, Tier } from './classify.ts';
export { isOutOfPlay } from './decide.ts';
export { DEATH_MOVE_DICE } from './death-move.ts';
export { derive, shiftThresholds, thresholdsFor, tierOf } from './derive.ts';
export type { Derived } from './derive.ts';
export type { Event, HitTaken, ReductionStep } from './events.ts';
export type * from './operation.ts';
export { optionDescriptions } from './options.ts';
export type { Hit } from './types.ts';
export type { Options } from './options.ts';
export { MOVES_PER_REST, REST_DIE, restResult, shortRestsAfter } from './rest.ts';
export type * from './vitals.ts';
export { withoutTemporaryArmor } from './adjust.ts';
