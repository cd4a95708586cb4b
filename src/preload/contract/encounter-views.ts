import type { LibraryEntryId } from '../../main/rules/campaign/ids.ts';
import type { Condition } from '../../main/rules/conditions.ts';
import type { Countdown, Gone, MoraleDue } from '../../main/rules/encounter.ts';
import type { LineKind } from '../../main/rules/describe/line.ts';
import type { CombatantId, EncounterId } from '../../main/rules/ids.ts';
import type { Part } from '../../main/rules/parts.ts';
import type { RulesetId, VitalsOf } from '../../main/rules/ruleset-types.ts';
import type { Side, TurnMode } from '../../main/rules/turn-order.ts';

/** One encounter as the board shows it. Everything in it was worked out in main; the screen only draws it. */
export interface EncounterView extends EncounterHead {
  /** In the order in which they are shown: by turn where turns have an order, else by side. */
  readonly combatants: readonly CombatantView[];
  /** The latest lines of the log, oldest first. */
  readonly log: readonly LogLine[];
  /** There are lines before these, which can be asked for. */
  readonly hasEarlierLines: boolean;
}

/** Everything about an encounter but its combatants and its log. */
export interface EncounterHead {
  readonly id: EncounterId;
  readonly name: string;
  readonly ruleset: RulesetId;
  /** Name of the ruleset, for the screen. */
  readonly rulesetName: string;
  /** The last entry of its journal. A change says from which revision it leads to which. */
  readonly revision: number;
  readonly phase: 'preparing' | 'running' | 'ended';
  readonly round: number;
  readonly mode: TurnMode;
  readonly sides: readonly SideView[];
  /** Combatant ids in the order in which they are shown. */
  readonly order: readonly CombatantId[];
  /** What is still open, oldest first. */
  readonly owed: readonly OwedView[];
  readonly gmTokens: { readonly current: number; readonly max: number } | null;
  readonly countdowns: readonly Countdown[];
  /** The sentence of what the next undo takes back; null: nothing. */
  readonly undo: string | null;
  /** The sentence of what the next redo brings back; null: nothing. */
  readonly redo: string | null;
  /** Sides act by dice and this round's are still to be rolled. */
  readonly sidesDiceDue: boolean;
}

/** Where a countdown could begin: its dice, from left to right, and the least and most they can make of it. */
export interface CountdownStartView {
  readonly dice: readonly { readonly faces: number }[];
  readonly from: number;
  readonly to: number;
}

export interface SideView {
  readonly side: Side;
  /** "Heroes", "Foes", "Others". */
  readonly name: string;
  readonly count: number;
  /** This round's die; null where none was rolled for it. */
  readonly die: number | null;
  /** It acts at once with another side. */
  readonly tied: boolean;
  /** It is this side's turn. */
  readonly acting: boolean;
}

export interface CombatantView {
  readonly id: CombatantId;
  readonly name: string;
  readonly side: Side;
  readonly label: string;
  readonly hidden: boolean;
  readonly group: string | null;
  readonly notes: string;
  /** Its usual attack; null where none is known, or it is not dice. */
  readonly attack: AttackView | null;
  /** The attack as it was written, such as `1d8+3 magic, in reach`; '' for none. */
  readonly attackText: string;
  /** What an attack on it must reach; null: not known. */
  readonly defence: DefenceView | null;
  /** Who of the party it is; null: nobody. */
  readonly member: LibraryEntryId | null;
  readonly gone: Gone | null;
  /** 2 to 12; null: not known. */
  readonly morale: number | null;
  readonly conditions: readonly ConditionView[];
  readonly vitals: VitalsView;
  /** What somebody must notice, most urgent first: Last HP, Vulnerable, Down, Dead, Defeated … */
  readonly words: readonly StateWord[];
  /** It has the turn or the spotlight. */
  readonly acting: boolean;
  /** It has had its turn this round. */
  readonly acted: boolean;
  /** How often it has had the spotlight; 0 in other turn orders. */
  readonly spotlights: number;
  /** Spotlight tokens it has left; null: none are used, or it has no part in them. */
  readonly spotlightTokens: number | null;
  /** Its value in an individual order; null elsewhere. */
  readonly turnValue: number | null;
  /** It is out of the fight: defeated, dead, fled. Such rows go to the graveyard. */
  readonly out: boolean;
}

/** A condition with what is left of it, in words. */
export interface ConditionView extends Condition {
  /** What it changes, in short: "+2" thresholds or armor slots; '' for nothing that is a number. */
  readonly number: string;
  /** "2 turns", "last turn", "3 rounds", "this round"; null: it has no timer. */
  readonly left: string | null;
  /** "until the end of the turn of Brakka in round 3", or "reminder at the end …"; null: it has no timer. */
  readonly until: string | null;
}

/** Who would join by one line. */
export interface QuickAddView {
  readonly count: number;
  /** The creature's name, without a number. */
  readonly name: string;
  /** What each of them will be called. */
  readonly names: readonly string[];
  /** They come from the library: its label; '' for those that were written out. */
  readonly label: string;
  readonly fromLibrary: boolean;
  readonly side: Side;
  /** null: not known. */
  readonly defence: DefenceView | null;
  /** Damage of the usual attack; '' for none. */
  readonly attack: string;
  /** Their place in individual turns, as it is written; null: it is not. */
  readonly turn: number | null;
  readonly vitals: VitalsOf<RulesetId>;
}

