import type { ActionId } from '../../../preload/contract/actions.ts';
import type { Applied } from '../../../preload/contract/damage-views.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import type { RestInput } from '../../../preload/contract/rest-views.ts';
import type { Binding } from '../keyboard/action-registry.svelte.ts';
import { ask, type Refusal } from './ask.ts';
import { writtenBy } from './saving.svelte.ts';
import type { Screen } from './screen.svelte.ts';

export type RestActionId = Extract<ActionId, 'rest' | 'takeBackRest'>;

const NO_CAMPAIGN = 'There is no campaign yet; begin with the sample party or an empty one.';

/** Takes a rest. @returns why not, for the place it was asked at; null when it was taken */
export async function takeRest(screen: Screen, input: RestInput): Promise<Refusal | null> {
  const { gm, encounter, notices } = screen;
  if (input.encounter !== null) {
    const reply = await encounter.send(({ commandId }) => gm.rests.take({ ...input, commandId }));
    return reply.ok ? null : reply.refusal;
  }
  const reply = await written(screen, () => gm.rests.take({ ...input, commandId: crypto.randomUUID() }));
  if (!reply.ok) return reply.refusal;
  notices.offer(`${input.rests.length === 1 ? 'One' : `${input.rests.length}`} of the party rested.`, {
    label: 'Take the rest back',
    run: () => void takeBackRest(screen),
  });
  return null;
}

/** What is written into the campaign's journal is saved as everything else is. */
async function written(screen: Screen, call: () => Promise<Reply<Applied>>): Promise<Reply<Applied>> {
  let reply: Reply<Applied> | undefined;
  await screen.saving.during(async () => {
    reply = await ask(call);
    return writtenBy(reply);
  });
  if (!reply) throw new Error('a call ends with a reply');
  return reply;
}

/** Takes back the last rest between encounters. */
export async function takeBackRest({ gm, campaign, notices, saving }: Screen): Promise<void> {
  const { current } = campaign;
  if (!current) return;
  await saving.during(async () => {
    const reply = await ask(() => gm.rests.takeBack({ commandId: crypto.randomUUID(), campaign: current.id }));
    if (reply.ok) notices.tell('The rest is taken back.');
    else notices.refuse(reply.refusal.reason);
    return reply.ok;
  });
}

/** Whether the last thing that happened to the party is a rest between encounters: then undo takes that back. */
export const restIsLast = ({ campaign, encounter }: Screen): boolean =>
  !encounter.running && campaign.current !== null && campaign.current.lastRest !== null;

async function openRest(screen: Screen): Promise<void> {
  screen.entry.close();
  // Between encounters the library tells how everyone stands after the last one.
  if (!screen.encounter.running) await screen.campaign.refresh();
  screen.dialogs.show('rest');
}

export const restBindings = (screen: Screen): Readonly<Record<RestActionId, Binding>> => ({
  rest: {
    run: () => void openRest(screen),
    blocked: () => {
      const { encounter, campaign } = screen;
      if (encounter.running) {
        return encounter.rows.some(({ side }) => side === 'hero') ? null : 'No hero is in this encounter.';
      }
      if (campaign.current === null) return NO_CAMPAIGN;
      return campaign.current.party.length > 0 ? null : 'Nobody is in the party yet.';
    },
  },
  takeBackRest: {
    run: () => void takeBackRest(screen),
    blocked: () => (restIsLast(screen) ? null : 'There is no rest between encounters to take back.'),
  },
});
