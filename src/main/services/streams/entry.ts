import type { Correct, Step } from '../../rules/history/history.ts';
import type { StoredStep } from '../../db/journal-table.ts';

/**
 * What an entry of a journal says. One gesture is one entry, even where it takes several commands (an encounter begins with
 * its combatants and its first round). `begin` is always the first entry of its stream and no other.
 */
export type Body<State, Command> =
  | { readonly type: 'begin'; readonly initial: State; readonly commands: readonly Command[] }
  | ({ readonly type: 'do' } & Said<Command>)
  | Back
  /** The commands take the place of the line's own; null strikes the line out. Its events are those of each changed line. */
  | (Correct & { readonly commands: readonly Command[] | null; readonly entered?: unknown });

/** Steps through the history that say nothing of their own. */
export type Back =
  | { readonly type: 'undo'; readonly to: number }
  | { readonly type: 'rewind'; readonly to: number }
  | { readonly type: 'redo' };

/** Commands, and what a person entered that they were made of, so that it can be opened again. */
export interface Said<Command> {
  readonly commands: readonly Command[];
  /** JSON; absent for a gesture that is not typed. */
  readonly entered?: unknown;
}

/** The events of one line in a correction's entry. */
export interface LineEvents<Event> {
  readonly line: number;
  readonly events: readonly Event[];
}

/** What an entry means for the history. */
export function stepOf(body: Body<unknown, unknown>): Step {
  switch (body.type) {
    case 'begin':
    case 'do':
      return { type: 'do' };
    case 'undo':
    case 'rewind':
      return { type: body.type, to: body.to };
    case 'redo':
      return { type: 'redo' };
    case 'correct':
      return { type: 'correct', of: body.of, changed: body.changed, dropped: body.dropped };
  }
}

/** As {@link stepOf}, of an entry whose outcome is not read. */
export function storedStep({ type, to, of, changed, dropped }: StoredStep): Step {
  switch (type) {
    case 'undo':
    case 'rewind':
      return { type, to: to ?? 0 };
    case 'redo':
      return { type };
    case 'correct':
      return { type, of: of ?? 0, changed: numbers(changed), dropped: numbers(dropped) };
  }
}

const numbers = (text: string | null): number[] => JSON.parse(text ?? '[]') as number[];
