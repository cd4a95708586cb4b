import type { LibraryEntryId } from '../../rules/campaign/ids.ts';
import type { Combatant, Command, Encounter, Event } from '../../rules/index.ts';
import type { Change, Deed } from '../streams/change.ts';
import { StreamStore, type StreamTables } from '../streams/stream-store.ts';
import { encounterModel } from './encounter-model.ts';
import type { EncounterSentences } from './encounter-sentences.ts';

export type EncounterStore = StreamStore<Encounter, Command, Event>;
export type EncounterStep = Change<Encounter, Event>;
export type EncounterDeed = Deed<Encounter, Event>;

export interface EncounterStoreOptions {
  readonly tables: StreamTables;
  readonly sentences: EncounterSentences;
  readonly now: () => number;
  /** What else is written with each entry: the party's vitals. */
  readonly alongside: (change: EncounterStep) => void;
}

/** The encounters' streams. Each entry holds what it says in words, and with a correction goes what it tells anew. */
export function makeEncounterStore({ tables, sentences, now, alongside }: EncounterStoreOptions): EncounterStore {
  return new StreamStore(tables, encounterModel, {
    now,
    say: (deed) => sentences.sayings(deed),
    alongside(change) {
      sentences.write(change);
      alongside(change);
    },
  });
}

/** A party member as they were when they were last removed, among the lines that count after a step; null: they never were. */
export function lastRemoved(
  store: EncounterStore,
  { stream, after }: EncounterStep,
  member: LibraryEntryId,
): Combatant | null {
  const event = store.latestEvent(
    stream,
    after.history,
    (one) =>
      one.type === 'combatantRemoved' && one.combatant.origin?.kind === 'party' && one.combatant.origin.id === member,
  );
  return event?.type === 'combatantRemoved' ? event.combatant : null;
}
