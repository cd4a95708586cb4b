import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { copiesFolder, copyName, listCopies, type CopyName, type CopyReason } from '../../db/copy-names.ts';
import { DRAFT_END, makeCopy } from '../../db/copy.ts';
import { removeDatabase } from '../../db/files.ts';
import type { Database } from '../../db/open.ts';
import { accept, refuse, type Outcome } from '../../rules/index.ts';
import type { CopyAnswer, RunCopy } from './copy-in-worker.ts';
import { copiesToRemove } from './rotation.ts';

export interface BackupsOptions {
  readonly databaseFile: string;
  readonly now: () => number;
  readonly runCopy: RunCopy;
}

/** Folders in which another database is prepared begin so. */
export const EXCHANGE = 'replacing-';

/** The copies of a database in the folder `backups` beside it. */
export class Backups {
  readonly folder: string;
  readonly #options: BackupsOptions;
  #running: Promise<Outcome<CopyName>> | null = null;

  constructor(options: BackupsOptions) {
    this.#options = options;
    this.folder = copiesFolder(options.databaseFile);
  }

  /** Newest first. */
  list(): CopyName[] {
    return listCopies(this.folder);
  }

  /** A copy by its name, or the refusal `noSuchBackup`. Names come from outside: only one that is listed is taken. */
  find(name: string): Outcome<CopyName & { readonly file: string }> {
    const copy = this.list().find((one) => one.name === name);
    if (!copy) return refuse('noSuchBackup', 'That backup is not there any more.', 'backup');
    return accept({ ...copy, file: path.join(this.folder, copy.name) });
  }

  /** Where the next copy goes. */
  next(reason: CopyReason): CopyName & { readonly file: string } {
    const serial = (this.list()[0]?.serial ?? 0) + 1;
    const at = this.#options.now();
    const name = copyName(serial, at, reason);
    return { name, serial, at, reason, file: path.join(this.folder, name) };
  }

  /** Makes a copy beside the app. Refused (`cannotBackUp`) in words when it cannot be made; the database is as before. */
  async make(reason: CopyReason): Promise<Outcome<CopyName>> {
    await this.settled();
    this.#running = this.#make(reason).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Waits for a copy that is being made. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Makes a copy at once, while everything else waits. @throws Error when it cannot be made */
  makeNow(db: Database, reason: CopyReason): CopyName {
    const { file, ...copy } = this.next(reason);
    makeCopy(db, file);
    this.prune();
    return copy;
  }

  /** Removes what the rotation lets go. Only called when a newer copy has been checked. */
  prune(keep: readonly string[] = []): void {
    for (const { name } of copiesToRemove(this.list())) {
      if (!keep.includes(name)) removeDatabase(path.join(this.folder, name));
    }
  }

  /** Removes what was left by a copying, or an exchange of the database, that was broken off. */
  sweep(): void {
    const dataDir = path.dirname(this.#options.databaseFile);
    const drafts = namesIn(this.folder).filter((name) => name.includes(DRAFT_END));
    const exchanges = namesIn(dataDir).filter((name) => name.startsWith(EXCHANGE));
    const left = [
      ...drafts.map((name) => path.join(this.folder, name)),
      ...exchanges.map((name) => path.join(dataDir, name)),
    ];
    for (const place of left) rmSync(place, { force: true, recursive: true });
  }

  async #make(reason: CopyReason): Promise<Outcome<CopyName>> {
    let next;
    try {
      next = this.next(reason);
    } catch (error) {
      return refuse('cannotBackUp', whyNot({ ok: false, reason: String(error), code: null }));
    }
    const { file, ...copy } = next;
    const answer = await this.#options.runCopy({ file: this.#options.databaseFile, target: file });
    if (!answer.ok) return refuse('cannotBackUp', whyNot(answer));
    this.prune();
    return accept(copy);
  }
}

const namesIn = (folder: string): string[] =>
  (statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false) ? readdirSync(folder) : [];

/** Why a copy was not made, in words. */
export function whyNot({ reason, code }: CopyAnswer & { ok: false }): string {
  const full = code === 'ENOSPC' || code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_WRITE';
  return `The backup could not be made: ${full ? 'there is no room left on the disk.' : reason}`;
}
