import { hintCodes } from './hint-codes.ts';

/** Codes kept free, so that whoever joins takes no letter away from anybody. */
const SPARE = 6;

/**
 * Which row has which letters. A row keeps its letters as long as the encounter is on the screen, also while it is folded
 * away, fallen or taken off and brought back by undo; a new one gets letters that are free. Only where all are given do
 * rows that are no longer there lose theirs, and then, where a letter must begin longer codes, the one row that has it.
 */
export class HintLetters {
  readonly #given = new Map<string, string>();
  #codes: readonly string[] = [];

  /** The letters of these rows, in the order in which free ones are given. */
  of(rows: readonly string[]): Readonly<Record<string, string>> {
    const codes = this.#codesFor(rows);
    return Object.fromEntries(rows.map((row, index) => [row, codes[index] ?? '']));
  }

  #codesFor(rows: readonly string[]): readonly string[] {
    if (this.#codes.length === 0) this.#codes = roomFor(rows.length + SPARE);
    const without = rows.filter((row) => !this.#given.has(row)).length;
    if (this.#free().length < without) this.#forget(rows);
    if (this.#free().length < without) this.#grow(rows.length + SPARE);
    const free = this.#free();
    return rows.map((row) => {
      const code = this.#given.get(row) ?? free.shift() ?? '';
      this.#given.set(row, code);
      return code;
    });
  }

  #free(): string[] {
    const given = new Set(this.#given.values());
    return this.#codes.filter((code) => !given.has(code));
  }

  #forget(rows: readonly string[]): void {
    const there = new Set(rows);
    for (const row of this.#given.keys()) if (!there.has(row)) this.#given.delete(row);
  }

  #grow(count: number): void {
    this.#codes = roomFor(count);
    const known = new Set(this.#codes);
    for (const [row, code] of this.#given) if (!known.has(code)) this.#given.delete(row);
  }
}

/** All codes of the smallest set that has so many: the same letters begin longer codes for each number of rows in it. */
function roomFor(count: number): readonly string[] {
  const fewest = hintCodes(count);
  const beginnings = new Set(fewest.flatMap((code) => (code.length > 1 ? code.slice(0, -1) : [])));
  let all = fewest;
  for (let more = count + 1; ; more += 1) {
    const next = hintCodes(more);
    if (next.some((code) => code.length > 1 && !beginnings.has(code.slice(0, -1)))) return all;
    all = next;
  }
}
