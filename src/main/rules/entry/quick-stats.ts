import type { EditOf, RulesetId } from '../ruleset-types.ts';
import type { Side } from '../turn-order.ts';

/** A number of a creature as a quick line has it: its letters, then the number. */
export interface Stat {
  readonly key: string;
  /** Its letters, where they are not the key: any of these, the longest first. */
  readonly letters?: readonly string[];
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
  /** Whether `6/12` stands for thresholds; where it does not, `#winged` stands for a body. */
  readonly thresholds: boolean;
  /** The one without which there is no creature, unless one of `instead` is written. */
  readonly needed: Stat;
  readonly instead: readonly string[];
  /** What somebody with name and turn only can have besides. */
  readonly nameOnly: readonly string[];
  /** What all of it is called in a refusal. */
  readonly samples: string;
  readonly changes: (read: Stats, side: Side) => EditOf<R>;
  /** Somebody whose player keeps the sheet. */
  readonly withoutTracks: (read: Stats, side: Side) => EditOf<R>;
}

/** What an attack must reach: the same number for both rulesets, under the names they give it. */
export const DEFENCE = 'defence';
const MOST_DEFENCE = 99;

const HP: Stat = { key: 'hp', name: 'Hit Points', sample: 'hp5', least: 1, most: 99, noWord: true };
const WOUNDS: Stat = { key: 'w', name: 'Wounds', sample: 'w6', least: 1, most: 999 };

const kindOf = (side: Side, minion: number | null): 'hero' | 'minion' | 'foe' => {
  if (minion !== null) return 'minion';
  return side === 'hero' ? 'hero' : 'foe';
};

/** What of a creature can be written in one line, by ruleset. What is left out it does not have. */
export const QUICK_STATS: { readonly [R in RulesetId]: QuickStats<R> } = {
  thresholds: {
    stats: [
      HP,
      { key: 'st', name: 'Stress', sample: 'st3', least: 0, most: 99 },
      { key: 'ar', name: 'Armor slots', sample: 'ar2', least: 0, most: 12 },
      { key: 'm', name: 'A minion’s number', sample: 'm3', least: 1, most: 9999 },
      {
        key: DEFENCE,
        letters: ['dif', 'ev'],
        name: 'Difficulty or Evasion',
        sample: 'dif14',
        least: 0,
        most: MOST_DEFENCE,
      },
    ],
    thresholds: true,
    needed: HP,
    instead: ['m'],
    nameOnly: ['major', 'severe', DEFENCE],
    samples: 'hp5, 6/12, st3, ar2, m3, dif14, turn14, @hero or dice such as 1d8+3',
    changes: ({ hp = 1, st = 0, ar = 0, m = null, major = null, severe = null }, side) => ({
      kind: kindOf(side, m),
      hp: { max: hp ?? 1 },
      thresholds: { major, severe },
      stress: st === 0 || st === null ? null : { max: st },
      armor: { score: ar ?? 0 },
      hope: null,
      ...(m === null ? {} : { minionValue: m }),
    }),
    withoutTracks: ({ major = null, severe = null }, side) => ({
      nameOnly: true,
      kind: kindOf(side, null),
      thresholds: { major, severe },
    }),
  },
  'stamina-wounds': {
    stats: [
      WOUNDS,
      { key: 's', name: 'Stamina', sample: 's4', least: 0, most: 999 },
      { key: 't', name: 'Toughness', sample: 't1', least: -9, most: 9 },
      { key: DEFENCE, letters: ['ac'], name: 'AC', sample: 'ac14', least: 0, most: MOST_DEFENCE },
    ],
    thresholds: false,
    needed: WOUNDS,
    instead: [],
    nameOnly: [DEFENCE],
    samples: 'w6, s4, t1, ac14, #winged, turn14, @hero or dice such as 1d8+1',
    changes: ({ w = 1, s = null, t = 0 }) => ({
      kind: s === null ? 'beast' : 'trained',
      wounds: { max: w ?? 1, current: w ?? 1 },
      stamina: s === null ? null : { max: s, current: s },
      toughness: t ?? 0,
    }),
    withoutTracks: () => ({ nameOnly: true }),
  },
};
