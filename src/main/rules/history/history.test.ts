import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeEntries,
  advance,
  canRewindTo,
  emptyHistory,
  entriesBetween,
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

describe('history', () => {
  it('undoes and redoes one by one', () => {
    const two = play([act, act, act]);
    expect([undoable(two), undoTarget(two), redoable(two)]).toEqual([3, 2, null]);
    const back = play([act, act, act, undo(2), undo(1)]);
    expect([activeEntries(back), undoable(back), redoable(back)]).toEqual([[1], null, 2]);
    expect(activeEntries(play([act, act, act, undo(2), undo(1), redo]))).toEqual([1, 2]);
    expect(activeEntries(play([act, act, act, undo(2), undo(1), redo, redo]))).toEqual([1, 2, 3]);
  });

  it('never undoes the entry that starts it all', () => {
    expect(undoable(play([act]))).toBeNull();
    expect(() => play([act, undo(0)])).toThrow(RangeError);
  });

  it('forgets what could be redone when something new is done', () => {
    const history = play([act, act, undo(1), act]);
    expect([activeEntries(history), redoable(history)]).toEqual([[1, 4], null]);
    expect(() => advance(history, 5, redo)).toThrow(RangeError);
  });

  it('rewinds many at once and brings them back at once', () => {
    const rewound = play([act, act, act, act, undo(1)]);
    expect([activeEntries(rewound), redoable(rewound)]).toEqual([[1], 4]);
    expect(activeEntries(advance(rewound, 6, redo))).toEqual([1, 2, 3, 4]);
  });

  it('says which entries an undo took and a redo brought', () => {
    const before = play([act, act, act, act]);
    const after = advance(before, 5, undo(1));
    expect(entriesBetween(after, before)).toEqual([2, 3, 4]);
    expect(entriesBetween(after, advance(after, 6, redo))).toEqual([2, 3, 4]);
    expect(entriesBetween(before, before)).toEqual([]);
  });

  it('rewinds to active entries only', () => {
    const history = play([act, act, act, undo(2), act]);
    expect([1, 2, 3, 4, 5, 6].filter((seq) => canRewindTo(history, seq))).toEqual([1, 2]);
    expect(() => advance(history, 6, undo(3))).toThrow(RangeError);
  });

  it('agrees with a plain list, whatever the order of steps', () => {
    const moves = fc.array(fc.constantFrom('do', 'undo', 'redo', 'rewind'), { size: 'max', maxLength: 200 });
    fc.assert(
      fc.property(moves, fc.nat(), (names, pick) => {
        let history = advance(emptyHistory, 1, act);
        let done = [1];
        let undone: number[][] = [];
        names.forEach((name, index) => {
          const seq = index + 2;
          if (name === 'do') {
            history = advance(history, seq, act);
            done = [...done, seq];
            undone = [];
          } else if (name === 'redo') {
            const group = undone.at(-1);
            expect(redoable(history)).toBe(group?.at(-1) ?? null);
            if (!group) return;
            history = advance(history, seq, redo);
            done = [...done, ...group];
            undone = undone.slice(0, -1);
          } else {
            if (done.length < 2) return;
            const keep = name === 'undo' ? done.length - 1 : 1 + (pick % (done.length - 1));
            history = advance(history, seq, undo(done[keep - 1] ?? 0));
            undone = [...undone, done.slice(keep)];
            done = done.slice(0, keep);
          }
          expect(activeEntries(history)).toEqual(done);
        });
      }),
      { numRuns: 300 },
    );
  });
});
