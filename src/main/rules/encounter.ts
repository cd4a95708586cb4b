import { accept, refuse } from './refusal.ts';
import type { Outcome } from './refusal.ts';
import type { Condition } from './conditions.ts';
import type { CombatantId, CountdownId, EncounterId } from './ids.ts';
import type { HitOf, OptionsOf, RulesetId, TablesOf, VitalsOf } from './ruleset-types.ts';
import type { DynamicKind } from './table/index.ts';
import type { Side, TurnOrder } from './turn-order.ts';

/**
 * One encounter under one ruleset (some ruleset, where none is named). Plain JSON data, never changed in place: `evolve`
 * gives the next one.
 */
export interface Encounter<R extends RulesetId = RulesetId> {
  readonly id: EncounterId;
  readonly name: string;
  readonly ruleset: R;
  readonly options: OptionsOf<R>;
  readonly phase: 'preparing' | 'running' | 'ended';
  /** 0 until it starts. */
  readonly round: number;
  readonly turns: TurnOrder;
  /** In the order in which they joined. */
  readonly combatants: readonly Combatant<R>[];
  /** The ruleset's tables, such as where a blow strikes: copied in, so that the encounter can always be worked out. */
  readonly tables: TablesOf<R>;
  /** More minions fall than those that were struck, and nobody has said which: oldest first. */
  readonly overflows: readonly Overflow[];
  /** Hits of sides that act at once; they land together. */
  readonly heldHits: readonly HeldHit<R>[];
  /** The game master's tokens; null where the campaign does not use them. */
  readonly gmTokens: { readonly current: number; readonly max: number } | null;
  readonly countdowns: readonly Countdown[];
  /** Sides whose morale is to be checked, oldest first; absent: none was yet. */
  readonly moraleDue?: readonly MoraleDue[];
  /** How far each name has been numbered, so that no number is given twice, even after its bearer left. */
  readonly numbering: Readonly<Record<string, number>>;
}

export interface Combatant<R extends RulesetId = RulesetId> {
  readonly id: CombatantId;
  /** Unlike every other name in the encounter. */
  readonly name: string;
  readonly side: Side;
  /** The party member or library entry it was made from; null for one that was typed in. */
  readonly origin: Origin | null;
  /** A few words under the name, such as "bruiser". */
  readonly label: string;
  /** Kept from the players' window. */
  readonly hidden: boolean;
  /** Who is shown and damaged as one group with others of the same text; null: alone. */
  readonly group: string | null;
  readonly vitals: VitalsOf<R>;
  readonly conditions: readonly Condition[];
  readonly notes: string;
  /** Its usual attack, such as `1d8+3 magic`; absent: none is known. */
  readonly attack?: string;
  /** What an attack roll has to reach, 0 to 999; null or absent: not known. */
  readonly defence?: number | null;
  /** Its Morale, 2 to 12; null or absent: none is known. */
  readonly morale?: number | null;
  /** The round in which the hours began that it is out for (rule SW-46); null or absent: none run, or they began before. */
  readonly outSince?: number | null;
  /** How it left the fight while still on the list; null: it is there. */
  readonly gone: Gone | null;
}

/** `count` at most are to be picked, besides the minion that was struck. */
export interface Overflow {
  readonly combatant: CombatantId;
  readonly count: number;
}

export interface HeldHit<R extends RulesetId = RulesetId> {
  readonly combatant: CombatantId;
  readonly hit: HitOf<R>;
  readonly source: CombatantId | null;
  readonly force: boolean;
}

/** A side's morale is to be checked: it met its enemies, or half of it has fallen (rule SW-34). */
export interface MoraleDue {
  readonly side: Side;
  readonly occasion: 'first-contact' | 'half-strength';
}

export interface Origin {
  readonly kind: 'party' | 'adversary';
  readonly id: string;
}

export type Gone = 'fled' | 'surrendered' | 'captured' | 'away';

export const GONE: readonly Gone[] = ['fled', 'surrendered', 'captured', 'away'];

export interface Countdown {
  readonly id: CountdownId;
  readonly name: string;
  /** Where it begins, and begins again; at least 1. */
  readonly start: number;
  readonly current: number;
  readonly loop: 'none' | 'same' | 'rising' | 'falling';
  /** What of a player's roll moves it (rule TB-16); absent: nothing, it is ticked by hand. */
  readonly follows?: DynamicKind;
  /** Kept from the players' window. */
  readonly hidden: boolean;
}

export const isSameDue = (one: MoraleDue, other: MoraleDue): boolean =>
  one.side === other.side && one.occasion === other.occasion;

/** The combatant of this id, or undefined. */
export const findCombatant = <R extends RulesetId>(
  { combatants }: Encounter<R>,
  id: CombatantId,
): Combatant<R> | undefined => combatants.find((combatant) => combatant.id === id);

/** The combatant of this id, or the refusal `noSuchCombatant`. */
export function combatantOf<R extends RulesetId>(
  encounter: Encounter<R>,
  id: CombatantId,
  field = 'combatant',
): Outcome<Combatant<R>> {
  const found = findCombatant(encounter, id);
  return found ? accept(found) : refuse('noSuchCombatant', 'That combatant is not in this encounter.', field);
}
