import type { Action } from '../../../../preload/contract/actions.ts';
import type { ActionRegistry } from '../../keyboard/action-registry.svelte.ts';
import { fuzzyMatch, type Match } from './fuzzy.ts';

export interface Found<Id extends string> {
  readonly action: Action<Id>;
  readonly match: Match;
}

/** What was typed into the command palette, what it finds, and which of that is marked. */
export class PaletteState<Id extends string> {
  readonly #registry: ActionRegistry<Id>;
  readonly #hidden: Id;
  #query = $state('');
  #index = $state(0);

  /** @param hidden the action that opens the palette itself */
  constructor(registry: ActionRegistry<Id>, hidden: Id) {
    this.#registry = registry;
    this.#hidden = hidden;
  }

  get query(): string {
    return this.#query;
  }

  /** A new query marks the best find. */
  set query(query: string) {
    this.#query = query;
    this.#index = 0;
  }

  /** Best first; in the order of the list while nothing is typed. */
  readonly found: readonly Found<Id>[] = $derived.by(() =>
    this.#registry.enabled
      .filter(({ id }) => id !== this.#hidden)
      .flatMap((action) => {
        const match = fuzzyMatch(this.#query, action.label);
        return match ? [{ action, match }] : [];
      })
      .toSorted((a, b) => b.match.score - a.match.score),
  );

  get index(): number {
    return Math.min(this.#index, Math.max(0, this.found.length - 1));
  }

  get marked(): Found<Id> | undefined {
    return this.found[this.index];
  }

  /** Marks the next (+1) or previous (−1) find, round the ends. */
  move(by: 1 | -1): void {
    const count = this.found.length;
    if (count > 0) this.#index = (this.index + by + count) % count;
  }

  mark(index: number): void {
    this.#index = index;
  }
}
