import type {
  CampaignView,
  LibraryEntryChanges,
  LibraryEntryView,
} from '../../../../preload/contract/campaign-views.ts';
import type { Reply } from '../../../../preload/contract/api.ts';
import { ask } from '../../state/ask.ts';
import type { ShelfName } from '../../state/library.svelte.ts';
import { writtenBy } from '../../state/saving.svelte.ts';
import type { Screen } from '../../state/screen.svelte.ts';
import { inTurn, vitalsEdits, type Problem, type SheetEdits } from './sheet-edits.ts';

/** What is edited of one entry of the library; each change can be taken back where it is told. */
export function entryEdits(screen: Screen, shelf: ShelfName, { id: entry }: LibraryEntryView): SheetEdits {
  const { gm, campaign, notices } = screen;
  const edit = async (changes: LibraryEntryChanges): Promise<Problem> => {
    const { current } = campaign;
    if (!current) return 'No campaign is open.';
    const common = { commandId: crypto.randomUUID(), campaign: current.id, entry };
    const reply = await written(screen, () => gm.campaign.editEntry({ ...common, shelf, changes }));
    if (!reply.ok) return reply.refusal.reason;
    const name = reply.value[shelf].find(({ id }) => id === entry)?.name ?? '';
    notices.offer(`${name} is changed in the library.`, { label: 'Undo', run: () => void takeBack(screen, entry) });
    return null;
  };
  const turn = inTurn();
  return {
    about: (changes) => turn(() => edit(changes)),
    ...vitalsEdits(
      turn,
      (vitals) => edit({ vitals }),
      () => campaign.current?.[shelf].find(({ id }) => id === entry)?.vitals,
    ),
  };
}

async function takeBack(screen: Screen, entry: LibraryEntryView['id']): Promise<void> {
  const { gm, campaign, notices } = screen;
  const { current } = campaign;
  if (!current) return;
  const input = { commandId: crypto.randomUUID(), campaign: current.id, entry };
  const reply = await written(screen, () => gm.campaign.takeBackEdit(input));
  if (reply.ok) notices.tell('The change is taken back.');
  else notices.refuse(reply.refusal.reason);
}

async function written(screen: Screen, call: () => Promise<Reply<CampaignView>>): Promise<Reply<CampaignView>> {
  let reply: Reply<CampaignView> | undefined;
  await screen.saving.during(async () => {
    reply = await ask(call);
    return writtenBy(reply);
  });
  if (!reply) throw new Error('a call ends with a reply');
  return reply;
}
