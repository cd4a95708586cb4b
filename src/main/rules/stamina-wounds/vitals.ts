import type { Place, Severity } from '../injuries/pack.ts';

/** What Stamina & Wounds keeps about one creature. Numbers go down: `current` of `max` is left. */
export interface Vitals {
  readonly kind: Kind;
  /** `current` may fall below zero. */
  readonly wounds: Track;
  /** null for a beast: everything goes to Wounds. Someone trained without any has 0 of 0. */
  readonly stamina: Track | null;
  /** Faces of the die for an hour's rest and for a level. */
  readonly staminaDie: StaminaDie;
  /** The Toughness modifier, usually between -3 and 3. */
  readonly toughness: number;
  /** What subdual damage took beyond Stamina; apart from real Wounds. At least 0. */
  readonly subdual: number;
  /** How long someone fainted or knocked out stays so, from when it began; null when nobody counts. */
  readonly hours: number | null;
  readonly injuries: readonly Injury[];
  /** Falls whose injury roll is still to be made, oldest first. */
  readonly injuryRollsOwed: readonly OwedRoll[];
  readonly status: Status;
  /** Only name and turn are kept here: the player has the sheet (rule SW-44). */
  readonly nameOnly?: boolean;
  /** The id of the injury pack of its body (rule IN-8); absent: the one that encounters use first. */
  readonly body?: string;
}

export interface Track {
  readonly max: number;
  readonly current: number;
}

/** The Wounds below zero at the moment of the fall; they are added to the roll. */
export interface OwedRoll {
  readonly below: number;
}

export interface Injury extends Place, InjuryNotes {
  readonly severity: Severity;
}

/** Words beside an injury, for the table: nothing is worked out from them. */
export interface InjuryNotes {
  /** What it means. */
  readonly note?: string;
  /** How long it takes to heal: "a week", "for good". */
  readonly lasts?: string;
}

/** What a sheet with name and turn only keeps of the tracks: nothing is ever lost on them. */
export const NO_TRACKS: Pick<Vitals, 'kind' | 'wounds' | 'stamina'> = {
  kind: 'trained',
  wounds: { max: 1, current: 1 },
  stamina: { max: 0, current: 0 },
};

export const KINDS = ['trained', 'beast'] as const;
export type Kind = (typeof KINDS)[number];

export const STATUSES = ['up', 'down', 'fainted', 'knocked-out', 'senseless', 'defeated', 'dead'] as const;
export type Status = (typeof STATUSES)[number];

export const STAMINA_DICE = [4, 3, 2] as const;
export type StaminaDie = (typeof STAMINA_DICE)[number];

/** Faces of the die for hours out, and for a full day's rest. */
export const HOURS_DIE = 6;
export const DAY_DIE = 3;

/** Rounds of ten seconds (rule SW-46). */
export const ROUNDS_AN_HOUR = 360;

export const defaultVitals: Vitals = {
  kind: 'trained',
  wounds: { max: 8, current: 8 },
  stamina: { max: 5, current: 5 },
  staminaDie: 4,
  toughness: 0,
  subdual: 0,
  hours: null,
  injuries: [],
  injuryRollsOwed: [],
  status: 'up',
};
