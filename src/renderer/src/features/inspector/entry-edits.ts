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

/** Writes one change of an entry. @returns why it is refused, in words; null: it is done */
export type EntryEdit = (changes: LibraryEntryChanges) => Promise<string | null>;

/** What is edited of one entry of the library; each change can be taken back where it is told. */
export function entryEdits(screen: Screen, shelf: ShelfName, { id: entry }: LibraryEntryView): EntryEdit {
  const { gm, campaign, notices } = screen;
  return async (changes) => {
    const { current } = campaign;
    if (!current) return 'No campaign is open.';
    const common = { commandId: crypto.randomUUID(), campaign: current.id, entry };
    const reply = await written(screen, () => gm.campaign.editEntry({ ...common, shelf, changes }));
    if (!reply.ok) return reply.refusal.reason;
    const name = reply.value[shelf].find(({ id }) => id === entry)?.name ?? '';
    notices.offer(`${name} is changed in the library.`, { label: 'Undo', run: () => void takeBack(screen, entry) });
    return null;
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
