import { isFields } from './json.ts';
import type { Mismatch } from './shape.ts';

const below = (path: string, key: string | number): string => `${path}.${key}`;

/**
 * Where `got` differs from `expected`. Every field that is named must be there and equal, others are free; a list must
 * have the same length and equal entries, one by one; a single value must be the same value of the same type.
 */
export function mismatches(expected: unknown, got: unknown, path: string): readonly Mismatch[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(got) || got.length !== expected.length) return [{ path, expected, got }];
    return expected.flatMap((entry: unknown, index) => mismatches(entry, got[index], below(path, index)));
  }
  if (isFields(expected)) {
    if (!isFields(got)) return [{ path, expected, got }];
    return Object.entries(expected).flatMap(([key, entry]) =>
      mismatches(entry, Object.hasOwn(got, key) ? got[key] : undefined, below(path, key)),
    );
  }
  return expected === got ? [] : [{ path, expected, got }];
}