/** What an attack on someone must reach. */
export interface DefenceView {
  /** "Evasion", "Difficulty", "Armor Class". */
  readonly name: string;
  /** "Ev", "Dif", "AC". */
  readonly short: string;
  readonly value: number;
}

/** An attack as it goes into an entry of damage. */
export interface AttackView {
  /** Dice such as `1d8+3`, in the grammar of an entry. */
  readonly text: string;
  /** What kind of damage, where it is said; empty: not said. */
  readonly types: readonly ('physical' | 'magic')[];
}

export type VitalsView =
  | ({
      readonly ruleset: 'thresholds';
      readonly bands: readonly BandView[];
      /** The thresholds as they are under conditions; `thresholds` are those of the sheet. */
      readonly met: VitalsOf<'thresholds'>['thresholds'];
    } & VitalsOf<'thresholds'>)
  | ({
      readonly ruleset: 'stamina-wounds';
      /**
       * How long someone fainted or knocked out stays so: "4 hours, 1,437 rounds left", "4 hours, over now", and "4 hours, 1,440
       * rounds" where they began before the encounter; null where no clock runs.
       */
      readonly clock: string | null;
      /** The id of the injury pack that this body's injuries are rolled on. */
      readonly body: string;
    } & VitalsOf<'stamina-wounds'>);

/** One tier with the damage that reaches it now, under the conditions it is under. Severe first. */
export interface BandView {
  /** `minor`, `major`, `severe` or `massive`. */
  readonly tier: string;
  /** "Severe" */
  readonly name: string;
  /** Hit Points it marks. */
  readonly marks: number;
  readonly from: number;
  /** null: no end. */
  readonly to: number | null;
}

export interface StateWord {
  readonly text: string;
  /** `owed` asks for an answer, `out` is beyond help, `warn` is to be noticed, `plain` is only good to know. */
  readonly tone: 'owed' | 'out' | 'warn' | 'plain';
}

export type OwedView =
  | { readonly kind: 'deathMove'; readonly combatant: CombatantId; readonly name: string; readonly sentence: string }
  /** After a Final blow: one action, then its hero dies. */
  | { readonly kind: 'finalAction'; readonly combatant: CombatantId; readonly name: string; readonly sentence: string }
  | {
      readonly kind: 'injuryRoll';
      readonly combatant: CombatantId;
      readonly name: string;
      readonly sentence: string;
      /** Wounds below zero, added to the die. */
      readonly below: number;
      /** The tables it is rolled on: the id of the pack of their body. */
      readonly pack: string;
    }
  | {
      readonly kind: 'overflow';
      readonly combatant: CombatantId;
      readonly name: string;
      readonly sentence: string;
      /** How many may still fall: no more than there are candidates. */
      readonly count: number;
      /** Who can be picked. */
      readonly candidates: readonly CombatantId[];
    }
  /** The last Hit Point of a block that says something about it is marked: `sentence` has what it says. */
  | { readonly kind: 'lastHitPoint'; readonly combatant: CombatantId; readonly name: string; readonly sentence: string }
  /** A side checks its morale, or is let off. */
  | {
      readonly kind: 'morale';
      readonly combatant: null;
      /** "Foes" */
      readonly name: string;
      readonly sentence: string;
      readonly due: MoraleDue;
    }
  | { readonly kind: 'heldHits'; readonly combatant: null; readonly name: ''; readonly sentence: string };

/** One sentence of the log. An entry that did several things has one line for each. */
export interface LogLine {
  /** `12.12.0`, `12.12.1`, `12.15.0` …: the entry in whose place it stands, the one that tells it, and the line within it. */
  readonly key: string;
  /** The entry in whose place it stands: what one rewinds to and corrects. */
  readonly line: number;
  /** The entry that tells it: the same, or a later one that corrected it. */
  readonly seq: number;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly round: number;
  /** The small sign before it. */
  readonly kind: LineKind;
  readonly parts: readonly Part[];
  /** Whom it is about, for filtering; null: no single one. */
  readonly combatant: CombatantId | null;
  /** When it was taken back or told anew; null: it counts. */
  readonly undoneAt: number | null;
  /** It does not count because a correction told it anew or dropped it. */
  readonly corrected: boolean;
  readonly private: boolean;
}

/** The fields of a row that changed, and the fields of its vitals that did. */
export type CombatantPatch = Pick<CombatantView, 'id'> &
  Partial<Omit<CombatantView, 'id' | 'vitals'>> & { readonly vitals?: Partial<VitalsView> };

/** What one entry changed on the board. */
export interface EncounterChange {
  readonly id: EncounterId;
  /** The revision it starts from: whoever shows another one asks for the whole. */
  readonly from: number;
  /** The parts of the head that are not as before; always the revision. */
  readonly head: Partial<EncounterHead> & Pick<EncounterHead, 'revision'>;
  readonly added: readonly CombatantView[];
  /** What is not as it was, row by row. */
  readonly changed: readonly CombatantPatch[];
  readonly removed: readonly CombatantId[];
  /** New lines, and earlier ones that were taken back or brought back. */
  readonly log: readonly LogLine[];
}

export interface EncounterListItem {
  readonly id: EncounterId;
  readonly name: string;
  readonly ruleset: RulesetId;
  readonly phase: 'preparing' | 'running' | 'ended';
  readonly round: number;
  readonly createdAt: number;
}
