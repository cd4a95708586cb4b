import type { Attachment } from 'svelte/attachments';

/** Where a key can take the caret. */
export type PlaceName = 'find' | 'note' | 'combatantName' | 'combatantNumbers';

/** The places on the screen that an action goes to; each says by itself when it is there. */
export class Places {
  readonly #elements = new Map<PlaceName, HTMLElement>();

  /** For the element itself: `{@attach places.at('find')}`. */
  at(name: PlaceName): Attachment<HTMLElement> {
    return (element) => {
      this.#elements.set(name, element);
      return () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      };
    };
  }

  /** Puts the caret there, and marks what is already written. */
  go(name: PlaceName): void {
    const element = this.#elements.get(name);
    element?.focus();
    if (element instanceof HTMLInputElement) element.select();
  }
}
