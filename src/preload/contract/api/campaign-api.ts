import type { CampaignId, LibraryEntryId } from '../../../main/rules/campaign/ids.ts';
import type { CombatantId, EncounterId } from '../../../main/rules/ids.ts';
import type { RulesetId } from '../../../main/rules/ruleset-types.ts';
import type { Shelf } from '../../../main/rules/campaign/campaign.ts';
import type {
  CampaignListItem,
  CampaignView,
  LibraryEntryChanges,
  LibraryEntryInput,
  OptionView,
} from '../campaign-views.ts';
import type { Reply } from '../reply.ts';

export interface CampaignApi {
  /** All campaigns, oldest first. */
  list(): Promise<Reply<readonly CampaignListItem[]>>;
  /** Everything the library shows of one. Refused (`noSuchCampaign`) for an id that is not there. */
  open(input: { readonly campaign: CampaignId }): Promise<Reply<CampaignView>>;
  /**
   * Makes a campaign. `sample`: with the sample party and adversaries of the ruleset. `name`: 1 to 200 characters; absent: the
   * sample's own.
   */
  create(input: {
    readonly commandId: string;
    readonly ruleset: RulesetId;
    readonly name?: string | undefined;
    readonly sample: boolean;
  }): Promise<Reply<CampaignView>>;
  /** The optional rules of a ruleset in words, in the order in which they are shown. */
  options(input: { readonly ruleset: RulesetId }): Promise<Reply<readonly OptionView[]>>;
  /**
   * Gives a party member the vitals that they have in an encounter, also where another has changed them since. Refused
   * (`noSuchEncounter`, `noSuchCombatant`, `noMember`) for someone who is not of the party.
   */
  takeOver(input: {
    readonly commandId: string;
    readonly encounter: EncounterId;
    readonly combatant: CombatantId;
  }): Promise<Reply<CampaignView>>;
  /**
   * Changes somebody of the library, as one entry of the campaign's journal. Numbers of a party member are those that they
   * have now. Refused: `noSuchEntry`, `otherRuleset`, `noMorale`, `inEncounter` for numbers of a member whose encounter still
   * runs, and as the ruleset refuses them.
   */
  editEntry(input: {
    readonly commandId: string;
    readonly campaign: CampaignId;
    readonly shelf: Shelf;
    readonly entry: LibraryEntryId;
    readonly changes: LibraryEntryChanges;
  }): Promise<Reply<CampaignView>>;
  /**
   * Takes back a change of this entry, as long as it is the last thing that happened in the campaign. Refused:
   * `nothingToTakeBack`, `inEncounter`.
   */
  takeBackEdit(input: {
    readonly commandId: string;
    readonly campaign: CampaignId;
    readonly entry: LibraryEntryId;
  }): Promise<Reply<CampaignView>>;
  /**
   * Puts entries into the library, in their order and as one entry of the campaign's journal. `entries`: 1 to 500. Refused
   * (`otherRuleset`) for vitals of another ruleset than the campaign's, and with the entry's name for numbers that the
   * ruleset does not take; then none is added.
   */
  addEntries(input: {
    readonly commandId: string;
    readonly campaign: CampaignId;
    readonly shelf: Shelf;
    readonly entries: readonly LibraryEntryInput[];
  }): Promise<Reply<CampaignView>>;
}
