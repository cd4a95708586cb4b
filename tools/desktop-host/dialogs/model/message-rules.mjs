// @ts-check
/**
 * Which button of a message box Enter and Escape take, and what the box says.
 *
 * @typedef {object} MessageButton
 * @property {string} label
 * @property {string} accessKey      one lower-case letter that takes the button together with Alt; empty: none
 * @property {boolean} destructive   its label says that something is lost
 *
 * @typedef {object} MessagePlan
 * @property {MessageButton[]} buttons   at least one
 * @property {number} defaultId          has the focus at first, so Enter takes it
 * @property {number} cancelId           Escape and closing the window take it
 */

const DESTRUCTIVE =
  /^(delete|remove|replace|discard|erase|overwrite|reset|clear|wipe|revert|throw away|don.t save|end without|close without|quit without|leave without)\b/i;

/**
 * @param {string} label
 * @param {boolean} normalize Electron's `normalizeAccessKeys`: `&` marks the letter, `&&` is a plain one
 * @returns {MessageButton}
 */
function readLabel(label, normalize) {
  const accessKey = normalize ? (/(?:^|[^&])(?:&&)*&([^&\s])/.exec(label)?.[1] ?? '').toLowerCase() : '';
  const text = normalize ? label.replace(/&(&?)/g, '$1') : label;
  return { label: text, accessKey, destructive: DESTRUCTIVE.test(text.trim()) };
}

/**
 * The button that Escape takes when none is named, as Electron finds it: the first one labelled "Cancel" or "No"; else
 * the second when the first is named as the default; else the first. Stricter than Electron in one point: when that
 * button would destroy something and another would not, the first harmless one is taken.
 *
 * @param {readonly MessageButton[]} buttons
 * @param {number | undefined} defaultId
 */
function findCancel(buttons, defaultId) {
  const named = buttons.findIndex(({ label }) => ['cancel', 'no'].includes(label.toLowerCase()));
  if (named >= 0) return named;
  const usual = defaultId === 0 && buttons.length > 1 ? 1 : 0;
  const harmless = buttons.findIndex(({ destructive }) => !destructive);
  return buttons[usual]?.destructive && harmless >= 0 ? harmless : usual;
}

/**
 * The plan of a message box. A `defaultId` that is given holds. Without one the first button has the focus, unless it
 * would destroy something: then the cancelling one has.
 *
 * @param {{ buttons?: string[]; defaultId?: number; cancelId?: number; normalizeAccessKeys?: boolean }} options
 * @returns {MessagePlan}
 */
export function planMessage({ buttons = [], defaultId, cancelId, normalizeAccessKeys = false }) {
  const labels = buttons.length > 0 ? buttons : ['OK'];
  const read = labels.map((label) => readLabel(label, normalizeAccessKeys));
  const named = defaultId !== undefined && defaultId >= 0 && defaultId < read.length ? defaultId : undefined;
  const cancel = cancelId ?? findCancel(read, named);
  const usual = read[0]?.destructive && cancel < read.length ? cancel : 0;
  return { buttons: read, defaultId: named ?? usual, cancelId: cancel };
}

const LINE = 22;
/** How many letters fill a line of the message (larger type) and of the detail. */
const LETTERS = { message: 44, detail: 58 };

/**
 * @param {string} text
 * @param {number} letters
 */
const lines = (text, letters) =>
  text === '' ? 0 : text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);

/**
 * How large the window of a message box is, in CSS pixels. The text scrolls when it needs more than the tallest one.
 *
 * @param {{ message: string; detail: string; checkboxLabel: string; buttons: readonly MessageButton[] }} box
 */
export function messageSize({ message, detail, checkboxLabel, buttons }) {
  const letters = buttons.reduce((sum, { label }) => sum + label.length, 0);
  const manyButtons = letters * 8 + buttons.length * 40 > 440;
  const text = lines(message, LETTERS.message) * 26 + lines(detail, LETTERS.detail) * LINE;
  const rows = (checkboxLabel ? 36 : 0) + (manyButtons ? buttons.length * 36 : 32);
  return { width: 480, height: Math.min(480, Math.max(168, 92 + text + rows)) };
}
