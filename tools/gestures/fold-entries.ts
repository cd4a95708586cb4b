import type { JournalEntry } from '../../src/main/db/journal-table.ts';
import type { Body, LineEvents } from '../../src/main/services/streams/entry.ts';

/** A line of the story with what came of it. */
interface Told {
  readonly line: number;
  readonly events: readonly unknown[];
}

/** What one step of undo takes back: the last line, or a correction, which leaves the lines as they were before it. */
interface Step {
  readonly seq: number;
  /** null: a line was added; else the lines before the correction, and the first line it told anew. */
  readonly corrected: { readonly lines: readonly Told[]; readonly of: number } | null;
}

/**
 * The state that a journal gives, with undo, redo, rewinding and correction as plain lists: simpler than the app's own history,
 * so that the two do not share a mistake.
 */
export function foldEntries<State>(
  entries: readonly JournalEntry[],
  evolve: (state: State, event: unknown) => State,
): State {
  const story = new Story();
  let initial: State | null = null;
  for (const entry of entries) {
    const body = JSON.parse(entry.command) as Body<State, unknown>;
    if (body.type === 'begin') initial = body.initial;
    story.take(entry.seq, body, JSON.parse(entry.events) as unknown[]);
  }
  if (initial === null) throw new Error('The stream has no first entry.');
  return story.lines.flatMap(({ events }) => events).reduce(evolve, initial);
}

class Story {
  lines: readonly Told[] = [];
  #steps: readonly Step[] = [];
  #taken: { readonly lines: readonly Told[]; readonly steps: readonly Step[] }[] = [];

  take(seq: number, body: Body<unknown, unknown>, events: readonly unknown[]): void {
    switch (body.type) {
      case 'begin':
      case 'do':
        this.#add({ line: seq, events }, null);
        break;
      case 'correct': {
        const told = new Map((events as readonly LineEvents<unknown>[]).map((one) => [one.line, one.events]));
        const before = this.lines;
        this.lines = before
          .filter(({ line }) => !body.dropped.includes(line))
          .map(({ line, events: old }) => ({ line, events: told.get(line) ?? old }));
        this.#add({ line: seq, events: [] }, { lines: before, of: body.of });
        break;
      }
      case 'undo':
        this.#keepTaken();
        while ((this.#steps.at(-1)?.seq ?? 0) > body.to) this.#back();
        break;
      case 'rewind':
        this.#keepTaken();
        this.#rewind(body.to);
        break;
      case 'redo': {
        const last = this.#taken.pop();
        if (last) ({ lines: this.lines, steps: this.#steps } = { ...last });
        break;
      }
    }
  }

  #add(line: Told, corrected: Step['corrected']): void {
    this.lines = [...this.lines, line];
    this.#steps = [...this.#steps, { seq: line.line, corrected }];
    this.#taken = [];
  }

  #keepTaken(): void {
    this.#taken.push({ lines: this.lines, steps: this.#steps });
  }

  #back(): void {
    const last = this.#steps.at(-1);
    this.lines = last?.corrected?.lines ?? this.lines.slice(0, -1);
    this.#steps = this.#steps.slice(0, -1);
  }

  /**
   * Lines that a correction told anew stay as it told them, and are steps of their own from then on; the corrections among
   * them too, and so on back to the first line that any of those told anew.
   */
  #rewind(to: number): void {
    let retold = to + 1;
    for (const { seq, corrected } of this.#steps.toReversed()) {
      if (corrected && seq >= retold) retold = Math.min(retold, corrected.of);
    }
    this.lines = this.lines.filter(({ line }) => line <= to);
    const anew = this.lines.filter(({ line }) => line >= retold);
    this.#steps = [
      ...this.#steps.filter(({ seq }) => seq < retold),
      ...anew.map(({ line }): Step => ({ seq: line, corrected: null })),
    ];
  }
}
