import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import type { Effect, InjuryPack, InjuryResult, RegionRow, Severity } from './pack.ts';

/** A share of all rolls, exact: `ways` out of `of`, both whole numbers. */
export interface Odds {
  readonly ways: number;
  readonly of: number;
}

/** One table of a pack by itself, as it is browsed and rolled on. */
export interface PackTable {
  /** `severity`, `regions`, `spots/arm`, `sides/arm`: short and stable within the pack. */
  readonly id: string;
  readonly kind: 'severity' | 'regions' | 'spots' | 'sides';
  /** The region whose spots or sides these are; null for the other kinds. */
  readonly region: string | null;
  readonly die: number;
  readonly rows: readonly PackTableRow[];
}

export interface PackTableRow {
  readonly from: number;
  /** null: open upwards. */
  readonly to: number | null;
  /** The result of a severity, or the region, spot or side. */
  readonly name: string;
  readonly result: InjuryResult | null;
  /** What the row says, by severity; a severity says one thing. Empty for regions and sides. */
  readonly effects: readonly (Effect & { readonly severity: Severity | null })[];
}

const plainRow = ({ from, to }: { from: number; to: number }, name: string): PackTableRow => ({
  from,
  to,
  name,
  result: null,
  effects: [],
});

const spotsOf = ({ region, spots }: RegionRow): PackTable => ({
  id: `spots/${region}`,
  kind: 'spots',
  region,
  die: spots.die,
  rows: spots.rows.map((row) => ({
    ...plainRow(row, row.spot),
    effects: [
      { severity: 'minor', ...row.minor },
      { severity: 'permanent', ...row.permanent },
    ],
  })),
});

const sidesOf = ({ region, sides }: RegionRow): readonly PackTable[] => {
  if (!sides) return [];
  const rows = sides.rows.map((row) => plainRow(row, row.side));
  return [{ id: `sides/${region}`, kind: 'sides', region, die: sides.die, rows }];
};

/** Every table of a pack: severity, regions, then for each region its spots and, of a pair, its sides (rule IN-7). */
export function tablesOf(pack: InjuryPack): readonly PackTable[] {
  const { severity, regions } = pack;
  return [
    {
      id: 'severity',
      kind: 'severity',
      region: null,
      die: severity.die,
      rows: severity.rows.map(({ from, to, result, means, lasts }) => ({
        from,
        to,
        name: result,
        result,
        effects: [{ severity: null, means, lasts }],
      })),
    },
    {
      id: 'regions',
      kind: 'regions',
      region: null,
      die: regions.die,
      rows: regions.rows.map((row) => plainRow(row, row.region)),
    },
    ...regions.rows.flatMap((row) => [spotsOf(row), ...sidesOf(row)]),
  ];
}

/** What is added to a table's die: the Wounds below zero for a severity, nothing for any other. */
const added = (table: PackTable, below: number): number => (table.kind === 'severity' ? below : 0);

/**
 * Each row's share of the faces of the table's die, in the order of the rows; together they are all of them (rule IN-5).
 *
 * @param below Wounds below zero, at least 0; counts for a severity only
 */
export function oddsOf(table: PackTable, below = 0): readonly Odds[] {
  const plus = added(table, below);
  return table.rows.map(({ from, to }) => {
    const first = Math.max(from, 1 + plus);
    const last = Math.min(to ?? Infinity, table.die + plus);
    return { ways: Math.max(0, last - first + 1), of: table.die };
  });
}

/**
 * Each spot's share of all rolls for a place, whichever region comes up first: the faces of both dice together. In the
 * order of the table's rows; null for a table that is not one of spots.
 */
export function overallOdds(pack: InjuryPack, table: PackTable): readonly Odds[] | null {
  const region = pack.regions.rows.find((row) => row.region === table.region);
  if (table.kind !== 'spots' || !region) return null;
  const faces = region.to - region.from + 1;
  return oddsOf(table).map(({ ways, of }) => ({ ways: ways * faces, of: of * pack.regions.die }));
}

/**
 * The one row that a face comes to. Refused for a face that the die has not (rule IN-7).
 *
 * @param below Wounds below zero, at least 0; counts for a severity only
 */
export function rowRolled(
  table: PackTable,
  face: number,
  below = 0,
): Outcome<{ readonly total: number; readonly at: number }> {
  const checked = checkDice({ die: face }, { die: table.die });
  if (!checked.ok)
    return refuse('dieOutOfRange', `This table takes a d${table.die}: it shows 1 to ${table.die}.`, 'die');
  const total = face + added(table, below);
  return accept({ total, at: table.rows.findIndex(({ from, to }) => total >= from && total <= (to ?? Infinity)) });
}
