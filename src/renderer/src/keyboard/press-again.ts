const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Presses a key on whatever has the keyboard now, and does what the browser itself would do with it.
 *
 * @param word what was typed on a list in one go, this key the last of it
 */
export function pressAgain(pressed: KeyboardEvent, word: string): void {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  const modifierAltGraph = pressed.getModifierState('AltGraph');
  const again = new KeyboardEvent('keydown', {
    ...{ key, code, ctrlKey, metaKey, shiftKey, altKey, modifierAltGraph },
    bubbles: true,
    cancelable: true,
  });
  const target = document.activeElement ?? document.body;
  if (!target.dispatchEvent(again)) return;
  if (key === 'Tab') goTo(shiftKey ? -1 : 1, target);
  else if (key === 'Escape') dialogAt(target)?.dispatchEvent(new Event('cancel', { cancelable: true }));
  else if (modifierAltGraph || !(ctrlKey || metaKey || altKey)) act(target, key, word);
  else if ((ctrlKey || metaKey) && /^a$/i.test(key)) markAll(target);
}

function act(target: Element, key: string, word: string): void {
  if (isPushed(target)) {
    if (key === 'Enter' || key === ' ') target.click();
  } else if (target instanceof HTMLSelectElement) {
    choose(target, key, word === '' && key.length === 1 ? key : word);
  } else if (target instanceof HTMLTextAreaElement) {
    edit(target, key === 'Enter' ? '\n' : key);
  } else if (target instanceof HTMLInputElement) {
    if (key === 'Enter') target.form?.requestSubmit();
    else if (!isTicked(target)) write(target, key);
    else if (key === ' ') target.click();
    else if (target.type === 'radio') goAmong(target, STEPS[key]);
  }
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

const isPushed = (target: Element): target is HTMLElement =>
  target instanceof HTMLButtonElement || target.matches('summary');

/** Nothing can be written in it. */
const isTicked = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';

function markAll(target: Element): void {
  if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isTicked(target))) {
    target.select();
  }
}

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/** The few that stand side by side, of which one is chosen. */
const fewAround = ({ name, form }: HTMLInputElement): readonly HTMLInputElement[] =>
  [...document.querySelectorAll('input')].filter((one) => isRadio(one) && one.name === name && one.form === form);

/** One of a few: an arrow chooses the next one. */
function goAmong(radio: HTMLInputElement, by: 1 | -1 | undefined): void {
  const few = fewAround(radio).filter(({ disabled }) => !disabled);
  const next = by && few.at((few.indexOf(radio) + by) % few.length);
  if (!next || next === radio) return;
  next.focus();
  next.click();
}

/** In a number an arrow counts, within its bounds; whatever else is pressed is typed. */
function write(field: HTMLInputElement, key: string): void {
  if (field.type !== 'number' || (key !== 'ArrowUp' && key !== 'ArrowDown')) {
    edit(field, key);
    return;
  }
  const before = field.value;
  if (field.readOnly || field.disabled) return;
  if (key === 'ArrowUp') field.stepUp();
  else field.stepDown();
  if (field.value === before) return;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The dialog that has the keyboard: also when what had the focus in it is gone. */
const dialogAt = (target: Element): Element | null =>
  target.closest('dialog') ?? [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/** What an arrow, or the first letters of an option, make of a choice. One letter, also again and again, goes to the next. */
function choose(select: HTMLSelectElement, key: string, typed: string): void {
  const options = [...select.options];
  const { selectedIndex: from } = select;
  const step = STEPS[key];
  const isOne = typed === (typed[0] ?? '').repeat(typed.length);
  const word = (isOne ? (typed[0] ?? '') : typed).toLowerCase();
  const begins = ({ text, disabled }: HTMLOptionElement): boolean =>
    !disabled && word !== '' && text.trim().toLowerCase().startsWith(word);
  const first = from + (isOne ? 1 : 0);
  const found = step === undefined ? [...options.slice(first), ...options.slice(0, first)].find(begins) : undefined;
  const to = step === undefined ? found : options[from + step];
  if (select.disabled || to === undefined || to.disabled || to.selected) return;
  to.selected = true;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What typing a sign, Backspace or Delete makes of the text of a field. */
function edit(field: TextField, key: string): void {
  const erases = key === 'Backspace' || key === 'Delete';
  if ((!erases && key.length > 1) || field.readOnly || field.disabled) return;
  // A number has no caret that could be asked for: it is typed at its end, or over all of it where that is marked.
  const { length } = field.value;
  const whole = field.selectionStart === null && length > 0 && document.getSelection()?.toString() === field.value;
  const [start, end] = [field.selectionStart ?? (whole ? 0 : length), field.selectionEnd ?? length];
  const marked = end > start;
  const from = marked || key !== 'Backspace' ? start : Math.max(0, start - 1);
  const to = marked || key !== 'Delete' ? end : Math.min(length, end + 1);
  const typed = erases ? '' : key;
  const text = field.value.slice(0, from) + typed + field.value.slice(to);
  if (field.maxLength >= 0 && text.length > field.maxLength) return;
  field.value = text;
  if (field.selectionStart !== null) field.setSelectionRange(from + typed.length, from + typed.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: typed, inputType: 'insertText' }));
}

/** A few have one stop: the chosen one, if there is one; whoever comes from one of them goes past the others. */
function isStop(element: Element, from: Element): boolean {
  if (element === from || !isRadio(element)) return true;
  const few = fewAround(element);
  return !few.some((one) => one === from) && (element.checked || !few.some(({ checked }) => checked));
}

/** Goes on with Tab, inside of a dialog where one is open. */
function goTo(by: 1 | -1, from: Element): void {
  const root = dialogAt(from) ?? document;
  const stops = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility() &&
      isStop(element, from),
  );
  const at = stops.findIndex((element) => element === from);
  const next = stops.at(at === -1 ? Math.min(0, by) : (at + by) % stops.length);
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
