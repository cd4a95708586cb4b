import type { Status } from './vitals.ts';

/** Why and how a hit lands; what the table says about it. Several may apply at once. */
export const CAUSES = [
  'unaware',
  'helpless',
  'paralyzed',
  'pinned',
  'critical',
  'poison',
  'falling',
  'area',
  'tumbled',
] as const;
export type Cause = (typeof CAUSES)[number];

/** The causes that take damage past Stamina. `area` never does so by itself; `tumbled` only answers `falling`. */
export type BypassReason = Exclude<Cause, 'area' | 'tumbled'>;

const REASONS: readonly BypassReason[] = [
  'unaware',
  'helpless',
  'paralyzed',
  'pinned',
  'critical',
  'poison',
  'falling',
];

export const isCause = (word: unknown): word is Cause => CAUSES.some((cause) => cause === word);

/**
 * Every reason why a hit goes past Stamina, each once, in a fixed order (rule SW-3): one is enough, all are told. None
 * means that Stamina meets the hit. A fall that the acrobat tumbled out of (`tumbled`) is an ordinary hit.
 */
export const bypassReasons = (causes: readonly Cause[]): readonly BypassReason[] =>
  REASONS.filter((reason) => causes.includes(reason) && !(reason === 'falling' && causes.includes('tumbled')));

const HELPLESS: readonly Status[] = ['fainted', 'knocked-out', 'senseless'];

const CONDITION_CAUSES: Readonly<Record<string, Cause>> = {
  unaware: 'unaware',
  surprised: 'unaware',
  helpless: 'helpless',
  asleep: 'helpless',
  paralyzed: 'paralyzed',
  pinned: 'pinned',
};

/**
 * The causes that someone's state speaks for before anyone names one: conditions by their lower-case names, and lying
 * unconscious. They are suggestions; the game master has the last word (rule SW-3).
 */
export function standingCauses(status: Status, conditions: readonly string[]): readonly Cause[] {
  const named = new Set<Cause>();
  for (const condition of conditions) {
    const cause = Object.hasOwn(CONDITION_CAUSES, condition) ? CONDITION_CAUSES[condition] : undefined;
    if (cause !== undefined) named.add(cause);
  }
  if (HELPLESS.includes(status)) named.add('helpless');
  return CAUSES.filter((cause) => named.has(cause));
}
