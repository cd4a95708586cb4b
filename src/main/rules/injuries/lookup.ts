import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import type { Needed, Rolled } from '../rolled.ts';
import type {
  DieTable,
  Effect,
  InjuryPack,
  InjuryResult,
  Place,
  Range,
  RegionRow,
  Severity,
  SeverityRow,
} from './pack.ts';

const holds = (row: { readonly from: number; readonly to: number | null }, roll: number): boolean =>
  roll >= row.from && roll <= (row.to ?? Infinity);

/** The one row that answers this face; undefined only for what the die cannot show. */
export const rowAt = <Row extends Range>(table: DieTable<Row>, roll: number): Row | undefined =>
  table.rows.find((row) => holds(row, roll));

const faceOf = (dice: Rolled, slot: string): number => (typeof dice[slot] === 'number' ? dice[slot] : NaN);

const regionRolled = (pack: InjuryPack, dice: Rolled): RegionRow | undefined =>
  rowAt(pack.regions, faceOf(dice, 'region'));

/**
 * The dice that a place takes, as far as those already there tell: first only the region's, then the spot's and, where
 * the struck part is one of a pair, the side's (rule SW-14). Ask again with every die that came up.
 */
export function placeDice(pack: InjuryPack, dice: Rolled): Needed {
  const row = regionRolled(pack, dice);
  if (!row) return { region: pack.regions.die };
  return { region: pack.regions.die, spot: row.spots.die, ...(row.sides && { side: row.sides.die }) };
}

/** The place that these dice name. Refuses a die that is missing, not used, or outside its faces. */
export function locate(pack: InjuryPack, dice: Rolled): Outcome<Place> {
  const checked = checkDice(dice, placeDice(pack, dice));
  if (!checked.ok) return checked;
  const row = regionRolled(pack, dice);
  const spot = row && rowAt(row.spots, faceOf(dice, 'spot'));
  if (!row || !spot) return refuse('dieMissing', 'The region die is missing.', 'rolls.region');
  const side = row.sides ? (rowAt(row.sides, faceOf(dice, 'side'))?.side ?? null) : null;
  return accept({ region: row.region, spot: spot.spot, side });
}

/**
 * The dice that name a place which was pointed at instead of rolled: of each of its rows the lowest face (rule IN-6).
 * Refuses `noSuchPlace` for a region, a spot or a side that this pack has not.
 */
export function placeFaces(pack: InjuryPack, place: Place): Outcome<Record<string, number>> {
  const region = pack.regions.rows.find((row) => row.region === place.region);
  const spot = region?.spots.rows.find((row) => row.spot === place.spot);
  const side = region?.sides?.rows.find((row) => row.side === place.side);
  if (!region || !spot || (region.sides !== null && !side)) {
    const words = [place.side, place.spot].filter((word) => word !== null).join(' ');
    return refuse('noSuchPlace', `"${words}" (${place.region}) is not a place of these tables.`, 'place');
  }
  return accept({ region: region.from, spot: spot.from, ...(side && { side: side.from }) });
}

/** What the injury roll comes to: the die plus the Wounds below zero (rule SW-12). The row covers every total from 1 up. */
export const severityAt = (pack: InjuryPack, total: number): SeverityRow | undefined =>
  pack.severity.rows.find((row) => holds(row, total));

/** True when no face of the die can save: every total from 1 + below up is death (rule SW-13). */
export const certainDeath = (pack: InjuryPack, below: number): boolean =>
  severityOdds(pack, below).every(({ result, ways }) => result === 'death' || ways === 0);

/** In how many faces of the injury die each result lies, in the order of the table, for someone `below` Wounds under zero. */
export function severityOdds(
  pack: InjuryPack,
  below: number,
): readonly { readonly result: InjuryResult; readonly ways: number; readonly of: number }[] {
  const of = pack.severity.die;
  return pack.severity.rows.map(({ from, to, result }) => {
    const first = Math.max(from, 1 + below);
    const last = Math.min(to ?? Infinity, of + below);
    return { result, ways: Math.max(0, last - first + 1), of };
  });
}

/** In how many faces of its die each row of a table lies. */
export const rowOdds = <Row extends Range>(
  table: DieTable<Row>,
): readonly { readonly row: Row; readonly ways: number; readonly of: number }[] =>
  table.rows.map((row) => ({ row, ways: row.to - row.from + 1, of: table.die }));

/** What an injury means at the table and how long it lasts; null when the place is not of this pack. */
export function effectAt(pack: InjuryPack, place: { region: string; spot: string }, severity: Severity): Effect | null {
  const region = pack.regions.rows.find((row) => row.region === place.region);
  return region?.spots.rows.find((row) => row.spot === place.spot)?.[severity] ?? null;
}
