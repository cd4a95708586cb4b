import type { CampaignId, LibraryEntryId } from '../../../main/rules/campaign/ids.ts';
import type { CombatantId, EncounterId } from '../../../main/rules/ids.ts';
import type { InjuryInput, InjuryPlace, InjuryPlacesView, PastInjury } from '../injury-views.ts';
import type { Applied, DamageEntry, DamagePreview } from '../damage-views.ts';
import type {
  DeathMovePreview,
  DieSlot,
  InjuryDice,
  InjuryPreview,
  InjuryWords,
  LocationAnswer,
  PlaceView,
} from '../roll-views.ts';
import type { Reply } from '../reply.ts';
import type { EncounterGesture } from './encounter-api.ts';

export interface DamageApi {
  /**
   * What a line of entry would do, by the code that would do it. Refused at the text in words ("12x is not a number or
   * dice"), or as the rules refuse. `roll`: rolls the dice that the text names and are not given.
   */
  preview(input: DamageEntry & { readonly roll?: boolean | undefined }): Promise<Reply<DamagePreview>>;
  /**
   * Does what the text says, to all targets as one entry. Refused as `preview` is, and (`diceNeeded`) when the text has dice
   * and their faces are not given; then nothing is written.
   */
  apply(input: DamageEntry & { readonly commandId: string }): Promise<Reply<Applied>>;
  /** Heals by what the text says, as if it began with `+`. */
  heal(input: DamageEntry & { readonly commandId: string }): Promise<Reply<Applied>>;
}

/** A roll that someone owes. */
export interface OwedRollInput {
  readonly encounter: EncounterId;
  readonly combatant: CombatantId;
}

export interface InjuriesApi {
  /**
   * What an owed injury roll comes to with these dice, and which are still needed. Dice may come in any order; those that turn
   * out not to be needed are let be. Refused when none is owed (`noRollOwed`), for a die off its faces (`dieOutOfRange`, at
   * `rolls.region` …) and for a place that is none of the encounter's tables (`noSuchPlace`).
   *
   * @param input `roll`: rolls all dice that are needed; or that one. `pointedAt`: a place instead of region, spot and side
   */
  preview(
    input: OwedRollInput & {
      readonly dice: InjuryDice;
      readonly roll?: boolean | DieSlot['slot'] | undefined;
      readonly pointedAt?: PlaceView | undefined;
    } & InjuryWords,
  ): Promise<Reply<InjuryPreview>>;
  /**
   * Answers the oldest injury roll that someone owes. Dice that are needed and not given are rolled; words that are not given
   * are those of the tables. Refused as `preview` is.
   */
  record(input: EncounterGesture & InjuryAnswer): Promise<Reply<Applied>>;
  /**
   * Answers every injury roll that is owed, as one entry: undone, it is owed again as a whole. `rolls` has the dice that are
   * there already, for whom there are any; all others are rolled. Refused (`noRollOwed`) when nobody owes one, and as `preview`
   * is; then nothing is written.
   */
  recordAll(input: EncounterGesture & { readonly rolls: readonly InjuryAnswer[] }): Promise<Reply<Applied>>;
  /** Says that an injury has healed: of two alike the older (rule SW-38). Refused (`noSuchInjury`) where there is none such. */
  heal(
    input: EncounterGesture & { readonly combatant: CombatantId; readonly injury: InjuryPlace },
  ): Promise<Reply<Applied>>;
  /** The places of the tables of someone's body, as this encounter keeps them. Refused (`noInjuries`) where the ruleset has none. */
  places(input: OwedRollInput): Promise<Reply<InjuryPlacesView>>;
  /**
   * Writes one injury by hand, without a roll (rule SW-47): `from` null adds it, `to` null says that it was never there, and
   * both say what one is now. `from` is the injury as it stands on the sheet, with its words. Refused in words for neither,
   * for one that is not there (`noSuchInjury`) and for a place that their tables have not (`noSuchPlace`).
   */
  set(
    input: EncounterGesture & {
      readonly combatant: CombatantId;
      readonly from: InjuryInput | null;
      readonly to: InjuryInput | null;
    },
  ): Promise<Reply<Applied>>;
  /**
   * Every injury of a party member over all encounters of the campaign, oldest first, and whether it has healed. Empty where
   * the ruleset has none. Refused (`noSuchCampaign`, `noSuchEntry`).
   */
  history(input: {
    readonly campaign: CampaignId;
    readonly member: LibraryEntryId;
  }): Promise<Reply<readonly PastInjury[]>>;
}

/** The dice of one owed injury roll, as far as they are there, and what is written beside the injury. */
export interface InjuryAnswer extends InjuryWords {
  readonly combatant: CombatantId;
  readonly dice: InjuryDice;
}

export interface DeathMovesApi {
  /** What a death move comes to with these dice. `roll`: rolls those that are needed and not given. */
  preview(
    input: OwedRollInput & DeathMoveInput & { readonly roll?: boolean | undefined },
  ): Promise<Reply<DeathMovePreview>>;
  /** Makes the death move that is owed. Dice that are needed and not given are rolled. Refused without the split it needs. */
  make(input: EncounterGesture & { readonly combatant: CombatantId } & DeathMoveInput): Promise<Reply<Applied>>;
}

export interface DeathMoveInput {
  readonly choice: 'black-out' | 'final-blow' | 'stake-it-all';
  /** Each 1 to 12, as typed. */
  readonly dice: { readonly hope?: number | undefined; readonly fear?: number | undefined };
  /** Staked with Hope higher: how the Hope die is divided; the two add up to it. */
  readonly split?: { readonly hp: number; readonly stress: number } | undefined;
}

export interface LocationsApi {
  /**
   * Where a blow lands, by the tables of a pack; works outside of any encounter. Dice that are not given are rolled. A place
   * that is pointed at needs no dice; a side that was said for a place without sides is let be. Refused: `noSuchPack`,
   * `noSuchPlace`, `noSuchCampaign`, and a die off its faces (`dieOutOfRange`, at `rolls.region` …).
   *
   * @param input `pack`: absent: the one that encounters use; `campaign`: whose own tables count, too
   */
  lookup(input: {
    readonly campaign?: CampaignId | undefined;
    readonly pack?: string | undefined;
    readonly pointedAt?: PlaceView | undefined;
    readonly region?: number | undefined;
    readonly spot?: number | undefined;
    readonly side?: number | undefined;
  }): Promise<Reply<LocationAnswer>>;
}
