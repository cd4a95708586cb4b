import type { Attachment } from 'svelte/attachments';
import type { HintsState } from '../../state/hints.svelte.ts';

// How the letters look while one of several is typed. The board says it in properties of its own, which the rows inherit:
// they are drawn differently without a change to any of them.
const AWAY = '0.35';
const DONE = '0.5';
const OTHERS = '--hint-others';
const onward = (typed: string): string => `--hint-on-${typed}`;
const done = (typed: string): string => `--hint-done-${typed}`;

const beginnings = (code: string): readonly string[] =>
  Array.from({ length: code.length }, (_, at) => code.slice(0, at + 1));

/** The opacity of a row's letters: whole where what is typed leads to them, dim where it does not. */
export const codeOpacity = (code: string): string =>
  beginnings(code).reduce((others, typed) => `var(${onward(typed)}, ${others})`, `var(${OTHERS}, 1)`);

/** The opacity of one of them: dim when it is typed. */
export const letterOpacity = (code: string, at: number): string => `var(${done(code.slice(0, at + 1))}, 1)`;

/** What the board says when so much is typed. */
export const hintLooks = (typed: string): Readonly<Record<string, string>> =>
  typed === ''
    ? {}
    : {
        [OTHERS]: AWAY,
        [onward(typed)]: '1',
        ...Object.fromEntries(beginnings(typed).map((begun) => [done(begun), DONE])),
      };

/** For the element around the rows. */
export function showsTyped(hints: HintsState): Attachment<HTMLElement> {
  return (board) => {
    const looks = Object.entries(hintLooks(hints.typed));
    for (const [name, value] of looks) board.style.setProperty(name, value);
    return () => {
      for (const [name] of looks) board.style.removeProperty(name);
    };
  };
}
