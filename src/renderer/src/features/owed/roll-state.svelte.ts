import type { Reply } from '../../../../preload/contract/api.ts';
import type { DieSlot } from '../../../../preload/contract/roll-views.ts';
import { ask } from '../../state/ask.ts';

export type TypedDice = Readonly<Partial<Record<DieSlot['slot'], number>>>;

interface Previewed {
  readonly slots: readonly DieSlot[];
  readonly parts: readonly unknown[];
}

/**
 * A roll that is owed, as far as its dice are there. Every change asks main what it comes to; an answer to an earlier
 * question is dropped.
 */
export class RollState<Preview extends Previewed> {
  dice = $state.raw<TypedDice>({});
  preview = $state.raw<Preview | null>(null);
  /** Why it cannot be made so, in words. */
  problem = $state<string | null>(null);
  recording = $state(false);
  #asked = 0;
  readonly #call: (dice: TypedDice, roll: boolean) => Promise<Reply<Preview>>;

  /** @param call what the roll comes to with these dice; `roll`: main rolls those that are needed and not given */
  constructor(call: (dice: TypedDice, roll: boolean) => Promise<Reply<Preview>>) {
    this.#call = call;
  }

  /** All dice are there and the sentence says what happens. */
  get complete(): boolean {
    return (this.preview?.parts.length ?? 0) > 0;
  }

  /** Dice are needed that are not there. */
  get open(): boolean {
    return this.preview?.slots.some(({ value }) => value === null) ?? false;
  }

  type(slot: DieSlot['slot'], value: number | undefined): void {
    const others = Object.entries(this.dice).filter(([key]) => key !== slot);
    this.dice = Object.fromEntries(value === undefined ? others : [...others, [slot, value]]);
    void this.refresh();
  }

  /** Rolls one die and leaves the others open. */
  async roll(slot: DieSlot['slot']): Promise<void> {
    const slots = await this.#ask(true);
    const rolled = slots?.find((other) => other.slot === slot)?.value;
    if (typeof rolled === 'number') this.type(slot, rolled);
  }

  /** Rolls every die that is still open. */
  async rollRest(): Promise<void> {
    const slots = await this.#ask(true);
    if (!slots) return;
    this.dice = Object.fromEntries(
      slots.flatMap(({ slot, value }) => (value === null ? [] : [[slot, value] as const])),
    );
    await this.refresh();
  }

  async refresh(): Promise<void> {
    await this.#ask(false);
  }

  async #ask(roll: boolean): Promise<readonly DieSlot[] | null> {
    this.#asked += 1;
    const question = this.#asked;
    const reply = await ask(() => this.#call(this.dice, roll));
    if (question !== this.#asked) return null;
    this.problem = reply.ok ? null : reply.refusal.reason;
    if (reply.ok && !roll) this.preview = reply.value;
    return reply.ok ? reply.value.slots : null;
  }
}
