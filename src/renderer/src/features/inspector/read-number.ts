/** What was typed at a number, read; or why it cannot be read, in words. */
export type Read<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string };

const MINUS = /[−–]/g;
const TERMS = /^\d{1,6}(?:[+-]\d{1,6})*$/;
const SIGNED = /^[+-]\d{1,6}(?:[+-]\d{1,6})*$/;
const EXACT = /^=([+-]?\d{1,6}(?:[+-]\d{1,6})*)$/;

const sum = (terms: string): number =>
  (terms.match(/[+-]?\d+/g) ?? []).reduce((total, term) => total + Number(term), 0);

/**
 * A number as it is typed over another. A sign in front changes what stands there: `+2`, `-1`. Anything else sets it: `3`,
 * `8-3` (5), `=3`, and `=-3` where it is to be below zero.
 *
 * @param now what stands there; null: nothing
 */
export function readNumber(text: string, now: number | null): Read<number> {
  const typed = text.replace(MINUS, '-').replace(/\s+/g, '');
  const exact = EXACT.exec(typed)?.[1];
  if (exact !== undefined) return { ok: true, value: sum(exact) };
  if (TERMS.test(typed)) return { ok: true, value: sum(typed) };
  if (SIGNED.test(typed)) return { ok: true, value: (now ?? 0) + sum(typed) };
  if (typed === '') return { ok: false, reason: 'Type a number.' };
  return { ok: false, reason: `“${text.trim()}” is no number: type 3, +2, −1, 8-3 or =3.` };
}

/** As {@link readNumber}, where nothing may stand as well: an empty field, or the word for it. */
export function readOrNone(text: string, now: number | null, none: string): Read<number | null> {
  const typed = text.trim().toLowerCase();
  return typed === '' || typed === none.toLowerCase() || /^[−–-]$/.test(typed)
    ? { ok: true, value: null }
    : readNumber(text, now);
}

/** A number with a true minus sign. */
export const shownNumber = (value: number): string => String(value).replace('-', '−');

/** A number as it is edited: one below zero is set by `=`, for a sign in front would change what stands there. */
export const editedNumber = (value: number): string => (value < 0 ? `=${value}` : String(value));

/** What a text that adds or takes away comes to: "3 → 1"; null where it says so itself. */
export function outcome(text: string, now: number | null): string | null {
  const read = readNumber(text, now);
  if (!read.ok || now === null || read.value === now) return null;
  return /^=?\d+$/.test(text.trim()) ? null : `${shownNumber(now)} → ${shownNumber(read.value)}`;
}
