import type { MoraleDue } from '../../../main/rules/encounter.ts';
import type { CombatantId, EncounterId } from '../../../main/rules/ids.ts';
import type { MoraleReason } from '../../../main/rules/table/index.ts';
import type { Applied } from '../damage-views.ts';
import type { MoraleCheckInput, MoralePreview, WhoChecks } from '../morale-views.ts';
import type { Reply } from '../reply.ts';
import type { EncounterGesture } from './encounter-api.ts';

export interface MoraleCheck {
  readonly who: WhoChecks;
  /** At most one for each band. */
  readonly checks: readonly MoraleCheckInput[];
  /** Why someone who serves for pay is asked (rule SW-45); absent: for what the fight brings. */
  readonly reason?: MoraleReason | undefined;
}

/** Three dice of a retainer's morale score, each 1 to 6. */
export interface MoraleScoreDice {
  readonly first?: number | undefined;
  readonly second?: number | undefined;
  readonly third?: number | undefined;
}

/** Morale of foes and retainers (rules TB-4 to TB-7, SW-34, SW-35, SW-45). */
export interface MoraleApi {
  /** What a check comes to with these dice, band by band, and what is still needed. `roll`: rolls those dice. */
  preview(
    input: MoraleCheck & { readonly encounter: EncounterId; readonly roll?: boolean | undefined },
  ): Promise<Reply<MoralePreview>>;
  /**
   * Makes the check of every band as one entry; dice that are not given are rolled. Refused (`scoreMissing`) where no Morale
   * is known and none is given, (`nobodyStands`) where nobody is left to check, and (`notDue`) for a check that is not due.
   */
  check(
    input: EncounterGesture &
      MoraleCheck & {
        /** The check that was due and is answered by it. */
        readonly due?: MoraleDue | undefined;
        /** How those who break leave the fight; absent: they stay, and it is the game master's to say. */
        readonly breaking?: 'fled' | 'surrendered' | undefined;
      },
  ): Promise<Reply<Applied>>;
  /** Lets a check that is due pass, which the log says. Refused (`notDue`). */
  passOver(input: EncounterGesture & { readonly due: MoraleDue }): Promise<Reply<Applied>>;
  /**
   * A retainer's morale score by 3d6, in a line that players do not see. Dice that are not given are rolled.
   */
  rollScore(
    input: EncounterGesture & { readonly combatant: CombatantId; readonly dice: MoraleScoreDice },
  ): Promise<Reply<Applied>>;
}
