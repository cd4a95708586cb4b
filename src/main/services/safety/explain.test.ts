import { describe, expect, it } from 'vitest';
import { temporaryDatabase } from '../../db/temporary.fixtures.ts';
import { explainError, ReadOnlySession } from './explain.ts';

/** What SQLite itself throws. */
function thrownBy(work: (db: ReturnType<typeof temporaryDatabase>) => void): unknown {
  try {
    work(temporaryDatabase());
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('explainError', () => {
  it('has words for a full disk', () => {
    const error = thrownBy((db) => {
      db.pragma('max_page_count = 1');
      db.exec("INSERT INTO settings VALUES ('long', hex(zeroblob(400000)))");
    });
    expect(explainError(error)).toMatchObject({
      code: 'diskFull',
      reason: expect.stringContaining('no room') as string,
    });
  });

  it('has words for a database that is only read', () => {
    const error = thrownBy((db) => {
      db.pragma('query_only = 1');
      db.exec("INSERT INTO settings VALUES ('a', 'b')");
    });
    expect(explainError(error)?.code).toBe('readOnly');
    expect(explainError(new ReadOnlySession())?.code).toBe('readOnly');
  });

  it('takes a broken rule of the schema, and anything else, for a bug', () => {
    const error = thrownBy((db) => {
      db.exec("INSERT INTO settings VALUES ('a', NULL)");
    });
    expect([error, new Error('x'), 'x', null].map(explainError)).toEqual([null, null, null, null]);
  });
});
