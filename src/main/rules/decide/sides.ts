import { accept } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import type { Needed } from '../rolled.ts';
import { initiativeDice, rollRound } from '../table/index.ts';
import type { TurnPlace, Side, SidesDice } from '../turn-order.ts';

/** The d6 that a round's order takes; none where only one side is there. */
export const sidesDiceFor = (sides: readonly Side[]): Needed => (sides.length < 2 ? {} : initiativeDice(sides));

/** The places of a round (rules TB-1 to TB-3); sides whose dice are alike share one and act at once. */
export function placesOf(sides: readonly Side[], dice: SidesDice): Outcome<readonly TurnPlace[]> {
  if (sides.length < 2) {
    const unused = checkDice({ ...dice }, {});
    return unused.ok ? accept([sides]) : unused;
  }
  const order = rollRound('sides', sides, { ...dice });
  if (!order.ok) return order;
  return accept(order.value.map((names) => sides.filter((side) => names.includes(side))));
}
