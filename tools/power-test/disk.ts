import type { Numbers } from '../gestures/numbers.ts';
import type { Step } from './trace.ts';

type Change = Extract<Step, { type: 'write' | 'cut' }>;

/** A disk with a cache: what was synced is there after a power cut, what was only written may be or not. */
export class Disk {
  readonly #synced: Map<string, Buffer>;
  readonly #waiting = new Map<string, Change[]>();

  /** @param files what is on it, for good, in the beginning */
  constructor(files: ReadonlyMap<string, Buffer>) {
    this.#synced = new Map(files);
  }

  take(step: Change | Extract<Step, { type: 'sync' }>): void {
    const waiting = this.#waiting.get(step.file) ?? [];
    if (step.type !== 'sync') {
      this.#waiting.set(step.file, [...waiting, step]);
      return;
    }
    this.#synced.set(step.file, waiting.reduce(changed, this.#synced.get(step.file) ?? Buffer.alloc(0)));
    this.#waiting.delete(step.file);
  }

  /** How many changes of a file are only in the cache. */
  waiting(file: string): number {
    return this.#waiting.get(file)?.length ?? 0;
  }

  /** The files after a power cut now: with nothing of the cache, or with some of its changes and without others. */
  afterPowerCut(numbers: Numbers | null): Map<string, Buffer> {
    const files = new Map(this.#synced);
    if (!numbers) return files;
    for (const [file, waiting] of this.#waiting) {
      const survived = waiting.filter(() => numbers.odds(1, 2));
      files.set(file, survived.reduce(changed, files.get(file) ?? Buffer.alloc(0)));
    }
    return files;
  }
}

function changed(before: Buffer, change: Change): Buffer {
  const end = change.type === 'cut' ? change.length : Math.max(before.length, change.at + change.bytes.length);
  const after = Buffer.alloc(end);
  before.copy(after);
  if (change.type === 'write') change.bytes.copy(after, change.at);
  return after;
}
