import type { SentencesTable, StoredSentences, Telling as StoredTelling } from '../../db/sentences-table.ts';
import type { Telling } from '../../rules/history/history.ts';
import { correctionLine, describe, type Line } from '../../rules/index.ts';
import type { Words } from '../streams/change.ts';
import type { EncounterDeed, EncounterStep } from './encounter-store.ts';
import { plainLines } from './plain-lines.ts';

/** The stored sentences of a telling. */
export const storedTelling = ({ seq, told }: Telling): StoredTelling => ({ line: seq, seq: told });

/** What a line of the story says, with what the journal knows of it. */
export type ToldSentences = Omit<StoredSentences, 'lines'> & { readonly lines: readonly Line[] };

const read = ({ lines, ...stored }: StoredSentences): ToldSentences => ({
  ...stored,
  // Older versions kept each word by itself.
  lines: plainLines(JSON.parse(lines) as Line[]),
});

/** What entries say in words: worked out once, when they are written. */
export class EncounterSentences {
  readonly #table: SentencesTable;

  constructor(table: SentencesTable) {
    this.#table = table;
  }

  /** What an entry says: its own line, and those that it tells anew. */
  sayings(deed: EncounterDeed): readonly Words[] {
    const said: Words[] = [];
    for (const { line, round, lines } of this.#told(deed)) {
      if (lines.length > 0) said.push({ line, round, lines: plainLines(lines) });
    }
    return said;
  }

  /** Keeps what is not in the entry's own row. Call it within the transaction that appends the entry. */
  write({ entry: { seq }, stream, said, taken, brought }: EncounterStep): void {
    for (const { line, round, lines } of said) {
      if (line !== seq) this.#table.retell(stream, { line, seq, round, lines: JSON.stringify(lines) });
    }
    this.#table.mark(stream, taken.map(storedTelling), seq);
    this.#table.mark(stream, brought.map(storedTelling), null);
  }

  /** What a step said that was just written, as {@link of} reads it. */
  saidBy({ entry: { seq, at }, said }: EncounterStep): readonly ToldSentences[] {
    return said.map((told) => ({ ...told, seq, at, undoneAt: null, corrected: false }));
  }

  of(stream: string, telling: StoredTelling): ToldSentences | undefined {
    const stored = this.#table.of(stream, telling);
    return stored && read(stored);
  }

  latest(stream: string, before: number, limit: number): ToldSentences[] {
    return this.#table.latest(stream, before, limit).map(read);
  }

  isAnyBefore(stream: string, before: number): boolean {
    return this.#table.isAnyBefore(stream, before);
  }

  #told({ stream, seq, before, initial, state, events, correction }: EncounterDeed): Words[] {
    const own = { line: seq, round: state.round };
    if (!correction) return [{ ...own, lines: describe(before ?? initial ?? state, events, state) }];
    const retold = correction.retold.map(({ line, before: old, after: now, events: anew }) => ({
      line: line.seq,
      round: now.round,
      lines: describe(old, anew),
    }));
    const was = this.of(stream, storedTelling(correction.of))?.lines ?? [];
    const line = correction.struckOut
      ? correctionLine('struckOut', was[0])
      : correctionLine('corrected', retold[0]?.lines[0]);
    return [...retold, { ...own, lines: [line] }];
  }
}
