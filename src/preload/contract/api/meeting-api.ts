import type { EncounterId } from '../../../main/rules/ids.ts';
import type { Applied } from '../damage-views.ts';
import type { MeetingInput, MeetingPreview, SurpriseInput, SurpriseRoll } from '../meeting-views.ts';
import type { Reply } from '../reply.ts';
import type { EncounterGesture } from './encounter-api.ts';

/** How sides meet: surprise, reaction, distance (rules TB-8 to TB-10). */
export interface MeetingApi {
  /** A roll for surprise before any encounter; the die is rolled unless given. Nothing is written. */
  surprise(input: Omit<SurpriseInput, 'side'>): Promise<Reply<SurpriseRoll>>;
  /** What the rolls come to with these dice. `roll`: rolls those that are not given. Nothing is written. */
  preview(
    input: { readonly encounter: EncounterId; readonly roll?: boolean | undefined } & MeetingInput,
  ): Promise<Reply<MeetingPreview>>;
  /**
   * Writes the rolls into the log as one entry; whoever of a surprised side has not had the condition gets it, to the end of
   * the round. Dice that are not given are rolled. Refused (`nothingRolled`) where nothing is rolled for, and (`noSurprise`)
   * where the ruleset knows no surprise.
   */
  record(input: EncounterGesture & MeetingInput): Promise<Reply<Applied>>;
}
