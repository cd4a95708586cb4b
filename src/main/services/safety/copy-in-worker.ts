import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CopyAnswer, CopyOrder } from '../../db/copy-worker.ts';

export type { CopyAnswer, CopyOrder };

/** Has a copy made, or a database checked, beside the app. Never rejects: what goes wrong is part of the answer. */
export type RunCopy = (order: CopyOrder) => Promise<CopyAnswer>;

/** The worker as it stands in the sources; the built app names its own file. */
const SOURCE = path.join(import.meta.dirname, '../../db/copy-worker.ts');

export const copyInWorker =
  (workerFile: string = SOURCE): RunCopy =>
  (order) =>
    new Promise((resolve) => {
      const failed = (error: unknown): void => {
        resolve({ ok: false, reason: error instanceof Error ? error.message : String(error), code: null });
      };
      try {
        const worker = new Worker(workerFile, { workerData: order });
        worker.once('message', resolve);
        worker.once('error', failed);
        worker.once('exit', () => {
          failed('The copying ended without an answer.');
        });
      } catch (error) {
        failed(error);
      }
    });
