import type { LogLine } from '../../../preload/contract/encounter-views.ts';

/** At most this many lines of the log are kept on the screen; earlier ones are asked for. */
const MOST_LINES = 300;

/** What is kept by id. */
export type ById<Value> = Readonly<Record<string, Value>>;

/** What is kept without those that went and with those that came. */
export function exchanged<Value>(
  kept: ById<Value>,
  gone: readonly string[],
  coming: readonly (readonly [string, Value])[],
): ById<Value> {
  const without = Object.entries(kept).filter(([id]) => !gone.includes(id));
  return Object.fromEntries([...without, ...coming]);
}

/** Lines that changed stand where they stood, new ones at the end; what is too much falls off the beginning. */
export function mergedLines(
  shown: readonly LogLine[],
  lines: readonly LogLine[],
): { readonly lines: readonly LogLine[]; readonly surplus: number } {
  const changed = new Map(lines.map((line) => [line.key, line]));
  const kept = shown.map((line) => changed.get(line.key) ?? line);
  const known = new Set(kept.map(({ key }) => key));
  const all = [...kept, ...lines.filter(({ key }) => !known.has(key))];
  const surplus = Math.max(0, all.length - MOST_LINES);
  return { lines: all.slice(surplus), surplus };
}
