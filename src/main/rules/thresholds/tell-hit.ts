import { counted, joined, number, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { Event, HitCalled, HitTaken, ReductionStep } from './events.ts';
import type { Tier } from './classify.ts';

const STEP_WORDS: Readonly<Record<ReductionStep['by'], string>> = {
  half: 'halved to ',
  immunity: 'lowered by immunity to ',
  resistance: 'resisted to ',
  reduction: 'reduced to ',
};

const TIER_WORDS: Readonly<Record<Exclude<Tier, 'none'>, string>> = {
  minor: 'Minor',
  major: 'Major',
  severe: 'Severe',
  massive: 'Massive',
};

const tierPart = (tier: Exclude<Tier, 'none'>): Part => ({ kind: 'tier', text: TIER_WORDS[tier], tier });

/** `(8 to 15)`, `(16 or more)`, and for someone without thresholds just that. */
function bandParts({ tier, band }: Pick<HitCalled, 'tier' | 'band'>): readonly Part[] {
  if (band === null) return [];
  const { from, to } = band;
  if (to === null) return tier === 'minor' ? [text(' (no thresholds)')] : [text(' ('), number(from), text(' or more)')];
  if (from === to) return [text(' ('), number(from), text(')')];
  return [text(' ('), number(from), text(' to '), number(to), text(')')];
}

/** Where a track stands after a change: `5 of 6`. */
export const standing = (to: number, max: number): readonly Part[] => [number(to), text(' of '), number(max)];

function armorParts(changes: readonly Event[]): readonly Part[] {
  const slots = changes.find((change) => change.type === 'armorSlotsMarked');
  if (!slots) return [];
  return [
    ...counted(slots.to - slots.from, 'armor slot', 'armor slots'),
    text(' marked, '),
    ...standing(slots.to, slots.max),
  ];
}

function marksParts(hit: HitTaken, changes: readonly Event[]): readonly Part[] {
  const marks = changes.find((change) => change.type === 'hitPointsMarked');
  const lost: readonly Part[] = hit.lost > 0 ? [text(', '), number(hit.lost), text(' lost')] : [];
  if (!marks) return [text('no Hit Point marked'), ...lost];
  const points = counted(marks.to - marks.from, 'Hit Point', 'Hit Points');
  return [...points, text(' marked, '), ...standing(marks.to, marks.max), ...lost];
}

/** `takes 14 direct from Oda, resisted to 7` */
function takesParts(hit: Pick<HitTaken, 'amount' | 'steps' | 'direct'>, by: Part | null): readonly Part[] {
  const steps = hit.steps.flatMap((step): readonly Part[] => [text(`, ${STEP_WORDS[step.by]}`), number(step.to)]);
  return [
    text(' takes '),
    number(hit.amount),
    ...(hit.direct ? [text(' direct')] : []),
    ...(by ? [text(' from '), by] : []),
    ...steps,
  ];
}

/**
 * A hit: what was taken, which tier it reaches and where that tier lies, and what is marked. Armor that subtracts from
 * the damage stands before the tier that is left, armor that takes a step after it: the order in which they count.
 */
export function tellHit(hit: HitTaken, by: Part | null, changes: readonly Event[]): readonly Part[] {
  const takes = takesParts(hit, by);
  const armor = armorParts(changes);
  const subtracted: readonly Part[] =
    hit.compared === hit.final ? [] : [text(': '), ...armor, text(' leaves '), number(hit.compared)];
  if (hit.tier === 'none') return [...takes, ...subtracted, text(': nothing marked')];
  const stepped: readonly Part[] = hit.compared === hit.final && armor.length > 0 ? [text(', '), ...armor] : [];
  return [
    ...takes,
    ...subtracted,
    text(': '),
    tierPart(hit.tier),
    ...bandParts(hit),
    ...stepped,
    text(', '),
    ...marksParts(hit, changes),
  ];
}

/** `mark 1 armor slot and 2 Hit Points` */
function toMark({ due, armorSlots }: HitCalled): readonly Part[] {
  const slots = armorSlots > 0 ? counted(armorSlots, 'armor slot', 'armor slots') : [];
  if (due === null) return slots.length > 0 ? [text(', mark '), ...slots, text(' for one step less')] : [];
  const points = due > 0 ? counted(due, 'Hit Point', 'Hit Points') : [];
  return [text(', mark '), ...joined([slots, points], ' and ')];
}

/** A hit on someone of whom only name and turn are kept: what was taken, the tier it reaches, and what to mark. */
export function tellCalled(hit: HitCalled, by: Part | null): readonly Part[] {
  const takes = takesParts(hit, by);
  if (hit.tier === 'none') return [...takes, text(': nothing to mark')];
  if (hit.tier === null) return [...takes, text(': no thresholds known here'), ...toMark(hit)];
  return [...takes, text(': '), tierPart(hit.tier), ...bandParts(hit), ...toMark(hit)];
}
