import type { Step } from '../../rules/history/history.ts';

/**
 * What an entry of a journal says. One gesture is one entry, even where it takes several commands (an encounter begins with
 * its combatants and its first round). `begin` is always the first entry of its stream and no other.
 */
export type Body<State, Command> =
  | { readonly type: 'begin'; readonly initial: State; readonly commands: readonly Command[] }
  | { readonly type: 'do'; readonly commands: readonly Command[] }
  /** Takes back every active entry later than `to`. */
  | { readonly type: 'undo'; readonly to: number }
  /** Brings back what the last undo took. */
  | { readonly type: 'redo' };

/** What the entry means for the history. */
export function stepOf(body: { readonly type: Body<never, never>['type']; readonly to?: number | undefined }): Step {
  switch (body.type) {
    case 'begin':
    case 'do':
      return { type: 'do' };
    case 'undo':
      return { type: 'undo', to: body.to ?? 0 };
    case 'redo':
      return { type: 'redo' };
  }
}
