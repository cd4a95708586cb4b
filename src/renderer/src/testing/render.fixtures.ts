import { flushSync, unmount } from 'svelte';
import { onTestFinished } from 'vitest';

/** Draws into an empty page; what is drawn is taken away when the test is over. `show` mounts into the target. */
export function render(show: (target: HTMLElement) => Record<string, unknown>): void {
  document.body.innerHTML = '<div id="app"></div>';
  const target = document.getElementById('app');
  if (!target) throw new Error('no #app');
  const mounted = show(target);
  flushSync();
  onTestFinished(() => unmount(mounted));
}

const IMPLICIT: Readonly<Record<string, string>> = {
  button: 'button',
  dialog: 'dialog',
  textbox: 'input:not([type]), input[type=text], textarea',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  spinbutton: 'input[type=number]',
  form: 'form',
  radio: 'input[type=radio]',
  heading: 'h1, h2, h3, h4',
  listitem: 'li',
  region: 'section[aria-label], section[aria-labelledby]',
};

const textOf = (ids: string): string =>
  ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent.trim() ?? '')
    .join(' ');

/** The name a screen reader says: aria-labelledby, aria-label, a label, or the text inside. */
function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== null) return textOf(labelledBy);
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const forLabel = element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`);
  const around = forLabel ?? element.closest('label');
  return (around ?? element).textContent.replaceAll(/\s+/g, ' ').trim();
}

/** Everything with this role, by attribute or by element, in the order of the page. */
export function allByRole(role: string): readonly HTMLElement[] {
  const selector = `[role="${role}"]${role in IMPLICIT ? `, :is(${IMPLICIT[role] ?? ''}):not([role])` : ''}`;
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** The names of everything with this role. */
export const namesByRole = (role: string): readonly string[] => allByRole(role).map(nameOf);

/** The one element with this role and name. @throws {Error} when there is none, or more than one */
export function byRole(role: string, name: string): HTMLElement {
  const found = allByRole(role).filter((element) => nameOf(element) === name);
  const [first] = found;
  if (!first || found.length > 1) {
    throw new Error(`${found.length} of ${role} "${name}"; there are: ${namesByRole(role).join(' | ')}`);
  }
  return first;
}

/** What describes an element to a screen reader. */
export const descriptionOf = (element: Element): string => textOf(element.getAttribute('aria-describedby') ?? '');

/** Presses a key on whatever has the focus. @returns the event, to ask whether it was used */
export function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  (document.activeElement ?? document.body).dispatchEvent(event);
  flushSync();
  return event;
}

export function click(element: HTMLElement): void {
  element.click();
  flushSync();
}

export function type(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('not an input');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
