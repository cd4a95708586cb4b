import type { BandView, StateWord, VitalsView } from '../../../preload/contract/encounter-views.ts';
import type { ConditionEffects, OptionsOf, VitalsOf } from '../../rules/index.ts';
import { bands, canBeMassive, derive, shiftThresholds, TIER_MARKS, type Tier } from '../../rules/thresholds/index.ts';

type Vitals = VitalsOf<'thresholds'>;
type Options = OptionsOf<'thresholds'>;

const TIER_NAMES: Readonly<Record<Tier, string>> = {
  none: 'None',
  minor: 'Minor',
  major: 'Major',
  severe: 'Severe',
  massive: 'Massive',
};

/** The vitals with the range of each tier as it is now, highest first. */
export function thresholdsVitals(
  vitals: Vitals,
  options: Options,
  { thresholds: shift }: ConditionEffects,
): VitalsView & { ruleset: 'thresholds' } {
  const now = shift ? shiftThresholds(vitals.thresholds, shift) : vitals.thresholds;
  // Where none are known, nothing can be said of any tier.
  const unknown = vitals.nameOnly === true && now.major === null && now.severe === null;
  const found = unknown ? [] : bandViews(now, canBeMassive(vitals.kind, options));
  return { ...vitals, ruleset: 'thresholds', bands: found, met: now };
}

type Known = Readonly<Record<'massive' | 'usual', BandView[] | null>>;

/** Rows are shown anew with every hit, and no hit changes a threshold. */
const KNOWN = new WeakMap<Vitals['thresholds'], Known>();

function bandViews(thresholds: Vitals['thresholds'], massive: boolean): BandView[] {
  const known = KNOWN.get(thresholds) ?? { massive: null, usual: null };
  const which = massive ? 'massive' : 'usual';
  const views =
    known[which] ??
    bands(thresholds, massive).map(({ tier, from, to }) => ({
      tier,
      name: TIER_NAMES[tier],
      marks: TIER_MARKS[tier],
      from,
      to,
    }));
  if (known[which] === null) KNOWN.set(thresholds, { ...known, [which]: views });
  return views;
}

const STATUS_WORDS: Readonly<Record<Vitals['status'], StateWord | null>> = {
  up: null,
  'death-move': { text: 'Death move', tone: 'owed' },
  unconscious: { text: 'Unconscious', tone: 'warn' },
  'final-action': { text: 'Final action', tone: 'owed' },
  defeated: { text: 'Defeated', tone: 'out' },
  dead: { text: 'Dead', tone: 'out' },
  retired: { text: 'Retired', tone: 'out' },
};

/** What somebody must notice about these vitals, most urgent first. */
export function thresholdsWords(vitals: Vitals, options: Options): StateWord[] {
  const status = STATUS_WORDS[vitals.status];
  const words: StateWord[] = status ? [status] : [];
  if (status?.tone === 'out') return words;
  const { vulnerable, hordeHalf, lastHitPoint } = derive(vitals, options);
  if (lastHitPoint && vitals.hp.max > 1) words.push({ text: 'Last HP', tone: 'warn' });
  if (vulnerable) words.push({ text: 'Vulnerable', tone: 'warn' });
  if (hordeHalf) words.push({ text: 'Half strength', tone: 'warn' });
  return words;
}
