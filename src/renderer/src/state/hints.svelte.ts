import type { BoardState } from './board.svelte.ts';
import type { EntryState } from './entry.svelte.ts';
import { HintLetters } from './hint-letters.ts';
import type { Selection } from './selection.svelte.ts';

/**
 * The letters beside the rows. They show while an entry is open, where they name whom it is for, and when they are asked
 * for, to select a row. Nothing moves for them.
 */
export class HintsState {
  /** Asked for by key, without an entry. */
  asked = $state(false);
  /** What is typed of a code of two letters. */
  typed = $state('');
  readonly #board: BoardState;
  readonly #selection: Selection;
  readonly #entry: EntryState;
  /** Anew for each encounter. */
  readonly #letters = $derived.by(() => (this.#board.encounter === null ? null : new HintLetters()));
  readonly #codes: Readonly<Record<string, string>> = $derived.by(() => this.#letters?.of(this.#board.single) ?? {});

  constructor(board: BoardState, selection: Selection, entry: EntryState) {
    this.#board = board;
    this.#selection = selection;
    this.#entry = entry;
  }

  get visible(): boolean {
    return this.asked || this.#entry.open;
  }

  /** Rows that are picked stay as high as they are, so that no letter moves away from under the eye. */
  get still(): boolean {
    return this.asked || this.#entry.aiming;
  }

  /** The letters of a row; '' for one that is not on the board. */
  codeOf(id: string): string {
    return this.#codes[id] ?? '';
  }

  /** Shows the letters until a row is named. */
  ask(): void {
    this.asked = true;
    this.typed = '';
  }

  /** Puts the letters away; the keyboard goes to the row that was picked last. */
  leave(): void {
    this.asked = false;
    this.typed = '';
    this.#selection.settle();
  }

  /**
   * One letter more. With `also`, the row is picked in addition (in an entry: gets half), and the letters stay.
   *
   * @returns whether the letter belongs to some row
   */
  press(letter: string, also: boolean): boolean {
    const code = this.typed + letter;
    const found = Object.entries(this.#codes).filter(([, of]) => of.startsWith(code));
    const whole = found.find(([, of]) => of === code);
    const begun = this.typed !== '';
    this.typed = whole ? '' : found.length > 0 ? code : '';
    if (whole) this.#name(whole[0], also);
    return begun || found.length > 0;
  }

  #name(id: string, also: boolean): void {
    if (this.#entry.open) this.#entry.aim(id, also ? 'half' : 'normal');
    else if (also) this.#selection.aim(toggled(this.#selection.picked, id));
    else {
      this.#board.select(id);
      this.leave();
    }
  }
}

const toggled = (picked: readonly string[], id: string): readonly string[] =>
  picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id];
