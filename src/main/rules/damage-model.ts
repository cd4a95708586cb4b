import type { Outcome } from './refusal.ts';

/**
 * One damage model, at the size of one creature: the heart of a ruleset, without encounter, clock or randomness.
 * A ruleset is one object of this shape plus its entry in the registry.
 *
 * `Vitals` is everything the model keeps about one creature (plain JSON data), `Operation` a union of what can happen to
 * it (`op` names it), `Dice` the dice that were rolled or typed for it, by slot, `Event` a union of facts in the past tense
 * with `from` and `to`, and `Options` the table's optional rules.
 */
export interface DamageModel<Vitals, Operation, Dice, Event, Options> {
  readonly defaultVitals: Vitals;
  readonly defaultOptions: Options;
  /**
   * What an operation does to a creature, or why it cannot. A die that is given but not used, or lies outside its faces,
   * is refused. A die that is needed and not given is refused too, except where the operation can leave the roll owed.
   */
  decide(vitals: Vitals, operation: Operation, dice: Dice, options: Options): Outcome<readonly Event[]>;
  /** The creature after one event. Total: every event that `decide` returns can be applied. */
  evolve(vitals: Vitals, event: Event): Vitals;
}
