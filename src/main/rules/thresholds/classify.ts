import type { Options } from './options.ts';
import type { Kind, Thresholds } from './vitals.ts';

export type Tier = 'none' | 'minor' | 'major' | 'severe' | 'massive';

/** Hit Points each tier marks (rule TH-10). */
export const TIER_MARKS: Readonly<Record<Tier, number>> = { none: 0, minor: 1, major: 2, severe: 3, massive: 4 };

/** Whether damage to this kind of creature can be Massive at this table. */
export const canBeMassive = (kind: Kind, options: Options): boolean =>
  options.massive && (options.massiveAppliesTo === 'all' || kind === 'hero');

/** A threshold that can be reached at all: null and 0 cannot. */
const reachable = (threshold: number | null): number | null => (threshold !== null && threshold > 0 ? threshold : null);

const reaches = (amount: number, threshold: number | null): boolean => threshold !== null && amount >= threshold;

/** From how much damage on it is Massive, or null. */
export const massiveAt = ({ severe }: Thresholds, massive: boolean): number | null => {
  const reached = reachable(severe);
  return massive && reached !== null ? 2 * reached : null;
};

/**
 * The tier that damage reaches (rule TH-10). Equal to a threshold reaches it; the highest tier that is reached counts.
 *
 * @param final damage after every reduction
 * @param massive whether Massive damage is used for this creature
 */
export function classify(final: number, thresholds: Thresholds, massive: boolean): Tier {
  if (final <= 0) return 'none';
  if (reaches(final, massiveAt(thresholds, massive))) return 'massive';
  if (reaches(final, reachable(thresholds.severe))) return 'severe';
  return reaches(final, reachable(thresholds.major)) ? 'major' : 'minor';
}

/** A tier's range of damage: `to` is the last number of it, null where it has no end. */
export interface Band {
  readonly from: number;
  readonly to: number | null;
}

/**
 * Where each tier that can be reached begins and ends, highest first: Massive where it is used, Severe, Major, Minor.
 * A tier that no number falls into is left out.
 */
export function bands(thresholds: Thresholds, massive: boolean): readonly (Band & { readonly tier: Tier })[] {
  const starts: readonly (readonly [Tier, number | null])[] = [
    ['massive', massiveAt(thresholds, massive)],
    ['severe', reachable(thresholds.severe)],
    ['major', reachable(thresholds.major)],
    ['minor', 1],
  ];
  const found: (Band & { readonly tier: Tier })[] = [];
  let next: number | null = null;
  for (const [tier, from] of starts) {
    if (from === null || (next !== null && from >= next)) continue;
    found.push({ tier, from, to: next === null ? null : next - 1 });
    next = from;
  }
  return found;
}

/** The band of one tier, or null for `none` and for a tier that cannot be reached. */
export function bandOf(tier: Tier, thresholds: Thresholds, massive: boolean): Band | null {
  const found = bands(thresholds, massive).find((band) => band.tier === tier);
  return found ? { from: found.from, to: found.to } : null;
}
