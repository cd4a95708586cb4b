/** Letters in one go choose by the word they make; after so many milliseconds a new one begins, as in the browser. */
const PAUSE = 1000;

/** What is typed on a list of choices, letter by letter: also the letters that the browser itself has acted on. */
export class TypedWord {
  #target: EventTarget | null = null;
  #text = '';
  #at = 0;

  /** @returns the word as it is with this key; '' where the key adds to none */
  with({ target, key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
    const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey && target instanceof HTMLSelectElement;
    const goesOn = target === this.#target && timeStamp - this.#at < PAUSE;
    this.#text = isLetter ? (goesOn ? this.#text : '') + key : '';
    this.#target = target;
    this.#at = timeStamp;
    return this.#text;
  }
}
