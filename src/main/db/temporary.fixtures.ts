import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase, type Database } from './open.ts';

/** A folder that goes with the test that asked for it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-test-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A real database on a real disk, closed and gone with the test. */
export function temporaryDatabase(): Database {
  const db = openDatabase(path.join(temporaryFolder(), 'woundboard.sqlite'));
  onTestFinished(() => {
    db.close();
  });
  return db;
}
