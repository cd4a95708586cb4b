import { accept, refuse, refuseAt } from './refusal.ts';
import type { Outcome } from './refusal.ts';

/**
 * Dice as they are written: `d20`, `2d6+1d4-1`, `d%`, `2d6kh1`. Nothing is rolled here: whoever rolls asks `facesOf` for
 * the dice and hands what came up to `evaluate`.
 */
export interface DiceExpression {
  readonly terms: readonly DiceTerm[];
}

export type DiceTerm = RolledTerm | NumberTerm;

export interface RolledTerm {
  readonly kind: 'dice';
  readonly sign: Sign;
  readonly count: number;
  readonly faces: number;
  /** Only this many of them count, the highest or the lowest; null: all. */
  readonly keep: { readonly which: 'highest' | 'lowest'; readonly count: number } | null;
}

export interface NumberTerm {
  readonly kind: 'number';
  readonly sign: Sign;
  readonly value: number;
}

export type Sign = 1 | -1;

/** Dice in one expression, faces of one die, and the largest number beside them. */
export const MOST_DICE = 100;
export const MOST_FACES = 1000;
export const MOST_NUMBER = 999_999;

/** Capitals, and every dash that people type or paste for a minus; each is one character, so positions stay. */
const NOT_PLAIN = /[A-Z\u2010-\u2015\u2212]/g;

/** A typed text with one kind of minus and small letters, character by character where it was. */
export const plainText = (text: string): string =>
  text.replace(NOT_PLAIN, (found) => (found <= 'Z' ? found.toLowerCase() : '-'));

const TERM = /\s*(?:(\d*)d(\d+|%)(?:k([hl])(\d+))?|(\d+))/y;
const OPERATOR = /\s*([+-])/y;

/** A match of a sticky pattern at this character. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const atMost = (digits: string | undefined, most: number, otherwise: number): number | null => {
  if (digits === undefined || digits === '') return otherwise;
  const value = Number(digits);
  return value <= most ? value : null;
};

function numberTerm(sign: Sign, digits: string, at: number): Outcome<DiceTerm> {
  const value = atMost(digits, MOST_NUMBER, 0);
  if (value === null) return refuseAt('tooLarge', `Numbers go up to ${MOST_NUMBER}.`, at);
  return accept({ kind: 'number', sign, value });
}

function rolledTerm(sign: Sign, match: RegExpExecArray, at: number): Outcome<DiceTerm> {
  const count = atMost(match[1], MOST_DICE, 1);
  if (count === null) return refuseAt('tooManyDice', `At most ${MOST_DICE} dice are rolled at once.`, at);
  const faces = match[2] === '%' ? 100 : atMost(match[2], MOST_FACES, 0);
  if (faces === null) return refuseAt('tooManyFaces', `A die has at most ${MOST_FACES} faces.`, at);
  if (count === 0 || faces === 0) return refuseAt('noDice', 'There is no such die.', at);
  const kept = atMost(match[4], count, count);
  if (kept === null || kept === 0) return refuseAt('badKeep', `Of ${count} dice 1 to ${count} can be kept.`, at);
  const keep =
    match[3] === undefined ? null : ({ which: match[3] === 'h' ? 'highest' : 'lowest', count: kept } as const);
  return accept({ kind: 'dice', sign, count, faces, keep });
}

/** An expression that begins at a character of a text, and the first character after it. */
export interface Read {
  readonly expression: DiceExpression;
  readonly end: number;
}

/**
 * Reads an expression from this character on, as far as it goes. `text` is plain (`plainText`). Refused, with the
 * character: no number or dice there, or dice past the limits.
 */
export function readDice(text: string, from: number): Outcome<Read> {
  const terms: DiceTerm[] = [];
  let sign: Sign = 1;
  let end = from;
  for (;;) {
    const match = matchAt(TERM, text, end);
    if (!match) return refuseAt('notDice', `${text.trim()} is not a number or dice.`, end);
    const at = end + match[0].length - match[0].trimStart().length;
    const term = match[5] === undefined ? rolledTerm(sign, match, at) : numberTerm(sign, match[5], at);
    if (!term.ok) return term;
    terms.push(term.value);
    end += match[0].length;
    const operator = matchAt(OPERATOR, text, end);
    if (!operator) break;
    sign = operator[1] === '-' ? -1 : 1;
    end += operator[0].length;
  }
  const count = terms.reduce((sum, term) => sum + (term.kind === 'dice' ? term.count : 0), 0);
  if (count > MOST_DICE) return refuseAt('tooManyDice', `At most ${MOST_DICE} dice are rolled at once.`, from);
  return accept({ expression: { terms }, end });
}

