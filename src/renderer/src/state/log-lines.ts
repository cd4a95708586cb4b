import type { LogLine } from '../../../preload/contract/encounter-views.ts';

/** Where a line stands: by the entry in whose place it is, then by the one that tells it, then within that. */
export const inOrder = (one: LogLine, other: LogLine): number =>
  one.line - other.line || one.seq - other.seq || placeIn(one) - placeIn(other);

/** The lines of two lists, each once, later ones in the place of earlier ones, by entry and within it by line. */
export function joinLines(some: readonly LogLine[], others: readonly LogLine[]): readonly LogLine[] {
  const unique = new Map([...some, ...others].map((line) => [line.key, line]));
  return [...unique.values()].sort(inOrder);
}

/** The lines as they were, those that changed anew; none is added. */
export function renewLines(lines: readonly LogLine[], changes: readonly LogLine[]): readonly LogLine[] {
  const changed = new Map(changes.map((line) => [line.key, line]));
  return lines.map((line) => changed.get(line.key) ?? line);
}

/** A line is about whom it speaks of, and about everyone else it names. */
export const isAbout = ({ combatant, parts }: LogLine, id: string): boolean =>
  combatant === id || parts.some((part) => part.kind === 'name' && part.combatant === id);

const placeIn = ({ key }: LogLine): number => Number(key.slice(key.lastIndexOf('.') + 1));
