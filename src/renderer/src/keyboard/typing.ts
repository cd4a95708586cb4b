/** Inputs that take no text: letters pressed on them are free for shortcuts. */
const TEXTLESS = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether what is pressed here is typed: a text field, an editable text, or a list that jumps to the letter. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !TEXTLESS.has(target.type) && !target.readOnly && !target.disabled;
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
