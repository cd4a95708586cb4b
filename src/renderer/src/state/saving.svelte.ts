/** Whether what was entered is on disk. Every write goes through `during`, so the key bar never claims too much. */
export class Saving {
  #pending = $state(0);
  #failed = $state(false);
  lastSaved = $state.raw<Date | null>(null);
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get state(): 'saving' | 'saved' | 'failed' {
    if (this.#pending > 0) return 'saving';
    return this.#failed ? 'failed' : 'saved';
  }

  /** @param write answers whether it was written; it tells the reason itself when it was not */
  async during(write: () => Promise<boolean>): Promise<void> {
    this.#pending += 1;
    try {
      this.#failed = !(await write());
      if (!this.#failed) this.lastSaved = this.#now();
    } finally {
      this.#pending -= 1;
    }
  }
}
