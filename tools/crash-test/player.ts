/**
 * `player.ts FOLDER START [--early]`: plays random gestures through the real services, without end, and tells each as it is
 * sent and once it is committed. `--early` says "committed" before it is: the check must notice.
 */
import type { RulesetId } from '../../src/main/rules/index.ts';
import type { EncounterView } from '../../src/preload/contract/encounter-views.ts';
import type { CampaignView } from '../../src/preload/contract/campaign-views.ts';
import type { OpenedServices } from '../../src/main/services/open-services.ts';
import { anyGesture } from '../gestures/any-gesture.ts';
import { numbersFrom, type Numbers } from '../gestures/numbers.ts';
import { databaseIn, newId, openTable, sampleCampaign, startEncounter } from '../gestures/open-table.ts';
import { send, valueOf, type Gesture } from '../gestures/send.ts';
import { act, checkpoints } from './act.ts';
import { tell } from './messages.ts';

const RULESETS: readonly RulesetId[] = ['thresholds', 'stamina-wounds'];

function play(folder: string, numbers: Numbers, early: boolean): never {
  const services = openTable(folder, numbers);
  const checkpoint = checkpoints(databaseIn(folder), numbers);
  const campaign = someCampaign(services, numbers);
  const { id } = someEncounter(services, campaign, numbers);
  for (;;) {
    const commandId = newId(numbers);
    const view = valueOf(services.areas.encounter.open({ encounter: id }));
    if (early) boast(services, view, numbers);
    else act(services, anyGesture({ view, campaign, numbers }, commandId));
    checkpoint();
  }
}

/** Acknowledges ten notes (which are never refused) and only then writes them: hardly a kill can miss the time between. */
function boast({ areas }: OpenedServices, view: EncounterView, numbers: Numbers): void {
  const gestures = Array.from({ length: 10 }, (): Gesture => {
    return { call: 'encounter.note', input: noteFor(view, newId(numbers)) };
  });
  for (const gesture of gestures) {
    tell({ type: 'sent', gesture });
    tell({ type: 'acknowledged', commandId: gesture.input.commandId, revision: null });
  }
  for (const gesture of gestures) valueOf(send(areas, gesture));
}

const noteFor = ({ id }: EncounterView, commandId: string): Extract<Gesture, { call: 'encounter.note' }>['input'] => ({
  encounter: id,
  commandId,
  text: 'The bridge is out.',
  private: false,
  combatant: null,
});

/** One campaign of each ruleset. */
function someCampaign(services: OpenedServices, numbers: Numbers): CampaignView {
  const ruleset = numbers.pick(RULESETS);
  const there = valueOf(services.areas.campaign.list()).find((campaign) => campaign.ruleset === ruleset);
  if (!there) return sampleCampaign(services, ruleset, newId(numbers));
  return valueOf(services.areas.campaign.open({ campaign: there.id }));
}

/** Goes on with the newest encounter, or begins another. */
function someEncounter(
  services: OpenedServices,
  campaign: CampaignView,
  numbers: Numbers,
): { readonly id: EncounterView['id'] } {
  const [newest] = campaign.encounters;
  if (newest && newest.phase !== 'ended' && !numbers.odds(1, 6)) return newest;
  return startEncounter(services, campaign, numbers, newId(numbers));
}

const [folder = '', start = '1', early] = process.argv.slice(2);
play(folder, numbersFrom(Number(start)), early === '--early');
