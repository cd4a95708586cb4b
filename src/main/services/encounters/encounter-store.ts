import type { SentencesTable } from '../../db/sentences-table.ts';
import { describe, type Command, type Encounter, type Event } from '../../rules/index.ts';
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

/** The encounters' streams. With each entry goes what it says in words, in the same transaction. */
export function makeEncounterStore({ tables, sentences, now, alongside }: EncounterStoreOptions): EncounterStore {
  return new StreamStore(tables, encounterModel, {
    now,
    alongside(change) {
      const { before, initial, after, events, entry, stream, taken, brought } = change;
      const lines = describe(before ?? initial ?? after.state, events);
      if (lines.length > 0) {
        sentences.add(stream, { seq: entry.seq, round: after.state.round, lines: JSON.stringify(lines) });
      }
      if (taken.length > 0) sentences.mark(stream, taken, entry.seq);
      if (brought.length > 0) sentences.mark(stream, brought, null);
      alongside(change);
    },
  });
}
