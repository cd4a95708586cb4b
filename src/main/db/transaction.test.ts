import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './open.ts';
import { settingsTable } from './settings-table.ts';
import { temporaryDatabase } from './temporary.fixtures.ts';
import { transactions } from './transaction.ts';

let db: Database;
const put = (value: string): void => {
  settingsTable(db).put(new Map([['lamp', value]]));
};
const lamp = (): unknown => db.prepare("SELECT value FROM settings WHERE name = 'lamp'").pluck().get();

beforeEach(() => {
  db = temporaryDatabase();
});

describe('transactions', () => {
  it('keeps all of the work and gives what it gave', () => {
    const inOne = transactions(db);
    const seen = inOne(() => {
      put('lit');
      return db.inTransaction;
    });
    expect([seen, db.inTransaction, lamp()]).toEqual([true, false, 'lit']);
  });

  it('keeps nothing of work that fails, and can be called again', () => {
    const inOne = transactions(db);
    const failing = (): void => {
      put('lit');
      throw new Error('a gust of wind');
    };
    expect(() => {
      inOne(failing);
    }).toThrow('a gust of wind');
    expect([db.inTransaction, lamp()]).toEqual([false, undefined]);
    inOne(() => {
      put('dim');
    });
    expect(lamp()).toBe('dim');
  });

  it('gives the error of work whose transaction SQLite has rolled back already', () => {
    expect(() => {
      transactions(db)(() => {
        put('lit');
        db.exec("INSERT OR ROLLBACK INTO settings VALUES ('lamp', NULL)");
      });
    }).toThrow(/NOT NULL/);
    expect([db.inTransaction, lamp()]).toEqual([false, undefined]);
  });

  it('keeps nothing when the commit fails', () => {
    expect(() => {
      transactions(db)(() => {
        put('lit');
        db.exec("PRAGMA defer_foreign_keys = 1; INSERT INTO stateRows VALUES ('nobody', 'x', '1')");
      });
    }).toThrow(/FOREIGN KEY/);
    expect([db.inTransaction, lamp()]).toEqual([false, undefined]);
  });
});
