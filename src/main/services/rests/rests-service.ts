import type { RestsApi } from '../../../preload/contract/api/rest-api.ts';
import type { Applied } from '../../../preload/contract/damage-views.ts';
import type { RestInput, RestPreview } from '../../../preload/contract/rest-views.ts';
import type { CampaignCommand } from '../../rules/campaign/command.ts';
import type { CampaignId } from '../../rules/campaign/ids.ts';
import { accept, refuse, type Encounter, type Outcome } from '../../rules/index.ts';
import type { PromptAnswers } from '../answers.ts';
import type { CampaignService } from '../campaigns/campaign-service.ts';
import type { PartyVitals } from '../campaigns/live-vitals.ts';
import { tablesFor } from '../campaigns/tables.ts';
import type { Chance } from '../chance.ts';
import type { Gestures } from '../encounters/gestures.ts';
import { campOf } from './camp.ts';
import { planRest, restCommand } from './rest-plan.ts';
import { restPreview } from './rest-view.ts';

export interface RestsOptions {
  readonly campaigns: CampaignService;
  readonly gestures: Gestures;
  readonly vitals: PartyVitals;
  readonly chance: Chance;
}

/** Rests of the party, in an encounter or between two: the same rules, and the journal of the one or of the campaign. */
export function makeRestsService(options: RestsOptions): PromptAnswers<RestsApi> {
  const { campaigns, gestures, vitals, chance } = options;
  const roll = (faces: number): number => chance.roll(faces);

  function stateOf({ campaign, encounter }: Pick<RestInput, 'campaign' | 'encounter'>): Outcome<Encounter> {
    if (encounter !== null) {
      const current = gestures.current(encounter);
      return current.ok ? accept(current.value.state) : current;
    }
    const found = campaigns.find(campaign);
    if (!found.ok) return found;
    const made = campOf(found.value, vitals);
    return made.ok ? accept(made.value.state) : made;
  }

  return {
    preview({ roll: wanted, ...input }): Outcome<RestPreview> {
      const state = stateOf(input);
      if (!state.ok) return state;
      const plan = planRest(state.value, input, wanted === true ? roll : undefined);
      return plan.ok ? accept(restPreview(state.value, plan.value)) : plan;
    },
    take(input) {
      const { commandId, encounter } = input;
      if (encounter === null) return takeInCampaign(options, input);
      return gestures.run({ commandId, encounter }, (state) => {
        const plan = planRest(state, input, roll);
        return plan.ok ? accept([restCommand(plan.value)]) : plan;
      });
    },
    takeBack: ({ commandId, campaign }) => takeBack(campaigns, campaign, commandId),
  };
}

function takeInCampaign(
  { campaigns, vitals, chance }: RestsOptions,
  { commandId, campaign, ...input }: RestInput & { readonly commandId: string },
): Outcome<Applied> {
  const found = campaigns.find(campaign);
  if (!found.ok) return found;
  const running = campaigns.view(found.value).encounters.find(({ phase }) => phase === 'running');
  if (running) {
    return refuse('encounterRuns', `${running.name} is still running: rest there, or end it first.`, 'encounter');
  }
  const made = campOf(found.value, vitals);
  if (!made.ok) return made;
  const { members, gmTokens, state } = made.value;
  const plan = planRest(state, input, (faces) => chance.roll(faces));
  if (!plan.ok) return plan;
  const { rests, gmDie } = restCommand(plan.value);
  const command = {
    type: 'restCampaign',
    members,
    rests,
    gmTokens,
    ...(gmDie === undefined ? {} : { gmDie }),
    tables: tablesFor(found.value.ruleset),
  } as CampaignCommand;
  const step = campaigns.perform(campaign, commandId, command);
  if (!step.ok) return step;
  const sentences = step.value.events.flatMap((event) => (event.type === 'partyRested' ? event.sentences : []));
  return accept({ revision: step.value.after.seq, sentences, warnings: [], elsewhere: [] });
}

function takeBack(campaigns: CampaignService, id: CampaignId, commandId: string): ReturnType<CampaignService['undo']> {
  const found = campaigns.find(id);
  if (!found.ok) return found;
  if (campaigns.lastRest(id) === null) {
    return refuse('noRestToTakeBack', 'Something has happened since the last rest: it cannot be taken back any more.');
  }
  return campaigns.undo(id, commandId);
}
