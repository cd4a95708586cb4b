import type { CampaignId } from '../../../main/rules/campaign/ids.ts';
import type { CampaignView } from '../campaign-views.ts';
import type { Applied } from '../damage-views.ts';
import type { Reply } from '../reply.ts';
import type { RestInput, RestPreview } from '../rest-views.ts';

/** Rests of the party, in the middle of an encounter or between two. */
export interface RestsApi {
  /**
   * What a rest would come to, by the code that takes it; nothing is written. `roll`: the open dice are rolled. A rest that
   * cannot be taken so is no refusal but a `problem`. Refused (`noSuchCampaign`, `noSuchEncounter`, `noSuchCombatant`,
   * `otherRuleset`) for what is not there.
   */
  preview(input: RestInput & { readonly roll?: boolean | undefined }): Promise<Reply<RestPreview>>;
  /**
   * Takes the rest, as one entry of the encounter's journal or the campaign's; open dice are rolled. Members carry what it
   * gives them into the next encounter. Refused as `preview`, (`encounterRuns`) between encounters while one runs, and
   * (`longRestDue`, `tooManyMoves`, `outOfPlay` …) as the rules refuse; then nobody rests.
   */
  take(input: RestInput & { readonly commandId: string }): Promise<Reply<Applied>>;
  /**
   * Takes back the last rest between encounters. Refused (`noRestToTakeBack`) when something else has happened to the
   * campaign or its members since, or an encounter runs. Inside of an encounter, `journal.undo` does it.
   */
  takeBack(input: { readonly commandId: string; readonly campaign: CampaignId }): Promise<Reply<CampaignView>>;
}
