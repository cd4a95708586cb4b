/** A reserve: what is left of how much, and what would be left after what is proposed. */
export interface Reserve {
  /** Its name, read before the numbers. */
  readonly label: string;
  /** May be below zero. */
  readonly left: number;
  readonly of: number;
  readonly after?: number;
}

/** Lengths in the drawing's own units, from the zero line to the right. */
export interface DuoBar {
  readonly outline: number;
  /** Solid, from zero. */
  readonly kept: number;
  /** Hatched, from `kept`: what would be lost, or with `mends` what would come back. */
  readonly proposed: number;
  readonly mends: boolean;
  /** Boxes to the left of the zero line: crossed, and those that are only proposed. */
  readonly below: number;
  readonly belowProposed: number;
  /** Where a tick stands between two units. */
  readonly ticks: readonly number[];
}

const above = (value: number): number => Math.max(0, value);
const below = (value: number): number => Math.max(0, -value);

/** A tick after every unit, or after every fifth where single ones would run together. */
function ticks(of: number, unit: number): readonly number[] {
  const step = unit < 4 ? 5 : 1;
  return Array.from({ length: Math.max(0, Math.ceil(of / step) - 1) }, (_, at) => (at + 1) * step * unit);
}

/** @param unit width of one point in the drawing's units */
export function duoBar({ left, of, after = left }: Reserve, unit: number): DuoBar {
  const low = Math.min(left, after);
  const high = Math.max(left, after);
  return {
    outline: of * unit,
    kept: above(low) * unit,
    proposed: (above(high) - above(low)) * unit,
    mends: after > left,
    below: below(left),
    belowProposed: below(after) - below(left),
    ticks: ticks(of, unit),
  };
}

/** `Stamina 3 of 9`, `Wounds −2 of 7, would be −4`. */
export function reserveInWords({ label, left, of, after = left }: Reserve): string {
  const would = after === left ? '' : `, would be ${signed(after)}`;
  return `${label} ${signed(left)} of ${of}${would}`;
}

/** With a true minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
