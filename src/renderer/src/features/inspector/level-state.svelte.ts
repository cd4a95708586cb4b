import type { LevelUpInput } from '../../../../preload/contract/api/encounter-api.ts';
import type { Reply } from '../../../../preload/contract/api.ts';
import type { LevelUpPreview } from '../../../../preload/contract/roll-views.ts';
import { ask } from '../../state/ask.ts';

type Call = (input: LevelUpInput, roll: boolean) => Promise<Reply<LevelUpPreview>>;

/** What a level would do, as it is chosen; an answer to an earlier question is dropped. */
export class LevelState {
  preview = $state.raw<LevelUpPreview | null>(null);
  problem = $state<string | null>(null);
  recording = $state(false);
  #asked = 0;
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /** The sentence says what happens. */
  get ready(): boolean {
    return this.problem === null && (this.preview?.parts.length ?? 0) > 0;
  }

  clear(): void {
    this.#asked += 1;
    this.preview = null;
    this.problem = null;
  }

  async ask(input: LevelUpInput): Promise<void> {
    const reply = await this.#answer(input, false);
    if (!reply) return;
    this.problem = reply.ok ? null : reply.refusal.reason;
    this.preview = reply.ok ? reply.value : this.preview;
  }

  /** @returns what the die shows; null: it could not be rolled */
  async roll(input: LevelUpInput): Promise<number | null> {
    const reply = await this.#answer(input, true);
    if (reply?.ok !== true) return null;
    return reply.value.die?.value ?? null;
  }

  /** @returns whether it was written */
  async record(write: () => Promise<Reply<unknown>>): Promise<boolean> {
    if (this.recording) return false;
    this.recording = true;
    const reply = await write();
    this.recording = false;
    this.problem = reply.ok ? null : reply.refusal.reason;
    return reply.ok;
  }

  async #answer(input: LevelUpInput, roll: boolean): Promise<Reply<LevelUpPreview> | null> {
    this.#asked += 1;
    const question = this.#asked;
    const reply = await ask(() => this.#call(input, roll));
    return question === this.#asked ? reply : null;
  }
}
