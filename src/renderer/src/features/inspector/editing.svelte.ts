import type { Read } from './read-number.ts';

export interface EditingOptions<Value> {
  readonly read: (text: string) => Read<Value>;
  /** Writes it down. @returns why it is refused, in words; null: it is done */
  readonly save: (value: Value) => Promise<string | null>;
  /** What the text comes to, where it does not say so itself. */
  readonly hint?: (text: string) => string | null;
}

/** What the field of a value needs of it. */
export interface Typed {
  readonly text: string | null;
  readonly problem: string | null;
  readonly hint: string | null;
  type(text: string): void;
  commit(): Promise<boolean>;
  restore(): boolean;
}

/** One value that is edited in place: what was typed over it, and why that is refused. */
export class Editing<Value> implements Typed {
  /** What was typed; null: nothing, so that what stands there is shown. */
  text = $state<string | null>(null);
  problem = $state<string | null>(null);
  /** What is being written, until main has answered. */
  #saving: { readonly text: string; readonly done: Promise<boolean> } | null = null;
  readonly #options: EditingOptions<Value>;

  constructor(options: EditingOptions<Value>) {
    this.#options = options;
  }

  get hint(): string | null {
    return this.text === null ? null : (this.#options.hint?.(this.text) ?? null);
  }

  type(text: string): void {
    this.text = text;
    this.problem = null;
  }

  /** Writes what was typed. @returns whether it stands there now; also where nothing was typed */
  async commit(): Promise<boolean> {
    if (this.#saving) {
      const { text, done } = this.#saving;
      const written = await done;
      // Enter, and then the focus that leaves: one entry, not two. What was typed on meanwhile is another one.
      return this.text === null || this.text === text ? written : this.commit();
    }
    const { text } = this;
    if (text === null) return true;
    const read = this.#options.read(text);
    if (!read.ok) {
      this.problem = read.reason;
      return false;
    }
    const done = this.#write(text, read.value);
    this.#saving = { text, done };
    try {
      return await done;
    } finally {
      this.#saving = null;
    }
  }

  async #write(text: string, value: Value): Promise<boolean> {
    const problem = await this.#options.save(value);
    if (this.text === text) this.problem = problem;
    if (problem === null && this.text === text) this.text = null;
    return problem === null;
  }

  /** Puts back what stood there. @returns whether anything was typed; not while it is being written */
  restore(): boolean {
    if (this.#saving) return false;
    const typed = this.text !== null;
    this.text = null;
    this.problem = null;
    return typed;
  }
}
