import type { TablesApi } from '../../../preload/contract/api/tables-api.ts';
import type { PackTablesView, PackView, TableAnswer } from '../../../preload/contract/table-views.ts';
import type { CampaignId } from '../../rules/campaign/ids.ts';
import { accept, refuse, type InjuryPack, type Outcome } from '../../rules/index.ts';
import { rowRolled, tablesOf, type PackTable } from '../../rules/injuries/tables.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Chance } from '../chance.ts';
import { packView } from './pack-view.ts';
import { packNamed } from './packs.ts';
import { plusOf, rowName, tableView } from './table-view.ts';

/** Every pack that counts: those that come with the app, and the own ones of a campaign. */
export type PacksIn = (campaign: CampaignId | undefined) => Outcome<readonly InjuryPack[]>;

/** The injury and location tables to browse and to roll on, outside of any encounter. */
export function makeTablesService(
  chance: Chance,
  packsIn: PacksIn,
): PromptAnswers<Pick<TablesApi, 'list' | 'read' | 'roll'>> {
  const named = (campaign: CampaignId | undefined, id: string): Outcome<InjuryPack> => {
    const packs = packsIn(campaign);
    return packs.ok ? packNamed(id, packs.value) : packs;
  };
  return {
    list({ campaign }): Outcome<readonly PackView[]> {
      const packs = packsIn(campaign);
      return packs.ok ? accept(packs.value.map(packView)) : packs;
    },
    read({ campaign, pack: id, below = 0 }): Outcome<PackTablesView> {
      const pack = named(campaign, id);
      if (!pack.ok) return pack;
      const tables = tablesOf(pack.value).map((table) => tableView(pack.value, table, below));
      return accept({ ...packView(pack.value), tables });
    },
    roll({ campaign, pack: id, table: name, die, below = 0 }): Outcome<TableAnswer> {
      const pack = named(campaign, id);
      if (!pack.ok) return pack;
      const table = tablesOf(pack.value).find((one) => one.id === name);
      if (!table) return refuse('noSuchTable', 'There is no such table.', 'table');
      return answerOf(table, die ?? chance.roll(table.die), below);
    },
  };
}

function answerOf(table: PackTable, die: number, below: number): Outcome<TableAnswer> {
  const rolled = rowRolled(table, die, below);
  if (!rolled.ok) return rolled;
  const { total, at } = rolled.value;
  const row = table.rows[at];
  const plus = plusOf(table, below);
  const sum = plus === 0 ? String(die) : `${die} + ${plus} = ${total}`;
  return accept({ die, total, at, sentence: `${sum}: ${row ? rowName(row) : ''}` });
}
