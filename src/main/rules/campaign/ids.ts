declare const brand: unique symbol;
type Id<Kind extends string> = string & { readonly [brand]: Kind };

export type CampaignId = Id<'campaign'>;
/** A party member or an adversary of a campaign's library. */
export type LibraryEntryId = Id<'libraryEntry'>;

/** Ids are made outside of the rules and arrive inside commands; these only say which kind a text is. */
export const campaignId = (text: string): CampaignId => text as CampaignId;
export const libraryEntryId = (text: string): LibraryEntryId => text as LibraryEntryId;
