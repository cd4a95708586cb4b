import type { Database } from './connect.ts';

/**
 * Runs work in one transaction that may write from its beginning on: all of it is kept, or, when it or the commit throws, nothing.
 * Call it outside of any other. The library's own asks for more at each call than a hit has time for.
 */
export function transactions(db: Database): <Result>(work: () => Result) => Result {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  return (work) => {
    begin.run();
    try {
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      // SQLite may have rolled it back by itself.
      if (db.inTransaction) rollback.run();
      throw error;
    }
  };
}
