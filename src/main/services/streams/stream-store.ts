import { CommittedBefore, type JournalTable, type NewEntry } from '../../db/journal-table.ts';
import type { Stream, StreamsTable } from '../../db/streams-table.ts';
import {
  advance,
  canRewindTo,
  difference,
  emptyHistory,
  redoable,
  undoTarget,
  type History,
  type Line,
} from '../../rules/history/history.ts';
import { accept, refuse, type Outcome } from '../../rules/refusal.ts';
import {
  correctable,
  planCorrection,
  recordedCorrection,
  type Change as LineChange,
  type Plan,
  type Retold,
} from './correction.ts';
import type { Change, Correction, Deed, Words } from './change.ts';
import { stepOf, type Back, type Body, type LineEvents, type Said } from './entry.ts';
import { changedParts, keepEqualParts } from './state-parts.ts';
import { decideAll, type Decision, type StreamModel } from './stream-model.ts';
import { StreamReader, type Current, type ReadableTables, type Told } from './stream-reader.ts';

export type { Current } from './stream-reader.ts';

export interface StreamTables extends ReadableTables {
  readonly streams: StreamsTable;
  readonly journal: JournalTable;
  /** Runs the work in one `BEGIN IMMEDIATE` transaction: all of it, or nothing. */
  readonly transaction: <Result>(work: () => Result) => Result;
}

export interface StreamStoreOptions<State, Event> {
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  /** What an entry says in words; its own are kept in its row. */
  readonly say?: (deed: Deed<State, Event>) => readonly Words[];
  /** Writes what else belongs to a change, within its transaction. */
  readonly alongside?: (change: Change<State, Event>) => void;
  /** So many entries lie between two snapshots; a test takes fewer. */
  readonly snapshotEvery?: number;
}

/** So many entries lie between two snapshots: folding them takes a few milliseconds. */
const SNAPSHOT_EVERY = 500;

/** So many lines are looked through for one of a kind. */
const LOOK_BACK = 1000;

/** What is about to be committed. */
interface Intent<State, Command, Event> extends Decision<Event> {
  readonly body: Body<State, Command>;
  readonly state: State;
  readonly correction?: Correction<State, Event>;
}

/**
 * The streams of one kind: commands in, entries and state out. Everything is decided on the state in memory, committed in
 * one transaction, and only then becomes the state in memory; a disk that refuses leaves both as they were.
 */
export class StreamStore<State, Command, Event> {
  readonly #tables: StreamTables;
  readonly #model: StreamModel<State, Command, Event>;
  readonly #options: StreamStoreOptions<State, Event>;
  readonly #reader: StreamReader<State, Command, Event>;
  readonly #open = new Map<string, Current<State>>();
  /** The last entry of each stream that has a snapshot. */
  readonly #snapshots = new Map<string, number>();

