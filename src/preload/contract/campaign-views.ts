import type { EditOf, OptionsOf, RulesetId, VitalsOf } from '../../main/rules/ruleset-types.ts';
import type { CampaignId, LibraryEntryId } from '../../main/rules/campaign/ids.ts';
import type { EncounterListItem } from './encounter-views.ts';
import type { PackView } from './table-views.ts';

/** A campaign with all that the library rail shows. */
export interface CampaignView {
  readonly id: CampaignId;
  readonly name: string;
  readonly ruleset: RulesetId;
  readonly rulesetName: string;
  readonly options: OptionsOf<RulesetId>;
  /** The last entry of the campaign's own journal. */
  readonly revision: number;
  readonly party: readonly LibraryEntryView[];
  readonly adversaries: readonly LibraryEntryView[];
  /** The game master's tokens as the last encounter or rest left them; null: there has been none. */
  readonly gmTokens: number | null;
  /** The sentence of the last rest between encounters, as long as it can be taken back; null: there is none. */
  readonly lastRest: string | null;
  /** Newest first. */
  readonly encounters: readonly EncounterListItem[];
  /** The game master's own injury tables. */
  readonly packs: readonly PackView[];
}

export interface LibraryEntryView {
  readonly id: LibraryEntryId;
  readonly name: string;
  readonly label: string;
  readonly notes: string;
  /** What an attack roll has to reach; null: not known. */
  readonly defence: number | null;
  /** Damage dice of its usual attack, such as `1d8+3 magic`; '' for none. */
  readonly attack: string;
  /** 2 to 12; absent: not known. */
  readonly morale?: number;
  readonly vitals: VitalsOf<RulesetId>;
}

/** A party member or an adversary as somebody types it in. */
export interface LibraryEntryInput {
  /** 1 to 120 characters, as many as a combatant's name can have. */
  readonly name: string;
  /** A few words under the name, up to 200 characters; absent: none. */
  readonly label?: string | undefined;
  /** Up to 4000 characters; absent: none. */
  readonly notes?: string | undefined;
  /** 0 to 999; null or absent: not known. */
  readonly defence?: number | null | undefined;
  /** Up to 200 characters, such as `1d8+3 magic`; absent: none. */
  readonly attack?: string | undefined;
  /** 2 to 12; null or absent: not known. */
  readonly morale?: number | null | undefined;
  readonly vitals: VitalsInput;
}

/** What becomes of somebody of the library; what is left out stays. As in {@link LibraryEntryInput}; null: not known any more. */
export interface LibraryEntryChanges {
  readonly name?: string;
  readonly label?: string;
  readonly notes?: string;
  readonly defence?: number | null;
  readonly attack?: string;
  readonly morale?: number | null;
  /** The numbers that are set. */
  readonly vitals?: VitalsInput;
}

/** The numbers in which a creature differs from the default one of its ruleset; what is left out is as with that one. */
export type VitalsInput = { [R in RulesetId]: { readonly ruleset: R } & EditOf<R> }[RulesetId];

export interface CampaignListItem {
  readonly id: CampaignId;
  readonly name: string;
  readonly ruleset: RulesetId;
  readonly rulesetName: string;
  readonly createdAt: number;
}

/** One optional rule of a table. */
export interface OptionView {
  /** Its key in a campaign's `options`. */
  readonly key: string;
  readonly name: string;
  /** What it decides, in one sentence. */
  readonly sentence: string;
  /** The choices, the default first. */
  readonly values: readonly OptionChoice[];
}

export interface OptionChoice {
  readonly value: OptionValue;
  readonly label: string;
}

export type OptionValue = boolean | number | string;
