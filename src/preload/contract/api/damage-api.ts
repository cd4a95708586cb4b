import type { CombatantId, EncounterId } from '../../../main/rules/ids.ts';
import type { Applied, DamageEntry, DamagePreview } from '../damage-views.ts';
import type { DeathMovePreview, InjuryDice, InjuryPreview, LocationAnswer } from '../roll-views.ts';
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
  /** What an owed injury roll comes to with these dice, and which are still needed. `roll`: rolls those. */
  preview(
    input: OwedRollInput & { readonly dice: InjuryDice; readonly roll?: boolean | undefined },
  ): Promise<Reply<InjuryPreview>>;
  /** Answers an owed injury roll. Dice that are needed and not given are rolled. Refused when none is owed, or for a die off its faces. */
  record(
    input: EncounterGesture & { readonly combatant: CombatantId; readonly dice: InjuryDice },
  ): Promise<Reply<Applied>>;
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
  /** Where a blow lands. Dice that are not given are rolled; works outside of any encounter. */
  lookup(input: {
    readonly region?: number | undefined;
    readonly spot?: number | undefined;
    readonly side?: number | undefined;
  }): Promise<Reply<LocationAnswer>>;
}
