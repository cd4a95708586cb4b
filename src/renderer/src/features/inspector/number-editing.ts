import { Editing } from './editing.svelte.ts';
import { outcome, readNumber, readOrNone } from './read-number.ts';

/** One number of a line. */
export interface NumberSpec {
  /** Its name for a screen reader: "Hit Points marked". */
  readonly label: string;
  /** Which one of the line it is, where the line is not always as long; absent: its place. */
  readonly key?: string;
  /** null: there is none. */
  readonly value: number | null;
  /** The word for none, where there may be none. */
  readonly none?: string;
  /** What stands before it on the screen, such as "/". */
  readonly lead?: string;
  /** In characters. */
  readonly width?: number;
  readonly look?: 'number' | 'max';
  /** Writes it down. @returns why it is refused, in words; null: it is done */
  readonly save: (value: number | null) => Promise<string | null>;
}

/** What is typed over a number. @param spec the number as it stands now */
export const numberEditing = (spec: () => NumberSpec | undefined): Editing<number | null> => {
  const now = (): number | null => spec()?.value ?? null;
  return new Editing<number | null>({
    read: (text) => {
      const none = spec()?.none;
      return none === undefined ? readNumber(text, now()) : readOrNone(text, now(), none);
    },
    save: (value) => (value === now() ? Promise.resolve(null) : (spec()?.save(value) ?? Promise.resolve(null))),
    hint: (text) => outcome(text, now()),
  });
};
