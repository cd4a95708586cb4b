import type { InjuryPack } from '../injuries/pack.ts';
import type { OptionsOf, RulesetId, VitalsOf } from '../ruleset-types.ts';
import type { CampaignId, LibraryEntryId } from './ids.ts';

/** A table's campaign under one ruleset: its options and its library. Plain JSON data, never changed in place. */
export interface CampaignOf<R extends RulesetId> {
  readonly id: CampaignId;
  readonly name: string;
  readonly ruleset: R;
  /** Copied into each encounter when it begins. */
  readonly options: OptionsOf<R>;
  /** In the order in which they were added. */
  readonly party: readonly LibraryEntryOf<R>[];
  readonly adversaries: readonly LibraryEntryOf<R>[];
  /** The game master's own tables, each of an id of its own; absent: none were added yet. */
  readonly packs?: readonly InjuryPack[];
}

/** Some campaign; its `ruleset` tells which. */
export type Campaign = { [R in RulesetId]: CampaignOf<R> }[RulesetId];

/** Somebody who can be put into an encounter. */
export interface LibraryEntryOf<R extends RulesetId> {
  readonly id: LibraryEntryId;
  readonly name: string;
  /** A few words under the name. */
  readonly label: string;
  readonly notes: string;
  /** What an attack roll has to reach; null: not known. */
  readonly defence: number | null;
  /** Damage dice of its usual attack; '' for none. */
  readonly attack: string;
  /** 2 to 12; absent: not known. */
  readonly morale?: number;
  /** As it joins an encounter. A party member's are what the last encounter or rest left. */
  readonly vitals: VitalsOf<R>;
}

export type LibraryEntry = { [R in RulesetId]: LibraryEntryOf<R> }[RulesetId];

export type Shelf = 'party' | 'adversaries';
