import type { TablesApi } from '../../../preload/contract/api/tables-api.ts';
import type { PackTablesView, PackView, TableAnswer } from '../../../preload/contract/table-views.ts';
import { accept, refuse, type InjuryPack, type Outcome } from '../../rules/index.ts';
import { rowRolled, tablesOf, type PackTable } from '../../rules/injuries/tables.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Chance } from '../chance.ts';
import { packNamed, PACKS } from './packs.ts';
import { plusOf, rowName, tableView } from './table-view.ts';

/** The injury and location tables to browse and to roll on, outside of any encounter. */
export function makeTablesService(chance: Chance): PromptAnswers<TablesApi> {
  return {
    list: (): Outcome<readonly PackView[]> => accept(PACKS.map(headOf)),
    read({ pack: id, below = 0 }): Outcome<PackTablesView> {
      const pack = packNamed(id);
      if (!pack.ok) return pack;
      const tables = tablesOf(pack.value).map((table) => tableView(pack.value, table, below));
      return accept({ ...headOf(pack.value), tables });
    },
    roll({ pack: id, table: name, die, below = 0 }): Outcome<TableAnswer> {
      const pack = packNamed(id);
      if (!pack.ok) return pack;
      const table = tablesOf(pack.value).find((one) => one.id === name);
      if (!table) return refuse('noSuchTable', 'There is no such table.', 'table');
      return answerOf(table, die ?? chance.roll(table.die), below);
    },
  };
}

const headOf = ({ id, name, body, author, licence }: InjuryPack): PackView => ({ id, name, body, author, licence });

function answerOf(table: PackTable, die: number, below: number): Outcome<TableAnswer> {
  const rolled = rowRolled(table, die, below);
  if (!rolled.ok) return rolled;
  const { total, at } = rolled.value;
  const row = table.rows[at];
  const plus = plusOf(table, below);
  const sum = plus === 0 ? String(die) : `${die} + ${plus} = ${total}`;
  return accept({ die, total, at, sentence: `${sum}: ${row ? rowName(row) : ''}` });
}
