import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  canRewindTo,
  difference,
  emptyHistory,
  lineAt,
  linesUpTo,
  redoable,
  undoTarget,
  undoable,
  type History,
  type Step,
} from './history.ts';

/** Applies steps as entries 1, 2, 3 … */
const play = (steps: readonly Step[]): History =>
  steps.reduce((history, step, index) => advance(history, index + 1, step), emptyHistory);

const act: Step = { type: 'do' };
const redo: Step = { type: 'redo' };
const undo = (to: number): Step => ({ type: 'undo', to });
const rewind = (to: number): Step => ({ type: 'rewind', to });
const correct = (of: number, changed: number[] = [of], dropped: number[] = []): Step => ({
  type: 'correct',
  of,
  changed,
  dropped,
});

/** `2`: line 2 as it was first told; `2<5`: as entry 5 tells it. */
const told = ({ current }: History): string[] =>
  linesUpTo(current?.lines ?? null).map(({ seq, told: by }) => (by === seq ? String(seq) : `${seq}<${by}`));

describe('UN-1 history', () => {
  it('undoes and redoes one by one', () => {
    const two = play([act, act, act]);
    expect([undoable(two)?.seq, undoTarget(two), redoable(two)]).toEqual([3, 2, null]);
    const back = play([act, act, act, undo(2), undo(1)]);
    expect([told(back), undoable(back), redoable(back)?.seq]).toEqual([['1'], null, 2]);
    expect(told(play([act, act, act, undo(2), undo(1), redo]))).toEqual(['1', '2']);
    expect(told(play([act, act, act, undo(2), undo(1), redo, redo]))).toEqual(['1', '2', '3']);
  });

  it('UN-4 never undoes the entry that starts it all', () => {
    expect(undoable(play([act]))).toBeNull();
    expect(() => play([act, undo(0)])).toThrow(RangeError);
  });

  it('UN-2 forgets what could be redone when something new is done', () => {
    const history = play([act, act, undo(1), act]);
    expect([told(history), redoable(history)]).toEqual([['1', '4'], null]);
    expect(() => advance(history, 5, redo)).toThrow(RangeError);
  });

  it('UN-3 rewinds many at once and brings them back at once', () => {
    const rewound = play([act, act, act, act, rewind(1)]);
    expect([told(rewound), redoable(rewound)?.seq]).toEqual([['1'], 4]);
    expect(told(advance(rewound, 6, redo))).toEqual(['1', '2', '3', '4']);
  });

  it('UN-3 rewinds to lines that count only', () => {
    const history = play([act, act, act, undo(2), act]);
    expect([1, 2, 3, 4, 5, 6].filter((seq) => canRewindTo(history, seq))).toEqual([1, 2]);
    expect(() => advance(history, 6, rewind(3))).toThrow(RangeError);
    expect(() => advance(history, 6, rewind(5))).toThrow(RangeError);
  });
});

describe('UN-5 a correction in the history', () => {
  const corrected = play([act, act, act, act, correct(2, [2, 4], [3])]);

  it('tells a line anew, and others with it, and stands at the end itself', () => {
    expect(told(corrected)).toEqual(['1', '2<5', '4<5', '5']);
    expect([lineAt(corrected, 2)?.said, lineAt(corrected, 4)?.said]).toEqual([5, 4]);
    expect(lineAt(corrected, 5)?.acts).toBe(false);
    expect(lineAt(corrected, 3)).toBeNull();
  });

  it('is undone and redone as one', () => {
    expect([undoable(corrected)?.seq, undoTarget(corrected)]).toEqual([5, 4]);
    const undone = advance(corrected, 6, undo(4));
    expect(told(undone)).toEqual(['1', '2', '3', '4']);
    expect(told(advance(undone, 7, redo))).toEqual(['1', '2<5', '4<5', '5']);
  });

  it('strikes a line out', () => {
    expect(told(play([act, act, act, correct(2, [], [2])]))).toEqual(['1', '3', '4']);
    expect(told(play([act, act, correct(2, [], [2])]))).toEqual(['1', '3']);
  });

  it('can be corrected again, by what was said last', () => {
    const again = advance(corrected, 6, correct(2, [2, 4]));
    expect([told(again), lineAt(again, 2)?.said]).toEqual([['1', '2<6', '4<6', '5', '6'], 6]);
    expect(told(advance(again, 7, undo(5)))).toEqual(['1', '2<5', '4<5', '5']);
  });

  it('stays when one rewinds to a line that it told anew, and undo goes on from there', () => {
    const rewound = advance(corrected, 6, rewind(4));
    expect([told(rewound), undoTarget(rewound)]).toEqual([['1', '2<5', '4<5'], 2]);
    const undone = advance(rewound, 7, undo(2));
    expect([told(undone), undoTarget(undone)]).toEqual([['1', '2<5'], 1]);
    expect(told(advance(advance(undone, 8, redo), 9, redo))).toEqual(told(corrected));
  });

  it('is of no line that does not count, nor of the first', () => {
    expect(() => play([act, act, correct(1)])).toThrow(RangeError);
    expect(() => play([act, act, act, undo(2), correct(3)])).toThrow(RangeError);
  });

  it('takes the old telling and brings the new one', () => {
    const before = play([act, act, act, act]);
    const changes = difference(before.current, corrected.current);
    expect(changes.taken).toEqual([
      { seq: 2, told: 2 },
      { seq: 3, told: 3 },
      { seq: 4, told: 4 },
    ]);
    expect(changes.brought).toEqual([
      { seq: 2, told: 5 },
      { seq: 4, told: 5 },
      { seq: 5, told: 5 },
    ]);
    expect(difference(corrected.current, before.current)).toEqual({ taken: changes.brought, brought: changes.taken });
    expect(difference(before.current, before.current)).toEqual({ taken: [], brought: [] });
  });
});

