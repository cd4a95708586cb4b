import type { CombatantId } from '../../main/rules/ids.ts';
import type { Part } from '../../main/rules/parts.ts';
import type { Side } from '../../main/rules/turn-order.ts';
import type { DieSlot } from './roll-views.ts';

/** Who checks: everyone who stands on a side, or those who are named. The fallen are left out. */
export type WhoChecks = { readonly side: Exclude<Side, 'hero'> } | { readonly combatants: readonly CombatantId[] };

/** What is said of the check of one band; what is left out is as the band has it, or rolled. */
export interface MoraleCheckInput {
  /** As in {@link MoraleBandView}. */
  readonly key: string;
  /** 2 to 12; absent: the one that is known. */
  readonly score?: number | undefined;
  /** -2 to 2; absent: 0. */
  readonly modifier?: number | undefined;
  readonly first?: number | undefined;
  readonly second?: number | undefined;
}

/** Those who check together, because they have the same Morale. */
export interface MoraleBandView {
  /** Names it among the bands of one check: the Morale that is known of them, or `?`. */
  readonly key: string;
  readonly combatants: readonly CombatantId[];
  readonly names: readonly string[];
  /** As typed, else as known; null: neither. */
  readonly score: number | null;
  readonly modifier: number;
  /** The two dice; empty for a Morale of 12, which never breaks. */
  readonly slots: readonly DieSlot[];
  /** null while something is missing. */
  readonly holds: boolean | null;
  /** The sentence of the log once it is known; empty before. */
  readonly parts: readonly Part[];
}

export interface MoralePreview {
  readonly bands: readonly MoraleBandView[];
  /** Every band's outcome is known. */
  readonly complete: boolean;
  /** Dice are still open that could be rolled. */
  readonly rollable: boolean;
  /** Somebody breaks. */
  readonly breaks: boolean;
}
