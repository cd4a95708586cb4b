import type { LogLine } from '../../../../preload/contract/encounter-views.ts';

/** The lines of one entry: one gesture at the table. */
export interface LogEntry {
  /** The entry in whose place it stands, and the one that tells it. */
  readonly key: string;
  readonly line: number;
  /** In the order in which they are told. */
  readonly lines: readonly LogLine[];
}

export interface LogRound {
  readonly key: string;
  readonly title: string;
  /** The newest first. */
  readonly entries: readonly LogEntry[];
}

/**
 * Lines by round and entry, the newest first, so that what just happened is seen at once. A round that was gone back to has
 * a heading of its own each time.
 *
 * @param lines oldest first
 */
export function logRounds(lines: readonly LogLine[]): readonly LogRound[] {
  const rounds: { round: number; entries: { key: string; line: number; lines: LogLine[] }[] }[] = [];
  for (const line of lines) {
    const round = rounds.at(-1);
    const entry = round?.entries.at(-1);
    const key = `${String(line.line)}.${String(line.seq)}`;
    const fresh = { key, line: line.line, lines: [line] };
    if (round?.round !== line.round) rounds.push({ round: line.round, entries: [fresh] });
    else if (entry?.key !== key) round.entries.push(fresh);
    else entry.lines.push(line);
  }
  return rounds.reverse().map(({ round, entries }) => ({
    key: entries[0]?.key ?? '',
    title: round === 0 ? 'Before the first round' : `Round ${round}`,
    entries: entries.reverse(),
  }));
}

/**
 * How many entries a rewind takes back, by the entry that is rewound to. Entries that do not count are left out, and so is
 * the latest, after which nothing is.
 *
 * @param lines oldest first
 */
export function entriesAfter(lines: readonly LogLine[]): ReadonlyMap<number, number> {
  const active = [...new Set(lines.filter(({ undoneAt }) => undoneAt === null).map(({ line }) => line))];
  return new Map(active.slice(0, -1).map((line, index) => [line, active.length - 1 - index]));
}

/** 21:46, by the clock of the reader. */
export const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
