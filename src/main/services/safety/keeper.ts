import type { Database } from '../../db/open.ts';
import { writeWitness, type MissingEntries } from '../../db/witness.ts';
import type { Backups } from './backups.ts';

export interface KeeperOptions {
  readonly db: Database;
  readonly databaseFile: string;
  readonly backups: Backups;
  /** What was found missing at the start. */
  readonly missing: MissingEntries | null;
  /** Milliseconds that only ever grow, whatever the clock of the wall does. */
  readonly elapsed: () => number;
  /** Told in words when something that runs by itself could not be done. */
  readonly trouble: (sentence: string) => void;
}

const WITNESS_MS = 30_000;
const IDLE_MS = 30_000;
const BACKUP_MS = 15 * 60_000;
/** How often the keeper looks whether something is due. */
const LOOK_MS = 5_000;

/** What is done beside the play so that nothing is lost: the witness, the checkpoint, the backups. */
export class Keeper {
  readonly #options: KeeperOptions;
  readonly #timer: NodeJS.Timeout;
  #missing: MissingEntries | null;
  #committedAt = 0;
  #witnessedAt: number;
  #backedUpAt: number;
  /** Entries since the last witness, checkpoint and backup. */
  #due = { witness: 0, checkpoint: 0, backup: 0 };
  #backing: Promise<void> | null = null;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#missing = options.missing;
    this.#witnessedAt = options.elapsed();
    this.#backedUpAt = options.elapsed();
    this.#timer = setInterval(() => {
      this.look();
    }, LOOK_MS);
    this.#timer.unref();
    this.#attempt(() => {
      this.#witness();
    });
  }

  /** What is still to be told of missing entries. */
  get missing(): MissingEntries | null {
    return this.#missing;
  }

  /** The person knows of the missing entries and goes on. */
  acknowledge(): void {
    this.#missing = null;
    this.#witness();
  }

  /** An entry was committed. */
  committed(): void {
    this.#committedAt = this.#options.elapsed();
    this.#due.witness += 1;
    this.#due.checkpoint += 1;
    this.#due.backup += 1;
  }

  /** A backup of everything up to now was made. */
  backedUp(): void {
    this.#due.backup = 0;
    this.#backedUpAt = this.#options.elapsed();
  }

  /** Does what is due. Called by a timer; tests call it as well. */
  look(): void {
    const now = this.#options.elapsed();
    if (this.#due.checkpoint > 0 && now - this.#committedAt >= IDLE_MS) {
      this.#attempt(() => {
        this.#checkpoint();
      });
    } else if (this.#due.witness > 0 && now - this.#witnessedAt >= WITNESS_MS) {
      this.#attempt(() => {
        this.#witness();
      });
    }
    if (this.#due.backup > 0 && now - this.#backedUpAt >= BACKUP_MS) this.#backing ??= this.#backUp();
  }

  /** Waits for a backup that was begun. */
  async settled(): Promise<void> {
    await this.#backing;
    await this.#options.backups.settled();
  }

  /** The end of the session: backup, witness, checkpoint. Whatever cannot be done is told and holds nothing up. */
  end(): void {
    clearInterval(this.#timer);
    const { db, backups } = this.#options;
    if (this.#due.backup > 0) {
      this.#attempt(() => {
        backups.makeNow(db, 'session');
      });
    }
    this.#attempt(() => {
      this.#checkpoint();
    });
  }

  async #backUp(): Promise<void> {
    const outcome = await this.#options.backups.make('play');
    this.#backing = null;
    // Also after a failure the next one waits its time, so that a full disk is not told every five seconds.
    this.#backedUpAt = this.#options.elapsed();
    if (outcome.ok) this.#due.backup = 0;
    else this.#options.trouble(outcome.refusal.reason);
  }

  #checkpoint(): void {
    this.#options.db.pragma('wal_checkpoint(TRUNCATE)');
    this.#due.checkpoint = 0;
    this.#witness();
  }

  #witness(): void {
    writeWitness(this.#options.databaseFile, this.#options.db, this.#missing);
    this.#due.witness = 0;
    this.#witnessedAt = this.#options.elapsed();
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#options.trouble(`A safety copy could not be written: ${error instanceof Error ? error.message : ''}`);
    }
  }
}
