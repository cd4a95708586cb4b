import { sqliteCode, type Database } from './connect.ts';
import { APPLICATION_ID } from './inspect.ts';
import { CannotOpen } from './problem.ts';

const DAMAGED = 'The database does not hold together.';

/**
 * Brings a database to the newest schema: all steps and the number of the schema in one transaction, so that it has the old
 * schema or the new one and never one between.
 *
 * @param before makes a backup of a database that has entries to lose
 * @throws CannotOpen `damaged` when the changed database does not hold together; then it is as it was
 */
export function migrate(db: Database, steps: readonly string[], before?: (db: Database) => void): void {
  const version = (): number => Number(db.pragma('user_version', { simple: true }));
  if (version() >= steps.length) return;
  if (version() > 0) before?.(db);
  const run = db.transaction(() => {
    for (const step of steps.slice(version())) db.exec(step);
    db.pragma(`application_id = ${String(APPLICATION_ID)}`);
    db.pragma(`user_version = ${String(steps.length)}`);
    const loose = db.pragma('foreign_key_check') as readonly unknown[];
    if (loose.length > 0) throw new CannotOpen('damaged', DAMAGED);
  });
  try {
    run.immediate();
  } catch (error) {
    // Rows that break a rule of the newer schema were not written by any version.
    const isLoose = sqliteCode(error)?.startsWith('SQLITE_CONSTRAINT') ?? false;
    throw isLoose ? new CannotOpen('damaged', DAMAGED) : error;
  }
}
