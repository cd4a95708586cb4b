import type { SentencesTable, StoredSentences, Telling as StoredTelling } from '../../db/sentences-table.ts';
import type { Telling } from '../../rules/history/history.ts';
import { correctionLine, describe, type Line } from '../../rules/index.ts';
import type { EncounterStep } from './encounter-store.ts';

/** The stored sentences of a telling. */
export const storedTelling = ({ seq, told }: Telling): StoredTelling => ({ line: seq, seq: told });

/** What a line of the story says, with what the journal knows of it. */
export type ToldSentences = Omit<StoredSentences, 'lines'> & { readonly lines: readonly Line[] };

const read = ({ lines, ...stored }: StoredSentences): ToldSentences => ({
  ...stored,
  lines: JSON.parse(lines) as Line[],
});

/** What entries say in words: worked out once, when they are written. */
export class EncounterSentences {
  readonly #table: SentencesTable;
  /** What a step said stays at hand with it: it is told right after it was written. */
  readonly #said = new WeakMap<EncounterStep, readonly ToldSentences[]>();

  constructor(table: SentencesTable) {
    this.#table = table;
  }

  /** Call it within the transaction that also appends the entry. */
  write(step: EncounterStep): void {
    const { entry, stream, taken, brought } = step;
    const { seq, at } = entry;
    const said = this.#tellings(step).filter(({ lines }) => lines.length > 0);
    for (const { lines, ...told } of said) this.#table.add(stream, { ...told, seq, lines: JSON.stringify(lines) });
    this.#table.mark(stream, taken.map(storedTelling), seq);
    this.#table.mark(stream, brought.map(storedTelling), null);
    this.#said.set(
      step,
      said.map((told) => ({ ...told, seq, at, undoneAt: null, corrected: false })),
    );
  }

  /** What a step said that was just written. */
  saidBy(step: EncounterStep): readonly ToldSentences[] {
    return this.#said.get(step) ?? [];
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

  /** An entry's own line, and those that it tells anew. */
  #tellings({ stream, before, initial, after, events, correction, entry }: EncounterStep): Told[] {
    const own = { line: entry.seq, round: after.state.round };
    if (!correction) return [{ ...own, lines: describe(before ?? initial ?? after.state, events) }];
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

interface Told {
  readonly line: number;
  readonly round: number;
  readonly lines: readonly Line[];
}
