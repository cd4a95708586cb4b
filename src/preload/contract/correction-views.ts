import type { CombatantId } from '../../main/rules/ids.ts';
import type { DamageEntry, DamagePreview } from './damage-views.ts';
import type { DieSlot, InjuryDice, InjuryWords } from './roll-views.ts';

/** What a person typed that a line of the log was made of: enough to open it again. */
export type Entered = EnteredDamage | EnteredInjury | EnteredInjuries | EnteredDeathMove;

export type EnteredDamage = { readonly kind: 'damage' } & Omit<DamageEntry, 'encounter'>;

export interface EnteredInjury extends InjuryWords {
  readonly kind: 'injury';
  readonly combatant: CombatantId;
  readonly dice: InjuryDice;
}

/** Injury rolls that were made at once, in their order; someone who owed two stands there twice. */
export interface EnteredInjuries {
  readonly kind: 'injuries';
  readonly rolls: readonly (InjuryWords & { readonly combatant: CombatantId; readonly dice: InjuryDice })[];
}

export interface EnteredDeathMove {
  readonly kind: 'deathMove';
  readonly combatant: CombatantId;
  readonly choice: 'black-out' | 'final-blow' | 'stake-it-all';
  readonly dice: { readonly hope?: number | undefined; readonly fear?: number | undefined };
  readonly split?: { readonly hp: number; readonly stress: number } | undefined;
}

/** What takes the place of a line: another entry of the same kind, or nothing, as if it had never been said. */
export type LineChange = Entered | { readonly kind: 'strike' };

/** A line of the log as it can be opened again. */
export interface CorrectableLine {
  readonly line: number;
  /** null: it was not typed, and can only be struck out. */
  readonly entered: Entered | null;
  /** What it says, one text for each thing that happened. */
  readonly sentences: readonly string[];
}

/** What a correction would do. Nothing is written. */
export interface CorrectionPreview {
  /** The line's new sentences; empty when it is struck out or dice are missing. */
  readonly sentences: readonly string[];
  /** For damage: the entry on the state before the line, with its options and dice. null for anything else. */
  readonly entry: DamagePreview | null;
  /** For a roll: its dice, as far as they are needed with those there are. */
  readonly slots: readonly DieSlot[];
  /** For rolls that were made at once: the dice of each, in their order. Empty for anything else. */
  readonly rolls: readonly CorrectedRoll[];
  /** Dice are missing: nothing else is known yet. */
  readonly complete: boolean;
  /** Later lines whose outcome changes, in their order. */
  readonly follows: readonly Consequence[];
  /** What the table will owe that it does not owe now, one sentence each; and what it will owe no more. */
  readonly nowOwed: readonly string[];
  readonly noLongerOwed: readonly string[];
  readonly warnings: readonly string[];
}

/** One of several rolls of a line. */
export interface CorrectedRoll {
  readonly combatant: CombatantId;
  readonly name: string;
  readonly slots: readonly DieSlot[];
}

/** A later line that comes out otherwise. */
export interface Consequence {
  readonly line: number;
  /** What it says now. */
  readonly was: readonly string[];
  /** What it will say; empty when it no longer counts. */
  readonly becomes: readonly string[];
  /** Why it no longer counts; null when it still does. */
  readonly reason: string | null;
}
