import type { GmApi } from '../../../preload/contract/api.ts';
import type { BackupView, RecoveryView } from '../../../preload/contract/recovery-views.ts';
import { ask, type Refusal } from './ask.ts';
import type { Notices } from './notices.svelte.ts';

const OPEN: RecoveryView = { mode: 'open', readOnlyBecause: null, problem: null, missing: null };

/** How the data are open, and the backups of them. */
export class SafetyState {
  view = $state.raw<RecoveryView>(OPEN);
  /** Newest first; null: not asked for yet. */
  backups = $state.raw<readonly BackupView[] | null>(null);
  /** Something that takes a while is under way. */
  busy = $state(false);
  readonly #gm: GmApi;
  readonly #notices: Notices;

  constructor(gm: GmApi, notices: Notices) {
    this.#gm = gm;
    this.#notices = notices;
  }

  /** Learns how the data are open, and hears of what goes wrong by itself. @returns ends the hearing */
  async start(): Promise<() => void> {
    const stop = this.#gm.on.trouble((sentence) => {
      this.#notices.refuse(sentence);
    });
    const reply = await ask(() => this.#gm.recovery.state());
    if (reply.ok) this.view = reply.value;
    else this.#notices.refuse(reply.refusal.reason);
    return stop;
  }

  get inRecovery(): boolean {
    return this.view.mode === 'recovery';
  }

  async loadBackups(): Promise<void> {
    const reply = await ask(() => this.#gm.backups.list());
    if (reply.ok) this.backups = reply.value;
    else this.#notices.refuse(reply.refusal.reason);
  }

  /** Makes a backup now and tells how it went. */
  async makeBackup(): Promise<void> {
    await this.#during(async () => {
      const reply = await ask(() => this.#gm.backups.make());
      if (!reply.ok) return reply.refusal;
      this.#notices.tell(`Backed up ${entriesInWords(reply.value.entries)}.`);
      if (this.backups) await this.loadBackups();
      return null;
    });
  }

  /** Puts a backup in the place of the data; main loads the page anew when it is done. */
  async restore(id: string): Promise<void> {
    await this.#during(async () => {
      const reply = await ask(() => this.#gm.backups.restore({ backup: id }));
      return reply.ok ? null : reply.refusal;
    });
  }

  /** Builds a new database from what can be used; main loads the page anew when it is done. */
  async rebuild(): Promise<void> {
    await this.#during(async () => {
      const reply = await ask(() => this.#gm.recovery.rebuild());
      return reply.ok ? null : reply.refusal;
    });
  }

  /** Saves what can be read where the game master says. */
  async exportEntries(): Promise<void> {
    await this.#during(async () => {
      const reply = await ask(() => this.#gm.recovery.exportEntries());
      if (!reply.ok) return reply.refusal;
      const { file, entries } = reply.value;
      this.#notices.tell(file === null ? 'Nothing was saved.' : `Saved ${entriesInWords(entries)}: ${file}`);
      return null;
    });
  }

  /** Tries to open the data as they should be. Main loads the page anew when that works. */
  async retry(): Promise<void> {
    await this.#during(async () => {
      const before = this.view.mode;
      const reply = await ask(() => this.#gm.recovery.retry());
      if (!reply.ok) return reply.refusal;
      this.view = reply.value;
      if (reply.value.mode === before) this.#notices.tell('It is still as it was.');
      return null;
    });
  }

  /** The game master knows of the missing entries. */
  async goOn(): Promise<void> {
    const reply = await ask(() => this.#gm.recovery.goOn());
    if (reply.ok) this.view = { ...this.view, missing: null };
    else this.#notices.refuse(reply.refusal.reason);
  }

  async #during(work: () => Promise<Refusal | null>): Promise<void> {
    this.busy = true;
    try {
      const refusal = await work();
      if (refusal) this.#notices.refuse(refusal.reason);
    } finally {
      this.busy = false;
    }
  }
}

/** `1 entry`, `1,204 entries` */
export const entriesInWords = (count: number): string =>
  count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`;
