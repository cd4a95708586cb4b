/**
 * Menu accelerators, in Electron's spelling (`CmdOrCtrl+Shift+Z`), and the keys that a page reports.
 *
 * @typedef {object} Accelerator
 * @property {boolean} ctrl
 * @property {boolean} alt
 * @property {boolean} shift
 * @property {boolean} meta
 * @property {string} key       lower case, as in the list of names below
 *
 * @typedef {object} KeyPress
 * @property {string} key       DOM `KeyboardEvent.key`
 * @property {string} code      DOM `KeyboardEvent.code`
 * @property {boolean} ctrl
 * @property {boolean} alt
 * @property {boolean} shift
 * @property {boolean} meta
 */

/** Electron's names of keys that differ from the DOM's (all in lower case). */
const KEY_NAMES = {
  plus: '+',
  space: ' ',
  return: 'enter',
  esc: 'escape',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
};

/** By the place of the key, for accelerators such as `Shift+1` whose key then makes another character. */
const CODE_NAMES = {
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  Comma: ',',
  Period: '.',
  Slash: '/',
  NumpadAdd: 'numadd',
  NumpadSubtract: 'numsub',
  NumpadMultiply: 'nummult',
  NumpadDivide: 'numdiv',
  NumpadDecimal: 'numdec',
};

/** @returns {'ctrl' | 'alt' | 'shift' | 'meta' | null} */
function modifier(/** @type {string} */ word, /** @type {string} */ platform) {
  const isMac = platform === 'darwin';
  switch (word) {
    case 'commandorcontrol':
    case 'cmdorctrl':
      return isMac ? 'meta' : 'ctrl';
    case 'control':
    case 'ctrl':
      return 'ctrl';
    case 'command':
    case 'cmd':
    case 'super':
    case 'meta':
      return 'meta';
    case 'alt':
    case 'option':
    case 'altgr':
      return 'alt';
    case 'shift':
      return 'shift';
    default:
      return null;
  }
}

/**
 * @param {string} text
 * @param {string} [platform]
 * @returns {Accelerator}
 * @throws {Error} when it names no key, or one the host would never hear
 */
export function parseAccelerator(text, platform = process.platform) {
  const accelerator = { ctrl: false, alt: false, shift: false, meta: false, key: '' };
  for (const word of text.toLowerCase().split('+')) {
    const found = modifier(word, platform);
    if (found) accelerator[found] = true;
    else if (word !== '' && accelerator.key === '') accelerator.key = /** @type {any} */ (KEY_NAMES)[word] ?? word;
    else throw new Error(`desktop-host: the accelerator "${text}" is not understood (write "Plus" for +)`);
  }
  const { ctrl, alt, meta, key } = accelerator;
  if (key === '') throw new Error(`desktop-host: the accelerator "${text}" names no key`);
  if (key.length === 1 && !ctrl && !alt && !meta)
    throw new Error(`desktop-host: the accelerator "${text}" without Ctrl, Alt or Cmd is not reproduced`);
  return accelerator;
}

/** @returns {string | null} the key's name by its place on the keyboard */
function keyOfCode(/** @type {string} */ code) {
  const plain = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  if (plain) return (plain[1] ?? plain[2] ?? '').toLowerCase();
  const pad = /^Numpad(\d)$/.exec(code);
  if (pad) return `num${pad[1] ?? ''}`;
  return /** @type {Record<string, string>} */ (CODE_NAMES)[code] ?? null;
}

/**
 * @param {Accelerator} accelerator
 * @param {KeyPress} press
 * @returns {boolean}
 */
export function matches(accelerator, press) {
  const { ctrl, alt, shift, meta, key } = accelerator;
  if (press.ctrl !== ctrl || press.alt !== alt || press.meta !== meta) return false;
  const typed = press.key.toLowerCase();
  if (typed === key) {
    // A sign such as + may itself need Shift on this keyboard.
    const isSign = key.length === 1 && !/[a-z0-9 ]/.test(key);
    return press.shift === shift || (isSign && !shift);
  }
  return keyOfCode(press.code) === key && press.shift === shift;
}
