import { wholeWithin } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';

/** A pool of tokens: 0 to `max`. */
export interface Tokens {
  readonly current: number;
  readonly max: number;
}

function checkTokens({ current, max }: Tokens, amount: number): Outcome<number> {
  const most = wholeWithin(max, 0, Infinity, { what: 'most tokens', field: 'max' });
  if (!most.ok) return most;
  const held = wholeWithin(current, 0, most.value, { what: 'number of tokens', field: 'current' });
  return held.ok ? wholeWithin(amount, 0, Infinity, { what: 'number of tokens', field: 'amount' }) : held;
}

/** Tokens gained (rule TB-13): what does not fit is lost. Refuses anything but a whole number of at least 0. */
export function gainTokens(tokens: Tokens, amount: number): Outcome<Tokens> {
  const gained = checkTokens(tokens, amount);
  const { current, max } = tokens;
  return gained.ok ? accept({ max, current: Math.min(max, current + gained.value) }) : gained;
}

/** Tokens spent (rule TB-13). Refuses more than there are, and anything but a whole number of at least 0. */
export function spendTokens(tokens: Tokens, amount: number): Outcome<Tokens> {
  const spent = checkTokens(tokens, amount);
  if (!spent.ok) return spent;
  const { current, max } = tokens;
  if (spent.value > current) {
    const what = spent.value === 1 ? '1 token' : `${spent.value} tokens`;
    const left = current === 0 ? 'none is left' : `only ${current} ${current === 1 ? 'is' : 'are'} left`;
    return refuse('notEnoughTokens', `${what} cannot be spent: ${left}.`, 'amount');
  }
  return accept({ max, current: current - spent.value });
}
