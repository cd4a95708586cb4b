import type { OptionsOf, RulesetId, VitalsOf } from '../ruleset-types.ts';
import type { LibraryEntryOf, Shelf } from './campaign.ts';
import type { LibraryEntryId } from './ids.ts';

/** Everything that can be said to a campaign. Complete: ids of what is new stand in it. */
export type CampaignCommandOf<R extends RulesetId> =
  | { readonly type: 'renameCampaign'; readonly name: string }
  | { readonly type: 'setOptions'; readonly options: Partial<OptionsOf<R>> }
  | { readonly type: 'addEntries'; readonly shelf: Shelf; readonly entries: readonly LibraryEntryOf<R>[] }
  | { readonly type: 'removeEntry'; readonly shelf: Shelf; readonly entry: LibraryEntryId }
  /** A party member stands from now on as an encounter has them. */
  | {
      readonly type: 'takeOverVitals';
      readonly entry: LibraryEntryId;
      readonly vitals: VitalsOf<R>;
      /** The encounter's name. */
      readonly encounter: string;
    };

export type CampaignCommand = { [R in RulesetId]: CampaignCommandOf<R> }[RulesetId];

/** What happened to a campaign, with both ends of every change. */
export type CampaignEventOf<R extends RulesetId> =
  | { readonly type: 'campaignRenamed'; readonly from: string; readonly to: string }
  | { readonly type: 'optionsChanged'; readonly from: OptionsOf<R>; readonly to: OptionsOf<R> }
  | { readonly type: 'entryAdded'; readonly shelf: Shelf; readonly entry: LibraryEntryOf<R> }
  | { readonly type: 'entryRemoved'; readonly shelf: Shelf; readonly entry: LibraryEntryOf<R>; readonly at: number }
  | {
      readonly type: 'vitalsTakenOver';
      readonly entry: LibraryEntryId;
      readonly vitals: VitalsOf<R>;
      readonly encounter: string;
    };

export type CampaignEvent = { [R in RulesetId]: CampaignEventOf<R> }[RulesetId];
