import type { SentencesTable, StoredSentences, Telling as StoredTelling } from '../../db/sentences-table.ts';
import type { Telling } from '../../rules/history/history.ts';
import { correctionLine, describe, type Line } from '../../rules/index.ts';
import type { EncounterStep } from './encounter-store.ts';

/** The stored sentences of a telling. */
export const storedTelling = ({ seq, told }: Telling): StoredTelling => ({ line: seq, seq: told });

/** What entries say in words: worked out once, when they are written. */
export class EncounterSentences {
  readonly #table: SentencesTable;
  /** What a step said stays at hand with it: it is told right after it was written. */
  readonly #said = new WeakMap<EncounterStep, readonly StoredSentences[]>();

  constructor(table: SentencesTable) {
    this.#table = table;
  }

  /** Call it within the transaction that also appends the entry. */
  write(step: EncounterStep): void {
    const { entry, stream, taken, brought } = step;
    const { seq, at } = entry;
    const said = this.#tellings(step)
      .filter(({ lines }) => lines.length > 0)
      .map(({ lines, ...told }) => ({ ...told, seq, lines: JSON.stringify(lines) }));
    for (const told of said) this.#table.add(stream, told);
    this.#table.mark(stream, taken.map(storedTelling), seq);
    this.#table.mark(stream, brought.map(storedTelling), null);
    this.#said.set(
      step,
      said.map((told) => ({ ...told, at, undoneAt: null, corrected: false })),
    );
  }

  /** What a step said that was just written. */
  saidBy(step: EncounterStep): readonly StoredSentences[] {
    return this.#said.get(step) ?? [];
  }

  of(stream: string, telling: StoredTelling): StoredSentences | undefined {
    return this.#table.of(stream, telling);
  }

  latest(stream: string, before: number, limit: number): StoredSentences[] {
    return this.#table.latest(stream, before, limit);
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
    const was = JSON.parse(this.#table.of(stream, storedTelling(correction.of))?.lines ?? '[]') as Line[];
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
