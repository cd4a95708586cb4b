import type { CombatantId, EncounterId } from '../../../main/rules/ids.ts';
import type { CorrectableLine, CorrectionPreview, LineChange } from '../correction-views.ts';
import type { Applied } from '../damage-views.ts';
import type { LogLine } from '../encounter-views.ts';
import type { Reply } from '../reply.ts';
import type { EncounterGesture } from './encounter-api.ts';

/** A line of the log by the entry in whose place it stands. */
export interface LineOfLog {
  readonly encounter: EncounterId;
  readonly line: number;
}

export interface JournalApi {
  /** Takes back the latest entry that counts; again, the one before it. Refused (`nothingToUndo`) at the first. */
  undo(input: EncounterGesture): Promise<Reply<Applied>>;
  /** Brings back what the last undo took. Refused (`nothingToRedo`) after anything new. */
  redo(input: EncounterGesture): Promise<Reply<Applied>>;
  /** Takes back everything after this entry of the log. Refused (`cannotRewind`) for one that does not count or is the latest. */
  rewind(input: EncounterGesture & { readonly seq: number }): Promise<Reply<Applied>>;
  /**
   * A line of the log as it can be opened again. Refused: `notInPlay` for one that does not count, `firstLine` for the one
   * that begins the encounter, `isCorrection` for a correction's own line.
   */
  line(input: LineOfLog): Promise<Reply<CorrectableLine>>;
  /** The latest line that counts and was typed for this combatant as damage or healing. Refused (`nothingToAmend`) without one. */
  latestEntry(input: {
    readonly encounter: EncounterId;
    readonly combatant: CombatantId;
  }): Promise<Reply<CorrectableLine>>;
  /**
   * What follows when a line is changed or struck out: later lines are decided again with the dice that were rolled. Refused
   * as `line`, and as the changed entry itself would have been at its time. `roll`: rolls the dice that are missing.
   */
  previewCorrection(
    input: LineOfLog & { readonly change: LineChange; readonly roll?: boolean | undefined },
  ): Promise<Reply<CorrectionPreview>>;
  /**
   * Writes the correction as one entry, which can be undone. `revision`: the one its preview was made for; refused
   * (`playWentOn`) when the encounter stands elsewhere by now, and as `previewCorrection`.
   */
  correct(
    input: EncounterGesture & {
      readonly line: number;
      readonly change: LineChange;
      readonly revision?: number | undefined;
    },
  ): Promise<Reply<Applied>>;
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
