import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journalTable } from '../../db/journal-table.ts';
import { openDatabase, type Database } from '../../db/open.ts';
import { snapshotsTable } from '../../db/snapshots-table.ts';
import { stateTable } from '../../db/state-table.ts';
import { streamsTable } from '../../db/streams-table.ts';
import { temporaryDatabase, temporaryFolder } from '../../db/temporary.fixtures.ts';
import { linesUpTo } from '../../rules/history/history.ts';
import { accept, refuse } from '../../rules/refusal.ts';
import { decideAll, type StreamModel } from './stream-model.ts';
import type { Body } from './entry.ts';
import type { Change } from './change.ts';
import { StreamStore, type Current } from './stream-store.ts';

/** A tally of lamps: small enough to see through, with parts that come, change and go. */
type Lamps = Readonly<Record<string, { readonly oil: number }>>;
interface Pour {
  readonly lamp: string;
  readonly by: number;
}

const model: StreamModel<Lamps, Pour, Pour> = {
  decide: (lamps, { lamp, by }) => {
    const oil = (lamps[lamp]?.oil ?? 0) + by;
    if (oil < 0) return refuse('tooLittle', 'There is not that much oil.');
    return accept({ events: [{ lamp, by }], warnings: oil > 100 ? ['It spills.'] : [] });
  },
  evolve: (lamps, { lamp, by }) => {
    const oil = (lamps[lamp]?.oil ?? 0) + by;
    if (oil > 0) return { ...lamps, [lamp]: { oil } };
    return Object.fromEntries(Object.entries(lamps).filter(([name]) => name !== lamp));
  },
  split: (lamps) => new Map([['all', null], ...Object.entries(lamps)]),
  join: (parts) => Object.fromEntries([...parts].filter(([name]) => name !== 'all')) as Lamps,
};

let serial = 0;
const id = (): string => `command-${String((serial += 1))}`;

function storeOn(db: Database, alongside?: (change: Change<Lamps, Pour>) => void) {
  const tables = {
    streams: streamsTable(db),
    journal: journalTable(db),
    state: stateTable(db),
    snapshots: snapshotsTable(db),
    transaction: <Result>(work: () => Result): Result => db.transaction(work).immediate(),
  };
  const common = { now: () => 1, snapshotEvery: 3 };
  const options = alongside ? { ...common, alongside } : common;
  return { tables, store: new StreamStore<Lamps, Pour, Pour>(tables, model, options) };
}

const STREAM = { id: 's', kind: 'campaign', campaign: 's', createdAt: 1 } as const;

function begun(alongside?: (change: Change<Lamps, Pour>) => void) {
  const db = temporaryDatabase();
  const set = storeOn(db, alongside);
  set.store.begin(STREAM, id(), {}, [{ lamp: 'a', by: 1 }]);
  return { db, ...set };
}

const oilOf = (store: StreamStore<Lamps, Pour, Pour>): Record<string, number> =>
  Object.fromEntries(Object.entries(store.read('s').state).map(([name, { oil }]) => [name, oil]));

