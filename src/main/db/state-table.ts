import type { Database } from './open.ts';

/**
 * The state of a stream in parts, each JSON text: what folding its active entries gives. A hit on one combatant writes
 * that combatant's part and no other.
 */
export interface StateTable {
  /** All parts of a stream, by name. */
  parts(stream: string): ReadonlyMap<string, string>;
  part(stream: string, part: string): string | undefined;
  /** The parts of these names that are there. */
  some(stream: string, names: readonly string[]): ReadonlyMap<string, string>;
  /** Writes the given parts; `null` removes one. Call it within the transaction that also appends the entry. */
  write(stream: string, parts: ReadonlyMap<string, string | null>): void;
}

export function stateTable(db: Database): StateTable {
  const all = db.prepare<[string], { part: string; state: string }>(
    'SELECT part, state FROM stateRows WHERE stream = ?',
  );
  const one = db.prepare<[string, string], { state: string }>(
    'SELECT state FROM stateRows WHERE stream = ? AND part = ?',
  );
  const some = db.prepare<[string, string], { part: string; state: string }>(
    'SELECT part, state FROM stateRows WHERE stream = ? AND part IN (SELECT value FROM json_each(?))',
  );
  const update = db.prepare<[string, string, string]>('UPDATE stateRows SET state = ? WHERE stream = ? AND part = ?');
  const insert = db.prepare<[string, string, string]>('INSERT INTO stateRows (state, stream, part) VALUES (?, ?, ?)');
  const remove = db.prepare<[string, string]>('DELETE FROM stateRows WHERE stream = ? AND part = ?');
  return {
    parts: (stream) => new Map(all.all(stream).map(({ part, state }) => [part, state])),
    part: (stream, part) => one.get(stream, part)?.state,
    some: (stream, names) => new Map(some.all(stream, JSON.stringify(names)).map(({ part, state }) => [part, state])),
    write(stream, parts) {
      for (const [part, state] of parts) {
        if (state === null) remove.run(stream, part);
        // Nearly always it is there.
        else if (update.run(state, stream, part).changes === 0) insert.run(state, stream, part);
      }
    },
  };
}
