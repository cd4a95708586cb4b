import type { LogLine } from '../../../../preload/contract/encounter-views.ts';

/** The lines of one entry: one gesture at the table. */
export interface LogEntry {
  readonly seq: number;
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
  const rounds: { round: number; entries: { seq: number; lines: LogLine[] }[] }[] = [];
  for (const line of lines) {
    const round = rounds.at(-1);
    const entry = round?.entries.at(-1);
    if (round?.round !== line.round) rounds.push({ round: line.round, entries: [{ seq: line.seq, lines: [line] }] });
    else if (entry?.seq !== line.seq) round.entries.push({ seq: line.seq, lines: [line] });
    else entry.lines.push(line);
  }
  return rounds.reverse().map(({ round, entries }) => ({
    key: String(entries[0]?.seq),
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
  const active = [...new Set(lines.filter(({ undoneAt }) => undoneAt === null).map(({ seq }) => seq))];
  return new Map(active.slice(0, -1).map((seq, index) => [seq, active.length - 1 - index]));
}

/** 21:46, by the clock of the reader. */
export const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
