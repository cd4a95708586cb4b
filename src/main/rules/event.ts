import type { Condition } from './conditions.ts';
import type { CombatantEdit } from './command.ts';
import type { Combatant, Countdown, Gone, HeldHit, MoraleDue, Overflow } from './encounter.ts';
import type { CombatantId, ConditionId, CountdownId } from './ids.ts';
import type { InjuryPack } from './injuries/pack.ts';
import type { ChangeOf, OperationOf, OptionsOf, RulesetId } from './ruleset-types.ts';
import type { MoraleReason, RollOutcome } from './table/index.ts';
import type { Reaction } from './table/index.ts';
import type { IndividualOrder, TurnPlace, Side, SidesDice, TurnMode } from './turn-order.ts';

/** What happened in an encounter, in the past tense, with both ends of every change. */
export type Event<R extends RulesetId = RulesetId> =
  EncounterEvent<R> | CombatantEvent<R> | TurnEvent | ConditionEvent | MeetingEvent | MoraleEvent | TableEvent;

export type EncounterEvent<R extends RulesetId = RulesetId> =
  | {
      readonly type: 'encounterStarted';
      readonly mode: TurnMode;
      readonly options: OptionsOf<R>;
      readonly gmTokens: { readonly current: number; readonly max: number } | null;
      readonly tokensEach: number | null;
    }
  | { readonly type: 'encounterEnded'; readonly ending: string }
  /** The injury tables of another body came in. */
  | { readonly type: 'tablesAdded'; readonly pack: InjuryPack }
  | { readonly type: 'hitsHeld'; readonly hits: readonly HeldHit<R>[] }
  /** The held hits land; what they do follows. */
  | { readonly type: 'heldHitsReleased'; readonly count: number }
  | { readonly type: 'overflowOwed'; readonly overflow: Overflow }
  /** `picked` more minions fall; null: it no longer matters. */
  | { readonly type: 'overflowSettled'; readonly overflow: Overflow; readonly picked: number | null };

export type CombatantEvent<R extends RulesetId = RulesetId> =
  | {
      readonly type: 'combatantAdded';
      readonly combatant: Combatant<R>;
      /** The name it was added under, and how far that name is numbered now. */
      readonly baseName: string;
      readonly number: number;
      /** Where it stands in an individual turn order; null: last. */
      readonly turnValue: number | null;
    }
  | { readonly type: 'combatantRemoved'; readonly combatant: Combatant<R> }
  | {
      readonly type: 'combatantRenamed';
      readonly combatant: CombatantId;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly type: 'combatantEdited';
      readonly combatant: CombatantId;
      readonly from: CombatantEdit;
      readonly to: CombatantEdit;
    }
  | {
      readonly type: 'presenceChanged';
      readonly combatant: CombatantId;
      readonly from: Gone | null;
      readonly to: Gone | null;
    }
  | VitalsChanged<R>;

/** One operation of the ruleset on one combatant: everything that came of it. */
export interface VitalsChanged<R extends RulesetId = RulesetId> {
  readonly type: 'vitalsChanged';
  readonly combatant: CombatantId;
  readonly op: OperationOf<R>['op'];
  /** Who did it; null: nobody on the list, or not said. */
  readonly source: CombatantId | null;
  readonly changes: readonly ChangeOf<R>[];
}

export type TurnEvent =
  | { readonly type: 'roundStarted'; readonly from: number; readonly to: number }
  | { readonly type: 'sidesRolled'; readonly places: readonly TurnPlace[]; readonly dice: SidesDice }
  /** A side that nobody had rolled for joined; it acts last this round. */
  | { readonly type: 'sideJoined'; readonly side: Side }
  | { readonly type: 'turnStarted'; readonly turn: Turn }
  | { readonly type: 'turnEnded'; readonly turn: Turn }
  /** Stepped back to this turn, in this round. */
  | { readonly type: 'turnReopened'; readonly turn: Turn }
  /** Stepped back into the round before, to its last turn. */
  | { readonly type: 'roundReopened'; readonly from: number; readonly to: number; readonly turn: Turn | null }
  | {
      readonly type: 'orderChanged';
      readonly from: Pick<IndividualOrder, 'line' | 'values'>;
      readonly to: Pick<IndividualOrder, 'line' | 'values'>;
    }
  | { readonly type: 'turnDelayed'; readonly combatant: CombatantId; readonly after: CombatantId }
  | {
      readonly type: 'spotlightTokensChanged';
      readonly combatant: CombatantId;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'spotlightTokensRefilled'; readonly each: number; readonly combatants: readonly CombatantId[] };

