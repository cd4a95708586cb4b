/** Closes something. @returns false when there was nothing to close */
export type Escape = () => boolean;

/** What Escape closes: what was opened last comes first. */
export class EscapeOrder {
  readonly #open: Escape[] = [];

  /** @returns takes it out of the order again */
  add(escape: Escape): () => void {
    this.#open.push(escape);
    return () => {
      const at = this.#open.lastIndexOf(escape);
      if (at >= 0) this.#open.splice(at, 1);
    };
  }

  /** @returns whether anything was closed */
  press(): boolean {
    return this.#open.toReversed().some((escape) => escape());
  }
}
