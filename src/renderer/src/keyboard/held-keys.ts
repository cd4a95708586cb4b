import { pressAgain } from './press-again.ts';
import { TypedWord } from './typed-word.ts';
import { takesText } from './typing.ts';

/** They say nothing by themselves, or belong to a sign that is still being put together. */
const NO_KEYS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Process', 'Unidentified']);
const CLIPBOARD = /^[acvx]$/i;

const isField = (target: Element): boolean => takesText(target) || target instanceof HTMLInputElement;
const partOf = (target: Element): Element => target.closest('dialog, form') ?? target;

interface Waiting {
  readonly event: KeyboardEvent;
  /** What it makes of the word that is typed on a list. */
  readonly word: string;
}

/**
 * Which keys an answer of main makes wait. What is opened or rolled is where the way leads: all of them, in every field. What
 * is written lets the way go on, which is the same whatever main answers, except in a form, which may close. What a dialog is
 * told is what Enter then does, and the dice that Tab leads to.
 */
type Keys = 'all' | 'exceptTheWay' | 'goingOn';

const goesOn = (key: string | undefined): boolean => key === 'Enter' || key === 'Tab';

/**
 * What is typed faster than main answers. A key says something about what the keys before it did: so while main still works on
 * those, it waits, and is pressed in its turn, as if the game master had waited. A field that has nothing to do with what is
 * on its way takes keys at once, unless that is being opened or rolled.
 */
export class HeldKeys {
  readonly #held: Record<Keys, number> = { all: 0, exceptTheWay: 0, goingOn: 0 };
  #waiting: Waiting[] = [];
  readonly #typed = new TypedWord();
  /** The next one is pressed once everything that follows from the answer has been done. */
  #due = false;
  #pressing = false;
  /** Where the keyboard was when main was last asked. */
  #from: Element | null = null;

  /** These keys wait from now on. @returns lets them go on; calling it again does nothing */
  hold(keys: Keys = 'all'): () => void {
    this.#held[keys] += 1;
    if (keys !== 'goingOn') this.#from = document.activeElement;
    let holds = true;
    return () => {
      if (!holds) return;
      holds = false;
      this.#held[keys] -= 1;
      this.#goOn();
    };
  }

  /** These keys wait until the work is done. */
  async during<Value>(work: () => Promise<Value>, keys: Keys = 'all'): Promise<Value> {
    const release = this.hold(keys);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** Every key press, before anything else hears of it. */
  readonly pressed = (event: KeyboardEvent): void => {
    if (this.#pressing || event.isComposing || NO_KEYS.has(event.key)) return;
    const word = this.#typed.with(event);
    // A held Enter, also one that is held on into the next dialog, says nothing twice.
    const heldOn = event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement);
    if (!heldOn && !this.#waits(event)) return;
    take(event);
    if (!event.repeat) this.#waiting.push({ event, word });
  };

  /** Every form that is sent, before it hears of it: not a second time while its first is on its way. */
  readonly submitted = (event: Event): void => {
    const { target } = event;
    if (this.#works && target instanceof HTMLFormElement && target.contains(this.#from)) take(event);
  };

  #waits({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (this.#waiting.length > 0) return true;
    if (!this.#works) return goesOn(key) && this.#held.goingOn > 0;
    if (!(target instanceof Element)) return true;
    if (key === 'Tab' && this.#held.all === 0 && target.closest('dialog, form') === null) return false;
    if (!isField(target)) return true;
    const own = this.#held.all > 0 || (this.#from !== null && partOf(target) === partOf(this.#from));
    return own && !((ctrlKey || metaKey) && CLIPBOARD.test(key));
  }

  get #works(): boolean {
    return this.#held.all + this.#held.exceptTheWay > 0;
  }

  get #next(): Waiting | undefined {
    const [next] = this.#waiting;
    return this.#works || (goesOn(next?.event.key) && this.#held.goingOn > 0) ? undefined : next;
  }

  #goOn(): void {
    if (this.#due || !this.#next) return;
    this.#due = true;
    setTimeout(() => {
      this.#due = false;
      this.#pressNext();
      this.#goOn();
    });
  }

  #pressNext(): void {
    const next = this.#next;
    if (!next) return;
    this.#waiting.shift();
    this.#pressing = true;
    try {
      pressAgain(next.event, next.word);
    } finally {
      this.#pressing = false;
    }
  }
}

function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
