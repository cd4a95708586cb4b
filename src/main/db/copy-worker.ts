/** Runs beside the app, so that play goes on: copies a database, or checks one. */
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from './connect.ts';
import { checkWhole, makeCopy, type CopyCheck } from './copy.ts';

/** `target`: where the copy goes; null: the database is only checked. */
export interface CopyOrder {
  readonly file: string;
  readonly target: string | null;
}

export type CopyAnswer =
  | { readonly ok: true; readonly check: CopyCheck }
  | { readonly ok: false; readonly reason: string; readonly code: string | null };

function answer({ file, target }: CopyOrder): CopyAnswer {
  try {
    const db = connect(file, 'existing');
    try {
      return { ok: true, check: target === null ? checkWhole(db) : makeCopy(db, target) };
    } finally {
      db.close();
    }
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    return { ok: false, reason: message, code: code ?? null };
  }
}

parentPort?.postMessage(answer(workerData as CopyOrder));
