import type { CampaignId, LibraryEntryId } from '../../main/rules/campaign/ids.ts';
import type { CombatantId, EncounterId } from '../../main/rules/ids.ts';
import type { Part } from '../../main/rules/parts.ts';
import type { RestMove } from '../../main/rules/thresholds/operation.ts';
import type { VitalsView } from './encounter-views.ts';

/** Whoever rests: a combatant where an encounter runs, else a party member of the library. */
export type ResterId = CombatantId | LibraryEntryId;

/** A rest of the party, as far as it is said. */
export interface RestInput {
  readonly campaign: CampaignId;
  /** The running encounter in which they rest; null: between encounters, those of the library. */
  readonly encounter: EncounterId | null;
  /** Each who rests, 1 to 100 of them, once. They come one after the other, in this order. */
  readonly rests: readonly ResterInput[];
  /** The d4 of the game master's tokens as typed; absent: rolled where it is needed. Thresholds only. */
  readonly gmDie?: number | undefined;
}

export interface ResterInput {
  readonly who: ResterId;
  readonly rest: ThresholdsRestInput | StaminaRestInput;
  /** Their dice from left to right as typed; null, or absent: open. */
  readonly dice?: readonly (number | null)[] | undefined;
}

/** Rules TH-36 to TH-41 and TH-57. */
export interface ThresholdsRestInput {
  readonly ruleset: 'thresholds';
  readonly length: 'short' | 'long';
  readonly interrupted: boolean;
  /** Two at most. `ally`: whose wounds or armor it is, if not one's own. `together`: with someone else who prepares. */
  readonly moves: readonly {
    readonly move: RestMove;
    readonly ally?: ResterId | undefined;
    readonly together?: boolean | undefined;
  }[];
}

/** Rules SW-22 to SW-25. */
export interface StaminaRestInput {
  readonly ruleset: 'stamina-wounds';
  readonly length: 'hour' | 'night' | 'day';
  readonly safe: boolean;
  readonly bed: boolean;
  readonly physician: boolean;
}

/** What a rest would come to. */
export interface RestPreview {
  readonly resters: readonly ResterView[];
  /** The game master's die; null: none is needed. */
  readonly gmDie: RestDie | null;
  /** What it brings the game master, once the die is there: "The game master gains 3 tokens, 7 of 12". */
  readonly tokens: readonly Part[];
  /** What those who rest still owe, each in the words of what is open; no rest answers it (rules TH-29 and SW-17). */
  readonly owed: readonly string[];
  /** Every die is there: what stands here is what would be written. */
  readonly complete: boolean;
  /** Why it cannot be taken so, in words; null: it can. */
  readonly problem: string | null;
}

/** One of those whom it concerns: who rests, and who is tended by them. */
export interface ResterView {
  readonly who: ResterId;
  readonly dice: readonly RestDie[];
  /** The sentences of the log about them, once every die of the party is there. */
  readonly parts: readonly Part[];
  readonly after: VitalsView | null;
}

export interface RestDie {
  readonly label: string;
  readonly faces: number;
  /** null: open. */
  readonly value: number | null;
}
