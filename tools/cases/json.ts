/** Small helpers for parsed JSON. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `over` laid over `base`, deeply: objects field by field; lists, single values and null take the whole place. */
export function layOver(base: Fields, over: Fields): Fields {
  const laid = new Map<string, unknown>(Object.entries(base));
  for (const [key, value] of Object.entries(over)) {
    const below = laid.get(key);
    laid.set(key, isFields(below) && isFields(value) ? layOver(below, value) : value);
  }
  return Object.fromEntries(laid);
}
