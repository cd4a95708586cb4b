import type { BackupsApi, RecoveryApi } from '../../../preload/contract/api/recovery-api.ts';
import type { RecoveryView } from '../../../preload/contract/recovery-views.ts';
import type { Settings } from '../../../preload/contract/views.ts';
import { CannotOpen } from '../../db/open.ts';
import { accept, refuse, type Outcome } from '../../rules/index.ts';
import type { Answers } from '../answers.ts';
import { makeAppService } from '../app-service.ts';
import { openServices, type OpenedServices, type OpenServicesOptions, type ServiceAreas } from '../open-services.ts';
import { Backups } from '../safety/backups.ts';
import { copyInWorker } from '../safety/copy-in-worker.ts';
import type { Keeper } from '../safety/keeper.ts';
import type { SettingsService } from '../settings-service.ts';
import { writeWhole } from '../summary/write-whole.ts';
import { backupView } from './backup-view.ts';
import { entryLines, Problem } from './problem.ts';
import { copyForReading, isReadOnly, type ReadOnlyCopy } from './read-only-copy.ts';
import { rebuild, usableStreams } from './rebuild.ts';
import { draftOfBackup, plain, replaceDatabase } from './replace-database.ts';
import { settingsWithout } from './settings-without.ts';

export interface SessionOptions extends Omit<OpenServicesOptions, 'readOnly'> {
  /** The data are other ones now, or cannot be opened any more: every window has to load anew. */
  readonly reopened: () => void;
}

export type SessionAreas = ServiceAreas & {
  readonly backups: Answers<BackupsApi>;
  readonly recovery: Answers<RecoveryApi>;
};

type Opened =
  | { readonly mode: 'open'; readonly services: OpenedServices }
  | {
      readonly mode: 'readOnly';
      readonly services: OpenedServices;
      readonly copy: ReadOnlyCopy;
      readonly full: boolean;
    }
  | { readonly mode: 'recovery'; readonly problem: Problem };

/**
 * The app's data from start to end: opened, or not and why, exchanged for a backup or a rebuilt database while it runs. It
 * never throws for data that cannot be opened; there is always something to show.
 */
export class Session {
  readonly #options: SessionOptions;
  readonly #own: Pick<SessionAreas, 'app' | 'backups' | 'recovery'> & { readonly settings: SettingsService };
  #opened: Opened;
  /** One exchange at a time. */
  #exchanging = false;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#opened = this.#open();
    this.#own = {
      app: makeAppService(options.info, { ...options.desktop, painted: this.#painted }),
      settings: settingsWithout(options.databaseFile, options.told.settings),
      backups: this.#backupsArea(),
      recovery: this.#recoveryArea(),
    };
  }

