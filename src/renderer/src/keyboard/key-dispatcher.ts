import type { Action } from '../../../preload/contract/actions.ts';
import type { Platform } from '../../../preload/contract/api.ts';
import type { ActionRegistry } from './action-registry.svelte.ts';
import { isTyped, matches, parseChord, type Chord } from './chord.ts';
import type { EscapeOrder } from './escape-order.ts';
import { takesText } from './typing.ts';

/** What a text field does with these by itself; while it has the focus they are its own. */
const EDITING = ['Ctrl+A', 'Ctrl+C', 'Ctrl+V', 'Ctrl+X', 'Ctrl+Y', 'Ctrl+Z', 'Ctrl+Shift+Z', 'Delete'].map(parseChord);

export interface KeyEnvironment {
  platform(): Platform;
  dialogOpen(): boolean;
  /** An action was asked for that cannot be done now: say why. */
  refused(reason: string): void;
}

/** Turns key presses into actions. One listener on the window; `handle` is it. */
export class KeyDispatcher<Id extends string> {
  readonly #registry: ActionRegistry<Id>;
  readonly #escapes: EscapeOrder;
  readonly #environment: KeyEnvironment;
  readonly #chords: readonly { readonly chord: Chord; readonly action: Action<Id> }[];

  constructor(registry: ActionRegistry<Id>, escapes: EscapeOrder, environment: KeyEnvironment) {
    this.#registry = registry;
    this.#escapes = escapes;
    this.#environment = environment;
    this.#chords = registry.actions.flatMap((action) =>
      action.keys.map((text) => ({ chord: parseChord(text), action })),
    );
  }

  readonly handle = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Escape') {
      this.#escape(event);
      return;
    }
    const action = this.#actionFor(event);
    if (!action) return;
    // Also for a held key: the browser's own meaning of the chord (print, zoom, find) must not come through.
    event.preventDefault();
    if (event.repeat) return;
    const reason = this.#registry.run(action.id);
    if (reason !== null) this.#environment.refused(reason);
  };

  /** A modal dialog closes itself, by the browser's own Escape. */
  #escape(event: KeyboardEvent): void {
    if (this.#environment.dialogOpen()) return;
    if (this.#escapes.press()) event.preventDefault();
  }

  #actionFor(event: KeyboardEvent): Action<Id> | undefined {
    const platform = this.#environment.platform();
    const typing = takesText(event.target);
    if (typing && EDITING.some((chord) => matches(chord, event, platform))) return undefined;
    const found = this.#chords.find(
      ({ chord, action }) =>
        matches(chord, event, platform) && this.#registry.isBound(action.id) && !(typing && isTyped(chord)),
    );
    if (found?.action.when === 'board' && this.#environment.dialogOpen()) return undefined;
    return found?.action;
  }
}
