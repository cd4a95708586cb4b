import { isFields } from './json.ts';

/**
 * Which fields a part of a case may have. `value` is a single value of any type: whether it is a good one is for the
 * rules to say, so that bad input reaches them.
 */
export type Shape = 'value' | { readonly list: Shape } | { readonly fields: Readonly<Record<string, Shape>> };

export const list = (each: Shape): Shape => ({ list: each });
export const fields = (names: Readonly<Record<string, Shape>>): Shape => ({ fields: names });
/** Fields with single values. */
export const values = (...names: readonly string[]): Shape =>
  fields(Object.fromEntries(names.map((name): [string, Shape] => [name, 'value'])));

/** Something in a case that is not as it must be. */
export interface Mismatch {
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

const join = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

/** Fields that the format does not know, at any depth, and lists and objects where a single value belongs. */
export function shapeMismatches(value: unknown, shape: Shape, path: string): readonly Mismatch[] {
  if (shape === 'value') {
    return isFields(value) || Array.isArray(value) ? [{ path, expected: 'a single value', got: value }] : [];
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return isFields(value) ? [{ path, expected: 'a list', got: value }] : [];
    return value.flatMap((entry: unknown, index) => shapeMismatches(entry, shape.list, join(path, index)));
  }
  if (Array.isArray(value)) return [{ path, expected: 'an object', got: value }];
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const known = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
    if (known === undefined) return [{ path: join(path, key), expected: 'a known field', got: key }];
    return shapeMismatches(entry, known, join(path, key));
  });
}
