import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import type { Needed, Rolled } from '../rolled.ts';
import { D6, faceOf } from './sum-of-dice.ts';

/** Who acts when in one round: one group after the other; sides in one group act at once. */
export type SideOrder = readonly (readonly string[])[];

const HEROES = 'heroes';
const LOWEST_FIRST = 4;

/** Of two sides, the one whose die it is: the heroes, or the first where there are none. */
const roller = (sides: readonly string[]): string => sides.find((side) => side === HEROES) ?? sides[0] ?? '';

function checkSides(sides: unknown): Outcome<readonly string[]> {
  if (!Array.isArray(sides) || !sides.every((side) => typeof side === 'string' && side.trim() !== '')) {
    return refuse('badSides', 'Each side needs a name.', 'sides');
  }
  const names: readonly string[] = sides;
  if (names.length < 2) return refuse('tooFewSides', 'Initiative is rolled between two sides or more.', 'sides');
  if (new Set(names).size < names.length) return refuse('sameSide', 'Each side needs a name of its own.', 'sides');
  return accept(names);
}

/** The dice of a round by slot: one for the heroes between two sides, one for each side among more (rules TB-1, TB-2). */
export const initiativeDice = (sides: readonly string[]): Needed =>
  Object.fromEntries((sides.length === 2 ? [roller(sides)] : sides).map((side) => [side, D6]));

/** Two sides: on 1 to 3 the other goes first, on 4 to 6 the side whose die it is. */
function betweenTwo(sides: readonly string[], dice: Rolled): SideOrder {
  const mine = roller(sides);
  const others = sides.filter((side) => side !== mine);
  return faceOf(dice, mine) >= LOWEST_FIRST ? [[mine], others] : [others, [mine]];
}

/** High to low; sides with the same face stand in one group, in the order of `sides`. */
function amongMany(sides: readonly string[], dice: Rolled): SideOrder {
  const faces = [...new Set(sides.map((side) => faceOf(dice, side)))].toSorted((a, b) => b - a);
  return faces.map((face) => sides.filter((side) => faceOf(dice, side) === face));
}

/**
 * The order of the sides in one round, by a d6 (rules TB-1 to TB-3). Refused for fewer than two sides, for names that are
 * empty or stand twice, and for a die that is missing, not used or off its faces.
 */
export function rollRound(mode: 'sides', sides: readonly string[], dice: Rolled): Outcome<SideOrder> {
  const modes: readonly string[] = ['sides'];
  if (!modes.includes(mode))
    return refuse('unknownMode', 'Only sides roll for a round; order is else set by hand.', 'mode');
  const named = checkSides(sides);
  if (!named.ok) return named;
  const checked = checkDice(dice, initiativeDice(named.value));
  if (!checked.ok) return checked;
  return accept(named.value.length === 2 ? betweenTwo(named.value, dice) : amongMany(named.value, dice));
}
