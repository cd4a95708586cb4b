import path from 'node:path';
import type { TablesApi } from '../../../preload/contract/api/tables-api.ts';
import type { PackView } from '../../../preload/contract/table-views.ts';
import type { CampaignCommand, CampaignEvent } from '../../rules/campaign/command.ts';
import type { CampaignId } from '../../rules/campaign/ids.ts';
import { checkFree } from '../../rules/campaign/packs.ts';
import { accept, refuse, type Outcome } from '../../rules/index.ts';
import type { Answers } from '../answers.ts';
import type { CampaignService } from '../campaigns/campaign-service.ts';
import { fileStem } from '../summary/file-stem.ts';
import type { AskWhere } from '../summary/summary-service.ts';
import { writeWhole } from '../summary/write-whole.ts';
import { packView } from './pack-view.ts';
import { isShipped, packNamed } from './packs.ts';
import { readTablesFile } from './read-file.ts';
import { packText, readPack } from './read-pack.ts';
import type { PacksIn } from './tables-service.ts';

/** Lets the person pick a file. Resolves with its path, or null when they cancel. */
export type AskWhich = (wanted: { readonly extension: string; readonly kind: string }) => Promise<string | null>;

export interface OwnTablesOptions {
  readonly campaigns: Pick<CampaignService, 'find' | 'view' | 'perform' | 'undo' | 'latest'>;
  /** Whether a command id has been committed. */
  readonly isDone: (commandId: string) => boolean;
  readonly packsIn: PacksIn;
  readonly askWhere: AskWhere;
  readonly askWhich: AskWhich;
}

const FILE = { extension: 'json', kind: 'Injury tables' } as const;

/** Tables of the game master's own: from a file into a campaign, out of it again, and any pack into a file. */
export function makeOwnTablesService(
  options: OwnTablesOptions,
): Answers<Pick<TablesApi, 'open' | 'add' | 'remove' | 'takeBack' | 'save'>> {
  const { askWhere, askWhich, packsIn } = options;
  return {
    async open() {
      const file = await askWhich(FILE);
      if (file === null) return accept(null);
      const text = await readTablesFile(file);
      return text.ok ? accept({ file: path.basename(file), text: text.value }) : text;
    },
    add: (input) => addTables(options, input),
    remove: (input) => removeTables(options, input),
    takeBack: (input) => takeBack(options, input),
    async save({ campaign, pack: id }) {
      const packs = packsIn(campaign);
      if (!packs.ok) return packs;
      const pack = packNamed(id, packs.value);
      if (!pack.ok) return pack;
      const file = await askWhere({ ...FILE, name: fileStem(pack.value.id) });
      if (file === null) return accept({ file });
      return (await writeWhole(file, packText(pack.value))) ?? accept({ file });
    },
  };
}

function addTables(
  { campaigns, isDone }: OwnTablesOptions,
  { commandId, campaign, text, replace = false }: Parameters<TablesApi['add']>[0],
): Outcome<PackView> {
  const found = campaigns.find(campaign);
  if (!found.ok) return found;
  const pack = readPack(text);
  if (!pack.ok) return pack;
  const { id } = pack.value;
  if (isShipped(id)) {
    const reason = `“${id}” is the id of tables that come with Woundboard. Give yours another: "id": "my-${id}".`;
    return refuse('shippedPack', reason, 'text');
  }
  const before = found.value.packs?.find((one) => one.id === id);
  if (before && !replace && !isDone(commandId)) {
    const reason = `This campaign has tables of the id “${id}” already: ${before.name}.`;
    return refuse('packExists', reason, 'text');
  }
  const added = perform(campaigns, campaign, commandId, { type: 'addPack', pack: pack.value });
  return added.ok ? accept(packView(pack.value)) : added;
}

function removeTables(
  { campaigns, packsIn }: OwnTablesOptions,
  { commandId, campaign, pack: id }: Parameters<TablesApi['remove']>[0],
): Outcome<readonly PackView[]> {
  const found = campaigns.find(campaign);
  if (!found.ok) return found;
  const pack = found.value.packs?.find((one) => one.id === id);
  // Members may have got their body in an encounter.
  const free = pack ? checkFree(pack, campaigns.view(found.value).party) : accept(true);
  if (!free.ok) return free;
  const removed = perform(campaigns, campaign, commandId, { type: 'removePack', pack: id });
  if (!removed.ok) return removed;
  const packs = packsIn(campaign);
  return packs.ok ? accept(packs.value.map(packView)) : packs;
}

const idOf = (event: CampaignEvent | null): string | null => {
  if (event?.type === 'packAdded') return event.to.id;
  return event?.type === 'packRemoved' ? event.pack.id : null;
};

function takeBack(
  { campaigns, isDone, packsIn }: OwnTablesOptions,
  { commandId, campaign, pack }: Parameters<TablesApi['takeBack']>[0],
): Outcome<readonly PackView[]> {
  const found = campaigns.find(campaign);
  if (!found.ok) return found;
  if (!isDone(commandId)) {
    const latest = campaigns.latest(campaign);
    if (idOf(latest) !== pack) {
      const reason = 'Something else has happened in this campaign since: it cannot be taken back any more.';
      return refuse('nothingToTakeBack', reason, 'pack');
    }
    const { party, adversaries } = campaigns.view(found.value);
    const goes = latest?.type === 'packAdded' && latest.from === null ? latest.to : null;
    const free = goes ? checkFree(goes, [...party, ...adversaries]) : accept(true);
    if (!free.ok) return free;
  }
  const undone = campaigns.undo(campaign, commandId);
  if (!undone.ok) return undone;
  const packs = packsIn(campaign);
  return packs.ok ? accept(packs.value.map(packView)) : packs;
}

const perform = (
  campaigns: OwnTablesOptions['campaigns'],
  campaign: CampaignId,
  commandId: string,
  command: CampaignCommand,
): Outcome<unknown> => campaigns.perform(campaign, commandId, command);
