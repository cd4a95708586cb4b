/** The damage model Stamina & Wounds at the size of one creature. docs/rules/stamina-wounds.md has its rules. */
import type { DamageModel } from '../damage-model.ts';
import { twoLegged } from '../injuries/two-legged.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { Dice, Operation } from './operation.ts';
import { defaultOptions } from './options.ts';
import type { Options } from './options.ts';
import type { Tables } from './types.ts';
import { defaultVitals } from './vitals.ts';
import type { Vitals } from './vitals.ts';

export type StaminaWounds = DamageModel<Vitals, Operation, Dice, Event, Options>;

/** The model with the injury packs of an encounter. */
export const staminaWoundsWith = (tables: Tables): StaminaWounds => ({
  defaultVitals,
  defaultOptions,
  decide: (vitals, operation, dice, options) => decide(vitals, operation, dice, options, tables),
  evolve,
});

/** The model with the tables for a body of two arms and two legs. */
export const staminaWounds: StaminaWounds = staminaWoundsWith({ injuries: twoLegged });

export { packOf, withPack } from './body.ts';
export { bypassReasons, CAUSES, standingCauses } from './bypass.ts';
export type { BypassReason, Cause } from './bypass.ts';
export { checkVitals } from './check-vitals.ts';
export { diceFor } from './decide.ts';
export type * from './events.ts';
export { factsOf } from './facts.ts';
export type { Facts } from './facts.ts';
export type * from './operation.ts';
export { optionDescriptions } from './options.ts';
export type { Options } from './options.ts';
export type { Tables } from './types.ts';
export { isFallen, isOutCold, isOutOfPlay } from './status.ts';
export { KINDS, ROUNDS_AN_HOUR, STAMINA_DICE, STATUSES } from './vitals.ts';
export type { Injury, Kind, OwedRoll, StaminaDie, Status, Track, Vitals } from './vitals.ts';
