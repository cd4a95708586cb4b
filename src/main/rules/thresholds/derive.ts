import { canBeMassive, massiveAt } from './classify.ts';
import type { Options } from './options.ts';
import type { ArmorBase, Thresholds, ThresholdsSource, Track, Vitals } from './vitals.ts';

/** What follows from a creature's vitals and is never stored, so that it cannot be out of step with them. */
export interface Derived {
  /** All Stress is marked, and this table's options let the creature turn Vulnerable by it. */
  readonly vulnerable: boolean;
  /** A horde with half or more of its Hit Points marked. */
  readonly hordeHalf: boolean;
  /** Up, with exactly one Hit Point left to mark. */
  readonly lastHitPoint: boolean;
  /** From how much damage on a hit is Massive; null where it never is. */
  readonly massiveAt: number | null;
}

export const isFull = (track: Track): boolean => track.marked >= track.max;

export const isVulnerable = ({ kind, stress }: Vitals, options: Options): boolean =>
  stress !== null && stress.max > 0 && isFull(stress) && (kind === 'hero' || options.foeStressVulnerable);

/** Half of an odd number of Hit Points is reached with the slot past the middle (rule TH-23). */
export const isHordeHalf = ({ kind, hp }: Vitals): boolean => kind === 'horde' && 2 * hp.marked >= hp.max;

export const derive = (vitals: Vitals, options: Options): Derived => ({
  vulnerable: isVulnerable(vitals, options),
  hordeHalf: isHordeHalf(vitals),
  lastHitPoint: vitals.nameOnly !== true && vitals.status === 'up' && vitals.hp.max - vitals.hp.marked === 1,
  massiveAt: massiveAt(vitals.thresholds, canBeMassive(vitals.kind, options)),
});

/** 1 for level 1, 2 to level 4, 3 to level 7, then 4. */
export function tierOf(level: number): number {
  if (level <= 1) return 1;
  if (level <= 4) return 2;
  return level <= 7 ? 3 : 4;
}

/**
 * Thresholds of a hero in armor of this base, or unarmored (null): base plus level, or level and twice the level
 * (rule TH-43). Worked out anew at each level, never added to.
 */
export const thresholdsFor = (level: number, armorBase: ArmorBase | null): Thresholds =>
  armorBase === null
    ? { major: level, severe: 2 * level }
    : { major: armorBase.major + level, severe: armorBase.severe + level };

/** The thresholds that follow from where they come from; those there are, where that is a hand (rule TH-56). */
export const thresholdsBy = (source: ThresholdsSource, level: number, now: Thresholds): Thresholds =>
  source === 'hand' ? now : thresholdsFor(level, source === 'unarmored' ? null : source);

/**
 * Thresholds under temporary bonuses and penalties. A threshold that is not there stays away; none falls below 1, and
 * Severe not below Major (rule TH-45).
 */
export function shiftThresholds({ major, severe }: Thresholds, by: { major: number; severe: number }): Thresholds {
  const shifted = (threshold: number | null, bonus: number): number | null =>
    threshold === null || threshold <= 0 ? threshold : Math.max(1, threshold + bonus);
  const newMajor = shifted(major, by.major);
  const newSevere = shifted(severe, by.severe);
  const orderly = newMajor === null || newSevere === null || newSevere <= 0 || newSevere >= newMajor;
  return { major: newMajor, severe: orderly ? newSevere : newMajor };
}
