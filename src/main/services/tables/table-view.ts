import type { TableRowView, TableView } from '../../../preload/contract/table-views.ts';
import type { InjuryPack } from '../../rules/index.ts';
import { oddsOf, overallOdds, type PackTable, type PackTableRow } from '../../rules/injuries/tables.ts';
import { capital, RESULT_WORDS } from '../rolls/injury-words.ts';

/** "Minor wound", "Head", "Knee", "Left" */
export const rowName = ({ result, name }: PackTableRow): string =>
  result === null ? capital(name) : RESULT_WORDS[result];

/** Added to a table's die. */
export const plusOf = ({ kind }: PackTable, below: number): number => (kind === 'severity' ? below : 0);

/** One table as it is shown, with the odds of each row. */
export function tableView(pack: InjuryPack, table: PackTable, below: number): TableView {
  const { id, kind, region, die } = table;
  const odds = oddsOf(table, below);
  const overall = overallOdds(pack, table);
  const rows = table.rows.map((row, at): TableRowView => ({
    from: row.from,
    to: row.to,
    name: rowName(row),
    word: row.name,
    result: row.result,
    effects: row.effects,
    odds: odds[at] ?? { ways: 0, of: die },
    overall: overall?.[at] ?? null,
  }));
  return { id, kind, title: titleOf(table), region, die, plus: plusOf(table, below), rows };
}

function titleOf({ kind, region }: PackTable): string {
  if (kind === 'severity') return 'Severity';
  return region === null ? 'Regions' : `${capital(region)}: ${kind}`;
}
