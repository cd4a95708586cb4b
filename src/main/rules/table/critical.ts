import { evaluate, mostOnDice, parseDice } from '../dice.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';

/**
 * A critical hit's damage (rule TB-12): what the dice showed, the numbers beside them, and once more the highest that the
 * dice could have shown, without the numbers. `rolled` goes from left to right. Dice that are taken away count as low as
 * they can in that highest. Refused: notation that is none, a wrong count, a face that a die has not.
 */
export function criticalTotal(notation: string, rolled: readonly number[]): Outcome<number> {
  const written: unknown = notation;
  if (typeof written !== 'string') return refuse('notDice', 'Dice are written such as 2d8+1.', 'notation');
  const expression = parseDice(written);
  if (!expression.ok) return expression;
  const shown = evaluate(expression.value, rolled);
  return shown.ok ? accept(shown.value.total + mostOnDice(expression.value)) : shown;
}
