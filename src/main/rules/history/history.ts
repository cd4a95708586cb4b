/**
 * Which entries of a journal count: undo, redo, rewinding and correction as data. An entry does something, takes earlier
 * ones back, brings back what was taken, or tells an earlier one anew. Nothing is ever removed; the state is the fold of
 * the lines of the current version.
 */
export type Step =
  | { readonly type: 'do' }
  /** Back to the version that the entry `to` made. */
  | { readonly type: 'undo'; readonly to: number }
  | { readonly type: 'redo' }
  /** Back to the line of the entry `to`, as it is told now. */
  | { readonly type: 'rewind'; readonly to: number }
  | Correct;

/** Tells the line `of` anew, and with it every later line whose outcome that changes. */
export interface Correct {
  readonly type: 'correct';
  readonly of: number;
  /** Lines whose outcome this entry holds from now on; `of` among them unless it is struck out. */
  readonly changed: readonly number[];
  /** Lines that no longer count; `of` among them when it is struck out. */
  readonly dropped: readonly number[];
}

/** One line of the story: the place of an entry, and where to read what it says and what came of it. */
export interface Line {
  readonly seq: number;
  /** The entry that holds its commands: itself, or the latest correction of it. */
  readonly said: number;
  /** The entry that holds its outcome: itself, or the latest correction that changed it. */
  readonly told: number;
  /** False for a correction's own line: what it does stands in the lines that it tells anew. */
  readonly acts: boolean;
  /** The version whose state stands after this line; null: none had exactly the lines up to here. */
  readonly version: number | null;
  readonly before: Line | null;
}

/** What counted once the entry `seq` was written. A list that grows at its head, so that appending costs nothing. */
export interface Version {
  readonly seq: number;
  readonly lines: Line;
  readonly before: Version | null;
}

export interface History {
  readonly current: Version | null;
  /** What can be brought back, the latest taken first; each as it was taken: one undo, one redo. */
  readonly taken: Taken | null;
}

interface Taken {
  readonly from: Version;
  readonly before: Taken | null;
}

export const emptyHistory: History = { current: null, taken: null };

/**
 * The history after one more entry. Anything but undo, rewind and redo forgets what could be redone.
 *
 * @throws RangeError for a step that would not have been offered (see {@link undoTarget}, {@link canRewindTo},
 * {@link redoable}, {@link lineAt}): a bug, or a broken journal
 */
export function advance(history: History, seq: number, step: Step): History {
  const { current } = history;
  switch (step.type) {
    case 'do':
      return { current: grown(seq, current, current?.lines ?? null, true), taken: null };
    case 'correct':
      return { current: grown(seq, current, retold(current, seq, step), false), taken: null };
    case 'undo':
    case 'rewind': {
      const to = current && (step.type === 'undo' ? versionOf(current.before, step.to) : rewound(current, step.to));
      if (!to) throw new RangeError(`Entry ${String(seq)} takes back nothing.`);
      return { current: to, taken: { from: current, before: history.taken } };
    }
    case 'redo': {
      if (!history.taken) throw new RangeError(`Entry ${String(seq)} brings back nothing.`);
      return { current: history.taken.from, taken: history.taken.before };
    }
  }
}

/** A version with a line of its own at the end. */
function grown(seq: number, before: Version | null, lines: Line | null, acts: boolean): Version {
  return { seq, before, lines: { seq, said: seq, told: seq, acts, version: seq, before: lines } };
}

/** The lines with one told anew, and those that it changes. */
function retold(current: Version | null, seq: number, { of, changed, dropped }: Correct): Line {
  const later: Line[] = [];
  let line = current?.lines ?? null;
  for (; line && line.seq > of; line = line.before) later.push(line);
  if (line?.seq !== of || !line.before) throw new RangeError(`Entry ${String(seq)} corrects nothing.`);
  later.push(line);
  const changes = new Set(changed);
  const drops = new Set(dropped);
  let made = line.before;
  for (const old of later.reverse()) {
    if (drops.has(old.seq)) continue;
    const said = old.seq === of ? seq : old.said;
    const told = changes.has(old.seq) ? seq : old.told;
    made = { seq: old.seq, said, told, acts: old.acts, version: null, before: made };
  }
  return made;
}

/** The version that the entry `seq` made, at or before the given one. */
function versionOf(version: Version | null, seq: number): Version | null {
  for (let at = version; at && at.seq >= seq; at = at.before) if (at.seq === seq) return at;
  return null;
}

/**
 * The version that ends with a line as it is told now. Lines that a later correction retold get versions of their own, so
 * that undo goes on from there line by line.
 */
function rewound(current: Version, seq: number): Version | null {
  const line = find(current.lines, seq);
  if (!line || line === current.lines) return null;
  const retoldLines: Line[] = [];
  let version = current;
  for (let at: Line | null = line; at; at = at.before) {
    version = versionOf(version, at.seq) ?? version;
    if (version.lines === at) break;
    retoldLines.push(at);
  }
  return retoldLines.reduceRight<Version | null>((before, at) => ({ seq: at.seq, lines: at, before }), version);
}

function find(lines: Line | null, seq: number): Line | null {
  for (let at = lines; at && at.seq >= seq; at = at.before) if (at.seq === seq) return at;
  return null;
}

/** What the next undo goes back to: the version before. null: only the first is left, which starts it all. */
export const undoTarget = ({ current }: History): number | null => current?.before?.seq ?? null;

/** The line that the next undo takes back, or null. */
export const undoable = ({ current }: History): Line | null => (current?.before ? current.lines : null);

/** The latest line that the next redo brings back, or null. */
export const redoable = ({ taken }: History): Line | null => taken?.from.lines ?? null;

/** The line of an entry as it is told now; null when it does not count. */
export const lineAt = ({ current }: History, seq: number): Line | null => find(current?.lines ?? null, seq);

/** Whether `seq` is a line that counts and that something comes after. */
export const canRewindTo = (history: History, seq: number): boolean =>
  history.current?.lines.seq !== seq && lineAt(history, seq) !== null;

/** The lines after `after` (null: all) up to and with `line`, in the order in which they happened. */
export function linesUpTo(line: Line | null, after: Line | null = null): Line[] {
  const lines: Line[] = [];
  for (let at = line; at && at !== after; at = at.before) lines.push(at);
  return lines.reverse();
}

/** What is told by the line `line` in the words of the entry `told`. */
export type Telling = Pick<Line, 'seq' | 'told'>;

/** Which tellings no longer count and which count anew between two versions, in the order of their lines. */
export function difference(
  earlier: Version | null,
  later: Version | null,
): { readonly taken: Telling[]; readonly brought: Telling[] } {
  let old = earlier?.lines ?? null;
  let now = later?.lines ?? null;
  const taken: Telling[] = [];
  const brought: Telling[] = [];
  while (old !== now) {
    const [oldSeq, nowSeq] = [old?.seq ?? 0, now?.seq ?? 0];
    if (old && now && oldSeq === nowSeq && old.told === now.told) {
      [old, now] = [old.before, now.before];
    } else if (old && oldSeq >= nowSeq) {
      taken.push({ seq: old.seq, told: old.told });
      old = old.before;
    } else if (now) {
      brought.push({ seq: now.seq, told: now.told });
      now = now.before;
    }
  }
  return { taken: taken.reverse(), brought: brought.reverse() };
}