  constructor(
    tables: StreamTables,
    model: StreamModel<State, Command, Event>,
    options: StreamStoreOptions<State, Event>,
  ) {
    this.#tables = tables;
    this.#model = model;
    this.#options = options;
    this.#reader = new StreamReader(tables, model);
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
    const body: Body<State, Command> = { type: 'begin', initial, commands };
    return accept(this.#commit(stream, null, commandId, { ...outcome.value, body }));
  }

  /** One gesture: its commands in order, as one entry. Refused as the commands are; then nothing is written. */
  perform(
    stream: string,
    commandId: string,
    commands: readonly Command[],
    entered?: unknown,
  ): Outcome<Change<State, Event>> {
    return this.performMade(stream, commandId, () => accept({ commands, entered }));
  }

  /**
   * As `perform`, with commands that are made of the state as it is now. A gesture that was committed before is not committed
   * again, nor refused: what it answered may no longer be owed.
   */
  performMade(
    stream: string,
    commandId: string,
    make: (state: State) => Outcome<Said<Command>>,
  ): Outcome<Change<State, Event>> {
    const current = this.read(stream);
    const made = make(current.state);
    if (!made.ok) return this.#repeated(commandId) ?? made;
    const { commands, entered } = made.value;
    const outcome = decideAll(this.#model, current.state, commands);
    if (!outcome.ok) return this.#repeated(commandId) ?? outcome;
    const body: Body<State, Command> = { type: 'do', commands, entered };
    try {
      return accept(this.#commit(stream, current, commandId, { ...outcome.value, body }));
    } catch (error) {
      // Nearly no gesture is sent twice: that it was is found when it is written, instead of being asked each time.
      const repeated = error instanceof CommittedBefore ? this.#repeated(commandId) : null;
      if (repeated) return repeated;
      throw error;
    }
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
      : this.#step(stream, commandId, { type: 'undo', to });
  }

  /** Takes back every line after `to`. Refused (`cannotRewind`) when `to` is no earlier line that counts. */
  rewind(stream: string, commandId: string, to: number): Outcome<Change<State, Event>> {
    const repeated = this.#repeated(commandId);
    if (repeated) return repeated;
    if (!canRewindTo(this.read(stream).history, to))
      return refuse('cannotRewind', 'There is nothing to take back after that line.');
    return this.#step(stream, commandId, { type: 'rewind', to });
  }

  /** Brings back what the last undo took. Refused (`nothingToRedo`) after anything new. */
  redo(stream: string, commandId: string): Outcome<Change<State, Event>> {
    const repeated = this.#repeated(commandId);
    if (repeated) return repeated;
    if (redoable(this.read(stream).history) === null) return refuse('nothingToRedo', 'There is nothing to redo.');
    return this.#step(stream, commandId, { type: 'redo' });
  }

  /** What a line says, where it can be corrected; refused as {@link planCorrection}. */
  lineToCorrect(stream: string, of: number): Outcome<Told<Command, Event> & { readonly line: Line }> {
    const line = correctable(this.read(stream), of);
    if (!line.ok) return line;
    const told = this.#reader.told(stream, line.value);
    if (!told) throw new Error(`Line ${String(of)} of ${stream} says nothing`);
    return accept({ ...told, line: line.value });
  }

  /** The latest line that counts and says something of this kind; it is looked for among the last 1000. */
  latestLine(
    stream: string,
    isMeant: (told: Told<Command, Event>) => boolean,
  ): (Told<Command, Event> & { readonly line: Line }) | null {
    let line = this.read(stream).history.current?.lines ?? null;
    for (let looked = 0; line?.before && looked < LOOK_BACK; looked += 1) {
      const told = this.#reader.told(stream, line);
      if (told && isMeant(told)) return { ...told, line };
      line = line.before;
    }
    return null;
  }

  /** The latest event of this kind among the lines that count in a history; they are read back from the last. */
  latestEvent(stream: string, { current }: History, isMeant: (event: Event) => boolean): Event | null {
    for (let line = current?.lines ?? null; line; line = line.before) {
      const event = this.#reader.eventsOf(stream, line).findLast(isMeant);
      if (event !== undefined) return event;
    }
    return null;
  }

  /** When an entry was written, in milliseconds since 1970; null: there is none of this number. */
  readonly writtenAt = (stream: string, seq: number): number | null =>
    this.#tables.journal.entry(stream, seq)?.at ?? null;

  /** Whether a command id has been committed. */
  isDone(commandId: string): boolean {
    return this.#tables.journal.byCommand(commandId) !== undefined;
  }

  /** The state that a line was decided on. Refused as {@link planCorrection}. */
  stateBefore(stream: string, of: number): Outcome<State> {
    const line = correctable(this.read(stream), of);
    return line.ok ? accept(this.#reader.stateAt(stream, line.value.before)) : line;
  }

  /** What a correction would do; nothing is written. Refused as {@link planCorrection}. */
  planCorrection(stream: string, of: number, change: LineChange<State, Command>): Outcome<Plan<State, Command, Event>> {
    return planCorrection(this.#reader, this.#model, { stream, current: this.read(stream), of }, change);
  }

  /** Puts a changed line in the place of an earlier one, and decides the later ones again; as one entry. */
  correct(
    stream: string,
    commandId: string,
    of: number,
    { change, entered }: { readonly change: LineChange<State, Command>; readonly entered?: unknown },
  ): Outcome<Change<State, Event>> {
    const repeated = this.#repeated(commandId);
    if (repeated) return repeated;
    const plan = this.planCorrection(stream, of, change);
    if (!plan.ok) return plan;
    const { of: line, commands, changed, dropped, state, warnings } = plan.value;
    const body: Body<State, Command> = {
      type: 'correct',
      of,
      changed: changed.map((one) => one.line.seq),
      dropped: dropped.map((one) => one.line.seq),
      commands,
      entered,
    };
    const current = this.read(stream);
    const after = keepEqualParts(this.#model, current.state, state);
    const correction = { of: line, struckOut: commands === null, retold: changed };
    return accept(this.#commit(stream, current, commandId, { body, state: after, correction, events: [], warnings }));
  }

  /**
   * Commits an entry as it was recorded, without deciding it again: the rules may have changed since.
   *
   * @param events as the journal holds them: of the entry, or for a correction those of each line
   * @throws RangeError for an entry that cannot follow on those before it
   */
  replay(
    stream: Stream,
    commandId: string,
    body: Body<State, Command>,
    events: readonly Event[] | readonly LineEvents<Event>[],
  ): void {
    if (body.type === 'begin' || body.type === 'do') {
      const own = events as readonly Event[];
      const current = body.type === 'begin' ? null : this.read(stream.id);
      const start = body.type === 'begin' ? body.initial : this.read(stream.id).state;
      const state = own.reduce((now, event) => this.#model.evolve(now, event), start);
      this.#commit(current ? stream.id : stream, current, commandId, { body, state, events: own, warnings: [] });
    } else if (body.type === 'correct') {
      const current = this.read(stream.id);
      const input = { stream: stream.id, current, body };
      const recorded = events as readonly LineEvents<Event>[];
      const { of, state, changed } = recordedCorrection(this.#reader, this.#model, input, recorded);
      const correction = { of, struckOut: body.commands === null, retold: changed };
      this.#commit(stream.id, current, commandId, { body, state, correction, events: [], warnings: [] });
    } else this.#step(stream.id, commandId, body);
  }

  /**
   * Where a stream stands, from memory or from its rows.
   *
   * @throws Error when there is no such stream, which the callers have checked
   */
  read(stream: string): Current<State> {
    const open = this.#open.get(stream);
    if (open) return open;
    const current = this.#reader.read(stream);
    this.#open.set(stream, current);
    return current;
  }

  /** The state of a history by its journal alone, folded from the very first entry. */
  fold(stream: string, { current }: History): State {
    if (!current) throw new Error(`Stream ${stream} has no first entry`);
    return this.#reader.fold(stream, current.lines);
  }

  /** Forgets what is in memory, so that the next reading comes from the disk. */
  forget(): void {
    this.#open.clear();
    this.#snapshots.clear();
  }

  #step(stream: string, commandId: string, body: Back): Outcome<Change<State, Event>> {
    const current = this.read(stream);
    const history = advance(current.history, current.seq + 1, stepOf(body));
    if (!history.current) throw new Error(`Nothing of ${stream} is left`);
    const folded = this.#reader.stateAt(stream, history.current.lines);
    const state = keepEqualParts(this.#model, current.state, folded);
    return accept(this.#commit(stream, current, commandId, { body, state, events: [], warnings: [] }));
  }

  #repeated(commandId: string): Outcome<Change<State, Event>> | null {
    const entry = this.#tables.journal.byCommand(commandId);
    if (!entry) return null;
    const after = this.read(entry.stream);
    const nothing = { initial: null, taken: [], brought: [], correction: null, events: [], said: [], warnings: [] };
    return accept({ ...nothing, stream: entry.stream, before: after.state, after, entry, repeated: true });
  }

  #commit(
    stream: Stream | string,
    current: Current<State> | null,
    commandId: string,
    intent: Intent<State, Command, Event>,
  ): Change<State, Event> {
    const id = typeof stream === 'string' ? stream : stream.id;
    const { body, state, correction = null, events, warnings } = intent;
    const seq = (current?.seq ?? 0) + 1;
    const before = current?.state ?? null;
    const initial = body.type === 'begin' ? body.initial : null;
    const deed = { stream: id, seq, before, initial, state, correction, events };
    const keeps = this.#isSnapshotDue(id, seq, body.type);
    const change = this.#tables.transaction(() => {
      if (typeof stream !== 'string') this.#tables.streams.add(stream);
      const said = this.#options.say?.(deed) ?? [];
      const added = { ...recorded(deed, body, said), commandId, at: this.#options.now() };
      const entry = this.#tables.journal.append(added, current);
      this.#tables.state.write(id, changedParts(this.#model, before, state));
      const past = current?.history ?? emptyHistory;
      const history = advance(past, seq, stepOf(body));
      if (keeps) this.#tables.snapshots.add(id, seq, JSON.stringify(state));
      const { taken, brought } = difference(past.current, history.current);
      const done: Change<State, Event> = {
        stream: id,
        before,
        initial,
        after: { state, history, seq, hash: entry.hash, place: entry.place },
        taken,
        brought: brought.filter(({ told }) => told !== seq),
        correction,
        events,
        said,
        warnings,
        entry,
        repeated: false,
      };
      this.#options.alongside?.(done);
      return done;
    });
    this.#open.set(id, change.after);
    if (keeps) this.#snapshots.set(id, change.entry.seq);
    return change;
  }

  /**
   * The beginning puts everybody in, and a correction makes a state that no other fold comes by; both are kept at once. A step
   * back leads to a state that an earlier entry made.
   */
  #isSnapshotDue(stream: string, seq: number, type: Body<State, Command>['type']): boolean {
    if (type === 'correct' || type === 'begin') return true;
    if (type !== 'do') return false;
    const last = this.#snapshots.get(stream) ?? this.#tables.snapshots.lastOf(stream);
    this.#snapshots.set(stream, last);
    return seq - last >= (this.#options.snapshotEvery ?? SNAPSHOT_EVERY);
  }
}

/** An entry as its row keeps it, with what it says in its own place. */
function recorded<State, Command, Event>(
  { stream, seq, correction, events }: Deed<State, Event>,
  body: Body<State, Command>,
  said: readonly Words[],
): Omit<NewEntry, 'commandId' | 'at'> {
  const step = stepOf(body);
  const own = said.find(({ line }) => line === seq);
  return {
    stream,
    command: JSON.stringify(body),
    events: JSON.stringify(correction ? correction.retold.map(eventsOfLine) : events),
    step: step.type === 'do' ? null : step.type,
    words: own ? { round: own.round, lines: JSON.stringify(own.lines) } : null,
  };
}

const eventsOfLine = <State, Event>({ line, events }: Retold<State, Event>): LineEvents<Event> => ({
  line: line.seq,
  events,
});
