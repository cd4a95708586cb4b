/**
 * What an injury pack is: the tables that say how bad a fall to 0 Wounds is and where it strikes, for one kind of body.
 * A pack is plain data (JSON); `loadPack` is the only way from a file to this type. Rows cover whole faces of a die, from
 * `from` to `to`, both included.
 */
export interface InjuryPack {
  readonly format: 1;
  /** Short and stable: campaigns and encounters name a pack by it. Lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly name: string;
  /** The body it is for, in a few words: "two arms, two legs". */
  readonly body: string;
  readonly author: string;
  readonly licence: string;
  readonly severity: SeverityTable;
  readonly regions: DieTable<RegionRow>;
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A table read with one die of `die` faces: each face belongs to exactly one row. */
export interface DieTable<Row extends Range> {
  readonly die: number;
  readonly rows: readonly Row[];
}

export const INJURY_RESULTS = ['knocked-out', 'minor', 'permanent', 'death'] as const;
export type InjuryResult = (typeof INJURY_RESULTS)[number];

/** The results that leave something behind. */
export type Severity = 'minor' | 'permanent';

/** Read with the die plus the Wounds below zero: the last row is open upwards, its `to` is null. */
export interface SeverityTable {
  readonly die: number;
  readonly rows: readonly SeverityRow[];
}

export interface SeverityRow extends Effect {
  readonly from: number;
  readonly to: number | null;
  readonly result: InjuryResult;
}

/** What a row means at the table and how long it lasts: advice for the game master, never arithmetic. */
export interface Effect {
  readonly means: string;
  readonly lasts: string;
}

export interface RegionRow extends Range {
  readonly region: string;
  readonly spots: DieTable<SpotRow>;
  /** Which of a pair is struck; null where the body has only one. */
  readonly sides: DieTable<SideRow> | null;
}

export interface SpotRow extends Range {
  readonly spot: string;
  readonly minor: Effect;
  readonly permanent: Effect;
}

export interface SideRow extends Range {
  readonly side: string;
}

/** Where a blow struck, in the words of the pack. */
export interface Place {
  readonly region: string;
  readonly spot: string;
  readonly side: string | null;
}