describe('StreamStore', () => {
  it('takes several commands as one gesture, each on what the one before left', () => {
    const { store, tables } = begun();
    store.perform('s', id(), [
      { lamp: 'a', by: 4 },
      { lamp: 'b', by: 2 },
      { lamp: 'a', by: -5 },
    ]);
    expect(oilOf(store)).toEqual({ b: 2 });
    expect(tables.journal.entriesOf('s').length).toBe(2);
    store.undo('s', id());
    expect(oilOf(store)).toEqual({ a: 1 });
  });

  it('refuses a gesture as a whole, and writes nothing', () => {
    const { store, tables } = begun();
    const outcome = store.perform('s', id(), [
      { lamp: 'a', by: 4 },
      { lamp: 'a', by: -9 },
    ]);
    expect(outcome).toEqual({ ok: false, refusal: { code: 'tooLittle', reason: 'There is not that much oil.' } });
    expect([oilOf(store), tables.journal.entriesOf('s').length]).toEqual([{ a: 1 }, 1]);
  });

  it('commits a command id once, whatever else comes with it', () => {
    const { store, tables } = begun();
    const once = id();
    store.perform('s', once, [{ lamp: 'a', by: 4 }]);
    const again = store.perform('s', once, [{ lamp: 'a', by: 4 }]);
    expect(again).toMatchObject({ ok: true, value: { repeated: true } });
    // What could not be done any more is no refusal where it was done before.
    expect(store.perform('s', once, [{ lamp: 'a', by: -9 }])).toMatchObject({ ok: true, value: { repeated: true } });
    const refused = store.performMade('s', once, () => refuse('gone', 'Nothing is owed.'));
    expect(refused).toMatchObject({ ok: true, value: { repeated: true } });
    const undo = id();
    store.undo('s', undo);
    expect(store.undo('s', undo)).toMatchObject({ ok: true, value: { repeated: true } });
    expect([oilOf(store), tables.journal.entriesOf('s').length]).toEqual([{ a: 1 }, 3]);
  });

  it('previews by the same code and writes nothing', () => {
    const { store, tables } = begun();
    const preview = store.preview('s', [{ lamp: 'a', by: 200 }]);
    expect(preview).toMatchObject({ ok: true, value: { warnings: ['It spills.'], state: { a: { oil: 201 } } } });
    expect([oilOf(store), tables.journal.entriesOf('s').length]).toEqual([{ a: 1 }, 1]);
  });

  it('has nothing to undo, redo or rewind at the start, and says so', () => {
    const { store } = begun();
    expect(store.undo('s', id())).toMatchObject({ ok: false, refusal: { code: 'nothingToUndo' } });
    expect(store.redo('s', id())).toMatchObject({ ok: false, refusal: { code: 'nothingToRedo' } });
    expect(store.rewind('s', id(), 1)).toMatchObject({ ok: false, refusal: { code: 'cannotRewind' } });
  });

  it('leaves disk and memory as they were when a transaction fails', () => {
    let broken = false;
    const { store, tables } = begun(() => {
      if (broken) throw new Error('the disk is full');
    });
    broken = true;
    expect(() => store.perform('s', id(), [{ lamp: 'b', by: 1 }])).toThrow('the disk is full');
    expect(() => store.begin({ ...STREAM, id: 't', campaign: 't' }, id(), {}, [])).toThrow('the disk is full');
    broken = false;
    expect([oilOf(store), tables.journal.entriesOf('s').length, tables.streams.get('t')]).toEqual([
      { a: 1 },
      1,
      undefined,
    ]);
    store.perform('s', id(), [{ lamp: 'b', by: 1 }]);
    expect(oilOf(store)).toEqual({ a: 1, b: 1 });
  });

  it('refuses to write over another process', () => {
    const { db, store } = begun();
    const other = storeOn(db).store;
    store.read('s');
    other.perform('s', id(), [{ lamp: 'a', by: 1 }]);
    expect(() => store.perform('s', id(), [{ lamp: 'a', by: 1 }])).toThrow(/follows the last one/);
    store.forget();
    expect(oilOf(store)).toEqual({ a: 2 });
  });
});

describe('a correction', () => {
  /** a 1 · a +4 · b +2 · a −5 */
  function poured() {
    const set = begun();
    for (const pour of [
      { lamp: 'a', by: 4 },
      { lamp: 'b', by: 2 },
      { lamp: 'a', by: -5 },
    ])
      set.store.perform('s', id(), [pour], { typed: pour.by });
    return set;
  }
  const pourInstead =
    (...pours: Pour[]) =>
    () =>
      accept(pours);
  const strike = () => accept(null);

  it('puts other commands in the place of a line and decides the later ones again', () => {
    const { store } = poured();
    const change = { change: pourInstead({ lamp: 'a', by: 9 }), entered: { typed: 9 } };
    const outcome = store.correct('s', id(), 2, change);
    expect(oilOf(store)).toEqual({ a: 5, b: 2 });
    expect(outcome).toMatchObject({ ok: true, value: { repeated: false, correction: { struckOut: false } } });
    expect(store.lineToCorrect('s', 2)).toMatchObject({ ok: true, value: { entered: { typed: 9 } } });
    expect(store.undo('s', id()).ok).toBe(true);
    expect(oilOf(store)).toEqual({ b: 2 });
    expect(store.lineToCorrect('s', 2)).toMatchObject({ ok: true, value: { entered: { typed: 4 } } });
    store.redo('s', id());
    expect(oilOf(store)).toEqual({ a: 5, b: 2 });
  });

  it('says before it is written what follows: what comes out otherwise, and what can no longer be', () => {
    const { store, tables } = poured();
    const plan = store.planCorrection('s', 2, pourInstead({ lamp: 'a', by: 1 }));
    expect(plan).toMatchObject({
      ok: true,
      value: {
        state: { a: { oil: 2 }, b: { oil: 2 } },
        changed: [{ line: { seq: 2 }, events: [{ lamp: 'a', by: 1 }] }],
        dropped: [{ line: { seq: 4 }, refusal: { code: 'tooLittle' } }],
      },
    });
    expect(tables.journal.entriesOf('s').length).toBe(4);
  });

  it('drops a later line that is refused now, and decides those after it without it', () => {
    const { store } = poured();
    store.perform('s', id(), [{ lamp: 'a', by: 1 }]);
    store.correct('s', id(), 2, { change: strike });
    expect(oilOf(store)).toEqual({ a: 2, b: 2 });
    expect(linesUpTo(store.read('s').history.current?.lines ?? null).map(({ seq }) => seq)).toEqual([1, 3, 5, 6]);
  });

  it('is refused for the first line, a correction, and a line that does not count; and as its commands are', () => {
    const { store, tables } = poured();
    store.correct('s', id(), 3, { change: strike });
    const tries = [1, 5, 3, 99].map((line) => store.correct('s', id(), line, { change: strike }));
    expect(tries.map((outcome) => outcome.ok || outcome.refusal.code)).toEqual([
      'firstLine',
      'isCorrection',
      'notInPlay',
      'notInPlay',
    ]);
    const outcome = store.correct('s', id(), 2, { change: pourInstead({ lamp: 'a', by: -2 }) });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'tooLittle' } });
    expect(tables.journal.entriesOf('s').length).toBe(5);
  });

  it('counts once, however often it is sent', () => {
    const { store, tables } = poured();
    const once = id();
    store.correct('s', once, 2, { change: strike });
    expect(store.correct('s', once, 2, { change: strike })).toMatchObject({ ok: true, value: { repeated: true } });
    expect(tables.journal.entriesOf('s').length).toBe(5);
  });

  it('writes only the parts that come out otherwise', () => {
    const { db, store } = poured();
    const { state } = store.read('s');
    const before = db.prepare("SELECT part, state FROM stateRows WHERE part = 'b'").get();
    store.correct('s', id(), 2, { change: pourInstead({ lamp: 'a', by: 6 }) });
    expect(store.read('s').state.b).toBe(state.b);
    expect(db.prepare("SELECT part, state FROM stateRows WHERE part = 'b'").get()).toEqual(before);
  });

  it('does without a snapshot that is not as it was written', () => {
    const { db, store } = poured();
    db.prepare(`UPDATE snapshots SET state = '{"a":{"oil":77}}'`).run();
    store.undo('s', id());
    expect(oilOf(store)).toEqual({ a: 5, b: 2 });
  });
});

