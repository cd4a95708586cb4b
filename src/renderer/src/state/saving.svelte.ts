import type { Reply } from '../../../preload/contract/api.ts';

/** What became of a write: done, not done although it should have been, or refused by the rules, so that there was nothing to write. */
export type Written = boolean | 'refused';

/** Refusals that are not the rules' own: the disk, or an answer that never came. */
const TROUBLES = ['noAnswer', 'diskFull', 'inUse', 'readOnly', 'damaged', 'diskError'];

/** What a reply says of the write that it answers. */
export function writtenBy(reply: Reply<unknown>): Written {
  if (reply.ok) return true;
  return TROUBLES.includes(reply.refusal.code) ? false : 'refused';
}

/** Whether what was entered is on disk. Every write goes through `during`, so the key bar never claims too much. */
export class Saving {
  #pending = $state(0);
  #failed = $state(false);
  lastSaved = $state.raw<Date | null>(null);
  readonly #now: () => Date;
  readonly #began: () => () => void;

  /** @param began called when a write begins; what it returns, when that is answered */
  constructor(now: () => Date, began: () => () => void = () => () => undefined) {
    this.#now = now;
    this.#began = began;
  }

  get state(): 'saving' | 'saved' | 'failed' {
    if (this.#pending > 0) return 'saving';
    return this.#failed ? 'failed' : 'saved';
  }

  /** @param write answers whether it was written; it tells the reason itself when it was not */
  async during(write: () => Promise<Written>): Promise<void> {
    this.#pending += 1;
    const answered = this.#began();
    try {
      const written = await write();
      if (written === 'refused') return;
      this.#failed = !written;
      if (written) this.lastSaved = this.#now();
    } finally {
      this.#pending -= 1;
      answered();
    }
  }
}
