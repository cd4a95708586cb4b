import type { JournalEntry, JournalTable } from '../../db/journal-table.ts';
import type { StateTable } from '../../db/state-table.ts';
import type { Stream, StreamsTable } from '../../db/streams-table.ts';
import {
  activeEntries,
  advance,
  canRewindTo,
  emptyHistory,
  entriesBetween,
  redoable,
  undoTarget,
  type History,
} from '../../rules/history/history.ts';
import { accept, refuse, type Outcome } from '../../rules/refusal.ts';
import { stepOf, type Body } from './entry.ts';
import { decideAll, type Decision, type StreamModel } from './stream-model.ts';

export interface StreamTables {
  readonly streams: StreamsTable;
  readonly journal: JournalTable;
  readonly state: StateTable;
  /** Runs the work in one `BEGIN IMMEDIATE` transaction: all of it, or nothing. */
  readonly transaction: <Result>(work: () => Result) => Result;
}

/** Where a stream stands. `seq` is its last entry: the revision of what is shown. */
export interface Current<State> {
  readonly state: State;
  readonly history: History;
  readonly seq: number;
}

/** What one entry did. */
export interface Change<State, Event> {
  readonly stream: string;
  /** null for the first entry of a stream. */
  readonly before: State | null;
  /** What the stream began with, for its first entry alone. */
  readonly initial: State | null;
  readonly after: Current<State>;
  /** Entries that this one took back, and that it brought back. */
  readonly taken: readonly number[];
  readonly brought: readonly number[];
  /** Empty for an undo or a redo: the state is folded anew. */
  readonly events: readonly Event[];
  readonly warnings: readonly string[];
  readonly entry: JournalEntry;
  /** The command id had been committed before; nothing was done now. */
  readonly repeated: boolean;
}

export interface StreamStoreOptions<State, Event> {
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  /** Writes what else belongs to a change, within its transaction. */
  readonly alongside?: (change: Change<State, Event>) => void;
}

/**
 * The streams of one kind: commands in, entries and state out. Everything is decided on the state in memory, committed in
 * one transaction, and only then becomes the state in memory; a disk that refuses leaves both as they were.
 */
export class StreamStore<State, Command, Event> {
  readonly #tables: StreamTables;
  readonly #model: StreamModel<State, Command, Event>;
  readonly #options: StreamStoreOptions<State, Event>;
  readonly #open = new Map<string, Current<State>>();

  constructor(
    tables: StreamTables,
    model: StreamModel<State, Command, Event>,
    options: StreamStoreOptions<State, Event>,
  ) {
    this.#tables = tables;
    this.#model = model;
    this.#options = options;
  }

