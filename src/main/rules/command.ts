import type { Condition, Timer } from './conditions.ts';
import type { Combatant, Countdown, Gone, MoraleDue } from './encounter.ts';
import type { CombatantId, ConditionId, CountdownId } from './ids.ts';
import type { InjuryPack } from './injuries/pack.ts';
import type { DiceOf, EditOf, HitOf, LevelUpOf, OptionsOf, OwnCommandOf, RestOf, RulesetId } from './ruleset-types.ts';
import type { MoraleReason, RollOutcome } from './table/index.ts';
import type { Side, SidesDice, TurnMode } from './turn-order.ts';

/**
 * Everything that can be said to an encounter. A command is complete: the dice that were rolled or typed and the ids of
 * what is new stand in it, so deciding it again gives the same events. When it was given is the journal's to say.
 */
export type Command<R extends RulesetId = RulesetId> = CoreCommand<R> | OwnCommandOf<R>;

/** The commands that every ruleset has. */
export type CoreCommand<R extends RulesetId = RulesetId> =
  FightCommand<R> | CombatantCommand<R> | TurnCommand | MeetingCommand | MoraleCommand | TableCommand<R>;

/** Damage and healing. */
export type FightCommand<R extends RulesetId = RulesetId> = ApplyDamage<R> | ResolveHeldHits | Heal | AssignOverflow;

/** Who takes part, and in what state. */
export type CombatantCommand<R extends RulesetId = RulesetId> =
  | AddCombatants<R>
  | RemoveCombatant
  | RenameCombatant
  | EditCombatant
  | LeaveFight
  | ReturnToFight
  | SetVitals<R>
  | AddCondition
  | RemoveCondition;

/** Whose turn it is; possible while the encounter runs. */
export type TurnCommand = RollSides | NextTurn | PreviousTurn | SetActive | SetTurnValues | MoveInOrder | DelayTurn;

/** How sides meet. */
export type MeetingCommand = RollSurprise | RollReaction | RollDistance;

/** Whether someone holds or breaks. */
export type MoraleCommand = CheckMorale | SettleMorale | RollMoraleScore;

/** The encounter as a whole, and what lies on the table beside it. */
export type TableCommand<R extends RulesetId = RulesetId> =
  | StartEncounter<R>
  | EndEncounter
  | RestParty<R>
  | LevelUp<R>
  | ChangeTokens
  | AddCountdown
  | AdvanceCountdown
  | CountRoll
  | RemoveCountdown
  | AddTables
  | Note;

/**
 * The injury tables of another body come in, as this encounter keeps them; where it has some of their id already, or its
 * ruleset has none, nothing happens.
 */
export interface AddTables {
  readonly type: 'addTables';
  readonly pack: InjuryPack;
}

/** Begins round 1. Options that are not named keep the value the encounter was prepared with. */
export interface StartEncounter<R extends RulesetId = RulesetId> {
  readonly type: 'startEncounter';
  readonly mode: TurnMode;
  readonly options?: Partial<OptionsOf<R>>;
  /** Spotlight tokens for each hero; absent: no tokens. */
  readonly tokensEach?: number;
  /** The sides' dice of round 1, where they are rolled already. */
  readonly sidesDice?: SidesDice;
  /** The game master's tokens; absent: as prepared. */
  readonly gmTokens?: { readonly current: number; readonly max: number };
}

export interface EndEncounter {
  readonly type: 'endEncounter';
  /** How it ended, in the game master's words; may be empty. */
  readonly ending: string;
}

/** New combatants of one kind: as many as ids. Alike names are numbered, and numbering goes on where it stopped. */
export interface AddCombatants<R extends RulesetId = RulesetId> {
  readonly type: 'addCombatants';
  readonly additions: readonly Addition<R>[];
}

export interface Addition<R extends RulesetId = RulesetId> extends Pick<
  Combatant<R>,
  'name' | 'side' | 'origin' | 'label' | 'hidden' | 'group' | 'vitals' | 'notes' | 'attack' | 'defence' | 'morale'
> {
  readonly ids: readonly CombatantId[];
  /** Where they stand in an individual turn order. */
  readonly turnValue?: number;
}

