/** Numbers that look random and come again from the same start, so that a run can be repeated. */
export interface Numbers {
  /** 0 to `end` - 1. */
  below(end: number): number;
  /** @throws RangeError for an empty list */
  pick<Value>(list: readonly Value[]): Value;
  /** True `times` out of `outOf`. */
  odds(times: number, outOf: number): boolean;
}

/** @param start any whole number; the low 32 bits count */
export function numbersFrom(start: number): Numbers {
  let state = start >>> 0;
  // Mulberry32, but each start has a stride of its own: no two runs ever meet and then go on with the same numbers (and ids).
  const stride = (Math.imul(start + 0x6d2b79f5, 0x9e3779b1) | 1) >>> 0;
  const next = (): number => {
    state = (state + stride) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (end: number): number => next() % end;
  return {
    below,
    pick(list) {
      if (list.length === 0) throw new RangeError('Nothing to pick from.');
      return list[below(list.length)] as (typeof list)[number];
    },
    odds: (times, outOf) => below(outOf) < times,
  };
}
