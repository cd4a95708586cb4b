import type { JournalTable, StreamEnd } from '../../db/journal-table.ts';
import type { SnapshotsTable } from '../../db/snapshots-table.ts';
import type { StateTable } from '../../db/state-table.ts';
import { advance, emptyHistory, linesUpTo, type History, type Line } from '../../rules/history/history.ts';
import { storedStep, type Body, type LineEvents, type Said } from './entry.ts';
import type { StreamModel } from './stream-model.ts';

export interface ReadableTables {
  readonly journal: JournalTable;
  readonly state: StateTable;
  readonly snapshots: SnapshotsTable;
}

/** Where a stream stands, up to its last entry: `seq` is the revision of what is shown. */
export interface Current<State> extends StreamEnd {
  readonly state: State;
  readonly history: History;
}

/** What a line says and what came of it. */
export interface Told<Command, Event> extends Said<Command> {
  readonly events: readonly Event[];
}

/** Reads streams from their rows and folds them from their journal. Writes nothing and keeps nothing. */
export class StreamReader<State, Command, Event> {
  readonly #tables: ReadableTables;
  readonly #model: StreamModel<State, Command, Event>;

  constructor(tables: ReadableTables, model: StreamModel<State, Command, Event>) {
    this.#tables = tables;
    this.#model = model;
  }

  /**
   * Where a stream stands by its rows.
   *
   * @throws Error when there is no such stream, which the callers have checked
   */
  read(stream: string): Current<State> {
    const parts = this.#tables.state.parts(stream);
    if (parts.size === 0) throw new Error(`No stream ${stream}`);
    const state = this.#model.join(new Map([...parts].map(([part, text]) => [part, JSON.parse(text) as unknown])));
    const end = this.#tables.journal.endOf(stream);
    if (!end) throw new Error(`Stream ${stream} has no entry`);
    return { ...end, state, history: this.#history(stream, end.seq) };
  }

  /** The state after a line, folded from the nearest snapshot. */
  stateAt(stream: string, line: Line): State {
    const { snapshots } = this.#tables;
    const kept = new Set(snapshots.seqsOf(stream));
    for (let at: Line | null = line; at; at = at.before) {
      const text = at.version !== null && kept.has(at.version) ? snapshots.get(stream, at.version) : undefined;
      if (text !== undefined) return this.#fold(stream, JSON.parse(text) as State, linesUpTo(line, at));
    }
    return this.fold(stream, line);
  }

  /** The state after a line, folded from the very first entry. */
  fold(stream: string, line: Line): State {
    const first = this.#body(stream, 1);
    if (first.type !== 'begin') throw new Error(`Stream ${stream} has no first entry`);
    return this.#fold(stream, first.initial, linesUpTo(line));
  }

  /** What a line says, as it is told now; null for a correction's own line, which does nothing by itself. */
  told(stream: string, line: Line): Told<Command, Event> | null {
    const body = this.#body(stream, line.said);
    if (!line.acts || !('commands' in body)) return null;
    const { commands, entered } = { entered: undefined, ...body };
    return { commands: commands ?? [], entered, events: this.eventsOf(stream, line) };
  }

  #fold(stream: string, start: State, lines: readonly Line[]): State {
    let state = start;
    for (const line of lines) {
      for (const event of this.eventsOf(stream, line)) state = this.#model.evolve(state, event);
    }
    return state;
  }

  /** What came of a line, as it is told now; nothing of a correction's own line. */
  eventsOf(stream: string, line: Line): readonly Event[] {
    if (!line.acts) return [];
    const events = JSON.parse(this.#entry(stream, line.told).events) as readonly unknown[];
    if (line.told === line.seq) return events as readonly Event[];
    return (events as readonly LineEvents<Event>[]).find((one) => one.line === line.seq)?.events ?? [];
  }

  #body(stream: string, seq: number): Body<State, Command> {
    return JSON.parse(this.#entry(stream, seq).command) as Body<State, Command>;
  }

  #entry(stream: string, seq: number): { readonly command: string; readonly events: string } {
    const entry = this.#tables.journal.entry(stream, seq);
    if (!entry) throw new Error(`Stream ${stream} has no entry ${String(seq)}`);
    return entry;
  }

  /** Most entries do something: only the others are read, and told apart by an index. */
  #history(stream: string, last: number): History {
    const steps = new Map(this.#tables.journal.stepsOf(stream).map((step) => [step.seq, storedStep(step)]));
    let history = emptyHistory;
    for (let seq = 1; seq <= last; seq += 1) history = advance(history, seq, steps.get(seq) ?? { type: 'do' });
    return history;
  }
}