  /** Makes a stream with its first entry. Refused as the commands are. */
  begin(
    stream: Stream,
    commandId: string,
    initial: State,
    commands: readonly Command[],
  ): Outcome<Change<State, Event>> {
    const repeated = this.#repeated(commandId);
    if (repeated) return repeated;
    const outcome = decideAll(this.#model, initial, commands);
    if (!outcome.ok) return outcome;
    const { state } = outcome.value;
    const body: Body<State, Command> = { type: 'begin', initial, commands };
    return accept(this.#commit(stream, null, commandId, body, state, outcome.value));
  }

  /** One gesture: its commands in order, as one entry. Refused as the commands are; then nothing is written. */
  perform(stream: string, commandId: string, commands: readonly Command[]): Outcome<Change<State, Event>> {
    const repeated = this.#repeated(commandId);
    if (repeated) return repeated;
    const current = this.read(stream);
    const outcome = decideAll(this.#model, current.state, commands);
    if (!outcome.ok) return outcome;
    return accept(
      this.#commit(stream, current, commandId, { type: 'do', commands }, outcome.value.state, outcome.value),
    );
  }

  /** What the commands would do, by the same code; nothing is written. */
  preview(stream: string, commands: readonly Command[]): Outcome<Decision<Event> & { readonly state: State }> {
    return decideAll(this.#model, this.read(stream).state, commands);
  }

  /** Takes back the latest active entry. Refused (`nothingToUndo`) when only the first is left. */
  undo(stream: string, commandId: string): Outcome<Change<State, Event>> {
    const repeated = this.#repeated(commandId);
    if (repeated) return repeated;
    const to = undoTarget(this.read(stream).history);
    return to === null
      ? refuse('nothingToUndo', 'There is nothing to undo.')
      : this.#refold(stream, commandId, { type: 'undo', to });
  }

  /** Takes back every active entry after `to`. Refused (`cannotRewind`) when `to` is no earlier active entry. */
  rewind(stream: string, commandId: string, to: number): Outcome<Change<State, Event>> {
    const repeated = this.#repeated(commandId);
    if (repeated) return repeated;
    if (!canRewindTo(this.read(stream).history, to))
      return refuse('cannotRewind', 'There is nothing to take back after that line.');
    return this.#refold(stream, commandId, { type: 'undo', to });
  }

  /** Brings back what the last undo took. Refused (`nothingToRedo`) after anything new. */
  redo(stream: string, commandId: string): Outcome<Change<State, Event>> {
    const repeated = this.#repeated(commandId);
    if (repeated) return repeated;
    if (redoable(this.read(stream).history) === null) return refuse('nothingToRedo', 'There is nothing to redo.');
    return this.#refold(stream, commandId, { type: 'redo' });
  }

  /**
   * Where a stream stands, from memory or from its rows.
   *
   * @throws Error when there is no such stream, which the callers have checked
   */
  read(stream: string): Current<State> {
    const open = this.#open.get(stream);
    if (open) return open;
    const parts = this.#tables.state.parts(stream);
    if (parts.size === 0) throw new Error(`No stream ${stream}`);
    const entries = this.#tables.journal.stepsOf(stream);
    const history = entries.reduce((past, { seq, ...body }) => advance(past, seq, stepOf(body)), emptyHistory);
    const state = this.#model.join(new Map([...parts].map(([part, text]) => [part, JSON.parse(text) as unknown])));
    const current = { state, history, seq: entries.at(-1)?.seq ?? 0 };
    this.#open.set(stream, current);
    return current;
  }

  /** The state that the active entries give when they are folded from the very first. */
  fold(stream: string, history: History): State {
    const active = new Set(activeEntries(history));
    let state: State | null = null;
    for (const entry of this.#tables.journal.entriesOf(stream)) {
      if (entry.seq === 1) state = (JSON.parse(entry.command) as { initial: State }).initial;
      if (state === null || !active.has(entry.seq)) continue;
      for (const event of JSON.parse(entry.events) as Event[]) state = this.#model.evolve(state, event);
    }
    if (state === null) throw new Error(`Stream ${stream} has no first entry`);
    return state;
  }

  /** Forgets what is in memory, so that the next reading comes from the disk. */
  forget(): void {
    this.#open.clear();
  }

  #refold(stream: string, commandId: string, body: Body<State, Command>): Outcome<Change<State, Event>> {
    const current = this.read(stream);
    const history = advance(current.history, current.seq + 1, stepOf(body));
    const state = this.fold(stream, history);
    return accept(this.#commit(stream, current, commandId, body, state, { events: [], warnings: [] }));
  }

  #repeated(commandId: string): Outcome<Change<State, Event>> | null {
    const entry = this.#tables.journal.byCommand(commandId);
    if (!entry) return null;
    const after = this.read(entry.stream);
    return accept({
      stream: entry.stream,
      before: after.state,
      initial: null,
      after,
      taken: [],
      brought: [],
      events: [],
      warnings: [],
      entry,
      repeated: true,
    });
  }

  #commit(
    stream: Stream | string,
    current: Current<State> | null,
    commandId: string,
    body: Body<State, Command>,
    state: State,
    { events, warnings }: Decision<Event>,
  ): Change<State, Event> {
    const id = typeof stream === 'string' ? stream : stream.id;
    const change = this.#tables.transaction(() => {
      if (typeof stream !== 'string') this.#tables.streams.add(stream);
      const entry = this.#tables.journal.append({
        stream: id,
        commandId,
        at: this.#options.now(),
        command: JSON.stringify(body),
        events: JSON.stringify(events),
      });
      if (current && entry.seq !== current.seq + 1) throw new Error(`Another process has written to ${id}`);
      this.#tables.state.write(id, changedParts(this.#model, current?.state ?? null, state));
      const past = current?.history ?? emptyHistory;
      const history = advance(past, entry.seq, stepOf(body));
      const done: Change<State, Event> = {
        stream: id,
        before: current?.state ?? null,
        initial: body.type === 'begin' ? body.initial : null,
        after: { state, history, seq: entry.seq },
        taken: body.type === 'undo' ? entriesBetween(history, past) : [],
        brought: body.type === 'redo' ? entriesBetween(past, history) : [],
        events,
        warnings,
        entry,
        repeated: false,
      };
      this.#options.alongside?.(done);
      return done;
    });
    this.#open.set(id, change.after);
    return change;
  }
}

/** The parts that are not the same as before, as text; null for those that are gone. */
function changedParts<State, Command, Event>(
  model: StreamModel<State, Command, Event>,
  before: State | null,
  after: State,
): Map<string, string | null> {
  const old = before === null ? new Map<string, unknown>() : model.split(before);
  const now = model.split(after);
  const changed = new Map<string, string | null>();
  for (const [part, value] of now) if (old.get(part) !== value) changed.set(part, JSON.stringify(value));
  for (const part of old.keys()) if (!now.has(part)) changed.set(part, null);
  return changed;
}
