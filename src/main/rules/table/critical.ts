import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';

/** Dice of one kind that are added, or a number that is added: `sign` is 1 or -1. */
type Term =
  | { readonly kind: 'dice'; readonly sign: 1 | -1; readonly count: number; readonly faces: number }
  | { readonly kind: 'number'; readonly sign: 1 | -1; readonly value: number };

type DiceTerm = Extract<Term, { kind: 'dice' }>;

const TERM = /([+-]?)(?:(\d{0,3})d(\d{1,3}|%)|(\d{1,6}))/gy;
const MOST_DICE = 100;

function termOf([, sign, count, faces, value]: RegExpMatchArray): Term {
  const signed = sign === '-' ? -1 : 1;
  if (faces === undefined) return { kind: 'number', sign: signed, value: Number(value) };
  return { kind: 'dice', sign: signed, count: count ? Number(count) : 1, faces: faces === '%' ? 100 : Number(faces) };
}

const isDice = (term: Term): term is DiceTerm => term.kind === 'dice';

/** `2d8+1`, `1d6+2d4-1`, `d%`: dice and numbers, added or taken away. Spaces and a typographic minus are welcome. */
function parseNotation(notation: unknown): Outcome<readonly Term[]> {
  const text =
    typeof notation === 'string'
      ? notation
          .trim()
          .toLowerCase()
          .replaceAll('−', '-')
          .replaceAll(/\s*([+-])\s*/g, '$1')
      : '';
  const matches = [...text.matchAll(TERM)];
  const signed = matches.every(([, sign], index) => index === 0 || sign !== '');
  const terms = matches.map(termOf);
  const dice = terms.filter(isDice);
  const count = dice.reduce((sum, term) => sum + term.count, 0);
  const usable = dice.every((term) => term.faces > 0 && term.count > 0);
  if (matches.map(([all]) => all).join('') !== text || text === '' || !signed || !usable) {
    return refuse('badNotation', 'Dice are written such as 2d8+1.', 'notation');
  }
  if (count > MOST_DICE) return refuse('tooManyDice', `At most ${MOST_DICE} dice are rolled at once.`, 'notation');
  return accept(terms);
}

function checkRolled(rolled: unknown, faces: readonly number[]): Outcome<readonly number[]> {
  const values: readonly unknown[] = Array.isArray(rolled) ? rolled : [];
  if (!Array.isArray(rolled) || values.length !== faces.length) {
    const dice = faces.length === 1 ? '1 die was' : `${faces.length} dice were`;
    return refuse('wrongDice', `${dice} to be rolled, ${values.length} came up.`, 'rolled');
  }
  const shown: number[] = [];
  for (const [index, die] of faces.entries()) {
    const value = values[index];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > die) {
      return refuse('dieOutOfRange', `A d${die} shows 1 to ${die}.`, `rolled.${index}`);
    }
    shown.push(value);
  }
  return accept(shown);
}

/**
 * A critical hit's damage (rule TB-12): what the dice showed, the numbers beside them, and once more the highest that the
 * dice could have shown, without the numbers. `rolled` goes from left to right. Dice that are taken away count as low as
 * they can in that highest. Refused: notation that is none, a wrong count, a face that a die has not.
 */
export function criticalTotal(notation: string, rolled: readonly number[]): Outcome<number> {
  const terms = parseNotation(notation);
  if (!terms.ok) return terms;
  const dice = terms.value
    .filter(isDice)
    .flatMap(({ sign, count, faces }) => Array.from({ length: count }, () => ({ sign, faces })));
  const shown = checkRolled(
    rolled,
    dice.map(({ faces }) => faces),
  );
  if (!shown.ok) return shown;
  const onDice = dice.reduce((sum, { sign }, index) => sum + sign * (shown.value[index] ?? 0), 0);
  const highest = dice.reduce((sum, { sign, faces }) => sum + (sign === 1 ? faces : -1), 0);
  const numbers = terms.value.reduce((sum, term) => sum + (isDice(term) ? 0 : term.sign * term.value), 0);
  return accept(onDice + numbers + highest);
}
