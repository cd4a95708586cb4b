import type { Command, Encounter, Event } from '../../rules/index.ts';
import { StreamStore, type Change, type StreamTables } from '../streams/stream-store.ts';
import { encounterModel } from './encounter-model.ts';
import type { EncounterSentences } from './encounter-sentences.ts';

export type EncounterStore = StreamStore<Encounter, Command, Event>;
export type EncounterStep = Change<Encounter, Event>;

export interface EncounterStoreOptions {
  readonly tables: StreamTables;
  readonly sentences: EncounterSentences;
  readonly now: () => number;
  /** What else is written with each entry: the party's vitals. */
  readonly alongside: (change: EncounterStep) => void;
}

/** The encounters' streams. With each entry goes what it says in words, in the same transaction. */
export function makeEncounterStore({ tables, sentences, now, alongside }: EncounterStoreOptions): EncounterStore {
  return new StreamStore(tables, encounterModel, {
    now,
    alongside(change) {
      sentences.write(change);
      alongside(change);
    },
  });
}
