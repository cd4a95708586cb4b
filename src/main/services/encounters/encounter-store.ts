import type { SentencesTable, Telling as StoredTelling } from '../../db/sentences-table.ts';
import type { Telling } from '../../rules/history/history.ts';
import { correctionLine, describe, type Command, type Encounter, type Event, type Line } from '../../rules/index.ts';
import { StreamStore, type Change, type StreamTables } from '../streams/stream-store.ts';
import { encounterModel } from './encounter-model.ts';

export type EncounterStore = StreamStore<Encounter, Command, Event>;
export type EncounterStep = Change<Encounter, Event>;

export interface EncounterStoreOptions {
  readonly tables: StreamTables;
  readonly sentences: SentencesTable;
  readonly now: () => number;
  /** What else is written with each entry: the party's vitals. */
  readonly alongside: (change: EncounterStep) => void;
}

interface Told {
  readonly line: number;
  readonly round: number;
  readonly lines: readonly Line[];
}

/** What an entry says: its own line, and those that it tells anew. */
function tellings({ before, initial, after, events, correction, entry }: EncounterStep, was: readonly Line[]): Told[] {
  const own = { line: entry.seq, round: after.state.round };
  if (!correction) return [{ ...own, lines: describe(before ?? initial ?? after.state, events) }];
  const retold = correction.retold.map(({ line, before: old, after: now, events: anew }) => ({
    line: line.seq,
    round: now.round,
    lines: describe(old, anew),
  }));
  const line = correction.struckOut
    ? correctionLine('struckOut', was[0])
    : correctionLine('corrected', retold[0]?.lines[0]);
  return [...retold, { ...own, lines: [line] }];
}

/** The stored sentences of a telling. */
export const telling = ({ seq, told }: Telling): StoredTelling => ({ line: seq, seq: told });

/** The encounters' streams. With each entry goes what it says in words, in the same transaction. */
export function makeEncounterStore({ tables, sentences, now, alongside }: EncounterStoreOptions): EncounterStore {
  return new StreamStore(tables, encounterModel, {
    now,
    alongside(change) {
      const { entry, stream, taken, brought, correction } = change;
      const was = correction ? sentences.of(stream, telling(correction.of)) : undefined;
      for (const { line, round, lines } of tellings(change, JSON.parse(was?.lines ?? '[]') as Line[])) {
        if (lines.length > 0) sentences.add(stream, { line, seq: entry.seq, round, lines: JSON.stringify(lines) });
      }
      sentences.mark(stream, taken.map(telling), entry.seq);
      sentences.mark(stream, brought.map(telling), null);
      alongside(change);
    },
  });
}