/** A stream as a database has it that every recorded entry was written into anew. */
function replayed(from: Database, stream: string): Current<Lamps> {
  const { store, tables } = storeOn(temporaryDatabase());
  for (const { commandId, command, events } of journalTable(from).entriesOf(stream)) {
    const body = JSON.parse(command) as Body<Lamps, Pour>;
    store.replay({ ...STREAM, id: stream, campaign: stream }, commandId, body, JSON.parse(events) as Pour[]);
  }
  expect(tables.journal.entriesOf(stream).map(({ command }) => command)).toEqual(
    journalTable(from)
      .entriesOf(stream)
      .map(({ command }) => command),
  );
  store.forget();
  return store.read(stream);
}

type Gesture =
  | { readonly pours: Pour[] }
  | 'undo'
  | 'redo'
  | 'reopen'
  | { readonly rewind: number }
  | { readonly correct: number; readonly to: Pour[] | null };

const pour = fc.record({ lamp: fc.constantFrom('a', 'b', 'c'), by: fc.integer({ min: -5, max: 5 }) });
const gesture: fc.Arbitrary<Gesture> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ pours: fc.array(pour, { minLength: 1, maxLength: 3 }) }) },
  { weight: 3, arbitrary: fc.constantFrom('undo', 'redo', 'reopen') },
  { weight: 1, arbitrary: fc.record({ rewind: fc.nat({ max: 30 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      correct: fc.nat({ max: 30 }),
      to: fc.option(fc.array(pour, { minLength: 1, maxLength: 2 })),
    }),
  },
);

it('keeps state, rows and fold the same after every gesture, over restarts', () => {
  const file = `${temporaryFolder()}/woundboard.sqlite`;
  fc.assert(
    fc.property(fc.array(gesture, { size: 'max', maxLength: 40 }), (gestures) => {
      let db = openDatabase(file);
      let { store } = storeOn(db);
      const stream = id();
      store.begin({ id: stream, kind: 'campaign', campaign: stream, createdAt: 1 }, id(), {}, []);
      /** What each entry says, for telling the story again from nothing. */
      const said = new Map<number, readonly Pour[]>([[1, []]]);
      for (const what of gestures) {
        if (what === 'undo') store.undo(stream, id());
        else if (what === 'redo') store.redo(stream, id());
        else if (what === 'reopen') {
          db.close();
          db = openDatabase(file);
          ({ store } = storeOn(db));
        } else if ('rewind' in what) store.rewind(stream, id(), what.rewind);
        else if ('correct' in what) store.correct(stream, id(), what.correct, { change: () => accept(what.to) });
        else store.perform(stream, id(), what.pours);
        const current = store.read(stream);
        // A refused gesture leaves the last entry as it was.
        if (typeof what === 'object' && !said.has(current.seq)) {
          said.set(current.seq, 'correct' in what ? (what.to ?? []) : 'pours' in what ? what.pours : []);
        }
        const lines = linesUpTo(current.history.current?.lines ?? null).filter(({ acts }) => acts);
        const again = decideAll(
          model,
          {},
          lines.flatMap((line) => said.get(line.said) ?? []),
        );
        expect(again).toMatchObject({ ok: true, value: { state: current.state } });
        expect(store.fold(stream, current.history)).toEqual(current.state);
        const fresh = storeOn(db).store.read(stream);
        expect([fresh.state, fresh.seq, fresh.history]).toEqual([current.state, current.seq, current.history]);
      }
      // In a file of its own it lies elsewhere.
      expect({ ...replayed(db, stream), place: 0 }).toEqual({ ...store.read(stream), place: 0 });
      db.close();
    }),
    { numRuns: 40 },
  );
});
