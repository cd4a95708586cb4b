/** A row that can be picked by name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Case and accents do not count when looking for something. */
export const plainly = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const SHORT = /^(\p{L}+) ?(\d+)$/u;

/** `r3` is Raider 3: the beginning of a name, and its number. */
function isShort(name: string, typed: string): boolean {
  const [, beginning = '', number = ''] = SHORT.exec(typed) ?? [];
  return number !== '' && name.startsWith(beginning) && name.endsWith(` ${number}`);
}

/**
 * Those whose name begins as typed, or is meant by a beginning and a number (`r3` for Raider 3); after them those of whom a
 * later word begins so. Case and accents do not count. In the given order, nobody for an empty text.
 */
export function namesFound(typed: string, rows: readonly Named[]): readonly Named[] {
  const text = plainly(typed).trimStart();
  if (text.trim() === '') return [];
  const named = rows.map((row) => ({ row, name: plainly(row.name) }));
  const first = named.filter(({ name }) => name.startsWith(text) || isShort(name, text.trim()));
  const later = named.filter((one) => !first.includes(one) && one.name.includes(` ${text}`));
  return [...first, ...later].map(({ row }) => row);
}
