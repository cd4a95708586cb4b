import type { Outcome } from '../../rules/refusal.ts';

/** One kind of stream: its rules, and how its state is kept in parts. */
export interface StreamModel<State, Command, Event> {
  /** `after` is the state that the events make of this one, for a model that knows it already. */
  decide(state: State, command: Command): Outcome<Decision<Event> & { readonly after?: State }>;
  evolve(state: State, event: Event): State;
  /**
   * The state in parts. A part that did not change is the same object as before, which is how the store finds what it has
   * to write.
   */
  split(state: State): ReadonlyMap<string, unknown>;
  join(parts: ReadonlyMap<string, unknown>): State;
  /**
   * The parts of `after` that are not the same objects as before, as `split` would give them, where that is known without
   * splitting both; null where it is not.
   */
  touched?(before: State, after: State): readonly (readonly [part: string, value: unknown])[] | null;
}

export interface Decision<Event> {
  readonly events: readonly Event[];
  /** What the game master should know although it was done. */
  readonly warnings: readonly string[];
}

/** Commands decided one after the other, each on what the one before left: all of them, or the first refusal. */
export function decideAll<State, Command, Event>(
  model: StreamModel<State, Command, Event>,
  start: State,
  commands: readonly Command[],
): Outcome<Decision<Event> & { readonly state: State }> {
  let state = start;
  const events: Event[] = [];
  const warnings: string[] = [];
  for (const command of commands) {
    const outcome = model.decide(state, command);
    if (!outcome.ok) return outcome;
    const decided = outcome.value;
    state = decided.after ?? decided.events.reduce((now, event) => model.evolve(now, event), state);
    events.push(...decided.events);
    warnings.push(...decided.warnings);
  }
  return { ok: true, value: { state, events, warnings } };
}