/** Whose turn: one combatant's, or that of the sides in one place of the round. */
export type Turn =
  | { readonly kind: 'combatant'; readonly combatant: CombatantId }
  | { readonly kind: 'sides'; readonly place: number; readonly sides: TurnPlace };

export type ConditionEvent =
  | { readonly type: 'conditionAdded'; readonly combatant: CombatantId; readonly condition: Condition }
  | {
      readonly type: 'conditionRemoved';
      readonly combatant: CombatantId;
      readonly condition: Condition;
      /** It ran out by itself. */
      readonly ranOut: boolean;
    }
  /** The hours that someone is out for are over; that they come to is the game master's to say. */
  | { readonly type: 'hoursRanOut'; readonly combatant: CombatantId }
  /** A timer ran out, or the bearer's turn came, and the game master is to be reminded. */
  | {
      readonly type: 'reminderRaised';
      readonly combatant: CombatantId;
      readonly condition: ConditionId;
      readonly name: string;
      readonly note: string;
      /** The condition's time is up; without it, it is only its turn again. */
      readonly timeIsUp: boolean;
    };

export type TableEvent =
  | { readonly type: 'tokensChanged'; readonly from: number; readonly to: number; readonly max: number }
  | {
      readonly type: 'countdownAdded';
      readonly countdown: Countdown;
      /** The dice that its start came of. */
      readonly dice?: { readonly text: string; readonly faces: readonly number[] };
    }
  | {
      readonly type: 'countdownAdvanced';
      readonly countdown: CountdownId;
      readonly name: string;
      readonly from: Pick<Countdown, 'start' | 'current'>;
      readonly to: Pick<Countdown, 'start' | 'current'>;
      readonly fired: boolean;
      readonly ended: boolean;
      /** The roll that moved it; absent: it was ticked by hand. */
      readonly outcome?: RollOutcome;
    }
  | { readonly type: 'countdownRemoved'; readonly countdown: Countdown }
  | {
      readonly type: 'noteTaken';
      readonly combatant: CombatantId | null;
      readonly text: string;
      readonly private: boolean;
    };

/** What was rolled as sides met; it only tells. */
export type MeetingEvent =
  | {
      readonly type: 'surpriseRolled';
      readonly side: Side;
      readonly die: number;
      /** The highest face that surprises. */
      readonly upTo: number;
      readonly prepared: boolean;
      readonly wary: boolean;
      readonly surprised: boolean;
    }
  | { readonly type: 'reactionRolled'; readonly rolled: number; readonly reaction: Reaction }
  | {
      readonly type: 'distanceRolled';
      readonly rolled: number;
      readonly feet: number;
      readonly visibility: number | null;
    };

export type MoraleEvent =
  | { readonly type: 'moraleCheckDue'; readonly due: MoraleDue }
  /** It was made, or passed over. */
  | { readonly type: 'moraleCheckSettled'; readonly due: MoraleDue; readonly checked: boolean }
  /** The score that was checked against is remembered. */
  | {
      readonly type: 'moraleChecked';
      readonly combatants: readonly CombatantId[];
      readonly score: number;
      readonly modifier: number;
      /** The two dice; null where none were needed. */
      readonly rolled: number | null;
      readonly holds: boolean;
      readonly reason?: MoraleReason;
    }
  | {
      readonly type: 'moraleScoreRolled';
      readonly combatant: CombatantId;
      /** The three dice. */
      readonly rolled: number;
      readonly from: number | null;
      readonly to: number;
    };
