import type { Platform } from '../../../preload/contract/api.ts';

/** One key with its modifiers. `key` is lower case for letters, else as `KeyboardEvent.key` names it. */
export interface Chord {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** The parts of a KeyboardEvent that a chord is matched against. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'getModifierState'
>;

const LETTER = /^\p{L}$/u;
const ASCII_LETTER = /^[a-z]$/i;

/**
 * @param text modifiers `Ctrl`, `Shift`, `Alt`, then the key, joined by `+`; the plus key itself is `+`: `Ctrl++`
 * @throws {Error} when a modifier is unknown: a mistake in the action list
 */
export function parseChord(text: string): Chord {
  const plus = text.endsWith('+');
  const parts = (plus ? text.slice(0, -1) : text).split('+').filter((part) => part !== '');
  const key = plus ? '+' : parts.pop();
  if (key === undefined) throw new Error(`"${text}" names no key`);
  const unknown = parts.find((part) => !['Ctrl', 'Shift', 'Alt'].includes(part));
  if (unknown !== undefined) throw new Error(`"${text}": "${unknown}" is no modifier`);
  return {
    key: LETTER.test(key) ? key.toLowerCase() : key,
    ctrl: parts.includes('Ctrl'),
    shift: parts.includes('Shift'),
    alt: parts.includes('Alt'),
  };
}

/**
 * The key as the layout names it. On a layout without Latin letters (Greek, Cyrillic …) a letter key counts as the
 * Latin letter printed on it, so that its shortcuts still work.
 */
export function keyOf(press: Pick<KeyPress, 'key' | 'code'>): string {
  if (!LETTER.test(press.key)) return press.key;
  const printed = /^Key([A-Z])$/.exec(press.code)?.[1];
  return (ASCII_LETTER.test(press.key) ? press.key : (printed ?? press.key)).toLowerCase();
}

/**
 * Whether this press is this chord. `Ctrl` is the Command key on macOS. A sign such as `?` or `/` is taken as typed, by
 * whatever Shift or AltGr the layout needs for it; only for letters and named keys does Shift count.
 */
export function matches(chord: Chord, press: KeyPress, platform: Platform): boolean {
  if (keyOf(press) !== chord.key) return false;
  const sign = chord.key.length === 1 && !LETTER.test(chord.key);
  const layered = sign && press.getModifierState('AltGraph');
  const [command, other] = platform === 'darwin' ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  return (
    (layered ? false : command) === chord.ctrl &&
    !other &&
    (layered ? false : press.altKey) === chord.alt &&
    (sign || press.shiftKey === chord.shift)
  );
}

/** A chord that types something when pressed in a text field. */
export const isTyped = (chord: Chord): boolean => !chord.ctrl && !chord.alt && chord.key.length === 1;

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': 'Space',
  '-': '−',
};

/** How a chord is written on the screen: `Ctrl Shift Z`, on macOS `⇧⌘Z`. */
export function showChord(text: string, platform: Platform): string {
  const chord = parseChord(text);
  const key = NAMES[chord.key] ?? (LETTER.test(chord.key) ? chord.key.toUpperCase() : chord.key);
  if (platform === 'darwin') {
    return `${chord.alt ? '⌥' : ''}${chord.shift ? '⇧' : ''}${chord.ctrl ? '⌘' : ''}${key}`;
  }
  return [chord.ctrl ? 'Ctrl' : '', chord.shift ? 'Shift' : '', chord.alt ? 'Alt' : '', key]
    .filter((part) => part !== '')
    .join(' ');
}