export interface RemoveCombatant {
  readonly type: 'removeCombatant';
  readonly combatant: CombatantId;
}

export interface RenameCombatant {
  readonly type: 'renameCombatant';
  readonly combatant: CombatantId;
  readonly name: string;
}

export interface EditCombatant {
  readonly type: 'editCombatant';
  readonly combatant: CombatantId;
  readonly changes: CombatantEdit;
}

export type CombatantEdit = Partial<
  Pick<Combatant, 'side' | 'label' | 'hidden' | 'group' | 'notes' | 'attack' | 'defence' | 'morale'>
>;

export interface LeaveFight {
  readonly type: 'leaveFight';
  readonly combatants: readonly CombatantId[];
  readonly how: Gone;
}

export interface ReturnToFight {
  readonly type: 'returnToFight';
  readonly combatants: readonly CombatantId[];
}

/** The game master's hand on a sheet: any number, without consequences. */
export interface SetVitals<R extends RulesetId = RulesetId> {
  readonly type: 'setVitals';
  readonly combatant: CombatantId;
  readonly changes: EditOf<R>;
}

/** One entry of damage to one or many; all of it happens, or nothing. */
export interface ApplyDamage<R extends RulesetId = RulesetId> {
  readonly type: 'applyDamage';
  readonly targets: readonly DamageTarget<R>[];
  /** Who deals it; null: nobody on the list, or not said. */
  readonly source: CombatantId | null;
  /** Passes over targets that are out of play, with a warning, instead of refusing everything. */
  readonly skipOutOfPlay?: boolean;
  /** Also reaches those who are out of play. */
  readonly force?: boolean;
  /** `auto` (or absent): held while sides act at once and the source is one of them, else at once. */
  readonly landing?: 'auto' | 'now' | 'held';
}

export interface DamageTarget<R extends RulesetId = RulesetId> {
  readonly combatant: CombatantId;
  readonly hit: HitOf<R>;
  readonly share: Share;
}

/** What of the entered damage reaches a target. */
export type Share = 'normal' | 'half' | 'none' | 'double';

/** Lets the held hits land now. */
export interface ResolveHeldHits {
  readonly type: 'resolveHeldHits';
}

/** Clears Hit Points, or gives Wounds back. */
export interface Heal {
  readonly type: 'heal';
  readonly targets: readonly { readonly combatant: CombatantId; readonly amount: number }[];
  readonly force?: boolean;
}

/** Which minions fall besides the struck one: at most as many as are owed, fewer if no more were in reach. */
export interface AssignOverflow {
  readonly type: 'assignOverflow';
  /** The minion that was struck. */
  readonly combatant: CombatantId;
  readonly minions: readonly CombatantId[];
}

export interface RestParty<R extends RulesetId = RulesetId> {
  readonly type: 'restParty';
  readonly rests: readonly { readonly combatant: CombatantId; readonly rest: RestOf<R>; readonly dice: DiceOf<R> }[];
  /** The die for the game master's tokens, where a rest brings some: a d4. */
  readonly gmDie?: number;
}

/** One combatant gains a level. */
export interface LevelUp<R extends RulesetId = RulesetId> {
  readonly type: 'levelUp';
  readonly combatant: CombatantId;
  readonly levelUp: LevelUpOf<R>;
  readonly dice: DiceOf<R>;
}

export interface AddCondition {
  readonly type: 'addCondition';
  /** One id for each combatant that gets it. */
  readonly targets: readonly { readonly combatant: CombatantId; readonly id: ConditionId }[];
  readonly condition: Omit<Condition, 'id' | 'timer'>;
  /** null: it lasts until somebody takes it away. */
  readonly timer: NewTimer | null;
}

/** When a condition runs out: `turns` counts the starts or ends of turns (or the ends of rounds) from now on; at least 1. */
export interface NewTimer extends Omit<Timer, 'due' | 'whose'> {
  /** `bearer`: of each bearer's own turns. null: of rounds. */
  readonly whose: CombatantId | 'bearer' | null;
  readonly turns: number;
}

export interface RemoveCondition {
  readonly type: 'removeCondition';
  readonly combatant: CombatantId;
  readonly condition: ConditionId;
}