/** A history as plain lists: every version is the whole list of its lines. */
class PlainHistory {
  versions: { readonly seq: number; readonly lines: readonly string[] }[] = [];
  undone: (typeof this.versions)[] = [];

  get lines(): readonly string[] {
    return this.versions.at(-1)?.lines ?? [];
  }

  act(seq: number, lines: readonly string[] = this.lines): void {
    this.versions = [...this.versions, { seq, lines: [...lines, String(seq)] }];
    this.undone = [];
  }

  back(versions: typeof this.versions): void {
    this.undone = [...this.undone, this.versions];
    this.versions = versions;
  }

  rewind(to: number): void {
    const lines = this.lines.slice(0, 1 + this.lines.findIndex((line) => seqOf(line) === to));
    const isNatural = (count: number): boolean =>
      this.versions.some(
        ({ seq, lines: old }) => seq === seqOf(lines[count - 1]) && String(old) === String(lines.slice(0, count)),
      );
    let natural = lines.length;
    while (!isNatural(natural)) natural -= 1;
    const kept = this.versions.filter(({ seq }) => seq <= seqOf(lines[natural - 1]));
    const made = lines
      .slice(natural)
      .map((line, index) => ({ seq: seqOf(line), lines: lines.slice(0, natural + index + 1) }));
    this.back([...kept, ...made]);
  }
}

const seqOf = (line: string | undefined): number => Number.parseInt(line ?? '0', 10);

it('UN-1 UN-2 UN-3 UN-5 agrees with plain lists, whatever the order of steps', () => {
  const move = fc.record({
    name: fc.constantFrom('do', 'do', 'undo', 'redo', 'rewind', 'correct'),
    pick: fc.nat(),
    changes: fc.array(fc.boolean(), { maxLength: 8 }),
  });
  fc.assert(
    fc.property(fc.array(move, { size: 'max', maxLength: 150 }), (moves) => {
      const plain = new PlainHistory();
      plain.act(1);
      let history = advance(emptyHistory, 1, act);
      moves.forEach(({ name, pick, changes }, index) => {
        const seq = index + 2;
        const lines = plain.lines;
        const chosen = lines[1 + (pick % Math.max(1, lines.length - 1))];
        if (name === 'do') {
          plain.act(seq);
          history = advance(history, seq, act);
        } else if (name === 'redo' && plain.undone.length > 0) {
          const [last] = plain.undone.slice(-1);
          plain.versions = last ?? [];
          plain.undone = plain.undone.slice(0, -1);
          history = advance(history, seq, redo);
        } else if (name === 'undo' && plain.versions.length > 1) {
          plain.back(plain.versions.slice(0, -1));
          history = advance(history, seq, undo(plain.versions.at(-1)?.seq ?? 0));
        } else if (name === 'rewind' && chosen !== undefined && chosen !== lines.at(-1)) {
          plain.rewind(seqOf(chosen));
          history = advance(history, seq, rewind(seqOf(chosen)));
        } else if (name === 'correct' && chosen !== undefined && lineAt(history, seqOf(chosen))?.acts === true) {
          // Of the later ones only those that act can change; the chosen one always does.
          const later = lines
            .map(seqOf)
            .filter((line) => line >= seqOf(chosen) && lineAt(history, line)?.acts === true);
          const changed = later.filter((_, at) => changes[at] ?? at === 0);
          const dropped = later.filter((_, at) => changes[at] === false);
          history = advance(history, seq, { type: 'correct', of: seqOf(chosen), changed, dropped });
          const retold = lines
            .filter((line) => !dropped.includes(seqOf(line)))
            .map((line) => (changed.includes(seqOf(line)) ? `${seqOf(line)}<${seq}` : line));
          plain.act(seq, retold);
        }
        expect(told(history)).toEqual(plain.lines);
        expect(undoTarget(history)).toBe(plain.versions.at(-2)?.seq ?? null);
        expect(seqOf(told(history).at(-1))).toBe(history.current?.lines.seq);
      });
    }),
    { numRuns: 300 },
  );
});
