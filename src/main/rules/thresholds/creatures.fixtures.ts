import { thresholds } from './index.ts';
import type { DamageOperation, DamageType, Dice, Event, HitTaken, Operation, Options, Vitals } from './index.ts';

/** Tests' creatures: the default hero (Major 8, Severe 16, 6 Hit Points, 6 Stress, 3 armor slots), changed as given. */
export const hero = (changes: Partial<Vitals> = {}): Vitals => ({ ...thresholds.defaultVitals, ...changes });

export const foe = (changes: Partial<Vitals> = {}): Vitals =>
  hero({ kind: 'foe', hope: null, armor: { score: 0, marked: 0, temporary: 0 }, ...changes });

export const withOptions = (changes: Partial<Options> = {}): Options => ({ ...thresholds.defaultOptions, ...changes });

export const marked = (count: number, max = 6): Vitals['hp'] => ({ max, marked: count });

export const damage = (
  amount: number,
  changes: Partial<DamageOperation> = {},
  types: readonly DamageType[] = ['physical'],
): DamageOperation => ({ op: 'damage', parts: [{ amount, types }], ...changes });

/** What came of an operation: the events and the creature after them. Throws where it is refused. */
export function done(
  vitals: Vitals,
  operation: Operation,
  options: Partial<Options> = {},
  dice: Dice = {},
): { vitals: Vitals; events: readonly Event[] } {
  const outcome = thresholds.decide(vitals, operation, dice, withOptions(options));
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.reason}`);
  return {
    events: outcome.value,
    vitals: outcome.value.reduce((creature, event) => thresholds.evolve(creature, event), vitals),
  };
}

/** The code with which an operation is refused, or `accepted`. */
export function refusalOf(
  vitals: Vitals,
  operation: Operation,
  options: Partial<Options> = {},
  dice: Dice = {},
): string {
  const outcome = thresholds.decide(vitals, operation, dice, withOptions(options));
  return outcome.ok ? 'accepted' : outcome.refusal.code;
}

/** The facts of a hit. */
export function hit(vitals: Vitals, operation: DamageOperation, options: Partial<Options> = {}): HitTaken {
  const [taken] = done(vitals, operation, options).events;
  if (taken?.type !== 'hitTaken') throw new Error('a hit tells its facts first');
  return taken;
}

/** What is asked of a creature; the default hero without dice, where nothing else is said. */
export interface Asked {
  readonly vitals?: Vitals;
  /** Unknown: also what no type would let through. */
  readonly operation: unknown;
  readonly options?: Partial<Options>;
  readonly dice?: Dice;
}

/** How an operation is refused: its code, its sentence, and the field it speaks of. */
export type Refused = readonly [code: string, reason: string, field?: string];

export function refused({ vitals = hero(), operation, options = {}, dice = {} }: Asked): Refused {
  const outcome = thresholds.decide(vitals, operation as Operation, dice, withOptions(options));
  if (outcome.ok) throw new Error('it was accepted');
  const { code, reason, field } = outcome.refusal;
  return field === undefined ? [code, reason] : [code, reason, field];
}
