import { describe, expect, it } from 'vitest';
import { matches, parseAccelerator } from './accelerators.mjs';

const press = (text: string, key: string, code = ''): Parameters<typeof matches>[1] => ({
  key,
  code,
  ctrl: text.includes('ctrl'),
  alt: text.includes('alt'),
  shift: text.includes('shift'),
  meta: text.includes('meta'),
});

describe('an accelerator', () => {
  it('is Ctrl or Cmd by the system', () => {
    expect(parseAccelerator('CmdOrCtrl+N', 'linux')).toMatchObject({ ctrl: true, meta: false, key: 'n' });
    expect(parseAccelerator('CommandOrControl+N', 'darwin')).toMatchObject({ ctrl: false, meta: true, key: 'n' });
  });

  it.each([
    ['Ctrl+N', press('ctrl', 'n', 'KeyN')],
    ['Ctrl+Shift+Z', press('ctrl shift', 'Z', 'KeyZ')],
    ['Ctrl+Plus', press('ctrl shift', '+', 'Equal')],
    ['Ctrl+Plus', press('ctrl', '+', 'NumpadAdd')],
    ['Ctrl+-', press('ctrl', '-', 'Minus')],
    ['Ctrl+Shift+1', press('ctrl shift', '!', 'Digit1')],
    ['Ctrl+num3', press('ctrl', '3', 'Numpad3')],
    ['F11', press('', 'F11', 'F11')],
    ['Alt+Left', press('alt', 'ArrowLeft', 'ArrowLeft')],
    ['Ctrl+Space', press('ctrl', ' ', 'Space')],
    ['Esc', press('', 'Escape', 'Escape')],
  ])('%s hears its keys', (text, keys) => {
    expect(matches(parseAccelerator(text, 'linux'), keys)).toBe(true);
  });

  it.each([
    ['Ctrl+N', press('ctrl shift', 'N', 'KeyN')],
    ['Ctrl+N', press('', 'n', 'KeyN')],
    ['Ctrl+N', press('ctrl alt', 'n', 'KeyN')],
    ['Ctrl+N', press('meta', 'n', 'KeyN')],
    ['Ctrl+1', press('ctrl shift', '!', 'Digit1')],
    ['Ctrl+Shift+Plus', press('ctrl', '+', 'NumpadAdd')],
    ['Ctrl+3', press('ctrl shift', '3', 'Numpad3')],
  ])('%s does not hear others', (text, keys) => {
    expect(matches(parseAccelerator(text, 'linux'), keys)).toBe(false);
  });

  it('of the letter goes by the letter, not by its place', () => {
    expect(matches(parseAccelerator('Ctrl+Y', 'linux'), press('ctrl', 'y', 'KeyZ'))).toBe(true);
  });

  it.each([
    ['Ctrl+', 'not understood'],
    ['Ctrl+A+B', 'not understood'],
    ['Ctrl+Shift', 'names no key'],
    ['A', 'not reproduced'],
    ['Shift+A', 'not reproduced'],
  ])('%s is refused', (text, message) => {
    expect(() => parseAccelerator(text, 'linux')).toThrow(message);
  });
});
