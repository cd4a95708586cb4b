import type { Outcome } from '../../src/main/rules/refusal.ts';
import type { Fields } from './json.ts';
import type { Shape } from './shape.ts';

/** What an operation left: the creature (or table) after it, and the facts it states. */
export interface Applied {
  readonly state: Fields;
  readonly facts: Fields;
}

/**
 * How the cases of one `ruleset` reach the rules. It translates names and may group commands; every outcome is the
 * rules' own.
 */
export interface Adapter {
  /** Whether there is such an option, and it may have this value. */
  allowsOption(name: string, value: unknown): boolean;
  /** The fields of `before`. */
  readonly before: Shape;
  /** The operations by name, with their fields. */
  readonly ops: Readonly<Record<string, Shape>>;
  /** `before` laid over what is there by default. */
  start(before: Fields): Outcome<Fields>;
  /** One operation with its dice. */
  apply(state: Fields, op: Fields, rolls: Fields, options: Fields): Outcome<Applied>;
}
