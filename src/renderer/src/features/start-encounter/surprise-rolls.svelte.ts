import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Reply } from '../../../../preload/contract/api.ts';
import type { SurpriseInput, SurpriseRoll } from '../../../../preload/contract/meeting-views.ts';

type Side = SurpriseInput['side'];
type Rolls = (input: Omit<SurpriseInput, 'side'>) => Promise<Reply<SurpriseRoll>>;

/** What is known of one side's roll. */
export interface SideRoll {
  readonly prepared: boolean;
  readonly wary: boolean;
  /** undefined: not rolled; null: what was typed is no face. */
  readonly die: number | null | undefined;
  /** "Surprised on 1 or 2."; '' before it is rolled. */
  readonly sentence: string;
}

const NOTHING: SideRoll = { prepared: false, wary: false, die: undefined, sentence: '' };

/** Who is surprised as an encounter begins: said outright, or by a roll; what is said last counts. */
export class SurpriseRolls {
  readonly #surprised = new SvelteSet<Side>();
  readonly #rolls = new SvelteMap<Side, SideRoll>();
  #asked = 0;

  of(side: Side): SideRoll {
    return this.#rolls.get(side) ?? NOTHING;
  }

  isSurprised(side: Side): boolean {
    return this.#surprised.has(side);
  }

  /** Said outright: a roll that was made counts no more. */
  toggle(side: Side): void {
    if (!this.#surprised.delete(side)) this.#surprised.add(side);
    this.#rolls.set(side, { ...this.of(side), die: undefined, sentence: '' });
  }

  /** A die as the table rolled it, or what it has to reach; the outcome follows. */
  async change(side: Side, change: Partial<SideRoll>, call: Rolls): Promise<void> {
    const roll = { ...this.of(side), sentence: '', ...change };
    this.#rolls.set(side, roll);
    if (typeof roll.die === 'number') await this.#ask(side, roll.die, call);
    else if ('die' in change) this.#surprised.delete(side);
  }

  /** The app rolls. */
  async roll(side: Side, call: Rolls): Promise<void> {
    await this.#ask(side, undefined, call);
  }

  /** Some die shows a face that it has not. */
  get wrong(): boolean {
    return [...this.#rolls.values()].some(({ die }) => die === null);
  }

  /** What the start of an encounter is told. */
  get input(): { readonly surprised: readonly Side[]; readonly surpriseRolls: readonly SurpriseInput[] } {
    const surpriseRolls = [...this.#rolls].flatMap(([side, { prepared, wary, die }]) =>
      typeof die === 'number' ? [{ side, prepared, wary, die }] : [],
    );
    const surprised = [...this.#surprised].filter((side) => !surpriseRolls.some((roll) => roll.side === side));
    return { surprised, surpriseRolls };
  }

  async #ask(side: Side, die: number | undefined, call: Rolls): Promise<void> {
    this.#asked += 1;
    const question = this.#asked;
    const { prepared, wary } = this.of(side);
    const reply = await call({ prepared, wary, ...(die === undefined ? {} : { die }) });
    // Another die, or another mark, has been said meanwhile: that one's answer counts.
    if (question !== this.#asked && die !== undefined && this.of(side).die !== die) return;
    if (!reply.ok) {
      this.#rolls.set(side, { ...this.of(side), sentence: reply.refusal.reason });
      return;
    }
    const { die: rolled, surprised, sentence } = reply.value;
    this.#rolls.set(side, { ...this.of(side), die: rolled, sentence });
    if (surprised) this.#surprised.add(side);
    else this.#surprised.delete(side);
  }
}
