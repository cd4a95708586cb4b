/**
 * What Thresholds keeps about one creature. Marks go up: `marked` of `max` slots are used, so what is left is
 * `max - marked`. What follows from these numbers (Vulnerable, a horde at half) is never stored: see derive.ts.
 */
export interface Vitals {
  readonly kind: Kind;
  /** 1 to 10. */
  readonly level: number;
  /** 1 to 4; follows the level at a level-up, but may be set by itself for adversaries. */
  readonly tier: number;
  readonly thresholds: Thresholds;
  /** Where the thresholds come from; absent: set by hand. */
  readonly thresholdsFrom?: ThresholdsSource;
  readonly hp: Track;
  /** null for a creature without Stress. */
  readonly stress: Track | null;
  readonly armor: Armor;
  /** null for everyone without Hope, such as adversaries. */
  readonly hope: Hope | null;
  /** Damage of these types is halved, once. */
  readonly resist: readonly DamageType[];
  /** Damage of these types is ignored. */
  readonly immune: readonly DamageType[];
  readonly reduce: readonly FlatReduction[];
  readonly status: Status;
  /** Short rests in a row since the last long one (rule TH-39); absent: none. */
  readonly shortRests?: number;
  /** A minion's number: each full one of it in damage by a hero defeats one more minion; null or absent: none. */
  readonly minionValue?: number | null;
  /** What a horde's standard attack deals once half its Hit Points are marked; for the game master to read; null or absent: as before. */
  readonly hordeValue?: number | string | null;
  /** What the block says happens on its last Hit Point, which then does not defeat it at once; null or absent: nothing. */
  readonly onLastHitPoint?: string | null;
  /** Only name and turn are kept here, and thresholds where they are known: the player has the sheet (rule TH-64). */
  readonly nameOnly?: boolean;
}

export type Kind = 'hero' | 'foe' | 'minion' | 'horde';

export type Status = 'up' | 'death-move' | 'unconscious' | 'final-action' | 'defeated' | 'dead' | 'retired';

export type DamageType = 'physical' | 'magic';

/** Damage of at least this much reaches the tier. null (and 0) can never be reached. `severe` is not below `major`. */
export interface Thresholds {
  readonly major: number | null;
  readonly severe: number | null;
}

/** Set by hand; or worked out from the level, without armor or with armor of this base (rule TH-56). */
export type ThresholdsSource = 'hand' | 'unarmored' | ArmorBase;

/** What a kind of armor gives to the thresholds, before the level. */
export interface ArmorBase {
  readonly major: number;
  readonly severe: number;
}

export interface Track {
  readonly max: number;
  readonly marked: number;
}

/** As many armor slots as the score, temporary ones included. */
export interface Armor {
  readonly score: number;
  readonly marked: number;
  /** How much of `score` is temporary. */
  readonly temporary: number;
}

export interface Hope {
  readonly max: number;
  readonly current: number;
}

/** Taken off once per hit, after resistance, from the parts all of whose types are named. */
export interface FlatReduction {
  readonly types: readonly DamageType[];
  readonly amount: number;
}

export const DAMAGE_TYPES: readonly DamageType[] = ['physical', 'magic'];

export const STATUSES: readonly Status[] = [
  'up',
  'death-move',
  'unconscious',
  'final-action',
  'defeated',
  'dead',
  'retired',
];

/** What a sheet with name and turn only keeps of the tracks: nothing is ever marked on them. */
export const NO_TRACKS: Pick<Vitals, 'hp' | 'stress' | 'armor' | 'hope'> = {
  hp: { max: 1, marked: 0 },
  stress: null,
  armor: { score: 0, marked: 0, temporary: 0 },
  hope: null,
};

/** The highest armor score there is, temporary slots included. */
export const ARMOR_CAP = 12;

export const LEVEL_CAP = 10;

/** The highest threshold, and the highest base of one, that a sheet takes. */
export const MOST_DAMAGE = 9999;

export const defaultVitals: Vitals = {
  kind: 'hero',
  level: 1,
  tier: 1,
  thresholds: { major: 8, severe: 16 },
  hp: { max: 6, marked: 0 },
  stress: { max: 6, marked: 0 },
  armor: { score: 3, marked: 0, temporary: 0 },
  hope: { max: 6, current: 2 },
  resist: [],
  immune: [],
  reduce: [],
  status: 'up',
};
