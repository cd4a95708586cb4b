import { accept, refuse } from './refusal.ts';
import type { Outcome } from './refusal.ts';

/**
 * Checks of numbers that come from outside. They take `unknown`, because a typed number may still be missing, a
 * fraction, infinite or a string once it has crossed a file or a bridge (rules TH-1, SW-1).
 */

/** How a number is named in a refusal, and where it stood in the input. */
export interface Named {
  /** What a game master calls it, without article: "damage", "Hit Points to clear". */
  readonly what: string;
  /** Its path in the input, such as `parts.0.amount`. */
  readonly field: string;
}

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? `"${value.slice(0, 20)}"` : 'something else';
};

/** A whole number, or a refusal `notWhole`. */
export function whole(value: unknown, { what, field }: Named): Outcome<number> {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return accept(value);
  return refuse('notWhole', `The ${what} must be a whole number, not ${shown(value)}.`, field);
}

/** A whole number in which less than nothing counts as 0: damage and marks reduced to nothing (rules TH-1, SW-1). */
export function atLeastNothing(value: unknown, named: Named): Outcome<number> {
  const checked = whole(value, named);
  return checked.ok ? accept(Math.max(0, checked.value)) : checked;
}

/** A whole number from `least` to `most`; outside of it a refusal `outOfRange`. */
export function wholeWithin(value: unknown, least: number, most: number, named: Named): Outcome<number> {
  const checked = whole(value, named);
  if (!checked.ok) return checked;
  if (checked.value >= least && checked.value <= most) return checked;
  const range = most === Infinity ? `at least ${least}` : `between ${least} and ${most}`;
  return refuse('outOfRange', `The ${named.what} must be ${range}, not ${checked.value}.`, named.field);
}
