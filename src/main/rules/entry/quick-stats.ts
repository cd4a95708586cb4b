import type { EditOf, RulesetId } from '../ruleset-types.ts';

/** A number of a creature as a quick line has it: its letters, then the number. */
export interface Stat {
  readonly key: string;
  /** What a game master calls it. */
  readonly name: string;
  /** As it is written, for a refusal to show. */
  readonly sample: string;
  readonly least: number;
  readonly most: number;
  /** Its letters are no word of a name: alone they are a number that was forgotten. */
  readonly noWord?: true;
}

/** The numbers that were read, by key; the thresholds as `major` and `severe`. */
export type Stats = Readonly<Record<string, number | null>>;

interface QuickStats<R extends RulesetId> {
  readonly stats: readonly Stat[];
  /** Whether `6/12` stands for thresholds. */
  readonly thresholds: boolean;
  /** The one without which there is no creature. */
  readonly needed: Stat;
  /** What all of it is called in a refusal. */
  readonly samples: string;
  readonly changes: (read: Stats) => EditOf<R>;
}

const HP: Stat = { key: 'hp', name: 'Hit Points', sample: 'hp5', least: 1, most: 99, noWord: true };
const WOUNDS: Stat = { key: 'w', name: 'Wounds', sample: 'w6', least: 1, most: 999 };

/** What of a creature can be written in one line, by ruleset. What is left out it does not have. */
export const QUICK_STATS: { readonly [R in RulesetId]: QuickStats<R> } = {
  thresholds: {
    stats: [
      HP,
      { key: 'st', name: 'Stress', sample: 'st3', least: 0, most: 99 },
      { key: 'ar', name: 'armor slots', sample: 'ar2', least: 0, most: 12 },
    ],
    thresholds: true,
    needed: HP,
    samples: 'hp5, 6/12, st3, ar2 or dice such as 1d8+3',
    changes: ({ hp = 1, st = 0, ar = 0, major = null, severe = null }) => ({
      kind: 'foe',
      hp: { max: hp ?? 1 },
      thresholds: { major, severe },
      stress: st === 0 || st === null ? null : { max: st },
      armor: { score: ar ?? 0 },
      hope: null,
    }),
  },
  'stamina-wounds': {
    stats: [
      WOUNDS,
      { key: 's', name: 'Stamina', sample: 's4', least: 0, most: 999 },
      { key: 't', name: 'Toughness', sample: 't1', least: -9, most: 9 },
    ],
    thresholds: false,
    needed: WOUNDS,
    samples: 'w6, s4, t1 or dice such as 1d8+1',
    changes: ({ w = 1, s = null, t = 0 }) => ({
      kind: s === null ? 'beast' : 'trained',
      wounds: { max: w ?? 1, current: w ?? 1 },
      stamina: s === null ? null : { max: s, current: s },
      toughness: t ?? 0,
    }),
  },
};
