import type { EncounterState } from './encounter.svelte.ts';
import { namesFound, type Named } from './find-names.ts';
import type { Selection } from './selection.svelte.ts';

/** The line in which a row is picked by the beginning of its name. */
export class PickByName {
  open = $state(false);
  /** The one that Enter takes. */
  index = $state(0);
  #text = $state('');
  readonly #encounter: EncounterState;
  readonly #selection: Selection;
  /** Those that are picked already, while more are named. */
  #kept = $state.raw<readonly string[]>([]);
  /** The selection has changed. */
  readonly #changed: () => void;
  /** Everyone the text can mean, also those who are out of the fight. */
  readonly found: readonly Named[] = $derived.by(() => namesFound(this.#text, this.#encounter.rows));

  constructor(encounter: EncounterState, selection: Selection, changed: () => void) {
    this.#encounter = encounter;
    this.#selection = selection;
    this.#changed = changed;
  }

  get text(): string {
    return this.#text;
  }

  /** How many are picked already. */
  get kept(): number {
    return this.#kept.length;
  }

  start(): void {
    this.open = true;
    this.#kept = [];
    this.write('');
  }

  /** The text as it now stands. Once it can mean one row only, that one is selected. */
  write(text: string): void {
    this.#text = text;
    this.index = 0;
    const [only, ...others] = this.found;
    this.#select(only && others.length === 0 ? [only.id] : []);
  }

  /** Marks the next or the previous of those found. */
  move(by: 1 | -1): void {
    this.index = Math.min(Math.max(this.index + by, 0), Math.max(0, this.found.length - 1));
  }

  /** Picks the marked one, and goes on to the next name. @returns whether somebody is called so */
  add(): boolean {
    const marked = this.found[this.index];
    if (!marked) return false;
    this.#select([marked.id]);
    this.#kept = this.#selection.picked;
    this.write('');
    return true;
  }

  /** Whether a space ends the name, for no name goes on with it. */
  get spaceAdds(): boolean {
    return this.found.length > 0 && namesFound(`${this.#text} `, this.#encounter.rows).length === 0;
  }

  /** Selects the marked one, with those that are picked already, and closes. @returns false when nobody is called so */
  take(): boolean {
    const marked = this.found[this.index];
    if (!marked && (this.#text.trim() !== '' || this.#kept.length === 0)) return false;
    this.#select(marked ? [marked.id] : []);
    this.close();
    return true;
  }

  close(): void {
    this.open = false;
    this.#text = '';
  }

  #select(more: readonly string[]): void {
    const ids = [...this.#kept.filter((id) => !more.includes(id)), ...more];
    if (ids.length === 0) return;
    this.#selection.all(ids);
    this.#changed();
  }
}
