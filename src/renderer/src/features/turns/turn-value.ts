/** The value that was typed: a whole number from −999 to 999; null: none; undefined: it is no such number. */
export function readTurnValue(text: string): number | null | undefined {
  const typed = text.trim().replace(/^[−–]/, '-');
  if (typed === '') return null;
  return /^[-+]?\d{1,3}$/.test(typed) ? Number(typed) : undefined;
}

export const NOT_A_VALUE = 'A turn value is a whole number from −999 to 999.';
