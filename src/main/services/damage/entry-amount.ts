import { evaluate, facesOf, mostOnDice, rangeOf, type DiceExpression } from '../../rules/dice.ts';
import { accept, refuse, type Outcome } from '../../rules/index.ts';

/** An entry's amount, as far as its dice are there. */
export interface Amount {
  /** null while dice are missing. */
  readonly total: number | null;
  /** The highest the dice alone can show: what a critical hit adds where it adds something. */
  readonly mostOnDice: number;
  readonly dice: readonly { readonly faces: number }[];
  readonly faces: readonly number[];
  readonly range: { readonly from: number; readonly to: number };
}

/**
 * What an amount comes to with these faces. Refused: a wrong number of faces, or one that its die has not.
 *
 * @param faces as typed or rolled, left to right; undefined: none yet
 */
export function amountOf(expression: DiceExpression, faces: readonly number[] | undefined): Outcome<Amount> {
  const dice = facesOf(expression).map((count) => ({ faces: count }));
  const { min, max } = rangeOf(expression);
  // A plain number: nothing is rolled.
  if (dice.length === 0 && (faces === undefined || faces.length === 0)) {
    return accept({ dice, mostOnDice: 0, range: { from: min, to: max }, total: min, faces: [] });
  }
  const common = { dice, mostOnDice: mostOnDice(expression), range: { from: min, to: max } };
  if (faces === undefined) return accept({ ...common, total: null, faces: [] });
  const evaluated = evaluate(expression, faces);
  if (!evaluated.ok) return refuse(evaluated.refusal.code, evaluated.refusal.reason, 'faces');
  return accept({ ...common, total: evaluated.value.total, faces });
}
