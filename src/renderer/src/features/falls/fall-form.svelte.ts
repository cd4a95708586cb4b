import { SvelteSet } from 'svelte/reactivity';
import type { GmApi } from '../../../../preload/contract/api.ts';
import type { FallInput, FallPreview } from '../../../../preload/contract/api/falls-api.ts';
import type { CombatantView } from '../../../../preload/contract/encounter-views.ts';
import { ask } from '../../state/ask.ts';
import type { EncounterState } from '../../state/encounter.svelte.ts';

export const MOST_FEET = 100_000;

/** A fall as it is typed: feet, then its dice or what they came to, then who tumbled out of it. */
export class FallForm {
  /** undefined: nothing is typed; null: what is typed is no number. */
  feet = $state<number | null | undefined>(undefined);
  total = $state<number | null | undefined>(undefined);
  preview = $state.raw<FallPreview | null>(null);
  problem = $state<string | null>(null);
  sending = $state(false);
  faces = $state.raw<readonly (number | null | undefined)[]>([]);
  readonly tumbled = new SvelteSet<string>();
  #asked = 0;
  readonly #gm: GmApi;
  readonly #encounter: EncounterState;
  readonly #who: readonly CombatantView['id'][];

  constructor(gm: GmApi, encounter: EncounterState, who: readonly CombatantView['id'][]) {
    this.#gm = gm;
    this.#encounter = encounter;
    this.#who = who;
  }

  /** Another height: its dice are other dice. */
  fall(feet: number | null | undefined): void {
    this.feet = feet;
    this.faces = [];
    this.total = undefined;
    void this.refresh();
  }

  setFace(at: number, face: number | null | undefined): void {
    const count = this.preview?.dice ?? 0;
    this.faces = Array.from({ length: count }, (_, index) => (index === at ? face : this.faces[index]));
    this.total = undefined;
    void this.refresh();
  }

  setTotal(total: number | null | undefined): void {
    this.total = total;
    this.faces = [];
    void this.refresh();
  }

  tumble(id: string): void {
    if (!this.tumbled.delete(id)) this.tumbled.add(id);
    void this.refresh();
  }

  /** What is typed is no number of its range, in words; null: everything is. */
  get wrong(): string | null {
    if (this.feet === null) return `A fall goes from 0 to ${MOST_FEET.toLocaleString('en')} feet.`;
    if (this.faces.includes(null)) return 'A d6 shows 1 to 6.';
    if (this.total === null) return 'The total is a whole number.';
    return null;
  }

  /** Dice are needed that are not there. */
  get open(): boolean {
    return this.preview !== null && this.preview.dice > 0 && this.preview.total === null;
  }

  get complete(): boolean {
    return (this.preview?.targets.length ?? 0) > 0;
  }

  async refresh(): Promise<void> {
    const preview = await this.#ask(false);
    if (preview !== undefined) this.preview = preview;
  }

  /** Rolls every die that is still open. */
  async roll(): Promise<void> {
    const preview = await this.#ask(true);
    if (!preview) return;
    this.faces = preview.faces.map((face) => face ?? undefined);
    this.preview = preview;
  }

  /** @returns whether it was done */
  async apply(): Promise<boolean> {
    const { input } = this;
    if (!input || this.sending) return false;
    this.sending = true;
    const reply = await this.#encounter.send((gesture) => this.#gm.falls.apply({ ...gesture, ...input }));
    this.sending = false;
    this.problem = reply.ok ? null : reply.refusal.reason;
    return reply.ok;
  }

  get input(): FallInput | null {
    const { feet, total } = this;
    if (typeof feet !== 'number') return null;
    return {
      feet,
      targets: this.#who.map((combatant) => ({ combatant, ...(this.tumbled.has(combatant) ? { tumbled: true } : {}) })),
      faces: this.faces.map((face) => face ?? null),
      ...(typeof total === 'number' ? { total } : {}),
    };
  }

  /** undefined: another question was asked since. */
  async #ask(roll: boolean): Promise<FallPreview | null | undefined> {
    this.#asked += 1;
    const question = this.#asked;
    const { input } = this;
    const { head } = this.#encounter;
    if (!input || !head) return null;
    const reply = await ask(() => this.#gm.falls.preview({ encounter: head.id, roll, ...input }));
    if (question !== this.#asked) return undefined;
    this.problem = reply.ok ? null : reply.refusal.reason;
    return reply.ok ? reply.value : this.preview && { ...this.preview, targets: [] };
  }
}
