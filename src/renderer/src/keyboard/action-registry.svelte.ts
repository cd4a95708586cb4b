import { SvelteMap } from 'svelte/reactivity';
import type { Action } from '../../../preload/contract/actions.ts';

export interface Binding {
  run(): void;
  /** Why it cannot be done now, in one sentence; null when it can. Absent: it always can. */
  blocked?(): string | null;
}

/**
 * Which actions of the list can be done now, and how. Reactive: what reads `enabled` or `blocked` follows the state that
 * the bindings read.
 */
export class ActionRegistry<Id extends string> {
  readonly actions: readonly Action<Id>[];
  readonly #bindings = new SvelteMap<Id, Binding>();

  constructor(actions: readonly Action<Id>[]) {
    this.actions = actions;
  }

  /** @returns takes the binding away again; until then the action counts as present */
  bind(id: Id, binding: Binding): () => void {
    this.#bindings.set(id, binding);
    return () => {
      if (this.#bindings.get(id) === binding) this.#bindings.delete(id);
    };
  }

  isBound(id: Id): boolean {
    return this.#bindings.has(id);
  }

  /** Why the action cannot be done now, or null. Only for an action that is bound. */
  blocked(id: Id): string | null {
    return this.#bindings.get(id)?.blocked?.() ?? null;
  }

  isEnabled(id: Id): boolean {
    return this.isBound(id) && this.blocked(id) === null;
  }

  /** In the order of the list. */
  get bound(): readonly Action<Id>[] {
    return this.actions.filter(({ id }) => this.isBound(id));
  }

  /** In the order of the list. */
  get enabled(): readonly Action<Id>[] {
    return this.actions.filter(({ id }) => this.isEnabled(id));
  }

  find(id: Id): Action<Id> {
    const found = this.actions.find((action) => action.id === id);
    if (!found) throw new Error(`the action list has no "${id}"`);
    return found;
  }

  /** @returns why it was not done, or null when it was */
  run(id: Id): string | null {
    const binding = this.#bindings.get(id);
    if (!binding) throw new Error(`the action "${id}" is bound to nothing`);
    const reason = binding.blocked?.() ?? null;
    if (reason === null) binding.run();
    return reason;
  }
}
