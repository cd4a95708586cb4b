import { linesUpTo, lineAt, type Line } from '../../rules/history/history.ts';
import { accept, refuse, type Outcome, type Refusal } from '../../rules/refusal.ts';
import type { Body, LineEvents } from './entry.ts';
import { decideAll, type StreamModel } from './stream-model.ts';
import type { Current, StreamReader } from './stream-reader.ts';

/** A line whose outcome a correction changes: what it was decided on, and what comes of it now. */
export interface Retold<State, Event> {
  readonly line: Line;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

/** A line that no longer counts. `refusal`: why it cannot be any more; null for the one that was struck out. */
export interface Dropped {
  readonly line: Line;
  readonly refusal: Refusal | null;
}

/** Everything that a correction would do, before it is written. */
export interface Plan<State, Command, Event> {
  readonly of: Line;
  /** What the line says from now on; null: it is struck out. */
  readonly commands: readonly Command[] | null;
  /** The state that it all comes to. */
  readonly state: State;
  readonly changed: readonly Retold<State, Event>[];
  readonly dropped: readonly Dropped[];
  readonly warnings: readonly string[];
}

/** Says what stands in a line's place: the new commands, decided by what was before it; null strikes it out. */
export type Change<State, Command> = (before: State) => Outcome<readonly Command[] | null>;

/**
 * Puts changed commands in the place of an earlier line and decides every later line again, with the dice that stand in its
 * commands. A later line that is then refused (it wants a die that nobody rolled, or its target is gone) is dropped and says
 * why; those after it are decided without it.
 *
 * Refused: `notInPlay` for a line that does not count, `firstLine` for the one that begins it all, `isCorrection` for a
 * correction's own line; and as the new commands are.
 */
export function planCorrection<State, Command, Event>(
  reader: StreamReader<State, Command, Event>,
  model: StreamModel<State, Command, Event>,
  { stream, current, of }: { readonly stream: string; readonly current: Current<State>; readonly of: number },
  change: Change<State, Command>,
): Outcome<Plan<State, Command, Event>> {
  const line = correctable(current, of);
  if (!line.ok) return line;
  const first = line.value;
  const last = current.history.current?.lines ?? first;
  const before = reader.stateAt(stream, first.before);
  const commands = change(before);
  if (!commands.ok) return commands;
  const decided = commands.value === null ? null : decideAll(model, before, commands.value);
  if (decided && !decided.ok) return decided;
  const plan = new Planning<State, Event>(before);
  if (decided) plan.change(first, decided.value.events, decided.value.state);
  else plan.drop(first, null);
  for (const later of linesUpTo(last, first)) {
    const told = reader.told(stream, later);
    if (!told) continue;
    const again = decideAll(model, plan.state, told.commands);
    if (!again.ok) plan.drop(later, again.refusal);
    else if (JSON.stringify(again.value.events) === JSON.stringify(told.events)) plan.keep(again.value.state);
    else plan.change(later, again.value.events, again.value.state);
  }
  const warnings = decided ? decided.value.warnings : [];
  return accept({ of: first, commands: commands.value, warnings, ...plan.result() });
}

/** As {@link planCorrection}, by what was recorded of a correction instead of deciding it. */
export function recordedCorrection<State, Command, Event>(
  reader: StreamReader<State, Command, Event>,
  model: Pick<StreamModel<State, Command, Event>, 'evolve'>,
  { stream, current, body }: { readonly stream: string; readonly current: Current<State>; readonly body: CorrectBody },
  recorded: readonly LineEvents<Event>[],
): { readonly of: Line; readonly state: State; readonly changed: readonly Retold<State, Event>[] } {
  const first = correctable(current, body.of);
  if (!first.ok) throw new RangeError(first.refusal.reason);
  const plan = new Planning<State, Event>(reader.stateAt(stream, first.value.before));
  const anew = new Map(recorded.map(({ line, events }) => [line, events]));
  for (const line of linesUpTo(current.history.current?.lines ?? null, first.value.before)) {
    const told = line.acts ? reader.told(stream, line) : null;
    if (!told || body.dropped.includes(line.seq)) continue;
    const events = anew.get(line.seq);
    const after = (events ?? told.events).reduce((state, event) => model.evolve(state, event), plan.state);
    if (events) plan.change(line, events, after);
    else plan.keep(after);
  }
  return { of: first.value, ...plan.result() };
}

type CorrectBody = Extract<Body<unknown, unknown>, { readonly type: 'correct' }>;

/** The line of an entry, where it can be corrected. */
export function correctable<State>({ history }: Current<State>, of: number): Outcome<Correctable> {
  const line = lineAt(history, of);
  if (!line) return refuse('notInPlay', 'That line does not count; bring it back first.');
  if (!follows(line)) return refuse('firstLine', 'The line that begins it all cannot be corrected.');
  if (!line.acts) return refuse('isCorrection', 'That line is a correction; undo it, or correct the line itself.');
  return accept(line);
}

/** Any line but the one that begins it all. */
type Correctable = Line & { readonly before: Line };

const follows = (line: Line): line is Correctable => line.before !== null;

/** Gathers what becomes of each line in turn. */
class Planning<State, Event> {
  state: State;
  readonly #changed: Retold<State, Event>[] = [];
  readonly #dropped: Dropped[] = [];

  constructor(state: State) {
    this.state = state;
  }

  change(line: Line, events: readonly Event[], after: State): void {
    this.#changed.push({ line, before: this.state, after, events });
    this.state = after;
  }

  keep(after: State): void {
    this.state = after;
  }

  drop(line: Line, refusal: Refusal | null): void {
    this.#dropped.push({ line, refusal });
  }

  result(): Pick<Plan<State, never, Event>, 'state' | 'changed' | 'dropped'> {
    return { state: this.state, changed: this.#changed, dropped: this.#dropped };
  }
}
