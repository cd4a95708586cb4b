/** A name that one new combatant gets, and how far its base name is numbered then. */
export interface Named {
  readonly name: string;
  readonly number: number;
}

export const MOST_NAME = 120;

/**
 * A party member's name: their own wherever nobody present bears it, also where they were here before and were taken off the
 * list; else a number, as for others.
 */
export function memberName(name: string, taken: ReadonlySet<string>, reached: number): readonly Named[] {
  return taken.has(name) ? newNames(name, 1, taken, reached) : [{ name, number: Math.max(reached, 1) }];
}

/**
 * Names for new combatants of one base name. A single one keeps the name as it is, as long as nobody has it; several, and
 * later ones of the same name, are numbered from where the numbering stopped: a number is never given twice, not even
 * after its bearer has left. A name that happens to be taken is passed over. The base name is never taken apart, so
 * names that end in a number are safe.
 *
 * @param taken names in use
 * @param reached how far this base name is numbered
 */
export function newNames(base: string, count: number, taken: ReadonlySet<string>, reached: number): readonly Named[] {
  if (count === 1 && reached === 0 && !taken.has(base)) return [{ name: base, number: 1 }];
  const names: Named[] = [];
  let number = reached;
  while (names.length < count) {
    number += 1;
    const name = `${base} ${number}`;
    if (!taken.has(name)) names.push({ name, number });
  }
  return names;
}