  /** The services as they are now. */
  get areas(): SessionAreas {
    const { app, settings, backups, recovery } = this.#own;
    if (this.#opened.mode === 'recovery') return { ...CLOSED, app, settings, backups, recovery };
    return { ...this.#opened.services.areas, app, backups, recovery };
  }

  /** Who looks after the open data; null when they are not open, or cannot be written. */
  keeper(): Keeper | null {
    return this.#opened.mode === 'recovery' ? null : this.#opened.services.keeper;
  }

  settings(): Settings {
    return this.#opened.mode === 'recovery' ? this.#own.settings.get().value : this.#opened.services.settings();
  }

  /**
   * Reads the whole database beside the app; what start alone cannot see is seen now. A damaged one is closed, and all windows
   * load anew.
   */
  async check(): Promise<void> {
    const checked = this.#opened;
    if (checked.mode !== 'open') return;
    const wrong = await checked.services.check();
    if (wrong === null || this.#opened !== checked || this.#exchanging) return;
    checked.services.close();
    const error = new CannotOpen('damaged', `The database is damaged inside: ${wrong}`);
    this.#opened = { mode: 'recovery', problem: new Problem(error, this.#options.databaseFile) };
    this.#options.reopened();
  }

  close(): void {
    this.#close();
  }

  /** The long check waits until there is something to look at. */
  readonly #painted = (): void => {
    const { desktop, told } = this.#options;
    desktop.painted();
    this.check().catch((error: unknown) => told.trouble?.(`The data could not be checked: ${messageOf(error)}`));
  };

  #open(): Opened {
    const { databaseFile } = this.#options;
    try {
      if (!isReadOnly(databaseFile)) return { mode: 'open', services: openServices(this.#options) };
      return this.#openCopy(false);
    } catch (error) {
      return this.#whenFull(error) ?? { mode: 'recovery', problem: new Problem(error, databaseFile) };
    }
  }

  /** A disk can be so full that nothing on it can be opened; what is there is shown all the same. */
  #whenFull(error: unknown): Opened | null {
    if (!(error instanceof CannotOpen) || error.problem !== 'noRoom') return null;
    try {
      return this.#openCopy(true);
    } catch {
      return null;
    }
  }

  #openCopy(full: boolean): Opened {
    const copy = copyForReading(this.#options.databaseFile);
    try {
      const services = openServices({ ...this.#options, databaseFile: copy.file, readOnly: true });
      return { mode: 'readOnly', services, copy, full };
    } catch (error) {
      copy.remove();
      throw error;
    }
  }

  #close(): void {
    if (this.#opened.mode === 'recovery') return;
    this.#opened.services.close();
    if (this.#opened.mode === 'readOnly') this.#opened.copy.remove();
  }

  /** The copies beside the data themselves, also while those are not open. */
  #backups(): Backups {
    if (this.#opened.mode === 'open') return this.#opened.services.backups;
    const { databaseFile, now = Date.now, copyWorker } = this.#options;
    return new Backups({ databaseFile, now, runCopy: copyInWorker(copyWorker) });
  }

  /** Puts another database in the place of this one and opens it. */
  async #exchange(prepare: (draft: string) => void): Promise<Outcome<null>> {
    if (this.#exchanging) return refuse('cannotRestore', 'Another one is just being put in its place.');
    this.#exchanging = true;
    try {
      const backups = this.#backups();
      if (this.#opened.mode === 'open') await this.#opened.services.keeper?.settled();
      this.#close();
      let problem: Outcome<null> = accept(null);
      try {
        replaceDatabase(this.#options.databaseFile, backups, prepare);
      } catch (error) {
        problem = refuse('cannotRestore', `That could not be done: ${messageOf(error)}`);
      }
      this.#opened = this.#open();
      if (problem.ok) this.#options.reopened();
      return problem;
    } finally {
      this.#exchanging = false;
    }
  }

  #backupsArea(): Answers<BackupsApi> {
    return {
      list: () => {
        const backups = this.#backups();
        return accept(backups.list().map((copy) => backupView(backups.folder, copy)));
      },
      make: async () => {
        if (this.#opened.mode !== 'open') return refuse('cannotBackUp', NOT_OPEN);
        const { backups, keeper } = this.#opened.services;
        const made = await backups.make('asked');
        if (!made.ok) return made;
        keeper?.backedUp();
        return accept(backupView(backups.folder, made.value));
      },
      restore: async ({ backup }) => {
        if (this.#opened.mode === 'readOnly') return refuse('cannotRestore', READ_ONLY);
        if (this.#opened.mode === 'recovery' && !this.#opened.problem.replaceable)
          return refuse('cannotRestore', NOT_REPLACEABLE);
        const found = this.#backups().find(backup);
        if (!found.ok) return found;
        return this.#exchange((draft) => {
          draftOfBackup(found.value.file, draft);
        });
      },
    };
  }

  #recoveryArea(): Answers<RecoveryApi> {
    return {
      state: () => accept(this.#view()),
      goOn: () => {
        if (this.#opened.mode === 'open') this.#opened.services.keeper?.acknowledge();
        return accept(null);
      },
      exportEntries: () => this.#exportEntries(),
      rebuild: () => this.#rebuild(),
      retry: () => {
        const { mode } = this.#opened;
        if (mode === 'open' || this.#exchanging) return accept(this.#view());
        this.#close();
        this.#opened = this.#open();
        if (this.#opened.mode !== mode) this.#options.reopened();
        return accept(this.#view());
      },
    };
  }

  #view(): RecoveryView {
    const opened = this.#opened;
    if (opened.mode === 'recovery') {
      return { mode: 'recovery', readOnlyBecause: null, problem: opened.problem.view(), missing: null };
    }
    const readOnlyBecause = opened.mode === 'open' ? null : opened.full ? 'full' : 'medium';
    return { mode: opened.mode, readOnlyBecause, problem: null, missing: opened.services.keeper?.missing ?? null };
  }

  async #exportEntries(): Promise<Outcome<{ file: string | null; entries: number }>> {
    if (this.#opened.mode !== 'recovery') return refuse('cannotWrite', 'The data are open; save a summary instead.');
    const journal = this.#opened.problem.salvaged();
    const entries = journal.entries.length;
    const file = await this.#options.askWhere({ name: 'Woundboard entries', extension: 'jsonl', kind: 'JSON lines' });
    if (file === null) return accept({ file, entries });
    return (await writeWhole(file, entryLines(journal))) ?? accept({ file, entries });
  }

  async #rebuild(): Promise<Outcome<{ entries: number }>> {
    if (this.#opened.mode !== 'recovery' || !this.#opened.problem.replaceable)
      return refuse('nothingToRebuild', 'There is nothing to rebuild.');
    const streams = usableStreams(this.#opened.problem.salvaged());
    if (streams.length === 0) return refuse('nothingToRebuild', 'No entry can be used any more.');
    let entries = 0;
    const done = await this.#exchange((draft) => {
      plain(draft, (db) => {
        entries = rebuild(db, streams);
      });
    });
    return done.ok ? accept({ entries }) : done;
  }
}

const NOT_OPEN = 'The data are not open, so there is nothing to back up.';
const READ_ONLY =
  'The data are open for reading only: their folder cannot be written, so no backup can take its place.';
const NOT_REPLACEABLE = 'The data are not damaged; nothing may take their place.';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const refuseAll = new Proxy(
  {},
  { get: () => () => refuse('dataNotOpen', 'The data are not open; see what is wrong first.') },
) as never;

/** Every area that needs the data, while they are not open. */
const CLOSED: Omit<SessionAreas, 'app' | 'settings' | 'backups' | 'recovery'> = {
  campaign: refuseAll,
  encounter: refuseAll,
  countdowns: refuseAll,
  rests: refuseAll,
  damage: refuseAll,
  injuries: refuseAll,
  deathMoves: refuseAll,
  locations: refuseAll,
  tables: refuseAll,
  morale: refuseAll,
  meeting: refuseAll,
  falls: refuseAll,
  journal: refuseAll,
  summary: refuseAll,
};
