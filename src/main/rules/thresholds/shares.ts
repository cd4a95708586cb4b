import type { Share } from '../command.ts';
import type { DamagePart } from './operation.ts';
import type { Hit } from './types.ts';

function sharePart(part: DamagePart, share: Share): DamagePart {
  switch (share) {
    case 'normal':
      return part;
    case 'half':
      return { ...part, half: true };
    case 'double':
      return { ...part, amount: 2 * part.amount };
    case 'none':
      return { ...part, amount: 0 };
  }
}

/** What of a hit reaches one of several targets. Half is half at its source, so the table's rounding holds. */
export const shareHit = (hit: Hit, share: Share): Hit =>
  share === 'normal' || !Array.isArray(hit.parts)
    ? hit
    : { ...hit, parts: hit.parts.map((part: DamagePart) => sharePart(part, share)) };

/**
 * Hits that land at the same moment are totalled before the thresholds are asked. They are direct only if all of them
 * are: against the rest of the total, armor helps.
 */
export function combineHits(hits: readonly Hit[]): Hit {
  const [first, ...others] = hits;
  if (first !== undefined && others.length === 0) return first;
  const sum = (number: (hit: Hit) => number | undefined): number =>
    hits.reduce((total, hit) => total + (number(hit) ?? 0), 0);
  const most = (number: (hit: Hit) => number | undefined): number =>
    Math.max(0, ...hits.map((hit) => number(hit) ?? 0));
  return {
    parts: hits.flatMap(({ parts }) => parts),
    direct: hits.every(({ direct }) => direct === true),
    area: hits.every(({ area }) => area === true),
    armorSlots: sum(({ armorSlots }) => armorSlots),
    extraHp: sum(({ extraHp }) => extraHp),
    minHp: most(({ minHp }) => minHp),
  };
}
