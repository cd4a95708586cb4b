import type { RestDie, ResterInput } from '../../../preload/contract/rest-views.ts';
import type { DiceOf, Needed, RulesetId } from '../../rules/index.ts';

const LABELS: Readonly<Record<string, string>> = { moves: 'Move', stamina: 'Stamina', day: 'Wounds' };

/** One die of a rest, and the slot of the rules that it belongs to. */
export interface SlotDie extends RestDie {
  readonly slot: string;
  /** The slot holds a list of dice. */
  readonly listed: boolean;
}

/** The dice that a rest takes, from left to right: as typed, as rolled now, or open. */
export function restDice(
  needed: Needed,
  { dice: typed = [] }: Pick<ResterInput, 'dice'>,
  roll?: (faces: number) => number,
): readonly SlotDie[] {
  const wanted = Object.entries(needed).flatMap(([slot, need]) =>
    typeof need === 'number'
      ? [{ slot, faces: need, listed: false }]
      : Array.from({ length: need.count }, () => ({ slot, faces: need.faces, listed: true })),
  );
  return wanted.map((die, at) => ({
    ...die,
    label: LABELS[die.slot] ?? die.slot,
    value: typed[at] ?? roll?.(die.faces) ?? null,
  }));
}

/** The dice as the rules take them; open ones as `otherwise`. */
export function diceOfRules(dice: readonly SlotDie[], otherwise: number): DiceOf<RulesetId> {
  const slots: Record<string, number | readonly number[]> = {};
  for (const { slot, listed, value } of dice) {
    const face = value ?? otherwise;
    const before = slots[slot];
    if (listed) slots[slot] = [...(Array.isArray(before) ? (before as readonly number[]) : []), face];
    else slots[slot] = face;
  }
  return slots;
}

export const isComplete = (dice: readonly RestDie[]): boolean => dice.every(({ value }) => value !== null);
