import type { CombatantId } from '../ids.ts';
import type { ArmorBase, DamageType, ThresholdsSource, Vitals } from './vitals.ts';

/** What can happen to one creature, with everything that was decided about it. Amounts are whole numbers. */
export type Operation =
  | DamageOperation
  | { readonly op: 'mark-hp'; readonly amount: number; readonly force?: boolean }
  | {
      readonly op: 'mark-stress';
      readonly amount: number;
      /** true: it must be marked; false: a cost that was chosen. */
      readonly forced: boolean;
      readonly force?: boolean;
    }
  | { readonly op: 'mark-armor'; readonly amount: number; readonly force?: boolean }
  | ClearOperation
  | DeathMoveOperation
  /** The one action after a Final blow is done. */
  | { readonly op: 'end-final-action' }
  | RestOperation
  | TendedOperation
  | LevelUpOperation
  /** Temporary armor comes (positive) or goes (negative; its slots go with it, marked ones first). */
  | { readonly op: 'temporary-armor'; readonly by: number; readonly force?: boolean }
  /** Hope gained or spent. Gains past the maximum are lost; what is not there cannot be spent. */
  | { readonly op: 'change-hope'; readonly by: number; readonly force?: boolean }
  /** A minion that falls because another was struck hard enough. */
  | { readonly op: 'fell-minion' }
  /** What comes of the last Hit Point of a block that says something about it: another block, or null: defeat. */
  | { readonly op: 'last-hit-point'; readonly becomes: Vitals | null }
  | { readonly op: 'edit'; readonly changes: VitalsEdit };

/** One hit: everything that lands on one creature at the same moment. */
export interface DamageOperation {
  readonly op: 'damage';
  /** Totalled before the thresholds are asked. */
  readonly parts: readonly DamagePart[];
  /** No armor slot may be marked against it. */
  readonly direct?: boolean;
  /** How many armor slots the player wants to mark; more than is allowed is ignored. Absent: none. */
  readonly armorSlots?: number;
  /** Hit Points marked in addition, if the hit marks any. */
  readonly extraHp?: number;
  /** The hit marks at least this many before armor, if any damage is left. */
  readonly minHp?: number;
  /** Whose damage it is, for minions. Absent: a foe's. */
  readonly dealtBy?: 'hero' | 'foe';
  /** An effect without an attack roll: it defeats no minions beyond those it was aimed at. */
  readonly area?: boolean;
  /** The game master's word: also on someone who cannot be damaged. */
  readonly force?: boolean;
}

export interface DamagePart {
  readonly amount: number;
  /** One part of two types is one attack of both; none at all is untyped. */
  readonly types: readonly DamageType[];
  /** Halved at its source, on a saved roll. */
  readonly half?: boolean;
}

export interface ClearOperation {
  readonly op: 'clear';
  readonly track: ClearableTrack;
  readonly amount: number | 'all';
  readonly force?: boolean;
}

export type ClearableTrack = 'hp' | 'stress' | 'armor';

export interface DeathMoveOperation {
  readonly op: 'death-move';
  readonly choice: 'black-out' | 'final-blow' | 'stake-it-all';
  /** Staked with Hope higher: how the Hope die is divided. The two add up to the die. */
  readonly split?: { readonly hp: number; readonly stress: number } | null;
}

export interface RestOperation {
  readonly op: 'rest';
  readonly length: 'short' | 'long';
  readonly interrupted?: boolean;
  /** Two at most; absent: none. */
  readonly moves?: readonly RestMoveMade[];
  /** Short rests in a row before this one; absent: as many as the sheet has. */
  readonly shortRestsSoFar?: number;
}

export interface RestMoveMade {
  readonly move: RestMove;
  /** It is made together with someone else who prepares: then it brings 2 Hope. */
  readonly together?: boolean;
  /** Whose wounds are tended or armor repaired, if not one's own; the tier is that of the one who makes the move. */
  readonly ally?: CombatantId;
}

/** What someone else's rest move does: up to `amount` marks are cleared, or all. */
export interface TendedOperation {
  readonly op: 'tended' | 'armor-repaired';
  readonly amount: number | 'all';
}

export type RestMove = 'tend-wounds' | 'clear-stress' | 'repair-armor' | 'prepare';

export interface LevelUpOperation {
  readonly op: 'level-up';
  /** Above the present level, 10 at most. The tier follows. */
  readonly level: number;
  /**
   * Thresholds from this armor's base and the new level; null: unarmored. Absent: from where they come; those that were set
   * by hand stay.
   */
  readonly armorBase?: ArmorBase | null;
  readonly picks?: readonly ('hp-slot' | 'stress-slot')[];
}

/** New values for single numbers on the sheet; what is absent stays. */
export interface VitalsEdit {
  readonly kind?: Vitals['kind'];
  readonly level?: number;
  readonly tier?: number;
  /** Sets them by hand, whatever they came from. */
  readonly thresholds?: { readonly major?: number | null; readonly severe?: number | null };
  /** Not together with `thresholds`, unless it is `hand`. */
  readonly thresholdsFrom?: ThresholdsSource;
  readonly hp?: { readonly max?: number; readonly marked?: number };
  readonly stress?: { readonly max?: number; readonly marked?: number } | null;
  readonly armor?: { readonly score?: number; readonly marked?: number };
  readonly hope?: { readonly max?: number; readonly current?: number } | null;
  readonly resist?: Vitals['resist'];
  readonly immune?: Vitals['immune'];
  readonly reduce?: Vitals['reduce'];
  readonly status?: Vitals['status'];
  readonly minionValue?: number | null;
  readonly hordeValue?: number | string | null;
  readonly onLastHitPoint?: string | null;
  /** true takes every track away; false gives them back empty, to be set. */
  readonly nameOnly?: boolean;
}

/** The dice of an operation by slot: `hope` and `fear` are d12, `moves` are d4, one for each move of the rest that rolls. */
export interface Dice {
  readonly hope?: number;
  readonly fear?: number;
  readonly moves?: readonly number[];
}