/** Parses dice and nothing else. Spaces, capitals and every kind of minus are welcome. */
export function parseDice(text: string): Outcome<DiceExpression> {
  const plain = plainText(text);
  const read = readDice(plain, 0);
  if (!read.ok) return read;
  const { expression, end } = read.value;
  if (plain.slice(end).trim() === '') return accept(expression);
  return refuseAt('notDice', `${plain.trim()} is not a number or dice.`, end);
}

/** The faces of every die to be rolled, from left to right. Empty for a plain number. */
export const facesOf = ({ terms }: DiceExpression): readonly number[] =>
  terms.flatMap((term) => (term.kind === 'dice' ? Array.from({ length: term.count }, () => term.faces) : []));

/** One die that was rolled. */
export interface RolledDie {
  readonly faces: number;
  readonly face: number;
  /** Whether it counts. */
  readonly kept: boolean;
}

export interface Evaluated {
  readonly total: number;
  /** From left to right. */
  readonly dice: readonly RolledDie[];
}

/** Which of these dice count: of equal ones, those further left. */
function keptOf(faces: readonly number[], keep: RolledTerm['keep']): ReadonlySet<number> {
  const order = faces.map((face, index) => ({ face, index }));
  if (keep === null) return new Set(order.map(({ index }) => index));
  const sorted = order.toSorted((a, b) => (keep.which === 'highest' ? b.face - a.face : a.face - b.face));
  return new Set(sorted.slice(0, keep.count).map(({ index }) => index));
}

function checkRolled(expression: DiceExpression, rolled: readonly number[]): Outcome<readonly number[]> {
  const faces = facesOf(expression);
  if (!Array.isArray(rolled) || rolled.length !== faces.length) {
    const dice = faces.length === 1 ? '1 die is' : `${faces.length} dice are`;
    const given = Array.isArray(rolled) ? rolled.length : 0;
    return refuse('wrongDice', `${dice} to be rolled, ${given} came up.`, 'rolled');
  }
  for (const [index, die] of faces.entries()) {
    const face: unknown = rolled[index];
    if (!Number.isInteger(face) || Number(face) < 1 || Number(face) > die) {
      return refuse('dieOutOfRange', `A d${die} shows 1 to ${die}.`, `rolled.${index}`);
    }
  }
  return accept(rolled);
}

/**
 * What the dice come to. `rolled` holds every die's face from left to right, also of those that are not kept. Refused: a
 * wrong count, a face that a die has not. The total may be below 0.
 */
export function evaluate(expression: DiceExpression, rolled: readonly number[]): Outcome<Evaluated> {
  const checked = checkRolled(expression, rolled);
  if (!checked.ok) return checked;
  const dice: RolledDie[] = [];
  let total = 0;
  let next = 0;
  for (const term of expression.terms) {
    if (term.kind === 'number') {
      total += term.sign * term.value;
      continue;
    }
    const faces = checked.value.slice(next, next + term.count);
    const kept = keptOf(faces, term.keep);
    next += term.count;
    dice.push(...faces.map((face, index) => ({ faces: term.faces, face, kept: kept.has(index) })));
    total += term.sign * faces.reduce((sum, face, index) => sum + (kept.has(index) ? face : 0), 0);
  }
  return accept({ total, dice });
}

const counting = ({ count, keep }: RolledTerm): number => keep?.count ?? count;

/** The least and the most an expression can come to. */
export function rangeOf({ terms }: DiceExpression): { readonly min: number; readonly max: number } {
  let min = 0;
  let max = 0;
  for (const term of terms) {
    const low = term.kind === 'number' ? term.value : counting(term);
    const high = term.kind === 'number' ? term.value : counting(term) * term.faces;
    min += term.sign === 1 ? low : -high;
    max += term.sign === 1 ? high : -low;
  }
  return { min, max };
}

/** The most the dice alone can show, without the numbers beside them; dice that are taken away show their least. */
export const mostOnDice = ({ terms }: DiceExpression): number =>
  rangeOf({ terms: terms.filter((term) => term.kind === 'dice') }).max;

function termText(term: DiceTerm): string {
  if (term.kind === 'number') return String(term.value);
  const keep = term.keep === null ? '' : `k${term.keep.which === 'highest' ? 'h' : 'l'}${term.keep.count}`;
  return `${term.count === 1 && keep === '' ? '' : term.count}d${term.faces}${keep}`;
}

/** The expression as one writes it: `2d6 + d4 − 1`. */
export const diceText = ({ terms }: DiceExpression): string =>
  terms
    .map((term, index) => {
      const sign = term.sign === 1 ? '+' : '−';
      if (index > 0) return ` ${sign} ${termText(term)}`;
      return term.sign === 1 ? termText(term) : `−${termText(term)}`;
    })
    .join('');
