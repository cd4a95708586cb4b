/** Which rows are selected: one has the keyboard, and several can be picked for one entry. */
export class Selection {
  /** The row that has the keyboard; null: none. */
  current = $state<string | null>(null);
  /** All picked rows, the current one among them, in the order in which they were picked. */
  picked = $state.raw<readonly string[]>([]);

  /** Only this row. */
  only(id: string): void {
    this.current = id;
    if (this.picked.length !== 1 || this.picked[0] !== id) this.picked = [id];
  }

  /** Picks a row in addition, or lets it go; one always stays picked. The keyboard goes there. */
  toggle(id: string): void {
    const without = this.picked.filter((other) => other !== id);
    if (without.length === this.picked.length) this.picked = [...this.picked, id];
    else if (without.length > 0) this.picked = without;
    this.current = id;
  }

  /** These rows, and the keyboard in none of them: they are being named from elsewhere. */
  aim(picked: readonly string[]): void {
    this.current = null;
    this.picked = picked;
  }

  /** All of these, and the keyboard in the last. */
  all(picked: readonly string[]): void {
    this.picked = picked;
    this.current = picked.at(-1) ?? null;
  }

  /** The keyboard goes to the row that was picked last, where it is in none. */
  settle(): void {
    this.current ??= this.picked.at(-1) ?? null;
  }

  clear(): void {
    this.current = null;
    this.picked = [];
  }

  /** Moves one row on or back among those shown; from none, to the first or the last. */
  move(by: 1 | -1, shown: readonly string[]): void {
    const id = this.#next(by, shown);
    if (id !== undefined) this.only(id);
  }

  /** Moves the keyboard and leaves what is picked as it is: the way to a row that is to be picked, or let go. */
  walk(by: 1 | -1, shown: readonly string[]): void {
    this.current = this.#next(by, shown) ?? this.current;
  }

  /** Moves and picks the row as well; back over a picked row lets go of the one that is left. */
  extend(by: 1 | -1, shown: readonly string[]): void {
    const { current } = this;
    const id = this.#next(by, shown);
    if (id === undefined || id === current) return;
    if (current !== null && this.picked.includes(id)) this.picked = this.picked.filter((other) => other !== current);
    else this.picked = [...this.picked, id];
    this.current = id;
  }

  #next(by: 1 | -1, shown: readonly string[]): string | undefined {
    const at = this.current === null ? -1 : shown.indexOf(this.current);
    if (at === -1) return by === 1 ? shown[0] : shown.at(-1);
    return shown[Math.min(Math.max(at + by, 0), shown.length - 1)];
  }
}
