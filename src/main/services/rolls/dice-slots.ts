import type { DieSlot } from '../../../preload/contract/roll-views.ts';

/** Dice by slot, as far as they are there. */
export type SlotDice = Readonly<Record<string, number | undefined>>;

const LABELS: Readonly<Record<DieSlot['slot'], string>> = {
  injury: 'Severity',
  region: 'Region',
  spot: 'Spot',
  side: 'Side',
  hours: 'Hours',
  hope: 'Hope',
  fear: 'Fear',
  first: 'First die',
  second: 'Second die',
  third: 'Third die',
  surprise: 'Surprise',
};

/**
 * The dice a roll takes, in order: as typed, as rolled now, or still open. Which dice are needed can depend on those
 * before, so they are asked for again after each.
 *
 * @param needed which dice are needed with these, by slot and faces, in the order in which they are rolled
 * @param roll rolls a die that is not there; undefined: leaves it open
 */
export function diceSlots(
  typed: SlotDice,
  needed: (dice: SlotDice) => Readonly<Record<string, number>>,
  word: (slot: string, value: number, dice: SlotDice) => string,
  roll?: (faces: number) => number,
): { readonly slots: DieSlot[]; readonly dice: Record<string, number>; readonly complete: boolean } {
  const dice: Record<string, number> = {};
  for (const [slot, value] of Object.entries(typed)) if (value !== undefined) dice[slot] = value;
  for (;;) {
    const open = Object.entries(needed(dice)).find(([slot]) => dice[slot] === undefined);
    if (!open || !roll) break;
    dice[open[0]] = roll(open[1]);
  }
  const slots = Object.entries(needed(dice)).map(([slot, faces]): DieSlot => {
    const value = dice[slot] ?? null;
    const name = slot as DieSlot['slot'];
    return { slot: name, label: LABELS[name], faces, value, word: value === null ? '' : word(slot, value, dice) };
  });
  return { slots, dice, complete: slots.every(({ value }) => value !== null) };
}
