import type { LogLine } from '../../../preload/contract/encounter-views.ts';
import { inOrder } from './log-lines.ts';

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

/**
 * Lines that changed stand where they stood, new ones in the order of the log; what is too much falls off the beginning, and
 * so does what is told anew before the first line on the screen.
 */
export function mergedLines(
  shown: readonly LogLine[],
  lines: readonly LogLine[],
): { readonly lines: readonly LogLine[]; readonly surplus: number } {
  const changed = new Map(lines.map((line) => [line.key, line]));
  const kept = shown.map((line) => changed.get(line.key) ?? line);
  const known = new Set(kept.map(({ key }) => key));
  const fresh = lines.filter(({ key }) => !known.has(key));
  const all = [...kept, ...fresh].sort(inOrder);
  const before = all.findIndex(({ line }) => line >= (shown[0]?.line ?? 0));
  const surplus = Math.max(0, all.length - MOST_LINES, before);
  return { lines: all.slice(surplus), surplus };
}
