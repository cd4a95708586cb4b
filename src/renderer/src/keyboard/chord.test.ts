import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../../preload/contract/actions.ts';
import { isTyped, matches, parseChord, showChord, type KeyPress } from './chord.ts';

type Modifier = 'ctrl' | 'meta' | 'shift' | 'alt' | 'altGraph';

const press = (key: string, modifiers: readonly Modifier[] = [], code = ''): KeyPress => ({
  key,
  code,
  ctrlKey: modifiers.includes('ctrl'),
  metaKey: modifiers.includes('meta'),
  shiftKey: modifiers.includes('shift'),
  altKey: modifiers.includes('alt'),
  getModifierState: (name) => name === 'AltGraph' && modifiers.includes('altGraph'),
});

describe('parseChord', () => {
  it('reads modifiers in any order and the plus key', () => {
    expect(parseChord('Ctrl+Shift+Z')).toEqual({ key: 'z', ctrl: true, shift: true, alt: false });
    expect(parseChord('Ctrl++')).toEqual({ key: '+', ctrl: true, shift: false, alt: false });
    expect(parseChord('+')).toEqual({ key: '+', ctrl: false, shift: false, alt: false });
    expect(parseChord('Alt+F4')).toEqual({ key: 'F4', ctrl: false, shift: false, alt: true });
  });

  it('refuses what is no chord', () => {
    expect(() => parseChord('Hyper+K')).toThrow('"Hyper" is no modifier');
    expect(() => parseChord('')).toThrow('names no key');
  });

  it('reads every key of the action list', () => {
    const texts = ACTIONS.flatMap(({ keys }) => [...keys]);
    expect(texts.map(parseChord)).toHaveLength(texts.length);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('matches', () => {
  const undo = parseChord('Ctrl+Z');
  const redo = parseChord('Ctrl+Shift+Z');

  it.each([
    ['linux', ['ctrl'], true],
    ['win32', ['ctrl'], true],
    ['darwin', ['meta'], true],
    ['linux', ['meta'], false],
    ['darwin', ['ctrl'], false],
    ['linux', [], false],
    ['linux', ['ctrl', 'alt'], false],
    ['linux', ['ctrl', 'meta'], false],
  ] as const)('on %s takes z with %j: %s', (platform, modifiers, expected) => {
    expect(matches(undo, press('z', modifiers), platform)).toBe(expected);
  });

  it('tells Shift apart for letters, whatever Caps Lock does to the case', () => {
    expect(matches(redo, press('Z', ['ctrl', 'shift']), 'linux')).toBe(true);
    expect(matches(redo, press('z', ['ctrl', 'shift']), 'linux')).toBe(true);
    expect(matches(undo, press('Z', ['ctrl']), 'linux')).toBe(true);
    expect(matches(undo, press('Z', ['ctrl', 'shift']), 'linux')).toBe(false);
  });

  it('takes a sign as typed, by whatever modifier the layout needs', () => {
    const ask = parseChord('?');
    expect(matches(ask, press('?', ['shift'], 'Slash'), 'linux')).toBe(true);
    expect(matches(ask, press('?', ['shift'], 'Minus'), 'linux')).toBe(true);
    expect(matches(ask, press('?', ['ctrl', 'alt', 'altGraph']), 'win32')).toBe(true);
    expect(matches(ask, press('?', ['ctrl', 'shift']), 'linux')).toBe(false);
    expect(matches(parseChord('Ctrl++'), press('+', ['ctrl', 'shift']), 'linux')).toBe(true);
  });

  it('takes the printed letter on a layout without Latin ones, and only there', () => {
    expect(matches(undo, press('я', ['ctrl'], 'KeyZ'), 'linux')).toBe(true);
    // A German keyboard: the key where a US one has Y types z.
    expect(matches(undo, press('z', ['ctrl'], 'KeyY'), 'linux')).toBe(true);
    expect(matches(undo, press('y', ['ctrl'], 'KeyZ'), 'linux')).toBe(false);
  });
});

it('knows which chords type something', () => {
  expect(
    ['N', 'Shift+N', '?', '/', 'F11', 'Ctrl+K', 'Alt+N', 'Escape'].map((text) => isTyped(parseChord(text))),
  ).toEqual([true, true, true, true, false, false, false, false]);
});

describe('showChord', () => {
  it.each([
    ['Ctrl+K', 'Ctrl K', '⌘K'],
    ['Ctrl+Shift+Z', 'Ctrl Shift Z', '⇧⌘Z'],
    ['Ctrl++', 'Ctrl +', '⌘+'],
    ['Ctrl+-', 'Ctrl −', '⌘−'],
    ['n', 'N', 'N'],
    ['Escape', 'Esc', 'Esc'],
    ['ArrowUp', '↑', '↑'],
    ['F11', 'F11', 'F11'],
  ])('%s', (text, elsewhere, mac) => {
    expect(showChord(text, 'linux')).toBe(elsewhere);
    expect(showChord(text, 'win32')).toBe(elsewhere);
    expect(showChord(text, 'darwin')).toBe(mac);
  });
});
