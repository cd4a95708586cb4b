import type { JournalEntry } from '../../db/journal-table.ts';
import type { Line, Telling } from '../../rules/history/history.ts';
import type { Line as Sentence } from '../../rules/index.ts';
import type { Retold } from './correction.ts';
import type { Current } from './stream-reader.ts';

/** What an entry is about to do. */
export interface Deed<State, Event> {
  readonly stream: string;
  /** The entry's number. */
  readonly seq: number;
  /** null for the first entry of a stream. */
  readonly before: State | null;
  /** What the stream began with, for its first entry alone. */
  readonly initial: State | null;
  readonly state: State;
  /** What is corrected; null for anything else. */
  readonly correction: Correction<State, Event> | null;
  /** Empty for anything but a gesture: the state is folded anew. */
  readonly events: readonly Event[];
}

/** What an entry says in words in the place of a line: its own, or one that it tells anew. */
export interface Words {
  readonly line: number;
  readonly round: number;
  /** One at least. */
  readonly lines: readonly Sentence[];
}

/** What one entry did. */
export interface Change<State, Event> extends Omit<Deed<State, Event>, 'seq' | 'state'> {
  readonly after: Current<State>;
  /** Tellings that no longer count, and earlier ones that count again. */
  readonly taken: readonly Telling[];
  readonly brought: readonly Telling[];
  readonly said: readonly Words[];
  readonly warnings: readonly string[];
  readonly entry: JournalEntry;
  /** The command id had been committed before; nothing was done now. */
  readonly repeated: boolean;
}

export interface Correction<State, Event> {
  /** The line as it was told before. */
  readonly of: Line;
  /** It is told no more. */
  readonly struckOut: boolean;
  /** Lines that are told anew, in their order: `of` itself unless it is struck out, and later ones. */
  readonly retold: readonly Retold<State, Event>[];
}
