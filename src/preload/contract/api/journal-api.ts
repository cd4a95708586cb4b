import type { EncounterId } from '../../../main/rules/ids.ts';
import type { Applied } from '../damage-views.ts';
import type { LogLine } from '../encounter-views.ts';
import type { Reply } from '../reply.ts';
import type { EncounterGesture } from './encounter-api.ts';

export interface JournalApi {
  /** Takes back the latest entry that counts; again, the one before it. Refused (`nothingToUndo`) at the first. */
  undo(input: EncounterGesture): Promise<Reply<Applied>>;
  /** Brings back what the last undo took. Refused (`nothingToRedo`) after anything new. */
  redo(input: EncounterGesture): Promise<Reply<Applied>>;
  /** Takes back everything after this entry of the log. Refused (`cannotRewind`) for one that does not count or is the latest. */
  rewind(input: EncounterGesture & { readonly seq: number }): Promise<Reply<Applied>>;
  /** Earlier lines of the log: those before the entry `before`, up to `limit` (1 to 500), oldest first. */
  lines(input: {
    readonly encounter: EncounterId;
    readonly before: number;
    readonly limit: number;
  }): Promise<Reply<readonly LogLine[]>>;
}

export interface SummaryApi {
  /**
   * Saves the summary of an encounter where the person says, in the save dialog. The reply's `file` is null when they
   * cancelled. Refused (`cannotWrite`) with the reason when the file cannot be written; then no half of it is left.
   */
  export(input: {
    readonly encounter: EncounterId;
    readonly format: 'markdown';
  }): Promise<Reply<{ readonly file: string | null }>>;
}