export interface ChangeTokens {
  readonly type: 'changeTokens';
  readonly by: number;
}

export interface AddCountdown {
  readonly type: 'addCountdown';
  /** `start`: 1 to 999. */
  readonly countdown: Omit<Countdown, 'current'>;
  /** The dice that its start came of, as they are written, and what they showed; absent: it was named. */
  readonly dice?: { readonly text: string; readonly faces: readonly number[] };
}

export interface AdvanceCountdown {
  readonly type: 'advanceCountdown';
  readonly countdown: CountdownId;
  readonly by: number;
}

/** A player's action roll ticks every dynamic countdown that has not run out. */
export interface CountRoll {
  readonly type: 'countRoll';
  readonly outcome: RollOutcome;
}

export interface RemoveCountdown {
  readonly type: 'removeCountdown';
  readonly countdown: CountdownId;
}

/** The sides' dice of a round: one d6 with two sides, one for each with more. */
export interface RollSides {
  readonly type: 'rollSides';
  readonly dice: SidesDice;
}

/** Ends the turn and begins the next. In spotlight mode it begins the next round. */
export interface NextTurn {
  readonly type: 'nextTurn';
  /** The sides' dice, in case this begins a round. */
  readonly sidesDice?: SidesDice;
}

export interface PreviousTurn {
  readonly type: 'previousTurn';
}

/** Gives someone the turn or the spotlight out of order; with sides, the whole side. null takes the spotlight away. */
export interface SetActive {
  readonly type: 'setActive';
  readonly combatant: CombatantId | null;
  /** Game master's tokens that it costs. */
  readonly cost?: number;
}

export interface SetTurnValues {
  readonly type: 'setTurnValues';
  readonly values: readonly { readonly combatant: CombatantId; readonly value: number }[];
}

export interface MoveInOrder {
  readonly type: 'moveInOrder';
  readonly combatant: CombatantId;
  /** Whom to stand before; null: last. */
  readonly before: CombatantId | null;
}

/** Whoever has the turn waits until after someone else's. */
export interface DelayTurn {
  readonly type: 'delayTurn';
  readonly after: CombatantId;
}

/** Morale of one or of a group (rules TB-4, TB-5, SW-45). */
export interface CheckMorale {
  readonly type: 'checkMorale';
  readonly combatants: readonly CombatantId[];
  /** 2 to 12. */
  readonly score: number;
  /** -2 to 2. */
  readonly modifier: number;
  readonly dice: { readonly first?: number; readonly second?: number };
  /** Absent: what a fight brings. */
  readonly reason?: MoraleReason;
}

/** Whether a side saw it coming (rule TB-8); that it is surprised is a condition's to say. */
export interface RollSurprise {
  readonly type: 'rollSurprise';
  readonly side: Side;
  /** By an ambush that was laid for it. */
  readonly prepared: boolean;
  readonly wary: boolean;
  readonly dice: { readonly surprise?: number };
}

/** How strangers take to the party (rule TB-9). */
export interface RollReaction {
  readonly type: 'rollReaction';
  readonly dice: { readonly first?: number; readonly second?: number };
}

/** How far off a meeting begins (rule TB-10). */
export interface RollDistance {
  readonly type: 'rollDistance';
  /** How far can be seen, in feet; null: as far as one likes. */
  readonly visibility: number | null;
  readonly dice: { readonly first?: number; readonly second?: number; readonly third?: number };
}

/** A morale check that is due was made, or is passed over. */
export interface SettleMorale {
  readonly type: 'settleMorale';
  readonly due: MoraleDue;
  readonly checked: boolean;
}

/** A retainer's morale score, by 3d6 that the players do not see (rule TB-7). */
export interface RollMoraleScore {
  readonly type: 'rollMoraleScore';
  readonly combatant: CombatantId;
  readonly dice: { readonly first?: number; readonly second?: number; readonly third?: number };
}

export interface Note {
  readonly type: 'note';
  readonly combatant: CombatantId | null;
  readonly text: string;
  /** For the game master alone: left out of what others get to see. */
  readonly private: boolean;
}
