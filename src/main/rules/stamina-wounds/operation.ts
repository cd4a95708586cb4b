import type { Cause } from './bypass.ts';
import type { Injury, InjuryNotes, Vitals } from './vitals.ts';

/**
 * What can happen to one creature. Amounts are whole numbers. `force` is the game master's word: also to someone dead or
 * defeated.
 */
export type Operation =
  | DamageOperation
  | BatchOperation
  /** The oldest injury roll that is owed is made; the words go with the injury, where there is one. */
  | ({ readonly op: 'roll-injury' } & InjuryNotes)
  | SubdualOperation
  | HealOperation
  /** The one action of someone who is down; then they faint. */
  | { readonly op: 'last-action' }
  /** The game master says that someone fainted, knocked out or senseless comes to. */
  | { readonly op: 'wake' }
  | RestOperation
  | LevelUpOperation
  | ToughnessOperation
  | HealInjuryOperation
  | SetInjuryOperation
  | { readonly op: 'edit'; readonly changes: VitalsEdit };

export interface Hit {
  /** Less than 0 counts as 0. */
  readonly amount: number;
  readonly causes: readonly Cause[];
  /** It is to knock senseless, not to wound (rule SW-20); its causes count for nothing then. */
  readonly subdual?: true;
}

export interface DamageOperation extends Hit {
  readonly op: 'damage';
  readonly force?: boolean;
}

/** Hits that land on one creature at the same moment: taken in order, checked once at the end. */
export interface BatchOperation {
  readonly op: 'damage-batch';
  readonly hits: readonly Hit[];
  readonly force?: boolean;
}

export interface SubdualOperation {
  readonly op: 'subdual';
  /** Less than 0 counts as 0. */
  readonly amount: number;
  readonly force?: boolean;
}

export interface HealOperation {
  readonly op: 'heal';
  /** Wounds, at least 0. */
  readonly amount: number;
  readonly force?: boolean;
}

export interface RestOperation {
  readonly op: 'rest';
  /** `day` is a night and the full day after it. */
  readonly length: 'hour' | 'night' | 'day';
  /** false: a dungeon, or any hostile place. */
  readonly safe: boolean;
  /** A clean bed all day; counts for a safe day only. */
  readonly bed?: boolean;
  /** In a physician's care; counts in a safe place only. */
  readonly physician?: boolean;
}

export interface LevelUpOperation {
  readonly op: 'level-up';
  /** This level brings one more Wound. */
  readonly wound?: boolean;
}

/** The game master says that an injury has healed. */
export interface HealInjuryOperation {
  readonly op: 'heal-injury';
  readonly injury: Injury;
}

/** The game master writes an injury by hand, changes one, or takes one away that was never there. */
export interface SetInjuryOperation {
  readonly op: 'set-injury';
  readonly from: Injury | null;
  readonly to: Injury | null;
}

export interface ToughnessOperation {
  readonly op: 'toughness';
  /** Change of the Toughness modifier. */
  readonly by: number;
}

/** New values for single numbers on the sheet; what is absent stays. */
export interface VitalsEdit {
  readonly kind?: Vitals['kind'];
  readonly wounds?: { readonly max?: number; readonly current?: number };
  readonly stamina?: { readonly max?: number; readonly current?: number } | null;
  readonly staminaDie?: Vitals['staminaDie'];
  readonly toughness?: number;
  readonly subdual?: number;
  readonly hours?: number | null;
  readonly injuries?: Vitals['injuries'];
  readonly injuryRollsOwed?: Vitals['injuryRollsOwed'];
  readonly status?: Vitals['status'];
  /** true takes every track away; false gives them back, to be set. */
  readonly nameOnly?: boolean;
  /** The id of one of the encounter's injury packs. */
  readonly body?: string;
}

/**
 * The dice of an operation by slot. `roll-injury`: `injury`, then `hours` (d6) or the pack's `region`, `spot` and `side`;
 * `last-action`: `hours`; `rest`: `stamina` (the creature's die) or `day` (d3); `level-up`: `stamina`.
 */
export interface Dice {
  readonly injury?: number;
  readonly region?: number;
  readonly spot?: number;
  readonly side?: number;
  readonly hours?: number;
  readonly stamina?: number;
  readonly day?: number;
}
