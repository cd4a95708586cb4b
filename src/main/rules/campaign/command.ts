import type { RestParty } from '../command.ts';
import type { InjuryPack } from '../injuries/pack.ts';
import type { OptionsOf, RulesetId, TablesOf, VitalsOf } from '../ruleset-types.ts';
import type { LibraryEntryOf, Shelf } from './campaign.ts';
import type { Tokens } from '../table/index.ts';
import type { LibraryEntryId } from './ids.ts';
import type { Resting } from './rest.ts';

/** Everything that can be said to a campaign. Complete: ids of what is new stand in it. */
export type CampaignCommandOf<R extends RulesetId> =
  | { readonly type: 'renameCampaign'; readonly name: string }
  | { readonly type: 'setOptions'; readonly options: Partial<OptionsOf<R>> }
  | { readonly type: 'addEntries'; readonly shelf: Shelf; readonly entries: readonly LibraryEntryOf<R>[] }
  | { readonly type: 'removeEntry'; readonly shelf: Shelf; readonly entry: LibraryEntryId }
  /** Somebody of the library is another in some things. `from`: as they stand now, with the vitals of today. */
  | {
      readonly type: 'editEntry';
      readonly shelf: Shelf;
      readonly from: LibraryEntryOf<R>;
      readonly to: LibraryEntryOf<R>;
    }
  /** The party rests between encounters. `members`: all of them, with the vitals they have now. */
  | {
      readonly type: 'restCampaign';
      readonly members: readonly Resting<R>[];
      readonly rests: RestParty<R>['rests'];
      /** The game master's tokens before it; null: not used. */
      readonly gmTokens: Tokens | null;
      readonly gmDie?: number;
      readonly tables: TablesOf<R>;
    }
  /** Tables of the game master's own come in; those of the same id go. */
  | { readonly type: 'addPack'; readonly pack: InjuryPack }
  /** Tables of the game master's own go. `pack`: their id. */
  | { readonly type: 'removePack'; readonly pack: string }
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
  | {
      readonly type: 'partyRested';
      /** Those whom it changed. */
      readonly members: readonly {
        readonly entry: LibraryEntryId;
        readonly from: VitalsOf<R>;
        readonly to: VitalsOf<R>;
      }[];
      readonly gmTokens: { readonly from: Tokens; readonly to: Tokens } | null;
      /** What it did, one sentence a line. */
      readonly sentences: readonly string[];
    }
  | { readonly type: 'entryRemoved'; readonly shelf: Shelf; readonly entry: LibraryEntryOf<R>; readonly at: number }
  | {
      readonly type: 'entryEdited';
      readonly shelf: Shelf;
      readonly from: LibraryEntryOf<R>;
      readonly to: LibraryEntryOf<R>;
    }
  /** `from`: those in whose place they stand; null: they are new. */
  | { readonly type: 'packAdded'; readonly from: InjuryPack | null; readonly to: InjuryPack }
  | { readonly type: 'packRemoved'; readonly pack: InjuryPack }
  | {
      readonly type: 'vitalsTakenOver';
      readonly entry: LibraryEntryId;
      readonly vitals: VitalsOf<R>;
      readonly encounter: string;
    };

export type CampaignEvent = { [R in RulesetId]: CampaignEventOf<R> }[RulesetId];
