import type { Tier } from './classify.ts';
import type { DeathMoveOperation, RestOperation } from './operation.ts';
import type { Status, Thresholds, ThresholdsSource, Vitals } from './vitals.ts';

/** What happened to one creature, in the past tense. Those with `from` and `to` change it; the others only tell. */
export type Event =
  | HitTaken
  | HitCalled
  | Called
  | { readonly type: 'hitPointsMarked'; readonly from: number; readonly to: number; readonly max: number }
  | { readonly type: 'hitPointsCleared'; readonly from: number; readonly to: number; readonly max: number }
  | { readonly type: 'stressMarked'; readonly from: number; readonly to: number; readonly max: number }
  | { readonly type: 'stressCleared'; readonly from: number; readonly to: number; readonly max: number }
  | { readonly type: 'armorSlotsMarked'; readonly from: number; readonly to: number; readonly max: number }
  | { readonly type: 'armorSlotsCleared'; readonly from: number; readonly to: number; readonly max: number }
  | { readonly type: 'statusChanged'; readonly from: Status; readonly to: Status }
  | { readonly type: 'hopeChanged'; readonly from: number; readonly to: number; readonly max: number }
  /** A scar: one Hope slot is crossed out for good. */
  | { readonly type: 'hopeSlotLost'; readonly from: number; readonly to: number }
  | { readonly type: 'levelGained'; readonly from: LevelAndTier; readonly to: LevelAndTier }
  | {
      readonly type: 'thresholdsChanged';
      readonly from: Thresholds;
      readonly to: Thresholds;
      /** Where they come from now; absent: from where they came before. */
      readonly source?: ThresholdsSource;
    }
  | { readonly type: 'hitPointSlotGained'; readonly from: number; readonly to: number }
  | { readonly type: 'stressSlotGained'; readonly from: number; readonly to: number }
  | { readonly type: 'temporaryArmorChanged'; readonly from: Vitals['armor']; readonly to: Vitals['armor'] }
  | { readonly type: 'vitalsEdited'; readonly from: Partial<Vitals>; readonly to: Partial<Vitals> }
  /** All Stress is marked now. */
  | { readonly type: 'vulnerableBegan' }
  | { readonly type: 'vulnerableEnded' }
  /** The last Hit Point is marked, and what the block says about it waits for the game master. */
  | { readonly type: 'lastHitPointNoted' }
  /** Another block takes the place of this one. */
  | { readonly type: 'blockReplaced'; readonly from: Vitals; readonly to: Vitals }
  /** Hit Points that should have been marked, other than by a hit, and found no slot. */
  | { readonly type: 'marksLost'; readonly amount: number }
  /** Stress had to be marked and could not: one Hit Point is marked for all of it. */
  | { readonly type: 'stressOverflowed'; readonly missing: number }
  /** A chosen cost was paid in part; the rest is waived at this table. */
  | { readonly type: 'stressWaived'; readonly amount: number }
  /** Stress had to be marked by someone who has none. */
  | { readonly type: 'stressIgnored'; readonly amount: number }
  | { readonly type: 'deathMoveMade'; readonly choice: DeathMoveOperation['choice']; readonly dice: DeathMoveDice }
  | { readonly type: 'finalActionTaken' }
  | {
      readonly type: 'restTaken';
      readonly length: RestOperation['length'];
      readonly interrupted: boolean;
      /** Short rests in a row after it. */
      readonly shortRests: number;
    };

export interface LevelAndTier {
  readonly level: number;
  readonly tier: number;
}

export interface DeathMoveDice {
  readonly hope?: number;
  readonly fear?: number;
}

/** A hit with every number on its way, so that it can be explained; the marks follow as events of their own. */
export interface HitTaken {
  readonly type: 'hitTaken';
  /** As entered, in total. */
  readonly amount: number;
  /** After halving, immunity, resistance and reductions; before armor. */
  readonly final: number;
  /** How `amount` came down to `final`; absent steps took nothing. */
  readonly steps: readonly ReductionStep[];
  /** What the thresholds were asked about: `final`, less what armor subtracted where it does. */
  readonly compared: number;
  readonly tier: Tier;
  /** The damage that reaches this tier: from, and to where the next tier begins (null: no end). null for tier none. */
  readonly band: { readonly from: number; readonly to: number | null } | null;
  readonly direct: boolean;
  /** Hit Points due after everything. `marked + lost`. */
  readonly due: number;
  readonly marked: number;
  /** Marks past the last slot. */
  readonly lost: number;
  readonly armorMarked: number;
  /** Minions this hit defeats, the struck one included; 0 unless a minion was struck. */
  readonly minionsDefeated: number;
  /** A horde with half or more of its Hit Points marked. */
  readonly hordeHalf: boolean;
  readonly deathMove: boolean;
  readonly defeated: boolean;
}

/** A hit on someone of whom only name and turn are kept: what it comes to, for the player to mark. */
export interface HitCalled extends Pick<HitTaken, 'amount' | 'final' | 'steps' | 'band' | 'direct'> {
  readonly type: 'hitCalled';
  /** null: no thresholds are known. */
  readonly tier: Tier | null;
  /** Hit Points to mark, after the armor slots; null: no thresholds are known. */
  readonly due: number | null;
  /** Armor slots to mark. */
  readonly armorSlots: number;
}

/** What the player of such a one is to do on their own sheet. */
export interface Called {
  readonly type: 'called';
  readonly verb: 'marks' | 'clears' | 'gains' | 'spends';
  readonly track: 'hp' | 'stress' | 'armor' | 'hope';
  readonly amount: number | 'all';
}

export interface ReductionStep {
  readonly by: 'half' | 'immunity' | 'resistance' | 'reduction';
  readonly from: number;
  readonly to: number;
}
