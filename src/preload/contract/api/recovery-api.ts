import type { BackupView, RecoveryView } from '../recovery-views.ts';
import type { Reply } from '../reply.ts';

export interface BackupsApi {
  /** The backups there are, newest first, each with what it holds. */
  list(): Promise<Reply<readonly BackupView[]>>;
  /** Makes one now, while play goes on. Refused (`cannotBackUp`) with the reason, such as a full disk. */
  make(): Promise<Reply<BackupView>>;
  /**
   * Puts a backup in the place of the database. The database as it stands is kept among the backups, so this can be taken back
   * the same way. All windows load anew afterwards. Refused (`noSuchBackup`, `badBackup`, `cannotRestore`); then all is as it was.
   */
  restore(input: { readonly backup: string }): Promise<Reply<null>>;
}

export interface RecoveryApi {
  /** How the data are open, and what is wrong with them. */
  state(): Promise<Reply<RecoveryView>>;
  /** The person knows of the missing entries and goes on without them. */
  goOn(): Promise<Reply<null>>;
  /**
   * Saves every entry that can be read, one JSON object a line, where the person says. The reply's `file` is null when they
   * cancelled. Refused (`cannotWrite`).
   */
  exportEntries(): Promise<Reply<{ readonly file: string | null; readonly entries: number }>>;
  /**
   * Builds a new database out of the entries that are whole and follow each other from the first. The damaged one is kept among
   * the backups as it is. All windows load anew afterwards. Refused (`nothingToRebuild`, `cannotRestore`).
   */
  rebuild(): Promise<Reply<{ readonly entries: number }>>;
  /** Tries to open the data again, as when a disk was missing. All windows load anew when it works. */
  retry(): Promise<Reply<RecoveryView>>;
}
