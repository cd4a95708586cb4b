/**
 * A rule that says no. Refusals are values, not exceptions: only bugs throw. `reason` is one sentence a GM understands,
 * states a fact and names no internals; `code` is for programs and tests.
 */
export interface Refusal {
  readonly code: RefusalCode;
  readonly reason: string;
  /** The input field the reason speaks of, when there is one: a path such as `targets.0.amount`. */
  readonly field?: string;
  /** For a text that was typed: the character, from 0, at which it stops making sense. */
  readonly at?: number;
}

export type RefusalCode = string;

/** What a decision comes to: a value, or the reason why not. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal };

export const accept = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

export const refuse = (code: RefusalCode, reason: string, field?: string): Outcome<never> => ({
  ok: false,
  refusal: field === undefined ? { code, reason } : { code, reason, field },
});

/** A refusal of a typed text, with the character at which it stops making sense. */
export const refuseAt = (code: RefusalCode, reason: string, at: number): Outcome<never> => ({
  ok: false,
  refusal: { code, reason, at },
});
