/**
 * Which entries of a journal count: undo and redo as data. An entry either does something, takes earlier ones back, or
 * brings back what was taken. Nothing is ever removed; the state is the fold of the entries that are active.
 */
export type Step = { readonly type: 'do' } | { readonly type: 'undo'; readonly to: number } | { readonly type: 'redo' };

export interface History {
  /** The active entries, the latest first. */
  readonly active: Link | null;
  /** What can be brought back, the latest taken first; each as it was taken: one undo, one redo. */
  readonly taken: Taken | null;
}

/** A list that grows at its head, so that a long history costs nothing to append to. */
export interface Link {
  readonly seq: number;
  readonly before: Link | null;
}

interface Taken {
  /** The active entries from the first to the last one that was taken back: `from` is later than `to`. */
  readonly from: Link;
  readonly to: Link | null;
  readonly before: Taken | null;
}

export const emptyHistory: History = { active: null, taken: null };

/**
 * The history after one more entry.
 *
 * - `do` makes it the latest active one, and forgets what could be redone.
 * - `undo` takes back every active entry later than `to` (rewinding); `to` is an active entry.
 * - `redo` brings back what the last undo took.
 *
 * @throws RangeError for a step that {@link undoTarget} or {@link canRedo} would not have offered: a bug, or a broken journal
 */
export function advance(history: History, seq: number, step: Step): History {
  switch (step.type) {
    case 'do':
      return { active: { seq, before: history.active }, taken: null };
    case 'undo': {
      const from = history.active;
      const to = find(from, step.to);
      if (!from || !to || from === to) throw new RangeError(`Entry ${String(seq)} takes back nothing.`);
      return { active: to, taken: { from, to, before: history.taken } };
    }
    case 'redo': {
      if (!history.taken) throw new RangeError(`Entry ${String(seq)} brings back nothing.`);
      return { active: history.taken.from, taken: history.taken.before };
    }
  }
}

function find(link: Link | null, seq: number): Link | null {
  for (let at = link; at; at = at.before) {
    if (at.seq === seq) return at;
    if (at.seq < seq) return null;
  }
  return null;
}

/** What the next undo goes back to: the active entry before the latest. null: only the first is left, which starts it all. */
export const undoTarget = (history: History): number | null => history.active?.before?.seq ?? null;

/** The entry that the next undo takes back, or null. */
export const undoable = (history: History): number | null => (history.active?.before ? history.active.seq : null);

/** The latest entry that the next redo brings back, or null. */
export const redoable = (history: History): number | null => history.taken?.from.seq ?? null;

/** Whether `seq` is an active entry that one could rewind to. */
export const canRewindTo = (history: History, seq: number): boolean =>
  history.active?.seq !== seq && find(history.active, seq) !== null;

/** The entries that are active in `later` and not in `earlier`, one of which continues the other, in order. */
export function entriesBetween(earlier: History, later: History): number[] {
  const seqs: number[] = [];
  for (let at = later.active; at && at !== earlier.active; at = at.before) seqs.push(at.seq);
  return seqs.reverse();
}

/** The active entries in the order in which they happened. */
export function activeEntries(history: History): number[] {
  const seqs: number[] = [];
  for (let at = history.active; at; at = at.before) seqs.push(at.seq);
  return seqs.reverse();
}
