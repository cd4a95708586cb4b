/** A copy of all data, to choose from. */
export interface BackupView {
  /** The name of its file, which also identifies it. */
  readonly id: string;
  /** When it was made, in milliseconds since 1970, UTC. */
  readonly at: number;
  readonly reason: 'play' | 'session' | 'migration' | 'import' | 'asked' | 'aside';
  /** Bytes of its file. */
  readonly size: number;
  readonly entries: number;
  /** Time of its last entry; null: it has none. */
  readonly lastAt: number | null;
  /** The encounters that were played last, newest first, five at most. */
  readonly encounters: readonly BackupEncounter[];
  /** Why it cannot be restored, in words; null: it can. */
  readonly trouble: string | null;
}

export interface BackupEncounter {
  readonly name: string;
  readonly round: number;
  readonly lastAt: number;
  /** What its last entry says; '' for nothing. */
  readonly last: string;
}

/**
 * How the data are open. `open`: as usual; `readOnly`: as a copy, because nothing can be written where they are, and nothing
 * can be changed; `recovery`: not at all, and `problem` says why.
 */
export interface RecoveryView {
  readonly mode: 'open' | 'readOnly' | 'recovery';
  /** Why nothing can be changed: the place cannot be written, or its disk is full; null: it can. */
  readonly readOnlyBecause: 'medium' | 'full' | null;
  readonly problem: ProblemView | null;
  /** Entries that the journal had and has not any more; null: none, or the person knows. */
  readonly missing: MissingView | null;
}

export interface MissingView {
  /** At least so many. */
  readonly count: number;
  /** Time of the last entry that is left; null: none is left. */
  readonly after: number | null;
}

/** Why the data cannot be opened, and what can be done. */
export interface ProblemView {
  readonly kind:
    | 'missing'
    | 'notOurs'
    | 'newer'
    | 'damaged'
    | 'notDurable'
    | 'inUse'
    | 'readOnly'
    | 'noBackup'
    | 'noRoom'
    | 'unreadable'
    | 'folder';
  /** What is wrong, in one sentence. */
  readonly sentence: string;
  /** Entries that can still be read out of the file, one by one; null: it was not tried, for there is no reason to. */
  readonly readable: number | null;
  /** Of those, entries that a new database can be built from: those of each stream up to its first gap. */
  readonly usable: number;
  /** Whether another database may take the place of this one. */
  readonly replaceable: boolean;
}
