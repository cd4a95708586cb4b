import type { PlayMoment } from '../../../preload/contract/injury-views.ts';
import type { TellingEntry } from '../../db/journal-table.ts';
import type { Stream } from '../../db/streams-table.ts';
import type { History, Line } from '../../rules/history/history.ts';
import { encounterId, type Event, type VitalsOf } from '../../rules/index.ts';
import type { EncounterSentences } from '../encounters/encounter-sentences.ts';
import type { EncounterStore } from '../encounters/encounter-store.ts';
import type { LineEvents } from '../streams/entry.ts';
import type { StreamTables } from '../streams/stream-store.ts';
import { injuryChanges, type InjuryChange } from './injury-changes.ts';

export type Injury = VitalsOf<'stamina-wounds'>['injuries'][number];

/** What became of a party member's injuries at one moment of an encounter. */
export type MemberChange = InjuryChange & {
  readonly member: string;
  readonly when: Omit<PlayMoment, 'name'>;
};

/** Events that can say anything of injuries, or of who is who. */
const TELLING = ['"injuryRecorded"', '"injuryHealed"', '"injurySet"', '"injuries"', '"combatantAdded"'];

type Tables = Pick<StreamTables, 'journal' | 'streams'>;

/**
 * What journals say of injuries. A campaign's encounters are read once, and one again only when it has gone on: looking
 * through a long fight takes a few milliseconds.
 */
export class PastInjuries {
  readonly #tables: Tables;
  readonly #sentences: EncounterSentences;
  readonly #store: EncounterStore;
  readonly #read = new Map<string, { readonly seq: number; readonly changes: readonly MemberChange[] }>();

  /** @param store which entries of an encounter count */
  constructor(tables: Tables, sentences: EncounterSentences, store: EncounterStore) {
    this.#tables = tables;
    this.#sentences = sentences;
    this.#store = store;
  }

  /** The changes of everyone's injuries in a campaign, oldest encounter first. Only what counts: nothing that was undone. */
  changesIn(campaign: string): MemberChange[] {
    const encounters = this.#tables.streams.encountersOf(campaign).toReversed();
    return encounters.flatMap((stream) => this.#changesOf(stream));
  }

  #changesOf({ id }: Stream): readonly MemberChange[] {
    const { journal } = this.#tables;
    const seq = journal.endOf(id)?.seq ?? 0;
    const known = this.#read.get(id);
    if (known?.seq === seq) return known.changes;
    const changes = this.#fold(id, journal.entriesWith(id, TELLING));
    this.#read.set(id, { seq, changes });
    return changes;
  }

  #fold(stream: string, entries: readonly TellingEntry[]): readonly MemberChange[] {
    const telling = new Map(entries.map((entry) => [entry.seq, entry]));
    const members = new Map<string, string>();
    return countedLines(this.#store.read(stream).history).flatMap((line) => {
      const entry = telling.get(line.told);
      if (!entry) return [];
      const round = (): number => this.#sentences.of(stream, { line: line.seq, seq: line.told })?.round ?? 0;
      return eventsOf(entry, line).flatMap((event) => {
        noteMember(members, event);
        return injuryChanges(event).flatMap(({ combatant, ...change }): MemberChange[] => {
          const member = members.get(combatant);
          if (member === undefined) return [];
          return [{ ...change, member, when: { encounter: encounterId(stream), round: round(), at: entry.at } }];
        });
      });
    });
  }
}

/** The lines that count, in their order. */
function countedLines({ current }: History): Line[] {
  const lines: Line[] = [];
  for (let line = current?.lines ?? null; line; line = line.before) lines.push(line);
  return lines.reverse();
}

/** What an entry did at one line; a correction's entry holds several. */
function eventsOf({ type, events }: TellingEntry, line: Line): readonly Event[] {
  const stored = JSON.parse(events) as readonly Event[] | readonly LineEvents<Event>[];
  if (type !== 'correct') return stored as readonly Event[];
  return (stored as readonly LineEvents<Event>[]).find((one) => one.line === line.seq)?.events ?? [];
}

function noteMember(members: Map<string, string>, event: Event): void {
  if (event.type !== 'combatantAdded') return;
  const { id, origin } = event.combatant;
  if (origin?.kind === 'party') members.set(id, origin.id);
}
